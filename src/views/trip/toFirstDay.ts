import { toFirstDay as firstDayOf } from '@/commerce/cart/bookings';
import type { TripState } from '@/commerce/trips/model/tripState';

type Days = Pick<TripState, 'arrival' | 'departure' | 'items'>;

/** The first day of a trip, `YYYY-MM-DD`. */
export const toFirstDay = ({ arrival, items }: Days): string => arrival ?? firstDayOf(items);

/** The last day of a trip, `YYYY-MM-DD`. */
export const toLastDay = ({ departure, items }: Days): string =>
  departure ??
  items
    .map(({ day }) => day)
    .sort()
    .at(-1) ??
  '';
