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
    const stats = await stat(join(folder, name));
    return stats.isFile() ? [name, { size: stats.size, madeAt: stats.mtimeMs }] : undefined;
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

/** What is on disk, in the order in which it was last asked for. */
interface Stock {
  readonly entries: Map<string, Entry>;
  /** Of all entries together, in bytes. */
  total: number;
}

const forget = (stock: Stock, key: string) => {
  stock.total -= stock.entries.get(key)?.size ?? 0;
  stock.entries.delete(key);
};

/**
 * Finished pictures on disk: bounded in bytes and in number, the least recently asked for go first (after a restart, the
 * oldest). A file appears under its name only when it is whole.
 *
 * @param folder of its own; keys are plain file names
 * @returns `get` and `set`, which reject when the disk fails; the next call tries anew
 */
export const createImageCache = (folder: string, bounds: CacheBounds) => {
  let opened: Promise<Stock> | undefined;

  const evict = async (stock: Stock) => {
    for (const key of stock.entries.keys()) {
      if (stock.total <= bounds.bytes && stock.entries.size <= bounds.entries) return;
      forget(stock, key);
      await rm(join(folder, key), { force: true });
    }
  };

  const takeOver = async (): Promise<Stock> => {
    const entries = await takeStock(folder);
    const stock = { entries, total: 0 };
    for (const { size } of entries.values()) stock.total += size;
    await evict(stock);
    return stock;
  };

  /** Somebody may mend the disk, or clear the whole folder away: what is known of it holds until something fails. */
  const open = () => {
    opened ??= takeOver().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const get = async (key: string): Promise<CachedImage | undefined> => {
    const stock = await open();
    const entry = stock.entries.get(key);
    if (!entry) return undefined;
    stock.entries.delete(key);
    stock.entries.set(key, entry);
    try {
      return { bytes: await readFile(join(folder, key)), madeAt: entry.madeAt };
    } catch {
      forget(stock, key);
      return undefined;
    }
  };

  const set = async (key: string, bytes: Buffer): Promise<void> => {
    const stock = await open();
    const part = join(folder, `${randomUUID()}${unfinished}`);
    try {
      await writeWhole(part, bytes);
      await rename(part, join(folder, key));
    } catch (error) {
      opened = undefined;
      await rm(part, { force: true });
      throw error;
    }
    forget(stock, key);
    stock.entries.set(key, { size: bytes.length, madeAt: Date.now() });
    stock.total += bytes.length;
    await evict(stock);
  };

  return { get, set };
};
