import { isShortNotice, refuseDay } from '@/commerce/cart/bookableDay';
import { addDays } from '@/lib/days';
import { isOpenDay, toStay } from './findClashes';
import { type Slot, toSlot } from './slot';
import type { PlannedActivity, Weekend } from './weekend';

/** A longer stay is looked at in part. */
const MOST_DAYS = 31;

/** Days from the first one on, as long as nobody has said when the group leaves. */
const USUAL_DAYS = 3;

/** The days of the stay, `YYYY-MM-DD`: as far as it is not said, those that are planned, and three at least. */
export const listStayDays = (weekend: Weekend): readonly string[] => {
  const { arrival, departure } = toStay(weekend);
  const planned = weekend.activities
    .filter((activity) => !isOpenDay(activity))
    .map(({ day }) => day)
    .sort();
  const held = weekend.activities.map(({ day }) => day).sort();
  const start = departure === null ? undefined : addDays(departure, 1 - USUAL_DAYS);
  const earliest = [planned[0], start].filter((day) => day !== undefined).sort()[0];
  const first = arrival ?? earliest ?? held[0] ?? weekend.today;
  const usualEnd = addDays(first, USUAL_DAYS - 1);
  const latest = planned.at(-1) ?? first;
  const last = departure ?? (latest > usualEnd ? latest : usualEnd);
  const days = Array.from({ length: MOST_DAYS }, (_, index) => addDays(first, index));
  return days.filter((day) => day <= last);
};

/** All starts of an activity within the stay that can still be booked. */
export const listStarts = (activity: PlannedActivity, weekend: Weekend): readonly Slot[] =>
  listStayDays(weekend)
    .filter(
      (day) => !refuseDay(day, weekend.today, activity.times) && !isShortNotice(day, weekend.today),
    )
    .flatMap((day) =>
      [...activity.times.startTimes].sort().map((time) => toSlot(activity, day, time, weekend)),
    );

/** Sorts starts by how near they are to another one, the earlier of two first. */
export const sortByNearness = (slots: readonly Slot[], to: number): readonly Slot[] =>
  [...slots].sort((a, b) => Math.abs(a.start - to) - Math.abs(b.start - to) || a.start - b.start);
