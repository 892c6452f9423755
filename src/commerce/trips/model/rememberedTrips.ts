import { toFields } from '@troupe/basics/fields';
import { isDay } from '@/lib/days';
import { isTripId, isTripToken } from './trip';

/** A trip that this browser remembers, so that its page is found again. The cookie opens it, not this. */
export interface RememberedTrip {
  readonly id: string;
  /** Name of the city, in the site's language. */
  readonly city: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly day: string;
  /** The token for those whom the organiser invites; only in the organiser's browser. */
  readonly invitation?: string;
}

/** More than anybody plans; a limit for a storage that anything may have written to. */
const MAX_TRIPS = 20;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 100;

/** @param stored untrusted @returns the valid trips, the latest first */
export const parseTrips = (stored: unknown): readonly RememberedTrip[] =>
  (Array.isArray(stored) ? stored.slice(0, MAX_TRIPS) : []).flatMap(
    (it: unknown): RememberedTrip[] => {
      const { id, city, day, invitation } = toFields(it);
      return isTripId(id) && isShort(city) && isDay(day)
        ? [{ id, city, day, ...(isTripToken(invitation) ? { invitation } : {}) }]
        : [];
    },
  );

/** Puts a trip first, with what was known of it before. */
export const rememberTrip = (
  trips: readonly RememberedTrip[],
  trip: RememberedTrip,
): readonly RememberedTrip[] => {
  const known = trips.find(({ id }) => id === trip.id);
  return [{ ...known, ...trip }, ...trips.filter((it) => it !== known)].slice(0, MAX_TRIPS);
};

/** The link to a trip. The fragment of a URL is sent to no server. @param secret a token, or the public id */
export const toTripLink = (page: string, secret: string): string => `${page}#${secret}`;
