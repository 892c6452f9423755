import type { CacheControl, Entry, Value } from './entry';
import { INVALIDATIONS_KEPT_MS } from './invalidations';

interface FreshnessContext {
  /** In ms since 1970, like all times here. */
  readonly now: number;
  /** When the page was last invalidated; 0 for never. */
  readonly markedAt: number;
  /** Whether there is a shared invalidation that its renderer did not know. This does not depend on clocks. */
  readonly isMissed?: boolean;
  /** When to render the page again after a failed render. */
  readonly retryAt: number | undefined;
}

export type Freshness =
  | { readonly due: 'fresh'; readonly forMs: number }
  /** Served immediately and revalidated in the background. */
  | { readonly due: 'stale' }
  /** Rendered again before it is served. */
  | { readonly due: 'outdated' };

/** In ms: how far the clocks of processes on one disk may differ. A larger difference means that one was set back. */
const clocksDiffer = 1000;

const toMs = (seconds: number | false | undefined): number =>
  typeof seconds === 'number' ? seconds * 1000 : Number.POSITIVE_INFINITY;

/** @returns how long the old page is served after a failed render, in ms, with the same limits as in Next */
export const retryAfter = ({ cacheControl }: Pick<Entry, 'cacheControl'>): number =>
  Math.min(Math.max(toMs(cacheControl.revalidate || 3), 3000), 30_000);

export const toFreshness = (
  { cacheControl, startedAt, madeAt }: Pick<Entry, 'cacheControl' | 'startedAt' | 'madeAt'>,
  { now, markedAt, isMissed = false, retryAt }: FreshnessContext,
): Freshness => {
  const age = now - madeAt;
  const isAhead = age < -clocksDiffer;
  // For a page from the future, it is unknown whether its rendering began before an invalidation.
  const isMarked = isMissed || startedAt <= markedAt || (isAhead && markedAt > 0);
  const isOutdated = isMarked || age > Math.min(toMs(cacheControl.expire), INVALIDATIONS_KEPT_MS);
  // A client that waits for a page that cannot be rendered gets an error. After a failure, serve the old page instead.
  if (retryAt !== undefined && retryAt > now) return { due: 'fresh', forMs: retryAt - now };
  if (isOutdated) return { due: retryAt === undefined ? 'outdated' : 'stale' };
  const left = isAhead ? 0 : toMs(cacheControl.revalidate) - age;
  return left > 0 ? { due: 'fresh', forMs: left } : { due: 'stale' };
};

/** The form in which Next expects an entry. */
export interface Answer {
  readonly value: Value;
  /** In ms since 1970; -1 makes Next wait for a new generation. */
  readonly lastModified: number;
  readonly cacheControl: CacheControl;
}

/** The rest of the revalidation period in whole seconds. It is 1 for a stale page, so that proxies may cache it. */
const toSeconds = (timeliness: Freshness): number =>
  timeliness.due === 'fresh' ? Math.ceil(timeliness.forMs / 1000) : 1;

/**
 * @returns how long other caches may serve an entry. `s-maxage` is the rest of the revalidation period, so that a
 *   caching proxy does not add a second period.
 */
export const toCacheControl = (
  {
    cacheControl,
    isMissing = false,
  }: { readonly cacheControl: CacheControl; readonly isMissing?: boolean },
  timeliness: Freshness,
): CacheControl => {
  const { revalidate, expire } = cacheControl;
  if (timeliness.due === 'fresh' && timeliness.forMs === Number.POSITIVE_INFINITY) {
    return cacheControl;
  }
  const seconds = toSeconds(timeliness);
  // No object spread: it takes many times as long, and this runs for each cache hit.
  if (expire === undefined) return { revalidate: seconds };
  // A proxy must not serve a stale 404.
  const staleFor = isMissing ? 0 : Math.max(expire - Number(revalidate), 1);
  return { revalidate: seconds, expire: revalidate === false ? expire : staleFor + seconds };
};

/**
 * Converts an entry to Next's form, with a `lastModified` that gives it the right remaining lifetime.
 *
 * @param clock Next's clock in ms since 1970, which ignores adjustments of the system clock
 */
export const toAnswer = (
  { value, cacheControl: whole }: Entry,
  timeliness: Freshness,
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
