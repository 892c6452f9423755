import { createHash } from 'node:crypto';
import type { Env } from '@/env/env';

/** Grows when keys or values come to mean something else. */
const version = 1;

/**
 * What all keys of a shop and build begin with. Shops that show different things from one build (other hosts, other
 * content, another back end) never meet, so instances that are to share must have the same environment.
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
