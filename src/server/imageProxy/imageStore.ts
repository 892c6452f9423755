import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { log } from '@/platform/log/log';
import { createCounter } from '@/platform/metrics/metrics';
import { createImageCache } from './imageCache';
import type { CachedImage } from './imageRecord';
import { createMemory } from './memory';

interface StoreOptions {
  /** Which pictures it keeps, for logs and metrics. */
  readonly name: 'own' | 'remote';
  readonly folder: string;
  readonly bounds: {
    readonly bytes: number;
    readonly entries: number;
    /** Limit for pictures in memory, in bytes. */
    readonly memoryBytes: number;
  };
}

const requests = createCounter({
  name: 'troupe_image_cache_requests_total',
  help: 'Lookups in the image cache by result.',
  labelNames: ['source', 'result'],
});

const damaged = createCounter({
  name: 'troupe_image_cache_damaged_total',
  help: 'Damaged files that were removed from the image cache.',
  labelNames: ['source'],
});

/**
 * Caches finished pictures in memory and on disk, by canonical request. If the disk fails, lookups on it are misses.
 *
 * @returns `get` and `set`, which never reject
 */
export const createImageStore = ({ name, folder, bounds }: StoreOptions) => {
  const memory = createMemory<CachedImage>(bounds.memoryBytes);
  const cache = createImageCache({
    folder,
    bytes: bounds.bytes,
    entries: bounds.entries,
    onDamaged: (file) => {
      damaged.inc({ source: name });
      log.warn('images: a damaged file of the cache was removed', { file });
    },
  });
  const logUnread = createThrottledLogger('images: the cache cannot be read');
  const logUnwritten = createThrottledLogger('images: a picture could not be cached');

  const readDisk = async (request: string): Promise<CachedImage | undefined> => {
    try {
      return await cache.get(request);
    } catch (error) {
      logUnread(error);
      return undefined;
    }
  };

  const get = async (request: string): Promise<CachedImage | undefined> => {
    const hot = memory.get(request);
    if (hot) {
      requests.inc({ source: name, result: 'memory' });
      // Otherwise the disk would evict the most used pictures first.
      cache.touch(request);
      return hot;
    }
    const cached = await readDisk(request);
    requests.inc({ source: name, result: cached ? 'disk' : 'miss' });
    if (cached) memory.set(request, cached);
    return cached;
  };

  const set = async (request: string, image: CachedImage): Promise<void> => {
    memory.forget(request);
    await cache.set(request, image).catch((error: unknown) => {
      logUnwritten(error);
      // Otherwise every request would cause a transform when the disk is full.
      memory.set(request, image);
    });
  };

  return { get, set };
};
