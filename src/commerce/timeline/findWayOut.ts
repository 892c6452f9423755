import { type ClashKind, clashKinds, type NoWayOut, type WayOut } from './clash';
import { findPairClash, isFree, listOwnClashes } from './findClashes';
import { placeActivities } from './place';
import type { Slot } from './slot';
import { listStarts, sortByNearness } from './stayDays';
import { type PlannedActivity, type Start, type Weekend, withStarts } from './weekend';

const toStart = ({ activity, day, time }: Slot): Start => ({ id: activity.id, day, time });

/** Whether nothing stands against an activity any more after it has moved, with all that others make of it. */
const isSolved = (start: Start, weekend: Weekend): boolean => {
  const { slots } = placeActivities(withStarts(weekend, [start]));
  const own = slots.find(({ activity }) => activity.id === start.id);
  return own !== undefined && isFree(own, slots, weekend);
};

/** Why an activity has no start by itself. @returns `undefined` if it has one */
export const findOwnReason = (
  activity: PlannedActivity,
  weekend: Weekend,
): NoWayOut | undefined => {
  if (activity.times.startTimes.length === 0) return 'noTimes';
  const starts = listStarts(activity, weekend);
  const kinds = starts.map((slot) => listOwnClashes(slot, weekend).map(({ kind }) => kind));
  if (kinds.some((own) => own.length === 0)) return undefined;
  const met = new Set<ClashKind>(kinds.flat());
  // Without a day left it is closed on all of them, or the stay is over.
  return clashKinds.find((kind) => met.has(kind)) ?? 'closed';
};

/** The nearest start at which nothing stands against an activity. */
const findStart = (
  activity: PlannedActivity,
  slots: readonly Slot[],
  weekend: Weekend,
): Start | undefined => {
  const own = slots.find((slot) => slot.activity.id === activity.id);
  const free = listStarts(activity, weekend).filter((slot) => isFree(slot, slots, weekend));
  const sorted = own ? sortByNearness(free, own.start) : free;
  return sorted.map(toStart).find((start) => isSolved(start, weekend));
};

/** The way out for an activity by itself. */
export const findWayOut = (
  activity: PlannedActivity,
  slots: readonly Slot[],
  weekend: Weekend,
): WayOut => {
  const start = findStart(activity, slots, weekend);
  if (start) return { kind: 'move', start };
  return { kind: 'none', reason: findOwnReason(activity, weekend) ?? 'noRoom' };
};

/** The way out for two activities: the later one moves, or else the earlier one. */
export const findPairWayOut = (
  later: PlannedActivity,
  earlier: PlannedActivity,
  slots: readonly Slot[],
  weekend: Weekend,
): WayOut => {
  const own = findWayOut(later, slots, weekend);
  if (own.kind === 'move') return own;
  const other = findWayOut(earlier, slots, weekend);
  return other.kind === 'move' ? other : own;
};

/** The clashes of any two starts. */
export const listPairClashes = (slots: readonly Slot[]) =>
  slots.flatMap((a, index) => slots.slice(index + 1).flatMap((b) => findPairClash(a, b) ?? []));
