import { type DayRefusal, isInSeason, type OpenDays, refuseDay } from './bookableDay';
import { type Capacity, exceedsCapacity } from './capacity';
import type { CartItem } from './cart';

/** A notice for the visitor about one item of a cart. */
export type Notice = DayRefusal | 'gone' | 'outOfSeason' | 'outsideStay' | 'tooMany';

/** Notices that prevent sending the cart. */
const blocking: readonly Notice[] = ['gone', 'past', 'closed', 'tooFar', 'tooMany'];

export const isBlocking = (notice: Notice): boolean => blocking.includes(notice);

interface Limits extends OpenDays, Capacity {}

interface Stay {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** @param limits from the catalogue; `undefined` if the activity is no longer sold */
export const listNotices = (
  item: CartItem,
  limits: Limits | undefined,
  { today, arrival, departure }: Stay,
): readonly Notice[] => {
  if (!limits) return ['gone'];
  const day = item.selected_date;
  const refusal = refuseDay(day, today, limits);
  const isOutside = (arrival !== null && day < arrival) || (departure !== null && day > departure);
  return [
    ...(refusal ? [refusal] : []),
    ...(isInSeason(day, limits) ? [] : ['outOfSeason' as const]),
    ...(isOutside ? ['outsideStay' as const] : []),
    ...(exceedsCapacity(item.number_of_people, limits) ? ['tooMany' as const] : []),
  ];
};
