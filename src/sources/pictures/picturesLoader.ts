import { access } from 'node:fs/promises';
import { limits } from '@/imageProxy/limits';
import type { Fault } from '@/lib/fault';
import { isMissing } from '@/lib/fileStamp';
import { createLimiter } from '@/lib/limiter';
import { followFiles, type Outcome, type SizedFile } from '../files/followFiles';
import { type Listed, listFiles } from '../files/listFiles';
import { readBounded } from '../files/readBounded';
import type { Loader } from '../loader';
import { describePicture } from './describePicture';

/** How many pictures are in memory at a time. */
const takeTurn = createLimiter({ running: 4 });

const readPicture = ({ file, path, size }: SizedFile): Promise<Outcome> =>
  takeTurn(async () => {
    const toFault = (reason: string): Fault => ({ file, field: '', kind: 'unreadable', reason });
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
    // A shop need not have pictures of its own; one whose whole folder is away has them still.
    await access(folder);
    return { files: [], faults: [] };
  }
};

/**
 * Describes every picture below the `images` folder of each of some folders. Of two with one name, the first folder's
 * wins.
 *
 * @throws when one of the folders is not there, or its disk fails: that is an outage, not a shop without pictures
 */
export const createPicturesLoader = (folders: readonly string[]): Loader => {
  const follow = followFiles(readPicture);
  return {
    id: 'pictures',
    name: `pictures in ${folders.join(', ')}`,
    load: async () => {
      const found = await Promise.all(folders.map(listPictures));
      // What comes later in a map wins.
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
