import { addDays, monthOf, weekdayOf } from '@/lib/days';

/** Which days an activity can be planned for. */
export interface OpenDays {
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays: readonly number[];
  /** 1 = January … 12 = December: when it usually runs. Other months are on request, not refused. */
  readonly seasonMonths: readonly number[];
}

/** Nobody knows the prices of the year after next. */
const furthestDays = 730;

export type DayRefusal = 'past' | 'closed' | 'tooFar';

export const furthestDay = (today: string): string => addDays(today, furthestDays);

/** Why a day cannot be booked, or nothing when it can. The pickers and the server ask this same function. */
export const refuseDay = (
  day: string,
  today: string,
  { closedWeekdays }: Pick<OpenDays, 'closedWeekdays'>,
): DayRefusal | undefined => {
  if (day < today) return 'past';
  if (day > furthestDay(today)) return 'tooFar';
  return closedWeekdays.includes(weekdayOf(day)) ? 'closed' : undefined;
};

export const isInSeason = (day: string, { seasonMonths }: Pick<OpenDays, 'seasonMonths'>) =>
  seasonMonths.includes(monthOf(day));

/** The first day from a given one on that can be booked. Past days count as today. */
export const nextOpenDay = (
  from: string,
  today: string,
  open: Pick<OpenDays, 'closedWeekdays'>,
): string => {
  const start = from < today ? today : from;
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(start, days));
  return week.find((day) => !refuseDay(day, today, open)) ?? start;
};
