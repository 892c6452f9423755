import { setTimeout as sleep } from 'node:timers/promises';
import type { CacheControl, Value } from './entry';
import type { Found, PageCache } from './pageCache';
import type { PageLocks } from './redis/redisLocks';
import { toAnswer } from './timeliness';

/** In ms: how long a stale page is given before it is asked again whether another instance has made a new one. */
const trustedFor = 1000;
/** In ms between two looks for a page that another instance makes. */
const lookEvery = 50;
/** After 0.8 s: what takes another instance longer is made here as well. */
const mostLooks = 16;

/** Given as if it were fresh: another instance is about to replace it. */
const leaveToOthers = (found: Found): Found => {
  if (!found.entry) return found;
  const timeliness = { due: 'fresh', forMs: trustedFor } as const;
  const clock = performance.timeOrigin + performance.now();
  return { ...found, timeliness, answer: toAnswer(found.entry, timeliness, clock) };
};

/**
 * Sees to it that of several instances one makes a page: the others give the stale one meanwhile, or wait for the new one
 * where there is none that may be shown, but no longer than it is worth. What `set` is told of is let go here when it
 * leads to nothing; otherwise by whoever hears that the page was made.
 */
export const createTurns = (cache: PageCache, locks: PageLocks) => ({
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
      // Another one may have been done just before the turn came.
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

export type Turns = ReturnType<typeof createTurns>;
