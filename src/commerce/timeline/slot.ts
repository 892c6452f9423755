import { addDays } from '@/lib/days';
import { addMinutes } from '@/lib/zonedTime';
import { recallMoment } from './moments';
import type { Hours, PlannedActivity, Weekend } from './weekend';

/** An activity at one day and start time. */
export interface Slot {
  readonly activity: PlannedActivity;
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
  /** ms since 1970 */
  readonly start: number;
  /** ms since 1970; `null` if the duration is unknown. */
  readonly end: number | null;
}

export const toSlot = (
  activity: PlannedActivity,
  day: string,
  time: string,
  { timeZone }: Pick<Weekend, 'timeZone'>,
): Slot => {
  const start = recallMoment(day, time, timeZone);
  const { durationMinutes } = activity.times;
  return {
    activity,
    day,
    time,
    start,
    // Real minutes: in the night in which clocks are changed, the end is an hour off what the clock says.
    end: durationMinutes === null ? null : addMinutes(start, durationMinutes),
  };
};

/** The hours that a slot touches and in which nothing of its kind takes place. */
export const findClosedHours = (
  { activity, day, start, end }: Slot,
  { timeZone }: Pick<Weekend, 'timeZone'>,
): Hours | undefined =>
  activity.times.closedHours.find(({ from, to }) =>
    // A day holds 24 hours at most, so those of three days are enough.
    [-1, 0, 1].some((days) => {
      const first = addDays(day, days);
      const opens = recallMoment(to > from ? first : addDays(first, 1), to, timeZone);
      return recallMoment(first, from, timeZone) < (end ?? start + 1) && start < opens;
    }),
  );
