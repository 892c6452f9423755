import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '@/lib/fileStamp';
import { createSingleFlight } from '@/lib/singleFlight';
import { hashKey } from './pageKey';
import {
  type Bounds,
  clearedName,
  keepWithin,
  pageEnding,
  toRoom,
  unfinishedEnding,
} from './shelf';

/** Each has its part of the room, so that counting and clearing never mean a look at the whole store. */
const shelves = 64;
/** A shelf overflows by the page that makes it overflow. */
const margin = 0.97;
/**
 * In ms: how long a count is trusted while other processes may put pages there too. A look at each of 100,000 files is
 * 2.5 s of a core.
 */
const countedFor = 60_000;
/** In ms: how exactly it is known when a page was last used. */
const usedWithin = 60_000;

/** Says which generation of a file it is. */
export type Stamp = string;

export interface StoredPage {
  readonly bytes: Buffer;
  readonly stamp: Stamp;
  /** There may have been a newer one, which is lost: past its window, nobody is to see this one. */
  readonly isDoubtful?: boolean;
}

/** Where pages are kept, by key. All of it rejects when the store fails. */
export interface PageStore {
  /**
   * @param known of a generation that the caller still has
   * @returns nothing where the page is not kept
   */
  readonly look: (key: string, known?: Stamp) => Promise<StoredPage | 'unchanged' | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** @returns nothing for what is too large to be kept, and `older` where there is a page of newer content */
  readonly write: (key: string, bytes: Buffer) => Promise<Stamp | undefined>;
  /** Whether a page that is not kept may have been, before there was no more room. */
  readonly mayHaveLost: (key: string) => Promise<boolean>;
}

/** What `write` says instead of a stamp where it leaves a page of newer content as it is. */
export const older: Stamp = 'older';

/** One that is on this machine alone. */
export interface OwnStore extends PageStore {
  readonly read: (key: string) => Promise<StoredPage | undefined>;
}

interface Stats {
  readonly ino: number;
  readonly size: number;
  readonly atimeMs: number;
  readonly mtimeMs: number;
}

/** The next generation is written while this one still stands, so the two never share an `ino`. */
const toStamp = ({ ino, size, mtimeMs }: Stats): Stamp => `${ino} ${size} ${Math.round(mtimeMs)}`;

const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** By the handle and not by the path, which may lead to the next generation by now. */
const noteUse = async (file: FileHandle, { atimeMs, mtimeMs }: Stats, now: number) => {
  if (now - atimeMs < usedWithin) return;
  // On a disk that cannot be written to nothing is cleared away either.
  await file.utimes(now / 1000, mtimeMs / 1000).catch(() => undefined);
};

/**
 * Files by key on a disk that several processes may share: each appears under its name only when it is whole, and what
 * was not used for longest goes when there is no more room. That is approximate: within its shelf, and to the minute.
 *
 * Nothing is forced onto the disk itself, which would cost more than making a page: after a power cut a file may be
 * torn, and whoever reads it has to tell (pageFile.ts).
 *
 * @param folder of its own
 */
export const createPageStore = (
  folder: string,
  bounds: Bounds,
  now: () => number = Date.now,
): OwnStore => {
  const perShelf: Bounds = {
    bytes: Math.floor((bounds.bytes * margin) / shelves),
    entries: Math.max(1, Math.floor(bounds.entries / shelves)),
  };
  const counts = new Map<string, Bounds & { readonly countedAt: number }>();
  const counting = createSingleFlight<Bounds>(() => Promise.resolve());

  const shelfOf = (name: string): string =>
    join(folder, (parseInt(name.slice(0, 2), 16) % shelves).toString(16).padStart(2, '0'));

  const placeOf = (key: string) => {
    const name = hashKey(key);
    const shelf = shelfOf(name);
    return { shelf, path: join(shelf, `${name}${pageEnding}`) };
  };

  const count = (shelf: string): Promise<Bounds> =>
    counting.fly(shelf, async () => {
      const countedAt = now();
      const counted = await keepWithin(shelf, perShelf, countedAt);
      counts.set(shelf, { ...counted, countedAt });
      return counted;
    });

  const makeRoom = async (shelf: string, room: number): Promise<void> => {
    const last = counts.get(shelf);
    if (!last || Math.abs(now() - last.countedAt) > countedFor) {
      await count(shelf);
      return;
    }
    const bytes = last.bytes + room;
    const entries = last.entries + 1;
    counts.set(shelf, { bytes, entries, countedAt: last.countedAt });
    if (bytes > perShelf.bytes || entries > perShelf.entries) await count(shelf);
  };

  const writePart = async (part: string, bytes: Buffer): Promise<Stamp> => {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(bytes);
      // By the clock of those who use it, which on a disk in the network is not the disk's own.
      await file.utimes(now() / 1000, now() / 1000);
      return toStamp(await file.stat());
    } finally {
      await file.close();
    }
  };

  const put = async (shelf: string, path: string, bytes: Buffer): Promise<Stamp> => {
    const part = join(shelf, `${randomUUID()}${unfinishedEnding}`);
    try {
      const stamp = await writePart(part, bytes);
      await rename(part, path);
      return stamp;
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  };

  /** An older generation would be found again, stored or built, and be shown for as long as it may be stale. */
  const giveUp = async (shelf: string, path: string): Promise<void> => {
    await rm(path, { force: true });
    await mkdir(shelf, { recursive: true });
    await writeFile(join(shelf, clearedName), '');
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
      const { shelf, path } = placeOf(key);
      if (toRoom(bytes.length) > perShelf.bytes / 2) {
        await giveUp(shelf, path);
        return undefined;
      }
      let stamp: Stamp;
      try {
        stamp = await put(shelf, path, bytes);
      } catch (error) {
        if (!isMissing(error)) throw error;
        // The first page on its shelf, or somebody has cleared the folder away.
        await mkdir(shelf, { recursive: true });
        counts.delete(shelf);
        stamp = await put(shelf, path, bytes);
      }
      await makeRoom(shelf, toRoom(bytes.length));
      return stamp;
    },

    mayHaveLost: async (key) => {
      try {
        await stat(join(placeOf(key).shelf, clearedName));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
};
