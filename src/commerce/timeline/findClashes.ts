import { listNotices, type Notice } from '@/commerce/cart/notices';
import { minutesBetween } from '@/lib/zonedTime';
import type { ClashKind, FoundClash } from './clash';
import { findClosedHours, type Slot } from './slot';
import { estimateWay } from './ways';
import type { PlannedActivity, Weekend } from './weekend';

const none = { other: null, way: null, hours: null } as const;

/** The stay without a departure that is before the arrival. */
export const toStay = ({ stay: { arrival, departure } }: Pick<Weekend, 'stay'>) => ({
  arrival,
  departure: arrival !== null && departure !== null && departure < arrival ? null : departure,
});

const toKind = (notice: Notice, { day, activity }: Slot, weekend: Weekend): ClashKind[] => {
  const { arrival } = toStay(weekend);
  switch (notice) {
    case 'closed':
    case 'outOfSeason':
      return [notice];
    case 'outsideStay':
      return [arrival !== null && day < arrival ? 'beforeArrival' : 'afterDeparture'];
    case 'otherTime':
      return activity.times.startTimes.length > 0 ? ['timeNotOffered'] : [];
    default:
      return [];
  }
};

/** What stands against an activity at a start by itself. The rules of days and start times are those of the cart. */
export const listOwnClashes = (slot: Slot, weekend: Weekend): readonly FoundClash[] => {
  const { activity, day, time } = slot;
  const { id, times } = activity;
  const { minAge } = times;
  const notices = listNotices(
    { selected_date: day, start_time: time, number_of_people: 1 },
    { ...times, mostPeople: Infinity },
    // The day of the start itself: a day of a trip that has passed is no clash.
    { ...toStay(weekend), today: day },
  );
  const hours = findClosedHours(slot, weekend);
  const isTooYoung = minAge !== null && weekend.youngest !== null && weekend.youngest < minAge;
  return [
    ...(isTooYoung ? [{ ...none, kind: 'tooYoung' as const, id }] : []),
    ...notices
      .flatMap((notice) => toKind(notice, slot, weekend))
      .map((kind) => ({ ...none, kind, id })),
    ...(hours ? [{ ...none, kind: 'closedHours' as const, id, hours }] : []),
  ];
};

const isEarlier = (a: Slot, b: Slot): boolean =>
  a.start < b.start || (a.start === b.start && a.activity.id < b.activity.id);

/** What stands against two activities at their starts. */
export const findPairClash = (a: Slot, b: Slot): FoundClash | undefined => {
  const [first, second] = isEarlier(a, b) ? [a, b] : [b, a];
  // An unknown duration is unknown.
  if (first.end === null) return undefined;
  const pair = { ...none, id: second.activity.id, other: first.activity.id };
  if (second.start < first.end) return { ...pair, kind: 'overlap' };
  const way = estimateWay(first.activity.times.ends, second.activity.times.begins);
  const left = minutesBetween(first.end, second.start);
  return way && left < way.minutes
    ? { ...pair, kind: 'tooClose', way: { needed: way.minutes, left } }
    : undefined;
};

/** Whether nothing stands against an activity at a start, given the starts of the others. */
export const isFree = (slot: Slot, others: readonly Slot[], weekend: Weekend): boolean =>
  listOwnClashes(slot, weekend).length === 0 &&
  others.every((other) => other.activity.id === slot.activity.id || !findPairClash(slot, other));

export const isOpenDay = ({ dateChoice }: PlannedActivity): boolean => dateChoice !== 'chosen';
