import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned } from '@troupe/basics/atomicFile';
import { isMissing } from '@troupe/basics/errorCode';

export const pageEnding = '.page';
export const unfinishedEnding = '.part';
/** A file of this name marks a shard from which pages were evicted. */
export const clearedName = 'cleared';

/** Eviction frees more than necessary, so that not every new page requires a look at all others. */
const share = 0.95;
const blockSize = 4096;

/** @returns the disk space of a file, in bytes */
export const toShard = (size: number): number => Math.ceil(size / blockSize) * blockSize;

export interface Bounds {
  readonly bytes: number;
  readonly entries: number;
}

interface Standing {
  readonly path: string;
  readonly room: number;
  /** In ms since 1970. */
  readonly usedAt: number;
}

const look = async (path: string): Promise<Standing | undefined> => {
  try {
    const { size, atimeMs, mtimeMs } = await stat(path);
    return { path, room: toShard(size), usedAt: Math.max(atimeMs, mtimeMs) };
  } catch (error) {
    // Another process removed it.
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const listNames = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/**
 * Counts the pages in a shard, including those of other processes, and evicts the least recently used ones above the
 * limits.
 *
 * @returns the size and number of the remaining pages
 */
export const evictLeastRecentlyUsed = async (
  folder: string,
  bounds: Bounds,
  now: number,
): Promise<Bounds> => {
  const names = await listNames(folder);
  await removeAbandoned(
    folder,
    names.filter((name) => name.endsWith(unfinishedEnding)),
    now,
  );
  const standing: Standing[] = [];
  for (const name of names) {
    const it = name.endsWith(pageEnding) ? await look(join(folder, name)) : undefined;
    if (it) standing.push(it);
  }
  let bytes = standing.reduce((sum, { room }) => sum + room, 0);
  let entries = standing.length;
  if (bytes <= bounds.bytes && entries <= bounds.entries) return { bytes, entries };

  await writeFile(join(folder, clearedName), '');
  standing.sort((a, b) => a.usedAt - b.usedAt);
  for (const { path, room } of standing) {
    if (bytes <= bounds.bytes * share && entries <= bounds.entries * share) break;
    await rm(path, { force: true });
    bytes -= room;
    entries -= 1;
  }
  return { bytes, entries };
};
