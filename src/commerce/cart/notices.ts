import { isOneOf } from '@troupe/basics/isOneOf';
import {
  type DayRefusal,
  isInSeason,
  isShortNotice,
  type OpenDays,
  refuseDay,
} from './bookableDay';
import { type Capacity, exceedsCapacity } from './capacity';
import type { CartItem, DateChoice } from './cart';

/** Notices that travel with an order, because they do not prevent it. */
export const orderNotices = ['shortNotice', 'outOfSeason', 'outsideStay'] as const;

export type OrderNotice = (typeof orderNotices)[number];

/** A notice for the visitor about one item of a cart. */
export type Notice = DayRefusal | 'gone' | 'otherTime' | 'tooMany' | OrderNotice;

export const isOrderNotice = (notice: unknown): notice is OrderNotice =>
  isOneOf(orderNotices, notice);

/** Whether a notice prevents sending the cart. */
export const isBlocking = (notice: Notice): boolean => !isOrderNotice(notice);

interface Limits extends OpenDays, Capacity {
  readonly startTimes: readonly string[];
}

/** First and last day of the visitor's stay, `YYYY-MM-DD`; `null` for one that the visitor has not said. */
export interface Stay {
  readonly arrival: string | null;
  readonly departure: string | null;
}

interface Dates extends Stay {
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The fields of an item, stored or posted, that notices are about. */
interface NoticedItem extends Pick<CartItem, 'number_of_people' | 'selected_date'> {
  readonly date_choice?: DateChoice | undefined;
  readonly start_time?: string | undefined;
}

/** Whether an activity starts at a time that a visitor has chosen. */
export const isOffered = (time: string | undefined, startTimes: readonly string[]): boolean =>
  time === undefined || startTimes.includes(time);

/** The start time of a planned activity; `undefined` if any will do. Where there is only one, there is nothing to choose. */
export const resolveStartTime = (
  chosen: string | undefined,
  startTimes: readonly string[],
): string | undefined => chosen ?? (startTimes.length === 1 ? startTimes[0] : undefined);

const listDayNotices = (day: string, limits: OpenDays, dates: Dates): readonly Notice[] => {
  const { today, arrival, departure } = dates;
  const refusal = refuseDay(day, today, limits);
  const isOutside = (arrival !== null && day < arrival) || (departure !== null && day > departure);
  return [
    ...(refusal ? [refusal] : []),
    ...(isShortNotice(day, today) ? ['shortNotice' as const] : []),
    ...(isInSeason(day, limits) ? [] : ['outOfSeason' as const]),
    ...(isOutside ? ['outsideStay' as const] : []),
  ];
};

/**
 * Lists the notices of an item. Its day has none as long as nobody has chosen it.
 *
 * @param limits from the catalogue; `undefined` if the activity is no longer sold
 */
export const listNotices = (
  item: NoticedItem,
  limits: Limits | undefined,
  dates: Dates,
): readonly Notice[] => {
  if (!limits) return ['gone'];
  return [
    ...(item.date_choice === 'held' ? [] : listDayNotices(item.selected_date, limits, dates)),
    ...(isOffered(item.start_time, limits.startTimes) ? [] : ['otherTime' as const]),
    ...(exceedsCapacity(item.number_of_people, limits) ? ['tooMany' as const] : []),
  ];
};
