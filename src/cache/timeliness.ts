import type { CacheControl, Entry, Value } from './entry';
import { marksKeptFor } from './outdatedPages';

interface Circumstances {
  /** In ms since 1970, as all here. */
  readonly now: number;
  /** When the page was last marked as out of date; 0 for never. */
  readonly markedAt: number;
  /** Whether it was marked, for all instances, without its maker knowing: clocks have no say in that. */
  readonly isMissed?: boolean;
  /** When to try again, where making this very page anew has failed. */
  readonly retryAt: number | undefined;
}

export type Timeliness =
  | { readonly due: 'fresh'; readonly forMs: number }
  /** Given at once, and made anew behind the visitor's back. */
  | { readonly due: 'stale' }
  /** Made anew before anybody sees it. */
  | { readonly due: 'outdated' };

/** In ms: how far the clocks of processes on one disk may differ. What lies further ahead is from before one was set back. */
const clocksDiffer = 1000;

const toMs = (seconds: number | false | undefined): number =>
  typeof seconds === 'number' ? seconds * 1000 : Number.POSITIVE_INFINITY;

/** In ms, like Next's own: how long a page that could not be made anew is given as it is. */
export const retryAfter = ({ cacheControl }: Pick<Entry, 'cacheControl'>): number =>
  Math.min(Math.max(toMs(cacheControl.revalidate || 3), 3000), 30_000);

export const toTimeliness = (
  { cacheControl, startedAt, madeAt }: Pick<Entry, 'cacheControl' | 'startedAt' | 'madeAt'>,
  { now, markedAt, isMissed = false, retryAt }: Circumstances,
): Timeliness => {
  const age = now - madeAt;
  const isAhead = age < -clocksDiffer;
  // Nobody can tell whether a page from ahead was begun before a mark.
  const isMarked = isMissed || startedAt <= markedAt || (isAhead && markedAt > 0);
  const isOutdated = isMarked || age > Math.min(toMs(cacheControl.expire), marksKeptFor);
  // Whoever waits for a page that cannot be made gets an error: after a failure nobody waits for this one again.
  if (retryAt !== undefined && retryAt > now) return { due: 'fresh', forMs: retryAt - now };
  if (isOutdated) return { due: retryAt === undefined ? 'outdated' : 'stale' };
  const left = isAhead ? 0 : toMs(cacheControl.revalidate) - age;
  return left > 0 ? { due: 'fresh', forMs: left } : { due: 'stale' };
};

/** What Next wants to hear of an entry. */
export interface Answer {
  readonly value: Value;
  /** In ms since 1970; -1 makes Next wait for a new generation. */
  readonly lastModified: number;
  readonly cacheControl: CacheControl;
}

/** In whole seconds: what is left of a window that has begun. A stale page has one for whoever keeps it in between. */
const toSeconds = (timeliness: Timeliness): number =>
  timeliness.due === 'fresh' ? Math.ceil(timeliness.forMs / 1000) : 1;

/**
 * How long others may go on showing an entry. `s-maxage` is what is left of the window, so that a proxy in front never
 * adds a second one.
 */
export const toCacheControl = (
  {
    cacheControl,
    isMissing = false,
  }: { readonly cacheControl: CacheControl; readonly isMissing?: boolean },
  timeliness: Timeliness,
): CacheControl => {
  const { revalidate, expire } = cacheControl;
  if (timeliness.due === 'fresh' && timeliness.forMs === Number.POSITIVE_INFINITY) {
    return cacheControl;
  }
  const seconds = toSeconds(timeliness);
  // In full: an object that is put together from others takes many times as long, and this is made for each ready page.
  if (expire === undefined) return { revalidate: seconds };
  // Nor does a proxy go on saying that there is no page.
  const staleFor = isMissing ? 0 : Math.max(expire - Number(revalidate), 1);
  return { revalidate: seconds, expire: revalidate === false ? expire : staleFor + seconds };
};

/**
 * Tells Next of a page that was made just so long ago that it lives for as long as it still may.
 *
 * @param clock Next's own, in ms since 1970, which does not follow when the system's is put right
 */
export const toAnswer = (
  { value, cacheControl: whole }: Entry,
  timeliness: Timeliness,
  clock: number,
): Answer => {
  const cacheControl = toCacheControl(
    { cacheControl: whole, isMissing: value === null },
    timeliness,
  );
  if (cacheControl === whole) return { value, lastModified: clock, cacheControl };
  const left = timeliness.due === 'fresh' ? timeliness.forMs : -1;
  return {
    value,
    lastModified: timeliness.due === 'outdated' ? -1 : clock + left - toSeconds(timeliness) * 1000,
    cacheControl,
  };
};
