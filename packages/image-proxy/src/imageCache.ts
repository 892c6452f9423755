import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAbandoned, writeAtomically } from '@troupe/basics/atomicFile';
import { isMissing } from '@troupe/basics/errorCode';
import { createSingleFlight } from '@troupe/basics/singleFlight';
import { type CachedImage, decodeImage, encodeImage } from './imageRecord';
import { digestOf } from './versionOf';

interface CacheBounds {
  readonly bytes: number;
  readonly entries: number;
}

interface CacheOptions extends CacheBounds {
  /** Used for nothing else. Files with names that the cache does not use are left alone. */
  readonly folder: string;
  /** Called for each damaged file after its removal. */
  readonly onDamaged: (name: string) => void;
}

interface Entry {
  /** File size in bytes. */
  readonly size: number;
}

const unfinished = '.part';

const entryName = /^[0-9a-f]{64}$/;
const removedNames = [
  new RegExp(`^[0-9a-f-]{36}\\${unfinished}$`),
  // Names of an earlier format, which had no checksum.
  /^[0-9a-f]{8}$/,
];

/** @returns the cache key of a request: 256 bits, valid as a file name */
export const toFileName = (request: string): string => digestOf(request);

const statFile = async (folder: string, name: string) => {
  try {
    const stats = await stat(join(folder, name));
    return stats.isFile() ? { name, size: stats.size, mtimeMs: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the files of earlier processes, oldest first. Removes their unfinished files. */
const readIndex = async (folder: string): Promise<Map<string, Entry>> => {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  await removeAbandoned(
    folder,
    names.filter((name) => removedNames.some((pattern) => pattern.test(name))),
  );
  const files = await Promise.all(
    names.filter((name) => entryName.test(name)).map((name) => statFile(folder, name)),
  );
  return new Map(
    files
      .filter((file) => file !== undefined)
      .sort((a, b) => a.mtimeMs - b.mtimeMs)
      .map(({ name, size }) => [name, { size }]),
  );
};

/** The files on disk, least recently used first. */
interface Index {
  readonly entries: Map<string, Entry>;
  /** Size of all entries, in bytes. */
  total: number;
}

const forget = (index: Index, name: string) => {
  index.total -= index.entries.get(name)?.size ?? 0;
  index.entries.delete(name);
};

const put = (index: Index, name: string, entry: Entry) => {
  forget(index, name);
  index.entries.set(name, entry);
  index.total += entry.size;
};

/**
 * Caches finished pictures on disk, by canonical request. The size is limited in bytes and in number. The least
 * recently used picture is evicted first (after a restart, the oldest). A file appears under its name only when it is
 * complete. A file that is damaged or belongs to another request is removed and counts as a miss.
 *
 * @returns `get` and `set`, which reject when the disk fails; the next call tries again. `touch` records a use that did
 *   not read the file.
 */
export const createImageCache = ({ folder, onDamaged, ...bounds }: CacheOptions) => {
  let opened: Promise<Index> | undefined;
  const { fly: readOnce } = createSingleFlight<CachedImage | undefined>(async () => undefined);

  const evict = async (index: Index) => {
    for (const name of index.entries.keys()) {
      if (index.total <= bounds.bytes && index.entries.size <= bounds.entries) return;
      forget(index, name);
      await rm(join(folder, name), { force: true });
    }
  };

  const takeOver = async (): Promise<Index> => {
    const entries = await readIndex(folder);
    const index = { entries, total: 0 };
    for (const { size } of entries.values()) index.total += size;
    await evict(index);
    return index;
  };

  /** Opens the index. It is read again after a failed write, because the disk or the folder may have changed. */
  const open = () => {
    opened ??= takeOver().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  /** @returns undefined if the file is missing or damaged */
  const read = async (index: Index, request: string): Promise<CachedImage | undefined> => {
    const name = toFileName(request);
    const entry = index.entries.get(name);
    let file: Buffer;
    try {
      file = await readFile(join(folder, name));
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (index.entries.get(name) === entry) forget(index, name);
      return undefined;
    }
    const image = decodeImage(request, file);
    // A new file may have been written in the meantime. It is neither removed nor counted.
    if (index.entries.get(name) !== entry) return image;
    if (image) {
      put(index, name, { size: file.length });
      return image;
    }
    forget(index, name);
    await rm(join(folder, name), { force: true });
    onDamaged(name);
    return undefined;
  };

  const get = async (request: string): Promise<CachedImage | undefined> => {
    const index = await open();
    return readOnce(request, () => read(index, request));
  };

  const touch = (request: string): void => {
    const name = toFileName(request);
    void opened?.then(
      (index) => {
        const entry = index.entries.get(name);
        if (entry) put(index, name, entry);
      },
      () => undefined,
    );
  };

  const set = async (request: string, image: CachedImage): Promise<void> => {
    const index = await open();
    const name = toFileName(request);
    const part = join(folder, `${randomUUID()}${unfinished}`);
    const file = encodeImage(request, image);
    try {
      await writeAtomically(join(folder, name), file, { draft: part, isSynced: true });
    } catch (error) {
      opened = undefined;
      throw error;
    }
    put(index, name, { size: file.length });
    await evict(index);
  };

  return { get, set, touch };
};
