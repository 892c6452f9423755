import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '@/lib/fileStamp';

export const pageEnding = '.page';
export const unfinishedEnding = '.part';
/** Stands on a shelf from which pages had to go. */
export const clearedName = 'cleared';

/** In ms: what was not finished by then belongs to a process that is gone. */
const unfinishedFor = 60_000;
/** Clearing goes a little further than it must, so that not every page that comes costs a look at all others. */
const share = 0.95;
const blockSize = 4096;

/** What a file takes of the disk, in bytes. */
export const toRoom = (size: number): number => Math.ceil(size / blockSize) * blockSize;

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
    return { path, room: toRoom(size), usedAt: Math.max(atimeMs, mtimeMs) };
  } catch (error) {
    // Another process cleared it away.
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
 * Counts what stands on a shelf, whoever put it there, and clears the least recently used away where that is too much.
 *
 * @returns what stands there then
 */
export const keepWithin = async (folder: string, bounds: Bounds, now: number): Promise<Bounds> => {
  const names = await listNames(folder);
  const standing: Standing[] = [];
  for (const name of names) {
    const it = await look(join(folder, name));
    if (!it) continue;
    if (name.endsWith(pageEnding)) standing.push(it);
    if (name.endsWith(unfinishedEnding) && now - it.usedAt > unfinishedFor) {
      await rm(it.path, { force: true });
    }
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
