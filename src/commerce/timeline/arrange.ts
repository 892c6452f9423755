import { resolveStartTime } from '@/commerce/cart/notices';
import type { NoWayOut } from './clash';
import { findPairClash, isFree, isOpenDay, listOwnClashes } from './findClashes';
import { findOwnReason } from './findWayOut';
import { placeActivities } from './place';
import { search, type Variable } from './search';
import type { Slot } from './slot';
import { listStarts, sortByNearness } from './stayDays';
import type { PlannedActivity, Start, Weekend } from './weekend';

/** Comparisons of two starts: about a tenth of a second. */
const LIMIT = 400_000;

/**
 * `arranged`: `starts` has all activities that have to move; nothing stands against any of them then, except for those in
 * `alone`. `together`: these cannot stand together. `givenUp`: that would take too long to find out.
 */
export interface Arrangement {
  readonly kind: 'arranged' | 'together' | 'givenUp';
  readonly starts: readonly Start[];
  /** The activities that have no start by themselves, and why. They stay where they are. */
  readonly alone: readonly { readonly id: number; readonly reason: NoWayOut }[];
  /** Without any one of them, the others of them can stand together. */
  readonly together: readonly number[];
}

const fit = (a: Slot, b: Slot): boolean => !findPairClash(a, b);

/** Evens the days out for activities whose day is open. */
const byLoad = (slots: readonly Slot[], taken: readonly Slot[]): readonly Slot[] => {
  const [first] = slots;
  if (!first || !isOpenDay(first.activity)) return slots;
  const loadOf = ({ day }: Slot) => taken.filter((slot) => slot.day === day).length;
  return [...slots].sort((a, b) => loadOf(a) - loadOf(b));
};

const rules = { fit, limit: LIMIT, order: byLoad };

/** The starts of an activity, the one that it has first, then the nearest. */
const toVariable = (
  activity: PlannedActivity,
  placed: readonly Slot[],
  weekend: Weekend,
): Variable<Slot> => {
  const own = placed.find((slot) => slot.activity.id === activity.id);
  const starts = listStarts(activity, weekend);
  const all = own
    ? [own, ...sortByNearness(starts, own.start).filter(({ start }) => start !== own.start)]
    : starts;
  return {
    id: activity.id,
    values: all.filter((slot) => listOwnClashes(slot, weekend).length === 0),
  };
};

/** The fewest of the activities that cannot stand together: one after the other is left out, as long as it stays so. */
const findCore = (variables: readonly Variable<Slot>[]): readonly Variable<Slot>[] =>
  variables.reduce((core, variable) => {
    const fewer = core.filter((it) => it !== variable);
    return search(fewer, rules).kind === 'none' ? fewer : core;
  }, variables);

/** Only the start that it has, for an activity against which nothing stands. Others move first. */
const keepSettled = (
  variable: Variable<Slot>,
  placed: readonly Slot[],
  weekend: Weekend,
): Variable<Slot> => {
  const own = placed.find(({ activity }) => activity.id === variable.id);
  return own && isFree(own, placed, weekend) ? { id: variable.id, values: [own] } : variable;
};

const isChosen = ({ activity, day, time }: Slot): boolean =>
  !isOpenDay(activity) &&
  activity.day === day &&
  resolveStartTime(activity.time ?? undefined, activity.times.startTimes) === time;

/**
 * Looks for starts of all activities at which nothing stands against any of them, as near to those of now as the order of
 * the search allows. Pure and deterministic, and bounded in time.
 */
export const arrange = (weekend: Weekend): Arrangement => {
  const { slots, untimed } = placeActivities(weekend);
  const known = weekend.activities.filter((activity) => !untimed.includes(activity));
  const variables = known.map((activity) => toVariable(activity, slots, weekend));
  const alone = known.flatMap((activity, index) =>
    variables[index]?.values.length === 0
      ? [{ id: activity.id, reason: findOwnReason(activity, weekend) ?? ('noRoom' as const) }]
      : [],
  );
  const free = variables.filter(({ values }) => values.length > 0);
  const settled = search(
    free.map((variable) => keepSettled(variable, slots, weekend)),
    rules,
  );
  const result = settled.kind === 'found' ? settled : search(free, rules);
  if (result.kind === 'givenUp') return { kind: 'givenUp', starts: [], alone, together: [] };
  if (result.kind === 'none') {
    const core = findCore(free).map(({ id }) => id);
    return { kind: 'together', starts: [], alone, together: core };
  }
  return {
    kind: 'arranged',
    starts: [...result.values.values()]
      .filter((slot) => !isChosen(slot))
      .sort((a, b) => a.start - b.start || a.activity.id - b.activity.id)
      .map(({ activity, day, time }) => ({ id: activity.id, day, time })),
    alone,
    together: [],
  };
};
