import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { isMissing } from '@troupe/basics/errorCode';

export interface FoundFile {
  /** The path below the folder, with forward slashes, as shown to editors. */
  readonly file: string;
  readonly path: string;
}

export interface Listed {
  readonly files: readonly FoundFile[];
  /** Folders that were not entered. */
  readonly faults: readonly ContentFault[];
}

/** Content has four levels of folders, and pictures may have a few more. */
const mostLevels = 16;
/** Links to folders. A few that link to each other make too many paths to visit. */
const mostLinks = 100;
/** More than any shop has; a folder with more is probably the wrong one. */
const mostFiles = 200_000;

interface Folder {
  /** The path below the listed folder; empty for that folder itself. */
  readonly name: string;
  readonly path: string;
  /** The real paths of all parent folders, and of this one at the end. */
  readonly real: readonly string[];
}

/** Empty if a subfolder was deleted meanwhile. The listed folder itself must exist. */
const readFolder = async ({ name, path }: Folder) => {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (name !== '' && isMissing(error)) return [];
    throw error;
  }
};

/** The real path of a folder; `undefined` if the entry is not a folder. */
const locateFolder = async (entry: Dirent, { path, real }: Folder): Promise<string | undefined> => {
  if (entry.isDirectory()) return join(real.at(-1) ?? path, entry.name);
  if (!entry.isSymbolicLink()) return undefined;
  try {
    const target = await realpath(join(path, entry.name));
    return (await stat(target)).isDirectory() ? target : undefined;
  } catch {
    // A broken link or one to itself; reading it as a file reports the fault.
    return undefined;
  }
};

/**
 * The reason why a folder is not entered, or `undefined`.
 *
 * @param links the number of links followed so far
 */
const whyNot = (real: string, { real: above }: Folder, links: number): string | undefined => {
  if (above.includes(real)) return 'is a link to a folder that it is in itself';
  if (links > mostLinks) return `is one of more than ${mostLinks} links to folders`;
  return above.length > mostLevels ? `is more than ${mostLevels} folders deep` : undefined;
};

/**
 * Lists all files below a folder whose path matches `ending`, without hidden ones. Follows links, because containers
 * get their configuration through links.
 *
 * @throws if a folder cannot be listed or there are too many entries: both are outages, not a shop without products
 */
export const listFiles = async (
  folder: string,
  ending: RegExp,
  most = mostFiles,
): Promise<Listed> => {
  const files: FoundFile[] = [];
  const faults: ContentFault[] = [];
  const folders: Folder[] = [{ name: '', path: folder, real: [await realpath(folder)] }];
  let entries = 0;
  let links = 0;

  const take = async (entry: Dirent, parent: Folder): Promise<void> => {
    const file = parent.name ? `${parent.name}/${entry.name}` : entry.name;
    const path = join(parent.path, entry.name);
    const real = entry.isFile() ? undefined : await locateFolder(entry, parent);
    if (real === undefined) {
      if (ending.test(file)) files.push({ file, path });
      return;
    }
    if (entry.isSymbolicLink()) links += 1;
    const reason = whyNot(real, parent, links);
    if (reason) faults.push({ file, field: '', kind: 'unreadable', reason });
    else folders.push({ name: file, path, real: [...parent.real, real] });
  };

  for (let current = folders.pop(); current; current = folders.pop()) {
    for (const entry of await readFolder(current)) {
      if (entry.name.startsWith('.')) continue;
      entries += 1;
      if (entries > most) throw new Error(`${folder} has more than ${most} files and folders`);
      await take(entry, current);
    }
  }
  return { files, faults };
};
