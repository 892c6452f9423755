import { setTimeout as sleep } from 'node:timers/promises';
import type { CacheControl, Value } from './entry';
import type { Found, PageCache } from './pageCache';
import type { PageLocks } from './redis/redisLocks';
import { toAnswer } from './cacheControl';

/** In ms: how long a stale page is served before this instance checks again for a new one from another instance. */
const trustedFor = 1000;
/** In ms between two checks for a page that another instance renders. */
const lookEvery = 50;
/** After 0.8 s, this instance renders the page as well. */
const mostLooks = 16;

/** Makes Next treat the page as fresh, because another instance renders the next version. */
const leaveToOthers = (found: Found): Found => {
  if (!found.entry) return found;
  const timeliness = { due: 'fresh', forMs: trustedFor } as const;
  const clock = performance.timeOrigin + performance.now();
  return { ...found, timeliness, answer: toAnswer(found.entry, timeliness, clock) };
};

/**
 * Lets only one instance render a page at a time. The others serve the stale page, or wait up to 0.8 s for the new one
 * if there is no page to serve. `set` releases the lock if nothing is written; otherwise `onMade` releases it.
 */
export const createRenderLock = (cache: PageCache, locks: PageLocks) => ({
  get: async (key: string): Promise<Found> => {
    for (let looks = 0; ; looks += 1) {
      const found = await (looks === 0 ? cache.get(key) : cache.getAnew(key));
      const due = found.timeliness?.due;
      if (due === 'fresh' && found.answer) return found;
      const turn = await locks.take(key);
      if (turn === 'others') {
        if (due === 'stale') return leaveToOthers(found);
        if (looks >= mostLooks) return found;
        await sleep(lookEvery);
        continue;
      }
      if (turn === undefined) return found;
      // Another instance may have finished the page just before this one took the lock.
      const again = await cache.getAnew(key);
      if (again.timeliness?.due === 'fresh' && again.answer) locks.release(key);
      return again;
    }
  },

  set: async (
    key: string,
    value: Value,
    cacheControl: CacheControl,
    found: Found,
  ): Promise<boolean> => {
    const isBeingWritten = await cache.set(key, value, cacheControl, found);
    if (!isBeingWritten) locks.release(key);
    return isBeingWritten;
  },
});

export type RenderLock = ReturnType<typeof createRenderLock>;
