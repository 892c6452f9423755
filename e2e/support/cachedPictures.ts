import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loaded } from '@/catalog/sources/loader';
import { createPicturesLoader } from '@/catalog/sources/pictures/picturesLoader';

const folder = 'public';
const cacheFolder = join('node_modules', '.cache', 'troupe-tests');
const cacheFile = join(cacheFolder, 'pictures.json');

/** Names, sizes and times of all images. A change makes the cache invalid. */
const readStamp = (): string =>
  JSON.stringify(
    readdirSync(join(folder, 'images'), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => {
        const { size, mtimeMs } = statSync(join(folder, 'images', name));
        return [name, size, mtimeMs];
      }),
  );

interface Cached {
  readonly stamp: string;
  readonly loaded: Loaded;
}

const readCache = (): Cached | undefined => {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Cached;
  } catch {
    return undefined;
  }
};

/**
 * Describes the shipped images. Every test file loads the catalogue, and decoding the images takes most of that time.
 * So the result is cached on disk.
 */
export const loadPictures = async (): Promise<Loaded> => {
  const stamp = readStamp();
  const cached = readCache();
  if (cached?.stamp === stamp) return cached.loaded;
  const loaded = await createPicturesLoader([folder]).load();
  const part = `${cacheFile}.${process.pid}`;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(part, JSON.stringify({ stamp, loaded }));
  // Other workers may read the file at the same time.
  renameSync(part, cacheFile);
  return loaded;
};
