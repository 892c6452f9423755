import { setTimeout as sleepFor } from 'node:timers/promises';
import { TimeoutError, withTimeout } from '@/lib/withTimeout';
import type { FrontCache } from './frontCache';
import type { PublicAddress } from './publicAddresses';

/** In ms: by then each process of each instance has learnt which pages are out of date (decisions 16 and 30). */
const spread = 300;
/** In ms: whoever sent the message does not wait for longer. It goes on behind. */
const patience = 2000;
/** In ms: what a cache began to fetch before it was told has arrived by then, and may be old. */
const secondWordAfter = 1000;

/**
 * Tells caches in front of pages that are out of service: when no instance shows the old ones any more, and once again
 * for what was on its way at that moment. Never rejects.
 *
 * @returns when they have heard the first word, or have not in time
 */
export const createTellCaches =
  (caches: readonly FrontCache[], sleep: (ms: number) => Promise<unknown> = (ms) => sleepFor(ms)) =>
  async (addresses: readonly PublicAddress[]): Promise<void> => {
    if (caches.length === 0 || addresses.length === 0) return;
    const tellAll = () => Promise.all(caches.map((cache) => cache.purge(addresses)));
    await sleep(spread);
    const first = tellAll();
    void first.then(() => sleep(secondWordAfter)).then(tellAll);
    await withTimeout(first, patience).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
    });
  };
