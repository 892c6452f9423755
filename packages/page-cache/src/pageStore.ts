import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '@troupe/basics/atomicFile';
import { isMissing } from '@troupe/basics/errorCode';
import { createSingleFlight } from '@troupe/basics/singleFlight';
import { hashKey } from './pageKey';
import {
  type Bounds,
  clearedName,
  evictLeastRecentlyUsed,
  pageEnding,
  toShard,
  unfinishedEnding,
} from './shard';

/** Number of shards. Each has its own size limit, so counting and eviction never read the whole store. */
const shardCount = 64;
/** A shard exceeds its limit by one page before it evicts. */
const margin = 0.97;
/**
 * In ms: the size of a shard is counted again after this time, because other processes may write to it too. A `stat` of
 * 100,000 files takes 2.5 s of a core.
 */
const countedFor = 60_000;
/** In ms: the precision of the time of last use. */
const usedWithin = 60_000;

/** Identifies one version of a file. */
export type Stamp = string;

export interface StoredPage {
  readonly bytes: Buffer;
  readonly stamp: Stamp;
  /** A newer version may have been lost: this one is not served after its revalidation period. */
  readonly isPossiblySuperseded?: boolean;
}

/** Stores pages by key. All methods reject when the store fails. */
export interface PageStore {
  /**
   * @param known stamp of the version that the caller already has
   * @returns undefined if the page is not stored
   */
  readonly look: (key: string, known?: Stamp) => Promise<StoredPage | 'unchanged' | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** @returns undefined for a page that is too large, and `older` if the store has a page with newer content */
  readonly write: (key: string, bytes: Buffer) => Promise<Stamp | undefined>;
  /** Whether a page that is not stored may have been evicted. */
  readonly mayHaveLost: (key: string) => Promise<boolean>;
}

/** Result of `write` if it does not replace a page with newer content. */
export const older: Stamp = 'older';

/** A store on this machine. */
export interface OwnStore extends PageStore {
  readonly read: (key: string) => Promise<StoredPage | undefined>;
}

interface Stats {
  readonly ino: number;
  readonly size: number;
  readonly atimeMs: number;
  readonly mtimeMs: number;
}

/** The next version is written before this one is removed, so the two never have the same `ino`. */
const toStamp = ({ ino, size, mtimeMs }: Stats): Stamp => `${ino} ${size} ${Math.round(mtimeMs)}`;

const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Uses the handle instead of the path, because the path may already lead to the next version. */
const noteUse = async (file: FileHandle, { atimeMs, mtimeMs }: Stats, now: number) => {
  if (now - atimeMs < usedWithin) return;
  // Ignore errors: on a read-only disk, nothing is evicted either.
  await file.utimes(now / 1000, mtimeMs / 1000).catch(() => undefined);
};

/**
 * Stores pages as files on a disk that several processes may share. A file appears under its name only when it is
 * complete. The least recently used files are evicted, approximately: per shard, and with a precision of a minute.
 *
 * There is no `fsync`, which would cost more than a render: a file may be incomplete after a power failure, which
 * readers detect (pageFile.ts).
 *
 * @param folder used for nothing else
 */
export const createPageStore = (
  folder: string,
  bounds: Bounds,
  now: () => number = Date.now,
): OwnStore => {
  const perShard: Bounds = {
    bytes: Math.floor((bounds.bytes * margin) / shardCount),
    entries: Math.max(1, Math.floor(bounds.entries / shardCount)),
  };
  const counts = new Map<string, Bounds & { readonly countedAt: number }>();
  const counting = createSingleFlight<Bounds>(() => Promise.resolve());

  const shardOf = (name: string): string =>
    join(folder, (parseInt(name.slice(0, 2), 16) % shardCount).toString(16).padStart(2, '0'));

  const placeOf = (key: string) => {
    const name = hashKey(key);
    const shard = shardOf(name);
    return { shard, path: join(shard, `${name}${pageEnding}`) };
  };

  const count = (shard: string): Promise<Bounds> =>
    counting.fly(shard, async () => {
      const countedAt = now();
      const counted = await evictLeastRecentlyUsed(shard, perShard, countedAt);
      counts.set(shard, { ...counted, countedAt });
      return counted;
    });

  const makeRoom = async (shard: string, room: number): Promise<void> => {
    const last = counts.get(shard);
    if (!last || Math.abs(now() - last.countedAt) > countedFor) {
      await count(shard);
      return;
    }
    const bytes = last.bytes + room;
    const entries = last.entries + 1;
    counts.set(shard, { bytes, entries, countedAt: last.countedAt });
    if (bytes > perShard.bytes || entries > perShard.entries) await count(shard);
  };

  const put = async (shard: string, path: string, bytes: Buffer): Promise<Stamp> => {
    const stats = await writeAtomically(path, bytes, {
      draft: join(shard, `${randomUUID()}${unfinishedEnding}`),
      isSynced: false,
      finish: async (file) => {
        // Use the clock of this process, because a network disk may have another one.
        await file.utimes(now() / 1000, now() / 1000);
        return file.stat();
      },
    });
    return toStamp(stats);
  };

  /** Removes the older version and marks the shard, so that no older page, stored or built, is served as stale. */
  const giveUp = async (shard: string, path: string): Promise<void> => {
    await rm(path, { force: true });
    await mkdir(shard, { recursive: true });
    await writeFile(join(shard, clearedName), '');
  };

  const readStamp = async (key: string): Promise<Stamp | undefined> => {
    const { path } = placeOf(key);
    try {
      const stats = await stat(path);
      if (now() - stats.atimeMs >= usedWithin) {
        const file = await openIfThere(path);
        await file
          ?.stat()
          .then((it) => noteUse(file, it, now()))
          .finally(() => file.close());
      }
      return toStamp(stats);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const read = async (key: string): Promise<StoredPage | undefined> => {
    const file = await openIfThere(placeOf(key).path);
    if (!file) return undefined;
    try {
      const stats = await file.stat();
      const bytes = await file.readFile();
      await noteUse(file, stats, now());
      return { bytes, stamp: toStamp(stats) };
    } finally {
      await file.close();
    }
  };

  return {
    read,

    look: async (key, known) =>
      known !== undefined && (await readStamp(key)) === known ? 'unchanged' : read(key),

    has: async (key) => (await readStamp(key)) !== undefined,

    write: async (key, bytes) => {
      const { shard, path } = placeOf(key);
      if (toShard(bytes.length) > perShard.bytes / 2) {
        await giveUp(shard, path);
        return undefined;
      }
      let stamp: Stamp;
      try {
        stamp = await put(shard, path, bytes);
      } catch (error) {
        if (!isMissing(error)) throw error;
        // This is the first page of the shard, or the folder was removed.
        await mkdir(shard, { recursive: true });
        counts.delete(shard);
        stamp = await put(shard, path, bytes);
      }
      await makeRoom(shard, toShard(bytes.length));
      return stamp;
    },

    mayHaveLost: async (key) => {
      try {
        await stat(join(placeOf(key).shard, clearedName));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
};
