import { setTimeout as sleepFor } from 'node:timers/promises';
import { TimeoutError, withTimeout } from '@troupe/basics/withTimeout';
import type { PurgeQueue } from './purgeQueue';
import type { PublicAddress } from './publicAddresses';

/** In ms: after this time, each process of each instance knows the invalidations (decisions 16 and 30). */
const spread = 300;
/** In ms: the sender of the message does not wait longer. Purging continues in the background. */
const timeoutMs = 2000;
/** In ms: by then, responses that a cache began to fetch before the purge have arrived. They may be outdated. */
const secondWordAfter = 1000;

/**
 * Purges pages from caching proxies once no instance serves the old pages any more. Purges them a second time to remove
 * responses that were in transit during the first purge. Never rejects.
 *
 * @returns after the first purge, or after a timeout
 */
export const createCachePurger =
  (caches: readonly PurgeQueue[], sleep: (ms: number) => Promise<unknown> = (ms) => sleepFor(ms)) =>
  async (addresses: readonly PublicAddress[]): Promise<void> => {
    if (caches.length === 0 || addresses.length === 0) return;
    const tellAll = () => Promise.all(caches.map((cache) => cache.purge(addresses)));
    await sleep(spread);
    const first = tellAll();
    void first.then(() => sleep(secondWordAfter)).then(tellAll);
    await withTimeout(first, timeoutMs).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
    });
  };
