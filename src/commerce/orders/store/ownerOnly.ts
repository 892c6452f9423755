import { chmodSync, chownSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { toFields } from '@troupe/basics/fields';

const OTHERS = 0o077;
const STICKY = 0o1000;
const OTHERS_WRITE = 0o022;

/** A file or folder that other users of this machine can access. */
export interface OpenPath {
  readonly path: string;
  /** In the form of `chmod`: `0644`. */
  readonly mode: string;
}

/** Windows has other access rights than the mode. */
const readStats = (path: string) =>
  process.platform === 'win32' ? undefined : statSync(path, { throwIfNoEntry: false });

const modeOf = (path: string): number | undefined => readStats(path)?.mode;

const toOpenPath = (path: string, mode: number): OpenPath => ({
  path,
  mode: `0${(mode & 0o7777).toString(8)}`,
});

/** Files that root creates beside the database of the shop's user must belong to that user too. */
const giveToOwnerOf = (like: string, path: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(path, uid, gid);
};

/**
 * Creates an empty file and its parent folders with access for this user only. Does not open an existing file: closing
 * a database's file would drop the locks that SQLite holds on it in this process.
 *
 * @param like an existing file or folder; if root creates the file, it gets the same owner
 */
export const createOwnerOnly = (path: string, like?: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, 'wx', 0o600));
    if (like !== undefined) giveToOwnerOf(like, path);
  } catch (error) {
    if (toFields(error)['code'] !== 'EEXIST') throw error;
  }
};

/**
 * Removes the permissions of other users from files and folders, if this user may do so. Skips missing ones.
 *
 * @returns the changed paths with their previous modes, and the paths that are still open
 */
export const narrowToOwner = (
  paths: readonly string[],
): { readonly narrowed: readonly OpenPath[]; readonly open: readonly OpenPath[] } => {
  const narrowed: OpenPath[] = [];
  const open: OpenPath[] = [];
  for (const path of paths) {
    const mode = modeOf(path);
    if (mode === undefined || (mode & OTHERS) === 0) continue;
    try {
      chmodSync(path, mode & 0o7777 & ~OTHERS);
      narrowed.push(toOpenPath(path, mode));
    } catch {
      // It belongs to another user, or the disk cannot be written. The caller reports it.
      open.push(toOpenPath(path, mode));
    }
  }
  return { narrowed, open };
};

/** Whether a folder is for the whole machine, such as `/tmp`, or a top-level folder of root such as `/srv`. */
export const isSystemFolder = (folder: string): boolean => {
  const stats = readStats(folder);
  if (!stats) return false;
  return (
    (stats.mode & STICKY) !== 0 || (stats.uid === 0 && dirname(dirname(folder)) === dirname(folder))
  );
};

/** Returns the folder if other users can replace files in it, regardless of the files' owners. */
export const findWritableByOthers = (folder: string): OpenPath | undefined => {
  const mode = modeOf(folder);
  const isWritable = mode !== undefined && (mode & OTHERS_WRITE) !== 0 && (mode & STICKY) === 0;
  return isWritable ? toOpenPath(folder, mode) : undefined;
};
