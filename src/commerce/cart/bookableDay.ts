import { addDays, monthOf, weekdayOf } from '@/lib/days';

/** The days on which an activity can be planned. */
export interface OpenDays {
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays: readonly number[];
  /** 1 = January … 12 = December: the usual season. Other months are on request, not refused. */
  readonly seasonMonths: readonly number[];
}

/** Prices are not known further ahead. */
const furthestDays = 730;

export type DayRefusal = 'past' | 'closed' | 'tooFar';

export const furthestDay = (today: string): string => addDays(today, furthestDays);

/** The reason why a day cannot be booked, or `undefined`. The date pickers and the server both use it. */
export const refuseDay = (
  day: string,
  today: string,
  { closedWeekdays }: Pick<OpenDays, 'closedWeekdays'>,
): DayRefusal | undefined => {
  if (day < today) return 'past';
  if (day > furthestDay(today)) return 'tooFar';
  return closedWeekdays.includes(weekdayOf(day)) ? 'closed' : undefined;
};

/** A request for a day before this many days from today comes too late to promise an answer in time. */
const noticeDays = 1;

/** Whether a bookable day is so soon that the shop may not be able to arrange the activity. */
export const isShortNotice = (day: string, today: string): boolean =>
  day >= today && day < addDays(today, noticeDays);

export const isInSeason = (day: string, { seasonMonths }: Pick<OpenDays, 'seasonMonths'>) =>
  seasonMonths.includes(monthOf(day));

/** The first bookable day from `from` on. Past days count as today. */
export const nextOpenDay = (
  from: string,
  today: string,
  open: Pick<OpenDays, 'closedWeekdays'>,
): string => {
  const start = from < today ? today : from;
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(start, days));
  return week.find((day) => !refuseDay(day, today, open)) ?? start;
};
