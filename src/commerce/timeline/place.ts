import { resolveStartTime } from '@/commerce/cart/notices';
import { findPairClash, isFree, isOpenDay, listOwnClashes } from './findClashes';
import { search } from './search';
import { type Slot, toSlot } from './slot';
import type { PlannedActivity, Weekend } from './weekend';

/** Comparisons, so that a plan is laid out within a few milliseconds. */
const LIMIT = 50_000;

export interface Placed {
  /** In the order of their starts. */
  readonly slots: readonly Slot[];
  /** The activities whose start time nobody has chosen: theirs is one that is possible. */
  readonly tentative: ReadonlySet<number>;
  /** The activities whose day nobody has chosen. */
  readonly openDay: readonly PlannedActivity[];
  /** The activities of a chosen day with unknown start times. */
  readonly untimed: readonly PlannedActivity[];
}

const listDaySlots = (activity: PlannedActivity, weekend: Weekend): readonly Slot[] =>
  [...activity.times.startTimes]
    .sort()
    .map((time) => toSlot(activity, activity.day, time, weekend));

/** Start times for the activities without one, such that they fit if that is possible; else the first that do. */
const placeTentative = (
  open: readonly PlannedActivity[],
  fixed: readonly Slot[],
  weekend: Weekend,
): readonly Slot[] => {
  const variables = open.map((activity) => ({
    id: activity.id,
    values: listDaySlots(activity, weekend).filter((slot) =>
      fixed.every((other) => !findPairClash(slot, other)),
    ),
  }));
  const prefer = (slots: readonly Slot[]) =>
    [...slots].sort(
      (a, b) => listOwnClashes(a, weekend).length - listOwnClashes(b, weekend).length,
    );
  const fit = (a: Slot, b: Slot) => !findPairClash(a, b);
  const found = search(variables, { fit, limit: LIMIT, order: prefer });
  if (found.kind === 'found') return [...found.values.values()];
  const placed: Slot[] = [];
  for (const activity of open) {
    const slots = listDaySlots(activity, weekend);
    const others = [...fixed, ...placed];
    const slot = slots.find((it) => isFree(it, others, weekend)) ?? slots[0];
    if (slot) placed.push(slot);
  }
  return placed;
};

/** Gives each activity its day and hour, chosen or possible. */
export const placeActivities = (weekend: Weekend): Placed => {
  const fixed: Slot[] = [];
  const open: PlannedActivity[] = [];
  const openDay: PlannedActivity[] = [];
  const untimed: PlannedActivity[] = [];
  for (const activity of weekend.activities) {
    const { startTimes } = activity.times;
    const time = resolveStartTime(activity.time ?? undefined, startTimes);
    if (isOpenDay(activity)) openDay.push(activity);
    else if (time !== undefined) fixed.push(toSlot(activity, activity.day, time, weekend));
    else if (startTimes.length > 0) open.push(activity);
    else untimed.push(activity);
  }
  const tentative = placeTentative(open, fixed, weekend);
  return {
    slots: [...fixed, ...tentative].sort(
      (a, b) => a.start - b.start || a.activity.id - b.activity.id,
    ),
    tentative: new Set(open.map(({ id }) => id)),
    openDay,
    untimed,
  };
};
