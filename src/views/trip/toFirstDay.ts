import { toFirstDay as firstDayOf } from '@/commerce/cart/bookings';
import { daysAhead } from '@/commerce/cart/changes';
import type { TripState } from '@/commerce/trips/model/tripState';
import { addDays, todayIn } from '@/lib/days';

type Days = Pick<TripState, 'arrival' | 'departure' | 'items'>;

/** The first day of a trip, `YYYY-MM-DD`; empty if it has no days yet. */
export const toFirstDay = ({ arrival, items }: Days): string => arrival ?? firstDayOf(items);

/** The first day of a trip. One that has no days yet begins as a plan does, some days from today. */
export const toStartDay = (trip: Days & Pick<TripState, 'city'>): string =>
  toFirstDay(trip) || addDays(todayIn(trip.city.timeZone), daysAhead);

/** The day for a further activity: the first one that has not passed. */
export const toNewDay = (trip: Days & Pick<TripState, 'city'>): string => {
  const [start, today] = [toStartDay(trip), todayIn(trip.city.timeZone)];
  return start < today ? today : start;
};

/** The last day of a trip, `YYYY-MM-DD`; empty if it has no days yet. */
export const toLastDay = ({ arrival, departure, items }: Days): string =>
  departure ??
  items
    .map(({ day }) => day)
    .sort()
    .at(-1) ??
  arrival ??
  '';
