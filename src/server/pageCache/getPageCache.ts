import {
  type OpenPageCache,
  openPageCache,
  type PageCache,
  type PageMaker,
  readBuildId,
} from '@troupe/page-cache';
import { getEnv } from '@/config/env/getEnv';
import { createThrottle } from '@/platform/log/throttledLogger';
import { createHistogram, observeMs } from '@/platform/metrics/metrics';
import { content } from './content';
import { getInvalidations } from './getInvalidations';
import { pagesFolder } from './paths';
import { getRedis } from './redis/getRedis';
import { announceRenderedPage } from './renderedPage';

const makings = createHistogram({
  name: 'troupe_page_render_duration_seconds',
  help: 'Duration of page renders by outcome.',
  labelNames: ['outcome'],
});

let processCache: OpenPageCache | undefined;

const createProcessCache = (serverFolder: string): OpenPageCache | undefined => {
  const buildId = readBuildId();
  const invalidations = getInvalidations();
  if (buildId === undefined || !invalidations) return undefined;
  const { pageCacheMegabytes, pageCacheEntries, revalidateSecret: secret } = getEnv();
  const redis = getRedis();
  return openPageCache({
    folder: pagesFolder(),
    buildId,
    serverFolder,
    bounds: { bytes: pageCacheMegabytes * 1024 * 1024, entries: pageCacheEntries },
    invalidations,
    redis: redis && { ...redis, secret },
    content,
    warn: createThrottle('warn'),
    onRendered: announceRenderedPage,
    onTried: (outcome, ms) => observeMs(makings, { outcome }, ms),
  });
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
export const getPageMaker = (serverFolder: string): PageMaker | undefined =>
  (processCache ??= createProcessCache(serverFolder))?.maker;
