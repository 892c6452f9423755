import { toFields } from '@troupe/basics/fields';
import { isDay } from '@/lib/days';

/** A booking that this browser remembers, so that its page is found again. */
export interface RememberedBooking {
  /** The key of the private link. */
  readonly key: string;
  readonly reference: string;
  /** Name of the city, in the site's language. */
  readonly city: string;
  /** The first day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** More than anybody books; a limit for a storage that anything may have written to. */
const MAX_BOOKINGS = 20;

export const isBookingKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{32}$/.test(value);

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 100;

/** @param stored untrusted @returns the valid bookings, the latest first */
export const parseBookings = (stored: unknown): readonly RememberedBooking[] =>
  (Array.isArray(stored) ? stored.slice(0, MAX_BOOKINGS) : []).flatMap(
    (it: unknown): RememberedBooking[] => {
      const { key, reference, city, day } = toFields(it);
      return isBookingKey(key) && isShort(reference) && isShort(city) && isDay(day)
        ? [{ key, reference, city, day }]
        : [];
    },
  );

/** The first day of an order, `YYYY-MM-DD`; empty without activities. */
export const toFirstDay = (items: readonly { readonly day: string }[]): string =>
  items.reduce((first, { day }) => (day < first ? day : first), items[0]?.day ?? '');

/** Puts a booking first, in place of what was known of it. */
export const rememberBooking = (
  bookings: readonly RememberedBooking[],
  booking: RememberedBooking,
): readonly RememberedBooking[] =>
  [booking, ...bookings.filter(({ reference }) => reference !== booking.reference)].slice(
    0,
    MAX_BOOKINGS,
  );

/** The private link to a booking. The fragment of a URL is sent to no server. @param page the path of the page */
export const toBookingLink = (page: string, key: string): string => `${page}#${key}`;
