import fc from 'fast-check';
import { countRuns } from '@/testing/scope';
import { arrange } from './arrange';
import { checkWeekend } from './checkWeekend';
import { listStarts } from './stayDays';
import { createActivity, createWeekend, validWeekend } from './testing/weekends';
import { type PlannedActivity, type Start, type Weekend, withStarts } from './weekend';

const runs = { numRuns: countRuns(1000), seed: 20260620 };

const forget = (activity: PlannedActivity, what: number): PlannedActivity => {
  if (what === 0) return activity;
  return what === 1
    ? { ...activity, time: null }
    : { ...activity, time: null, dateChoice: what === 2 ? 'held' : 'any' };
};

/** A weekend that can be arranged, in disorder: everything at the same hour, or days and hours forgotten. */
const disorder = fc
  .tuple(validWeekend, fc.boolean(), fc.array(fc.nat(3), { minLength: 11, maxLength: 11 }))
  .map(([weekend, isHeaped, what]): Weekend => {
    const [first] = weekend.activities;
    return {
      ...weekend,
      activities: weekend.activities.map((activity, index) => {
        const forgotten = forget(activity, what[index] ?? 0);
        return isHeaped && first ? { ...forgotten, day: first.day } : forgotten;
      }),
    };
  });

it('leaves weekends alone against which nothing stands', () => {
  fc.assert(
    fc.property(validWeekend, (weekend) => {
      expect(arrange(weekend)).toEqual({ kind: 'arranged', starts: [], alone: [], together: [] });
    }),
    runs,
  );
});

it('arranges weekends in disorder so that nothing stands against anything, always the same way', () => {
  let arranged = 0;
  fc.assert(
    fc.property(disorder, (weekend) => {
      const result = arrange(weekend);
      // Each can be arranged: it was valid before. Only the bound of the search may prevent it.
      expect(result.kind).not.toBe('together');
      expect(result.alone).toEqual([]);
      if (result.kind !== 'arranged') return;
      arranged += 1;
      expect(checkWeekend(withStarts(weekend, result.starts)).clashes).toEqual([]);
      expect(arrange(weekend)).toEqual(result);
    }),
    runs,
  );
  expect(arranged).toBeGreaterThan(runs.numRuns * 0.99);
});

it('moves nothing against which nothing stands, if the others can go round it', () => {
  const [early, late] = [1, 2].map((id) => createActivity(id, { time: '10:00' }));
  const settled = createActivity(3, { time: '14:00' });
  if (!early || !late) throw new Error('There are two');
  expect(arrange(createWeekend([early, late, settled])).starts.map(({ id }) => id)).not.toContain(
    3,
  );
});

const listAll = (
  [first, ...rest]: readonly PlannedActivity[],
  weekend: Weekend,
): readonly (readonly Start[])[] => {
  if (!first) return [[]];
  const others = listAll(rest, weekend);
  return listStarts(first, weekend).flatMap(({ day, time }) =>
    others.map((starts) => [{ id: first.id, day, time }, ...starts]),
  );
};

const canStand = (weekend: Weekend): boolean =>
  listAll(weekend.activities, weekend).some(
    (starts) => checkWeekend(withStarts(weekend, starts)).clashes.length === 0,
  );

/** One day, few start times and long activities: many of them cannot stand together. */
const crowded = fc
  .array(
    fc.record({
      startTimes: fc.uniqueArray(fc.constantFrom('09:00', '11:00', '13:00', '16:00'), {
        minLength: 1,
        maxLength: 3,
      }),
      durationMinutes: fc.constantFrom(90, 180, 300),
    }),
    { minLength: 2, maxLength: 4 },
  )
  .map((all) =>
    createWeekend(
      all.map((times, index) => createActivity(index + 1, { time: '09:00' }, times)),
      { stay: { arrival: '2026-06-20', departure: '2026-06-20' } },
    ),
  );

it('says that activities cannot stand together exactly if no combination of starts is possible, and names the fewest', () => {
  let impossible = 0;
  fc.assert(
    fc.property(crowded, (weekend) => {
      const { kind, together } = arrange(weekend);
      expect(kind === 'arranged').toBe(canStand(weekend));
      if (kind === 'arranged') return;
      impossible += 1;
      const of = (ids: readonly number[]): Weekend => ({
        ...weekend,
        activities: weekend.activities.filter(({ id }) => ids.includes(id)),
      });
      expect(canStand(of(together))).toBe(false);
      for (const left of together) {
        expect(canStand(of(together.filter((id) => id !== left)))).toBe(true);
      }
    }),
    { numRuns: countRuns(300), seed: 20260621 },
  );
  expect(impossible).toBeGreaterThan(30);
});
