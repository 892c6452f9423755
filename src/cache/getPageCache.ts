import { join } from 'node:path';
import { loadManifest } from 'next/dist/server/load-manifest.external';
import { getEnv } from '@/env/getEnv';
import { demandContentFrom } from '@/lib/contentTime';
import { toFields } from '@/lib/fields';
import { createBuiltPages } from './builtPages';
import { createComplaints } from './complaints';
import type { CacheControl } from './entry';
import { getOutdatedPages } from './getOutdatedPages';
import { startHousekeeping, tidyBuilds } from './housekeeping';
import { createPageCache, type PageCache } from './pageCache';
import { createPageStore } from './pageStore';
import { pagesFolder, readBuildId } from './paths';

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

let cache: PageCache | undefined;

/**
 * The one page cache of this process.
 *
 * @param serverFolder `.next/server`
 * @returns nothing where there is no finished build
 */
export const getPageCache = (serverFolder: string): PageCache | undefined => {
  if (cache) return cache;
  const buildId = readBuildId();
  const outdated = getOutdatedPages();
  if (buildId === undefined || !outdated) return undefined;
  const { pageCacheMegabytes, pageCacheEntries } = getEnv();
  const folder = pagesFolder();
  const complain = createComplaints(console.warn);
  cache = createPageCache({
    store: createPageStore(join(folder, buildId), {
      bytes: pageCacheMegabytes * 1024 * 1024,
      entries: pageCacheEntries,
    }),
    built: createBuiltPages(join(serverFolder, 'pages'), createLifetimes(serverFolder)),
    outdated,
    demandContentFrom,
    complain,
  });
  startHousekeeping(async () => {
    try {
      await tidyBuilds(folder, buildId);
      await outdated.tidy();
    } catch (error) {
      complain('page cache: cannot tidy up', error);
    }
  });
  return cache;
};
