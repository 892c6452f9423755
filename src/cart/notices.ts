import { type DayRefusal, isInSeason, type OpenDays, refuseDay } from './bookableDay';
import type { CartItem } from './cart';

/** What a visitor should know about one item of a plan. */
export type Notice = DayRefusal | 'gone' | 'outOfSeason' | 'outsideStay' | 'tooMany';

/** Those with which the plan cannot be sent. */
const blocking: readonly Notice[] = ['gone', 'past', 'closed', 'tooFar'];

export const isBlocking = (notice: Notice): boolean => blocking.includes(notice);

interface Limits extends OpenDays {
  /** More people than this need more than one booking of it, which the shop arranges. */
  readonly mostPeople: number;
}

interface Stay {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** @param limits those of the catalogue; nothing when the activity is sold no more */
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
    ...(item.number_of_people > limits.mostPeople ? ['tooMany' as const] : []),
  ];
};
