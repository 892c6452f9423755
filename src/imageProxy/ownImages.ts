import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { limits } from './limits';
import { ImageRefusal } from './refusal';
import { versionOf } from './versionOf';

export interface OwnImage {
  /** Changes with the content. */
  readonly version: string;
  readonly read: () => Promise<Buffer>;
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

/**
 * Finds the shop's own pictures. The version of each is remembered for as long as its file's times stay.
 *
 * @param folders that hold an `images` folder each; the first that has a picture wins
 * @returns a function that throws an `ImageRefusal` when there is no such picture, or one that is too big
 */
export const createOwnImages = (folders: readonly string[]) => {
  const versions = new Map<string, { readonly stamp: string; readonly version: string }>();

  return async (path: string): Promise<OwnImage> => {
    const file = await locate(folders, path);
    const stats = file === undefined ? undefined : await stat(file);
    if (!file || !stats?.isFile()) throw new ImageRefusal(404, `there is no /${path}`);
    if (stats.size > limits.ownBytes) {
      throw new ImageRefusal(400, `/${path} has more than ${limits.ownBytes} bytes`);
    }
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const known = versions.get(file);
    if (known?.stamp === stamp) return { version: known.version, read: () => readFile(file) };
    const content = await readFile(file);
    const version = versionOf(content);
    versions.set(file, { stamp, version });
    return { version, read: () => Promise.resolve(content) };
  };
};
