import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { removeAbandoned, writeAtomically } from '@troupe/basics/atomicFile';

const checksumOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Replaces a file atomically, see {@link writeAtomically}. Creates its folder.
 *
 * @throws if the disk rejects it; the file is unchanged then
 */
export const writeChecksummed = async (path: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  await mkdir(dirname(path), { recursive: true });
  await writeAtomically(path, `${checksumOf(text)}\n${text}`, { isSynced: true });
};

/**
 * Removes the drafts of processes that were killed while writing the file.
 *
 * @throws if the disk fails
 */
export const removeUnfinished = async (path: string): Promise<void> => {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  const names = await readdir(folder);
  await removeAbandoned(
    folder,
    names.filter((name) => name.startsWith(start) && name.endsWith('.tmp')),
  );
};

/** Reads what {@link writeChecksummed} wrote; `undefined` if it is missing, incomplete or unreadable. */
export const readChecksummed = async (path: string): Promise<unknown> => {
  try {
    const content = await readFile(path, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return checksumOf(text) === content.slice(0, end) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};
