import { HttpError } from '@/http/httpError';
import { type AskItems, isUnchanged, type Listing, readListing } from './listing';

interface FollowOptions {
  readonly ask: AskItems;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Content must not be older than this, in ms since 1970. */
  readonly demandedFrom: () => number;
}

/**
 * How long a list is taken to be what it was, and one that failed is not asked for again, in ms: from when it was asked
 * for, and a little less than the three seconds after which the mesh asks, so that it never comes just too early.
 */
const restMs = 2900;

/** How long a password that was refused is not tried again, in ms: many a WordPress shuts out who keeps trying. */
const refusedMs = 60_000;

/** Names, categories and descriptions of pictures change without a trace in the items that show them. */
const readInFullMs = 300_000;

export interface FollowedListing {
  /**
   * The list as it is now; the same object for as long as nothing changed. Asked for however often, a WordPress gets one
   * small call every three seconds, and is read in full when somebody says that there is something new. One call at a
   * time.
   *
   * @throws when it cannot be read
   */
  readonly read: () => Promise<Listing>;
  readonly last: () => Listing | undefined;
}

const restAfter = (error: unknown) =>
  error instanceof HttpError && (error.status === 401 || error.status === 403) ? refusedMs : restMs;

export const followListing = ({ ask, now, demandedFrom }: FollowOptions): FollowedListing => {
  let last: Listing | undefined;
  let [startedAt, readInFullAt] = [-Infinity, -Infinity];
  let failure:
    { readonly at: number; readonly restMs: number; readonly error: unknown } | undefined;

  /** Clocks are set back now and then. */
  const isWithin = (ms: number, since: number): boolean => {
    const passed = now() - since;
    return passed >= 0 && passed < ms;
  };

  const look = async (): Promise<Listing> => {
    const start = now();
    const isRecent = isWithin(readInFullMs, readInFullAt) && startedAt <= start;
    const isDue = !isRecent || startedAt <= demandedFrom();
    if (!last?.isSettled || isDue || !(await isUnchanged(ask, last))) {
      last = await readListing(ask);
      readInFullAt = start;
    }
    startedAt = start;
    return last;
  };

  const read = async (): Promise<Listing> => {
    if (failure && isWithin(failure.restMs, failure.at)) throw failure.error;
    if (last && isWithin(restMs, startedAt) && startedAt > demandedFrom()) return last;
    const start = now();
    try {
      return await look();
    } catch (error) {
      failure = { at: start, restMs: restAfter(error), error };
      throw error;
    }
  };

  return { read, last: () => last };
};
