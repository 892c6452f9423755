import { toFields } from '@troupe/basics/fields';

/**
 * The Redis channel in which instances report changes of trips to each other. It is the same for all builds, so that a
 * rolling deploy loses nothing. Ids of trips are random, so shops that share a Redis do not disturb each other.
 */
export const TRIP_NEWS_CHANNEL = 'troupe:trip-news';

export interface TripNews {
  readonly trip: string;
  /** `undefined` if a link may have ended. */
  readonly revision: number | undefined;
}

export const printTripNews = (news: TripNews): string => JSON.stringify(news);

/** @returns `undefined` for what is none */
export const parseTripNews = (text: string): TripNews | undefined => {
  try {
    const { trip, revision } = toFields(JSON.parse(text));
    if (typeof trip !== 'string') return undefined;
    if (revision === undefined) return { trip, revision };
    return Number.isSafeInteger(revision) ? { trip, revision: Number(revision) } : undefined;
  } catch {
    return undefined;
  }
};
