import { useEffect, useMemo, useRef } from 'react';
import { parseBookings, type RememberedBooking, rememberBooking } from '@/commerce/cart/bookings';
import { useRemembered } from './useRemembered';

/** Local storage key. */
const bookingsKey = 'bookings';

interface Bookings {
  /** The latest first; empty on the server and during hydration. */
  readonly bookings: readonly RememberedBooking[];
  readonly remember: (booking: RememberedBooking) => void;
}

/** The bookings that this browser remembers. */
export const useBookings = (): Bookings => {
  const [bookings, change] = useRemembered(bookingsKey, parseBookings);
  return useMemo(
    () => ({
      bookings,
      remember: (booking) => change((known) => rememberBooking(known, booking)),
    }),
    [bookings, change],
  );
};

/**
 * Remembers a booking when its page is opened, once: another tab may know the same booking by a newer key, and the two must
 * not write in turns.
 *
 * @param booking `undefined` as long as it is not known
 */
export const useRememberBooking = (booking: RememberedBooking | undefined): void => {
  const { remember } = useBookings();
  const remembered = useRef<string>(undefined);
  useEffect(() => {
    if (!booking || remembered.current === booking.key) return;
    remembered.current = booking.key;
    remember(booking);
  }, [booking, remember]);
};
