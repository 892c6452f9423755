import { join } from 'node:path';
import type { LogFailure } from '@troupe/basics/throttledLogger';
import { createBuiltPages } from './builtPages';
import { type ContentState, undatedContent } from './content';
import { createInvalidations, type Invalidations } from './invalidations';
import { createLifetimes } from './builtLifetimes';
import { createPageCache, type PageCache, type RenderOutcome } from './pageCache';
import { createPageStore } from './pageStore';
import { pruneOldBuilds, startPruning } from './pruneOldBuilds';
import type { RedisConnection } from './redis/connection';
import { createPageSigner } from './redis/pageSigner';
import { createRedisInvalidations } from './redis/redisInvalidations';
import { createRedisLocks } from './redis/redisLocks';
import { createRedisPages } from './redis/redisPages';
import { createRenderLock, type RenderLock } from './renderLock';
import type { Bounds } from './shard';
import { createSharedStore } from './sharedStore';

/** Where the pages of a build are. */
export interface PageLocation {
  /** The folder for the pages of all builds, used for nothing else. */
  readonly folder: string;
  /** Pages of another build are never served. */
  readonly buildId: string;
}

/** A Redis that several instances share. */
export interface SharedRedis {
  readonly connection: RedisConnection;
  /** Of all keys of this site and build: see `toKeyPrefix`. */
  readonly prefix: string;
}

export interface InvalidationOptions extends PageLocation {
  readonly redis?: SharedRedis | undefined;
  readonly content?: Pick<ContentState, 'newsFrom' | 'setNewsFrom'>;
}

/** Opens the invalidations of a build. A process must open them once, before the page cache. */
export const openInvalidations = ({
  folder,
  buildId,
  redis,
  content = undatedContent,
}: InvalidationOptions): Invalidations =>
  createInvalidations(join(folder, buildId, 'outdated'), {
    content,
    store: redis && createRedisInvalidations(redis.connection, redis.prefix),
  });

export interface PageCacheOptions extends PageLocation {
  /** `.next/server`, with the pages that the build rendered. */
  readonly serverFolder: string;
  /** Limits for the pages on disk. The least recently used are evicted. */
  readonly bounds: Bounds;
  readonly invalidations: Invalidations;
  /** `secret` signs the pages: without it, whoever can write to Redis can change pages. */
  readonly redis?: (SharedRedis & { readonly secret?: string | undefined }) | undefined;
  readonly content?: ContentState;
  readonly warn: LogFailure;
  /**
   * Called for each page that this process has rendered, once the write to the store succeeds or fails. `isKept`:
   * whether other processes find it there.
   */
  readonly onRendered?: (key: string, isKept: boolean) => void;
  /** Called with the result of each render and its duration in ms. */
  readonly onTried?: (outcome: RenderOutcome, ms: number) => void;
}

/** The page cache as a renderer uses it: with Redis, only one instance renders a page at a time. */
export type PageMaker = Pick<PageCache, 'get'> & Pick<RenderLock, 'set'>;

export interface OpenPageCache {
  /** For serving pages. */
  readonly cache: PageCache;
  /** For rendering pages. */
  readonly maker: PageMaker;
}

/** Opens the page cache of a build. A process must open it once. Pages of old builds are removed in the background. */
export const openPageCache = ({
  folder,
  buildId,
  serverFolder,
  bounds,
  invalidations,
  redis,
  content = undatedContent,
  warn,
  onRendered = () => {},
  onTried,
}: PageCacheOptions): OpenPageCache => {
  const own = createPageStore(join(folder, buildId), bounds);
  const locks = redis && createRedisLocks(redis.connection, redis.prefix);
  const cache = createPageCache({
    store: redis
      ? createSharedStore({
          own,
          pages: createRedisPages(
            redis.connection,
            redis.prefix,
            createPageSigner(redis.secret),
            warn,
          ),
          warn,
        })
      : own,
    built: createBuiltPages(join(serverFolder, 'pages'), createLifetimes(serverFolder)),
    outdated: invalidations,
    content,
    warn,
    onMade: (key, isKept) => {
      onRendered(key, isKept);
      locks?.release(key);
    },
    ...(onTried && { onTried }),
  });
  startPruning(async () => {
    try {
      await pruneOldBuilds(folder, buildId);
      await invalidations.tidy();
    } catch (error) {
      warn('page cache: cannot tidy up', error);
    }
  });
  return { cache, maker: locks ? createRenderLock(cache, locks) : cache };
};
