import { HttpError } from '@troupe/basics/http/httpError';
import { type AskItems, isUnchanged, type Listing, readListing } from './listing';

interface FollowOptions {
  readonly ask: AskItems;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Content must not be older than this, in ms since 1970. */
  readonly demandedFrom: () => number;
}

/**
 * How long a list counts as current, and a failed one is not requested again, in ms since the start of the request. A
 * little less than three seconds, so that a caller with that interval never comes just too early.
 */
const restMs = 2900;

/** How long a rejected password is not retried, in ms: many WordPress sites block clients after repeated failures. */
const refusedMs = 60_000;

/** A full read is due after this time: names, categories and picture texts change without a new date of the item. */
const readInFullMs = 300_000;

export interface FollowedListing {
  /**
   * The current list; the same object while nothing changed. WordPress gets at most one small request every three
   * seconds, and a full read if newer content is demanded. Must not be called concurrently.
   *
   * @throws if the list cannot be read
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

  /** Returns `false` if the clock was set back. */
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
