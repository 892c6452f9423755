import { join } from 'node:path';
import { loadManifest } from 'next/dist/server/load-manifest.external';
import { getEnv } from '@/config/env/getEnv';
import { demandContentFrom } from '@/lib/requiredContent';
import { toFields } from '@troupe/basics/fields';
import { createHistogram, observeMs } from '@/platform/metrics/metrics';
import { announceRenderedPage } from './renderedPage';
import { createBuiltPages } from './builtPages';
import { createThrottle } from '@/platform/log/throttledLogger';
import type { CacheControl } from './entry';
import { getInvalidations } from './getInvalidations';
import { startPruning, pruneOldBuilds } from './pruneOldBuilds';
import { createPageCache, type PageCache } from './pageCache';
import { createPageStore } from './pageStore';
import { pagesFolder, readBuildId } from './paths';
import { getRedis } from './redis/getRedis';
import { createRedisLocks } from './redis/redisLocks';
import { createPageSigner } from './redis/pageSigner';
import { createRedisPages } from './redis/redisPages';
import { createSharedStore } from './sharedStore';
import { createRenderLock, type RenderLock } from './renderLock';

/** Reads lifetimes from the manifest that Next keeps in memory: a second copy would double the memory for it. */
const createLifetimes = (serverFolder: string) => {
  const path = join(serverFolder, '..', 'prerender-manifest.json');
  let routes: Readonly<Record<string, unknown>> | undefined;
  return (page: string): CacheControl | undefined => {
    routes ??= toFields(loadManifest<{ readonly routes: object }>(path).routes);
    if (!Object.hasOwn(routes, page)) return undefined;
    const { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire } = toFields(
      routes[page],
    );
    if (typeof revalidate !== 'number' && revalidate !== false) return undefined;
    return { revalidate, ...(typeof expire === 'number' && { expire }) };
  };
};

interface ProcessCache {
  readonly cache: PageCache;
  /** For the renderer. */
  readonly maker: Pick<PageCache, 'get'> & Pick<RenderLock, 'set'>;
}

const makings = createHistogram({
  name: 'troupe_page_render_duration_seconds',
  help: 'Duration of page renders by outcome.',
  labelNames: ['outcome'],
});

let processCache: ProcessCache | undefined;

const createProcessCache = (serverFolder: string): ProcessCache | undefined => {
  const buildId = readBuildId();
  const outdated = getInvalidations();
  if (buildId === undefined || !outdated) return undefined;
  const { pageCacheMegabytes, pageCacheEntries, revalidateSecret } = getEnv();
  const folder = pagesFolder();
  const warn = createThrottle('warn');
  const own = createPageStore(join(folder, buildId), {
    bytes: pageCacheMegabytes * 1024 * 1024,
    entries: pageCacheEntries,
  });
  const redis = getRedis();
  const locks = redis && createRedisLocks(redis.connection, redis.prefix);
  const cache = createPageCache({
    store: redis
      ? createSharedStore({
          own,
          pages: createRedisPages(
            redis.connection,
            redis.prefix,
            createPageSigner(revalidateSecret),
            warn,
          ),
          warn,
        })
      : own,
    built: createBuiltPages(join(serverFolder, 'pages'), createLifetimes(serverFolder)),
    outdated,
    demandContentFrom,
    warn,
    onMade: (key, isKept) => {
      announceRenderedPage(key, isKept);
      locks?.release(key);
    },
    onTried: (outcome, ms) => observeMs(makings, { outcome }, ms),
  });
  startPruning(async () => {
    try {
      await pruneOldBuilds(folder, buildId);
      await outdated.tidy();
    } catch (error) {
      warn('page cache: cannot tidy up', error);
    }
  });
  return { cache, maker: locks ? createRenderLock(cache, locks) : cache };
};

/**
 * Returns the page cache of this process, for serving pages.
 *
 * @param serverFolder `.next/server`
 * @returns undefined without a finished build
 */
export const getPageCache = (serverFolder: string): PageCache | undefined =>
  (processCache ??= createProcessCache(serverFolder))?.cache;

/** Returns the same page cache for rendering. With Redis, only one instance renders a page at a time. */
export const getPageMaker = (serverFolder: string): ProcessCache['maker'] | undefined =>
  (processCache ??= createProcessCache(serverFolder))?.maker;
