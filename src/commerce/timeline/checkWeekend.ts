import type { Clash, FoundClash } from './clash';
import { listOwnClashes } from './findClashes';
import { findPairWayOut, findWayOut, listPairClashes } from './findWayOut';
import { type Placed, placeActivities } from './place';
import type { Slot } from './slot';
import type { PlannedActivity, Weekend } from './weekend';

export interface CheckedWeekend extends Placed {
  readonly clashes: readonly Clash[];
}

const open = { other: null, way: null, hours: null } as const;

/** A start time that somebody has to choose: the one that it is laid out at, if that is possible. */
const toTimeClash = (
  { activity, day, time }: Slot,
  isPossible: boolean,
  weekend: Weekend,
  slots: readonly Slot[],
): Clash => ({
  ...open,
  kind: 'timeOpen',
  id: activity.id,
  wayOut: isPossible
    ? { kind: 'move', start: { id: activity.id, day, time } }
    : findWayOut(activity, slots, weekend),
});

/**
 * Lays the activities of a plan out by day and hour and finds what stands against them, each with a way out. A way out is
 * a start against which nothing stands. Pure.
 */
export const checkWeekend = (weekend: Weekend): CheckedWeekend => {
  const placed = placeActivities(weekend);
  const { slots, tentative, openDay } = placed;
  const byId = new Map(slots.map(({ activity }) => [activity.id, activity]));
  const find = (id: number): PlannedActivity | undefined => byId.get(id);
  const own = slots.flatMap((slot) => listOwnClashes(slot, weekend));
  const pairs = listPairClashes(slots);
  const wayOutOf = ({ id, other }: FoundClash): Clash['wayOut'] => {
    const [later, earlier] = [find(id), other === null ? undefined : find(other)];
    if (!later) return { kind: 'none', reason: 'noTimes' };
    return earlier
      ? findPairWayOut(later, earlier, slots, weekend)
      : findWayOut(later, slots, weekend);
  };
  const hard = [...own, ...pairs].map((clash): Clash => ({ ...clash, wayOut: wayOutOf(clash) }));
  const isHit = (id: number) => hard.some((clash) => clash.id === id || clash.other === id);
  return {
    ...placed,
    clashes: [
      ...hard,
      ...openDay.map((activity): Clash => ({
        ...open,
        kind: 'dayOpen',
        id: activity.id,
        wayOut: findWayOut(activity, slots, weekend),
      })),
      ...slots
        .filter(({ activity }) => tentative.has(activity.id))
        .map((slot) => toTimeClash(slot, !isHit(slot.activity.id), weekend, slots)),
    ],
  };
};
