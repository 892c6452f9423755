import type { Log } from '@troupe/basics/log';
import { createThrottle } from '@troupe/basics/throttledLogger';
import { createImageCache } from './imageCache';
import type { CachedImage } from './imageRecord';
import { createMemory } from './memory';

/** Pictures of the site itself, or of other hosts. They are cached apart. */
export type ImageOrigin = 'own' | 'remote';

export type LookupResult = 'memory' | 'disk' | 'miss';

/** For metrics. */
export interface StoreEvents {
  /** Called for each lookup in the cache. */
  readonly onLookup?: (origin: ImageOrigin, result: LookupResult) => void;
  /** Called for each damaged file that was removed from the cache. */
  readonly onDamaged?: (origin: ImageOrigin) => void;
}

interface StoreOptions extends StoreEvents {
  readonly name: ImageOrigin;
  readonly log: Log;
  readonly folder: string;
  readonly bounds: {
    readonly bytes: number;
    readonly entries: number;
    /** Limit for pictures in memory, in bytes. */
    readonly memoryBytes: number;
  };
}

/**
 * Caches finished pictures in memory and on disk, by canonical request. If the disk fails, lookups on it are misses.
 *
 * @returns `get` and `set`, which never reject
 */
export const createImageStore = (options: StoreOptions) => {
  const { name, folder, bounds, log, onLookup, onDamaged } = options;
  const memory = createMemory<CachedImage>(bounds.memoryBytes);
  const cache = createImageCache({
    folder,
    bytes: bounds.bytes,
    entries: bounds.entries,
    onDamaged: (file) => {
      onDamaged?.(name);
      log.warn('images: a damaged file of the cache was removed', { file });
    },
  });
  const logFailure = createThrottle((text, fields) => log.error(text, fields));

  const readDisk = async (request: string): Promise<CachedImage | undefined> => {
    try {
      return await cache.get(request);
    } catch (error) {
      logFailure('images: the cache cannot be read', error);
      return undefined;
    }
  };

  const get = async (request: string): Promise<CachedImage | undefined> => {
    const hot = memory.get(request);
    if (hot) {
      onLookup?.(name, 'memory');
      // Otherwise the disk would evict the most used pictures first.
      cache.touch(request);
      return hot;
    }
    const cached = await readDisk(request);
    onLookup?.(name, cached ? 'disk' : 'miss');
    if (cached) memory.set(request, cached);
    return cached;
  };

  const set = async (request: string, image: CachedImage): Promise<void> => {
    memory.forget(request);
    await cache.set(request, image).catch((error: unknown) => {
      logFailure('images: a picture could not be cached', error);
      // Otherwise every request would cause a transform when the disk is full.
      memory.set(request, image);
    });
  };

  return { get, set };
};
