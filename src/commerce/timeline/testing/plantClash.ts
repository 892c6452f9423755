import { addDays, monthOf, weekdayOf } from '@/lib/days';
import type { ClashKind } from '../clash';
import { estimateWay } from '../ways';
import type { ActivityTimes, PlannedActivity, Weekend } from '../weekend';
import { market, range, toMinutes, toTime } from './weekends';

export interface Planted {
  readonly weekend: Weekend;
  readonly kind: ClashKind;
  /** The one or two activities that it is about. */
  readonly ids: readonly number[];
}

const replace = (
  weekend: Weekend,
  old: PlannedActivity,
  change: Partial<PlannedActivity>,
  times: Partial<ActivityTimes> = {},
): Weekend => ({
  ...weekend,
  activities: weekend.activities.map((it) =>
    it.id === old.id ? { ...it, ...change, times: { ...it.times, ...times } } : it,
  ),
});

/** Puts `late` at a time of the day of `early`. */
const moveBeside = (
  weekend: Weekend,
  { day }: PlannedActivity,
  late: PlannedActivity,
  time: string,
): Weekend =>
  replace(
    weekend,
    late,
    { day, time },
    { startTimes: [...late.times.startTimes, time], closedWeekdays: [], closedHours: [] },
  );

/** Breaks a valid weekend in one way. @param early the first activity, `late` another one */
export const plantClash = (
  weekend: Weekend,
  kind: ClashKind,
  early: PlannedActivity,
  late: PlannedActivity,
): Planted => {
  const { id, day, time, times } = late;
  const one = { kind, ids: [id] };
  const two = { kind, ids: [early.id, id] };
  const beginsAt = toMinutes(early.time ?? '');
  switch (kind) {
    case 'overlap':
      return { ...two, weekend: moveBeside(weekend, early, late, toTime(beginsAt + 5)) };
    case 'tooClose': {
      const apart = replace(weekend, early, {}, { durationMinutes: 60, ends: market });
      const there = { ...late, times: { ...times, begins: range } };
      const way = estimateWay(market, range)?.minutes ?? 0;
      const moved = moveBeside(apart, early, there, toTime(beginsAt + 60 + way - 5));
      return { ...two, weekend: replace(moved, late, {}, { begins: range }) };
    }
    case 'closed':
      return { ...one, weekend: replace(weekend, late, {}, { closedWeekdays: [weekdayOf(day)] }) };
    case 'outOfSeason':
      return {
        ...one,
        weekend: replace(weekend, late, {}, { seasonMonths: [(monthOf(day) % 12) + 1] }),
      };
    case 'beforeArrival':
      return {
        ...one,
        weekend: {
          ...weekend,
          stay: { ...weekend.stay, arrival: addDays(day, 1), departure: null },
        },
      };
    case 'afterDeparture':
      return {
        ...one,
        weekend: { ...weekend, stay: { arrival: null, departure: addDays(day, -1) } },
      };
    case 'tooYoung':
      return { ...one, weekend: { ...replace(weekend, late, {}, { minAge: 18 }), youngest: 17 } };
    case 'closedHours': {
      const until = toTime(toMinutes(time ?? '') + 10);
      return {
        ...one,
        weekend: replace(weekend, late, {}, { closedHours: [{ from: '00:00', to: until }] }),
      };
    }
    case 'timeNotOffered': {
      const others = times.startTimes.filter((it) => it !== time);
      const left = others.length > 0 ? others : ['07:55'];
      return { ...one, weekend: replace(weekend, late, {}, { startTimes: left }) };
    }
    case 'timeOpen':
      return {
        ...one,
        weekend: replace(
          weekend,
          late,
          { time: null },
          { startTimes: [...times.startTimes, '08:05'] },
        ),
      };
    case 'dayOpen':
      return { ...one, weekend: replace(weekend, late, { dateChoice: 'held' }) };
  }
};
