import type { PublicAddress } from './publicAddresses';

/** How many pages a cache is told of at a time. */
const atOnce = 16;
/** In ms: between a try that failed and the next, doubled each time up to the longest. */
const firstPause = 1000;
const longestPause = 10_000;
/** A cache that is told of more shows the rest when their windows are over. */
const mostWaiting = 40_000;

interface FrontCacheParts {
  readonly tell: (address: PublicAddress) => Promise<void>;
  /** After that, in ms, the cache has asked for the page anew by itself. */
  readonly window: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly complain: (error: unknown) => void;
}

interface Waiting {
  readonly address: PublicAddress;
  readonly until: number;
}

/** Tens of thousands may be waiting: they are not copied for each few of them. */
const takeFirst = <Item>(items: Iterable<Item>, count: number): readonly Item[] => {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
};

/** A cache in front of the shop that is told which pages are out of date, until it has heard it or need not any more. */
export const createFrontCache = ({ tell, window, now, sleep, complain }: FrontCacheParts) => {
  const waiting = new Map<string, Waiting>();
  let working: Promise<void> | undefined;

  /** Rejects with what went wrong for the first of those that it was not told of. */
  const tellSome = async (): Promise<void> => {
    const some = takeFirst(waiting, atOnce);
    const told = await Promise.allSettled(
      some.map(async ([name, it]) => {
        await tell(it.address);
        // It may have been put in anew meanwhile: that is another word.
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
    /** Resolves when the cache has heard of all that it was to be told, or need not any more. Never rejects. */
    purge: (addresses: readonly PublicAddress[]): Promise<void> => {
      const until = now() + window;
      for (const address of addresses) {
        const name = `${address.host}${address.path}`;
        if (waiting.size >= mostWaiting && !waiting.has(name)) break;
        waiting.set(name, { address, until });
      }
      working ??= workOff().finally(() => {
        working = undefined;
      });
      return working;
    },
  };
};

export type FrontCache = ReturnType<typeof createFrontCache>;
