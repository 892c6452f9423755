import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '@/lib/fault';
import { isMissing } from '@/lib/fileStamp';

export interface FoundFile {
  /** Below the folder, with forward slashes: its name to an editor. */
  readonly file: string;
  readonly path: string;
}

export interface Listed {
  readonly files: readonly FoundFile[];
  /** Folders that could not be followed to an end. */
  readonly faults: readonly Fault[];
}

/** Content has four levels of folders, and pictures may have a few more. */
const mostLevels = 16;
/** Links to folders. A few that lead to each other make more ways than could ever be gone. */
const mostLinks = 100;
/** More than any shop has; a folder with more is not the one that was meant. */
const mostFiles = 200_000;

interface Folder {
  /** Below the folder that is listed; empty for that one. */
  readonly name: string;
  readonly path: string;
  /** Where it really is, after all folders above it. */
  readonly real: readonly string[];
}

/** Nothing where the folder has gone since it was named; the one that is listed must be there. */
const readFolder = async ({ name, path }: Folder) => {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (name !== '' && isMissing(error)) return [];
    throw error;
  }
};

/** Where a folder really is; nothing where a name stands for no folder. */
const locateFolder = async (entry: Dirent, { path, real }: Folder): Promise<string | undefined> => {
  if (entry.isDirectory()) return join(real.at(-1) ?? path, entry.name);
  if (!entry.isSymbolicLink()) return undefined;
  try {
    const target = await realpath(join(path, entry.name));
    return (await stat(target)).isDirectory() ? target : undefined;
  } catch {
    // A link to nothing or to itself: whoever looks for a file there will say so.
    return undefined;
  }
};

/**
 * Why a folder is not entered, if it is not.
 *
 * @param links how many were followed before it
 */
const whyNot = (real: string, { real: above }: Folder, links: number): string | undefined => {
  if (above.includes(real)) return 'is a link to a folder that it is in itself';
  if (links > mostLinks) return `is one of more than ${mostLinks} links to folders`;
  return above.length > mostLevels ? `is more than ${mostLevels} folders deep` : undefined;
};

/**
 * All files below a folder whose names end in one way; hidden ones are nobody's content. Links are followed, since
 * that is how containers are given their configuration.
 *
 * @throws when a folder cannot be listed, or has too much in it: either is an outage, and no shop without goods
 */
export const listFiles = async (
  folder: string,
  ending: RegExp,
  most = mostFiles,
): Promise<Listed> => {
  const files: FoundFile[] = [];
  const faults: Fault[] = [];
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
