import { setTimeout } from 'node:timers/promises';
import { readBuildId } from '@/cache/paths';
import type { Env } from '@/env/env';
import { createFailureLog } from '@/log/failureLog';
import { askToPurge } from '@/refresh/askToPurge';
import type { SitePage } from '@/refresh/findPages';
import { createFrontCache } from '@/refresh/frontCache';
import { listPublicAddresses } from '@/refresh/publicAddresses';
import { createTellCaches } from '@/refresh/tellCaches';

type FrontEnv = Pick<Env, 'purgeUrls' | 'revalidateSeconds' | 'siteHosts' | 'locale'>;

/** Tells the caches of `PURGE_URLS` of pages that are out of service. @returns a function that never rejects */
export const createFrontCaches = (env: FrontEnv) => {
  const complain = createFailureLog(
    'a cache in front could not be told of refreshed pages, and is told again',
  );
  const tellCaches = createTellCaches(
    env.purgeUrls.map((origin) =>
      createFrontCache({
        tell: (address) => askToPurge(origin, address),
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
      : tellCaches(listPublicAddresses(env, readBuildId() ?? '', listPages()));
};
