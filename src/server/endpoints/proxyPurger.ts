import { setTimeout } from 'node:timers/promises';
import { readBuildId } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { sendPurge } from '@/server/revalidation/sendPurge';
import type { SitePage } from '@/server/revalidation/findPages';
import { createPurgeQueue } from '@/server/revalidation/purgeQueue';
import { listPublicAddresses } from '@/server/revalidation/publicAddresses';
import { createCachePurger } from '@/server/revalidation/purgeCaches';

type PurgeEnv = Pick<Env, 'purgeUrls' | 'revalidateSeconds' | 'siteHosts' | 'locale'>;

/** Creates a function that purges pages from the caching proxies of `PURGE_URLS`. It never rejects. */
export const createProxyPurger = (env: PurgeEnv) => {
  const complain = createThrottledLogger(
    'a cache in front could not be told of refreshed pages, and is told again',
  );
  const purgeCaches = createCachePurger(
    env.purgeUrls.map((origin) =>
      createPurgeQueue({
        tell: (address) => sendPurge(origin, address),
        window: env.revalidateSeconds * 1000,
        now: () => performance.now(),
        sleep: (ms) => setTimeout(ms),
        complain,
      }),
    ),
  );
  return (listPages: () => readonly SitePage[]): Promise<void> =>
    env.purgeUrls.length === 0
      ? Promise.resolve()
      : purgeCaches(listPublicAddresses(env, readBuildId() ?? '', listPages()));
};
