import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readFileStamp } from '@troupe/basics/fileStamp';
import { createLimiter } from '@troupe/basics/limiter';
import { createSingleFlight } from '@troupe/basics/singleFlight';
import { limits } from './limits';
import { ImageRefusal } from './refusal';
import { digestOf } from './versionOf';

export interface OwnImage {
  /** Full digest of the content. */
  readonly digest: string;
  /** Throws a `ReplacedError` if the content no longer has this digest. */
  readonly read: () => Promise<Buffer>;
}

interface Known {
  readonly stamp: string;
  readonly digest: string;
}

const realPathOf = async (path: string): Promise<string | undefined> => {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
};

/**
 * Finds the file in the first folder that has it. `images` itself may be a link, as to another volume. A link below it that
 * leads out of the folder is ignored.
 */
const locate = async (folders: readonly string[], path: string): Promise<string | undefined> => {
  for (const folder of folders) {
    const file = await realPathOf(join(folder, path));
    if (file === undefined) continue;
    const roots = [await realPathOf(folder), await realPathOf(join(folder, 'images'))];
    if (roots.some((root) => root && file.startsWith(`${root}${sep}`))) return file;
  }
  return undefined;
};

/** The content changed after its digest was computed. A second attempt finds the new content. */
export class ReplacedError extends ImageRefusal {
  constructor() {
    super(503, 'the picture is being replaced');
  }
}

/**
 * Finds the site's own pictures. It caches the digest of each file until the file changes, but not the content.
 *
 * @param folders each contains an `images` folder; the first one that has a picture is used
 * @param age how long a result is reused without a check of the file, in ms
 * @returns a function that throws an `ImageRefusal` if the picture does not exist or is too large
 */
export const createOwnImages = (folders: readonly string[], age: number = limits.ownAge) => {
  const digests = new Map<string, Known>();
  // Contains existing files only, so its size is limited by their number.
  const found = new Map<string, { readonly image: OwnImage; readonly until: number }>();
  const takeTurn = createLimiter({ running: 2 });
  const { fly } = createSingleFlight<Known>(async () => undefined);

  const learn = (file: string, stamp: string): Promise<Known> =>
    fly(`${file} ${stamp}`, () =>
      takeTurn(async () => {
        const known = { stamp, digest: digestOf(await readFile(file)) };
        digests.set(file, known);
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
    const remembered = digests.get(file);
    const { digest } = remembered?.stamp === now.stamp ? remembered : await learn(file, now.stamp);
    const read = async () => {
      const content = await readFile(file);
      if (digestOf(content) === digest) return content;
      found.delete(path);
      digests.delete(file);
      throw new ReplacedError();
    };
    return { digest, read };
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
