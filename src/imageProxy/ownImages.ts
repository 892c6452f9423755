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
  /** Throws a `ReplacedError` when the content is not of that version any more. */
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

/** The content changed after its version was told: whoever asks again learns the new one. */
export class ReplacedError extends ImageRefusal {
  constructor() {
    super(503, 'the picture is being replaced');
  }
}

/**
 * Finds the shop's own pictures. The version of each is remembered for as long as its file stays what it is; nothing of
 * its content is.
 *
 * @param folders that hold an `images` folder each; the first that has a picture wins
 * @param age for how long an answer may be given again unseen, in ms
 * @returns a function that throws an `ImageRefusal` when there is no such picture, or one that is too big
 */
export const createOwnImages = (folders: readonly string[], age: number = limits.ownAge) => {
  const versions = new Map<string, Known>();
  // Only what there is, so that it stays as few as the files are.
  const found = new Map<string, { readonly image: OwnImage; readonly until: number }>();
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

  const find = async (path: string): Promise<OwnImage> => {
    const file = await locate(folders, path);
    const now = file === undefined ? undefined : await readFileStamp(file);
    if (file === undefined || !now) throw new ImageRefusal(404, `there is no /${path}`);
    if (now.size > limits.ownBytes) {
      throw new ImageRefusal(400, `/${path} has more than ${limits.ownBytes} bytes`);
    }
    const remembered = versions.get(file);
    const { version } = remembered?.stamp === now.stamp ? remembered : await learn(file, now.stamp);
    const read = async () => {
      const content = await readFile(file);
      if (versionOf(content) === version) return content;
      found.delete(path);
      versions.delete(file);
      throw new ReplacedError();
    };
    return { version, read };
  };

  return async (path: string): Promise<OwnImage> => {
    const known = found.get(path);
    if (known && Date.now() < known.until) return known.image;
    found.delete(path);
    const image = await find(path);
    found.set(path, { image, until: Date.now() + age });
    return image;
  };
};
