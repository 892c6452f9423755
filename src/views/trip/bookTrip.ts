import { toReplacement } from '@/commerce/cart/formerPlan';
import { parseCart } from '@/commerce/cart/parseCart';
import { cartKey } from '@/commerce/cart/storedCart';
import type { TripState } from '@/commerce/trips/model/tripState';
import { todayIn } from '@/lib/days';
import { hardNavigate } from '@/lib/hardNavigate';
import { parseJson } from '@/lib/parseJson';
import { createUuid } from '@/lib/uuid';
import { toStartDay } from './toFirstDay';

/**
 * Puts the activities of a trip into this browser's plan for its city, and leads there. The page of the plan offers the
 * one that was there before.
 *
 * @returns false if the browser stores nothing
 */
export const bookTrip = (trip: TripState, shopGroupId: number): boolean => {
  const { booking, city } = trip;
  const cart = booking && parseCart({ items: booking.items }, toStartDay(trip), createUuid);
  if (!cart) return false;
  const place = { shopGroupId, city: city.slug };
  try {
    const key = cartKey(place);
    const own = parseJson(localStorage.getItem(key) ?? '');
    const today = todayIn(city.timeZone);
    const stored = toReplacement({ ...cart, id: createUuid() }, place, own, today, new Date());
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    return false;
  }
  void hardNavigate(booking.href);
  return true;
};
