import { toKeyPrefix as toPackageKeyPrefix } from '@troupe/page-cache';
import type { Env } from '@/config/env/env';

/**
 * @returns the prefix of all keys of a shop and build. Shops with the same build but other sites, hosts, other content or
 *   another back end have different prefixes. Instances that share pages must therefore have the same environment.
 */
export const toKeyPrefix = (env: Env, buildId: string): string =>
  toPackageKeyPrefix({
    name: 'troupe',
    buildId,
    identity: [
      env.siteHosts,
      env.siteSettings,
      env.locale,
      env.shopGroupId ?? null,
      env.theme ?? null,
      env.apiUrl ?? null,
      env.cmsSites,
      env.contentDir ?? null,
      env.exchangeRatesUrl ?? null,
      env.gtmContainers,
      env.conversionIds,
      env.imageHosts,
    ],
  });
