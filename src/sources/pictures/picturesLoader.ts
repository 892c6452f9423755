import { readFile } from 'node:fs/promises';
import { isMissing } from '@/lib/fileStamp';
import { createLimiter } from '@/lib/limiter';
import { followFiles, type FoundFile, listFiles, type Outcome } from '../files/followFiles';
import type { Loader } from '../loader';
import { describePicture } from './describePicture';

/** How many pictures are in memory at a time. */
const takeTurn = createLimiter({ running: 4 });

const readPicture = ({ file, path }: FoundFile): Promise<Outcome> =>
  takeTurn(async () => {
    const fault = (reason: string): Outcome => ({
      fault: { file, field: '', kind: 'unreadable', reason },
    });
    try {
      const described = await describePicture(await readFile(path));
      return described.ok ? { record: { file, data: described.value } } : fault(described.problem);
    } catch (error) {
      return fault(`cannot be read: ${String(error)}`);
    }
  });

const listPictures = async (folder: string): Promise<FoundFile[]> => {
  try {
    const found = await listFiles(`${folder}/images`, /\.(?:jpe?g|png|webp|avif)$/i);
    return found.map(({ file, path }) => ({ file: `images/${file}`, path }));
  } catch (error) {
    // A shop need not have pictures of its own; one whose disk fails has them still.
    if (isMissing(error)) return [];
    throw error;
  }
};

/**
 * Describes every picture below the `images` folder of each of some folders. Of two with one name, the first folder's
 * wins.
 */
export const createPicturesLoader = (folders: readonly string[]): Loader => {
  const follow = followFiles(readPicture);
  return {
    name: `pictures in ${folders.join(', ')}`,
    load: async () => {
      const found = await Promise.all(folders.map(listPictures));
      // What comes later in a map wins.
      const byName = new Map(found.reverse().flatMap((list) => list.map((it) => [it.file, it])));
      return follow([...byName.values()]);
    },
  };
};
