import { createHash } from 'node:crypto';
import type { Env } from '@/config/env/env';

/** Increase it when the meaning of keys or values changes. */
const version = 2;

/**
 * @returns the prefix of all keys of a shop and build. Shops with the same build but other hosts, other content or
 *   another back end have different prefixes. Instances that share pages must therefore have the same environment.
 */
export const toKeyPrefix = (env: Env, buildId: string): string => {
  const shop = JSON.stringify([
    env.siteHosts,
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
  ]);
  const shopId = createHash('sha256').update(shop).digest('hex').slice(0, 12);
  return `troupe${version}:${shopId}:${buildId}`;
};
