import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readFileStamp } from '@/lib/fileStamp';
import { createLimiter } from '@/lib/limiter';
import { createSingleFlight } from '@/lib/singleFlight';
import { limits } from './limits';
import { ImageRefusal } from './refusal';
import { versionOf } from './versionOf';

export interface OwnImage {
  /** Changes with the content. */
  readonly version: string;
  /** Refuses when the content is not of that version any more. */
  readonly read: () => Promise<Buffer>;
}

interface Known {
  readonly stamp: string;
  readonly version: string;
}

const realPathOf = async (path: string): Promise<string | undefined> => {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
};

/** The first folder that has the file. A link that leads out of its folder is no file of ours. */
const locate = async (folders: readonly string[], path: string): Promise<string | undefined> => {
  for (const folder of folders) {
    const [root, file] = [await realPathOf(folder), await realPathOf(join(folder, path))];
    if (root && file?.startsWith(`${root}${sep}`)) return file;
  }
  return undefined;
};

const readVersion = async (file: string, version: string): Promise<Buffer> => {
  const content = await readFile(file);
  if (versionOf(content) === version) return content;
  throw new ImageRefusal(503, 'the picture is being replaced');
};

/**
 * Finds the shop's own pictures. The version of each is remembered for as long as its file stays what it is; nothing of
 * its content is.
 *
 * @param folders that hold an `images` folder each; the first that has a picture wins
 * @returns a function that throws an `ImageRefusal` when there is no such picture, or one that is too big
 */
export const createOwnImages = (folders: readonly string[]) => {
  const versions = new Map<string, Known>();
  const takeTurn = createLimiter({ running: 2 });
  const { fly } = createSingleFlight<Known>(async () => undefined);

  const learn = (file: string, stamp: string): Promise<Known> =>
    fly(`${file} ${stamp}`, () =>
      takeTurn(async () => {
        const known = { stamp, version: versionOf(await readFile(file)) };
        versions.set(file, known);
        return known;
      }),
    );

  return async (path: string): Promise<OwnImage> => {
    const file = await locate(folders, path);
    const found = file === undefined ? undefined : await readFileStamp(file);
    if (file === undefined || !found) throw new ImageRefusal(404, `there is no /${path}`);
    if (found.size > limits.ownBytes) {
      throw new ImageRefusal(400, `/${path} has more than ${limits.ownBytes} bytes`);
    }
    const remembered = versions.get(file);
    const { version } =
      remembered?.stamp === found.stamp ? remembered : await learn(file, found.stamp);
    return { version, read: () => readVersion(file, version) };
  };
};
