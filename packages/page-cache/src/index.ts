/**
 * A cache for the pages of a Next.js site (Pages Router): in memory, on disk and, for several instances, in Redis. See
 * README.md.
 */
export { createCacheHandler } from './cacheHandler';
export {
  type InvalidationOptions,
  type OpenPageCache,
  openInvalidations,
  openPageCache,
  type PageCacheOptions,
  type PageLocation,
  type PageMaker,
  type SharedRedis,
} from './openPageCache';
export { type ContentState, undatedContent } from './content';
export { connectRedis, type RedisConnection, type RedisOptions } from './redis/connection';
export { toKeyPrefix } from './redis/keyPrefix';
export { checkPages } from './checkPages';
export { readBuildId } from './buildId';

// What a server in front of Next needs to serve pages itself: @troupe/cache-server.
export type { PageCache, RenderOutcome } from './pageCache';
export type { Invalidations } from './invalidations';
export type { CacheControl, Entry, PageValue, Value } from './entry';
export { type Freshness, toCacheControl, toFreshness } from './cacheControl';
export { hashKey, toPath } from './pageKey';

// Parts of the above, for benchmarks.
export { createInvalidations } from './invalidations';
export { createPageCache } from './pageCache';
export { createPageStore } from './pageStore';
export { decodePage, encodePage } from './pageFile';
