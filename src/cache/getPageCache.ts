import { join } from 'node:path';
import { loadManifest } from 'next/dist/server/load-manifest.external';
import { getEnv } from '@/env/getEnv';
import { demandContentFrom } from '@/lib/contentTime';
import { toFields } from '@/lib/fields';
import { log } from '@/log/log';
import { createHistogram } from '@/metrics/histogram';
import { announcePage } from './announcePage';
import { createBuiltPages } from './builtPages';
import { createComplaints } from './complaints';
import type { CacheControl } from './entry';
import { getOutdatedPages } from './getOutdatedPages';
import { startHousekeeping, tidyBuilds } from './housekeeping';
import { createPageCache, type PageCache } from './pageCache';
import { createPageStore } from './pageStore';
import { pagesFolder, readBuildId } from './paths';
import { getRedis } from './redis/getRedis';
import { createRedisLocks } from './redis/redisLocks';
import { createRedisPages } from './redis/redisPages';
import { createSharedStore } from './sharedStore';
import { createTurns, type Turns } from './turns';

/** From the manifest that Next has read already and keeps: a copy of our own would be as large again. */
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
  /** For whoever makes pages. */
  readonly maker: Pick<PageCache, 'get'> & Pick<Turns, 'set'>;
}

const makings = createHistogram({
  name: 'troupe_page_making_seconds',
  help: 'How long pages took to be made anew, by what became of it.',
  label: 'outcome',
});

let processCache: ProcessCache | undefined;

const createProcessCache = (serverFolder: string): ProcessCache | undefined => {
  const buildId = readBuildId();
  const outdated = getOutdatedPages();
  if (buildId === undefined || !outdated) return undefined;
  const { pageCacheMegabytes, pageCacheEntries } = getEnv();
  const folder = pagesFolder();
  const complain = createComplaints(log.warn);
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
          pages: createRedisPages(redis.connection, redis.prefix, complain),
          complain,
        })
      : own,
    built: createBuiltPages(join(serverFolder, 'pages'), createLifetimes(serverFolder)),
    outdated,
    demandContentFrom,
    complain,
    onMade: (key, isKept) => {
      announcePage(key, isKept);
      locks?.release(key);
    },
    onTried: makings.note,
  });
  startHousekeeping(async () => {
    try {
      await tidyBuilds(folder, buildId);
      await outdated.tidy();
    } catch (error) {
      complain('page cache: cannot tidy up', error);
    }
  });
  return { cache, maker: locks ? createTurns(cache, locks) : cache };
};

/**
 * The one page cache of this process, for whoever shows pages.
 *
 * @param serverFolder `.next/server`
 * @returns nothing where there is no finished build
 */
export const getPageCache = (serverFolder: string): PageCache | undefined =>
  (processCache ??= createProcessCache(serverFolder))?.cache;

/** The same for whoever makes them: of several instances, one at a time. */
export const getPageMaker = (serverFolder: string): ProcessCache['maker'] | undefined =>
  (processCache ??= createProcessCache(serverFolder))?.maker;
