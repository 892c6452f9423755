import { parseCart } from '@/commerce/cart/parseCart';
import { cartKey, toStored } from '@/commerce/cart/storedCart';
import type { TripState } from '@/commerce/trips/model/tripState';
import { hardNavigate } from '@/lib/hardNavigate';
import { createUuid } from '@/lib/uuid';
import { toFirstDay } from './toFirstDay';

/**
 * Puts the activities of a trip into this browser's plan for its city, and leads there.
 *
 * @returns false if the browser stores nothing
 */
export const bookTrip = (trip: TripState, shopGroupId: number): boolean => {
  const { booking, city } = trip;
  const cart = booking && parseCart({ items: booking.items }, toFirstDay(trip), createUuid);
  if (!cart) return false;
  const place = { shopGroupId, city: city.slug };
  try {
    const stored = toStored({ ...cart, id: createUuid() }, place, new Date());
    localStorage.setItem(cartKey(place), JSON.stringify(stored));
  } catch {
    return false;
  }
  void hardNavigate(booking.href);
  return true;
};
