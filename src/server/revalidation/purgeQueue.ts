import type { PublicAddress } from './publicAddresses';

/** Number of concurrent purges of one cache. */
const atOnce = 16;
/** In ms: delay after a failed purge, doubled each time up to the longest. */
const firstPause = 1000;
const longestPause = 10_000;
/** Queue length. Further pages stay in the cache until their revalidation period ends. */
const mostWaiting = 40_000;

interface PurgeQueueParts {
  readonly tell: (address: PublicAddress) => Promise<void>;
  /** In ms: after this time, the cache has revalidated the page by itself. */
  readonly window: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly complain: (error: unknown) => void;
}

interface Waiting {
  readonly address: PublicAddress;
  readonly until: number;
}

/** Takes the first items without copying the whole queue, which may have tens of thousands. */
const takeFirst = <Item>(items: Iterable<Item>, count: number): readonly Item[] => {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
};

/** Purges pages from a caching proxy. Retries until it succeeds or the revalidation period of the pages is over. */
export const createPurgeQueue = ({ tell, window, now, sleep, complain }: PurgeQueueParts) => {
  const waiting = new Map<string, Waiting>();
  let working: Promise<void> | undefined;

  /** Rejects with the first error, after all purges have ended. */
  const tellSome = async (): Promise<void> => {
    const some = takeFirst(waiting, atOnce);
    const told = await Promise.allSettled(
      some.map(async ([name, it]) => {
        await tell(it.address);
        // If the same page was queued again meanwhile, the new entry stays.
        if (waiting.get(name) === it) waiting.delete(name);
      }),
    );
    const failed = told.find((it) => it.status === 'rejected');
    if (failed) throw failed.reason;
  };

  const dropOver = () => {
    for (const [name, { until }] of waiting) if (until <= now()) waiting.delete(name);
  };

  const workOff = async (): Promise<void> => {
    let pause = firstPause;
    while (waiting.size > 0) {
      try {
        await tellSome();
        pause = firstPause;
      } catch (error) {
        complain(error);
        await sleep(pause);
        pause = Math.min(2 * pause, longestPause);
        dropOver();
      }
    }
  };

  return {
    /** Resolves when the queue is empty: each page is purged, or its revalidation period is over. Never rejects. */
    purge: (addresses: readonly PublicAddress[]): Promise<void> => {
      const until = now() + window;
      for (const address of addresses) {
        const name = `${address.host}${address.path}`;
        if (waiting.size >= mostWaiting && !waiting.has(name)) continue;
        waiting.set(name, { address, until });
      }
      working ??= workOff().finally(() => {
        working = undefined;
      });
      return working;
    },
  };
};

export type PurgeQueue = ReturnType<typeof createPurgeQueue>;
