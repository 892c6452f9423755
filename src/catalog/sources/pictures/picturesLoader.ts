import { access } from 'node:fs/promises';
import { limits } from '@troupe/image-proxy/source';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { isMissing } from '@troupe/basics/errorCode';
import { createLimiter } from '@troupe/basics/limiter';
import { followFiles, type Outcome, type SizedFile } from '../files/followFiles';
import { type Listed, listFiles } from '../files/listFiles';
import { readBounded } from '../files/readBounded';
import type { Loader } from '../loader';
import { describePicture } from './describePicture';

/** Limits the number of pictures that are in memory at a time. */
const takeTurn = createLimiter({ running: 4 });

const readPicture = ({ file, path, size }: SizedFile): Promise<Outcome> =>
  takeTurn(async () => {
    const toFault = (reason: string): ContentFault => ({
      file,
      field: '',
      kind: 'unreadable',
      reason,
    });
    if (size > limits.ownBytes) {
      return { fault: toFault(`has more than ${limits.ownBytes} bytes`) };
    }
    try {
      const described = await describePicture(await readBounded(path, size));
      return described.ok
        ? { record: { file, data: described.value } }
        : { fault: toFault(described.problem) };
    } catch (error) {
      return { fault: toFault(`cannot be read: ${String(error)}`), isPassing: true };
    }
  });

const listPictures = async (folder: string): Promise<Listed> => {
  const inImages = <It extends { readonly file: string }>(it: It): It => ({
    ...it,
    file: `images/${it.file}`,
  });
  try {
    const { files, faults } = await listFiles(`${folder}/images`, /\.(?:jpe?g|png|webp|avif)$/i);
    return { files: files.map(inImages), faults: faults.map(inImages) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    // A missing `images` folder means no pictures; a missing parent folder is an outage.
    await access(folder);
    return { files: [], faults: [] };
  }
};

/**
 * Describes every picture below the `images` folders of the given folders. If two have the same name, the first folder
 * wins. `load` rejects if a folder is missing or its disk fails: that is an outage, not a shop without pictures.
 */
export const createPicturesLoader = (folders: readonly string[]): Loader => {
  const follow = followFiles(readPicture);
  return {
    id: 'pictures',
    name: `pictures in ${folders.join(', ')}`,
    load: async () => {
      const found = await Promise.all(folders.map(listPictures));
      // The last entry of a map wins, so the first folder comes last.
      const byName = new Map(
        found.toReversed().flatMap(({ files }) => files.map((it) => [it.file, it])),
      );
      return follow({
        files: [...byName.values()],
        faults: found.flatMap(({ faults }) => faults),
      });
    },
  };
};
