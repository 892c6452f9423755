import { randomUUID } from 'node:crypto';
import { mkdir, open as openFile, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CachedImage {
  readonly bytes: Buffer;
  /** When it was made, in ms since 1970. */
  readonly madeAt: number;
}

interface Entry {
  readonly size: number;
  readonly madeAt: number;
}

interface CacheBounds {
  readonly bytes: number;
  readonly entries: number;
}

const unfinished = '.part';

const readEntry = async (folder: string, name: string): Promise<[string, Entry] | undefined> => {
  try {
    const { size, mtimeMs } = await stat(join(folder, name));
    return [name, { size, madeAt: mtimeMs }];
  } catch {
    return undefined;
  }
};

/** What an earlier process left behind, the oldest first. What it did not finish is cleared away. */
const takeStock = async (folder: string): Promise<Map<string, Entry>> => {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => name.endsWith(unfinished))
      .map((name) => rm(join(folder, name), { force: true })),
  );
  const entries = await Promise.all(
    names.filter((name) => !name.endsWith(unfinished)).map((name) => readEntry(folder, name)),
  );
  return new Map(
    entries.filter((it) => it !== undefined).sort(([, a], [, b]) => a.madeAt - b.madeAt),
  );
};

/** On the disk itself before it has its name: a power cut leaves no half picture behind. */
const writeWhole = async (path: string, bytes: Buffer) => {
  const file = await openFile(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Finished pictures on disk: bounded in bytes and in number, the least recently asked for go first. A file appears under
 * its name only when it is whole.
 *
 * @param folder of its own; keys are plain file names
 */
export const createImageCache = (folder: string, bounds: CacheBounds) => {
  let total = 0;
  // In the order in which they were last asked for.
  let stock: Promise<Map<string, Entry>> | undefined;

  const open = () => {
    stock ??= takeStock(folder).then(async (entries) => {
      for (const { size } of entries.values()) total += size;
      await evict(entries);
      return entries;
    });
    return stock;
  };

  const forget = (entries: Map<string, Entry>, key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  const evict = async (entries: Map<string, Entry>) => {
    for (const key of entries.keys()) {
      if (total <= bounds.bytes && entries.size <= bounds.entries) return;
      forget(entries, key);
      await rm(join(folder, key), { force: true });
    }
  };

  const get = async (key: string): Promise<CachedImage | undefined> => {
    const entries = await open();
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    try {
      return { bytes: await readFile(join(folder, key)), madeAt: entry.madeAt };
    } catch {
      forget(entries, key);
      return undefined;
    }
  };

  const set = async (key: string, bytes: Buffer): Promise<void> => {
    const entries = await open();
    const part = join(folder, `${randomUUID()}${unfinished}`);
    try {
      await writeWhole(part, bytes);
      await rename(part, join(folder, key));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    forget(entries, key);
    entries.set(key, { size: bytes.length, madeAt: Date.now() });
    total += bytes.length;
    await evict(entries);
  };

  return { get, set };
};

export type ImageCache = ReturnType<typeof createImageCache>;
