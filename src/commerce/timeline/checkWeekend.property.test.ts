import fc from 'fast-check';
import { countRuns } from '@/testing/scope';
import { checkWeekend } from './checkWeekend';
import { type Clash, type ClashKind, clashKinds } from './clash';
import { listStarts } from './stayDays';
import { plantClash } from './testing/plantClash';
import { validWeekend } from './testing/weekends';
import { type Start, type Weekend, withStarts } from './weekend';

const runs = { numRuns: countRuns(1000), seed: 20260619 };

const isAbout = ({ id, other }: Clash, ids: readonly number[]): boolean =>
  ids.includes(id) && (other === null || ids.includes(other));

const touches = ({ id, other }: Clash, one: number): boolean => id === one || other === one;

/** Whether nothing stands against an activity after a start was chosen for it. */
const isClean = (weekend: Weekend, start: Start): boolean =>
  !checkWeekend(withStarts(weekend, [start])).clashes.some((it) => touches(it, start.id));

it('finds nothing in weekends against which nothing stands', () => {
  fc.assert(
    fc.property(validWeekend, (weekend) => {
      expect(checkWeekend(weekend).clashes).toEqual([]);
    }),
    runs,
  );
});

it('finds each of many planted clashes by its kind, with a way out, or says rightly that there is none', () => {
  const planted = new Map<ClashKind, number>();
  let ways = 0;
  fc.assert(
    fc.property(validWeekend, fc.constantFrom(...clashKinds), fc.nat(), (valid, kind, choice) => {
      const [early, ...others] = valid.activities;
      const late = others[choice % others.length];
      if (!early || !late) throw new Error('A weekend has two activities at least');
      const { weekend, ids } = plantClash(valid, kind, early, late);
      const clash = checkWeekend(weekend).clashes.find(
        (it) => it.kind === kind && isAbout(it, ids),
      );
      if (!clash) throw new Error(`${kind} of ${ids.join(' and ')} is not found`);
      planted.set(kind, (planted.get(kind) ?? 0) + 1);
      if (clash.wayOut.kind === 'move') {
        const { start } = clash.wayOut;
        ways += 1;
        expect(ids).toContain(start.id);
        expect(isClean(weekend, start)).toBe(true);
        const after = checkWeekend(withStarts(weekend, [start])).clashes;
        expect(after.filter((it) => it.kind === kind && isAbout(it, ids))).toEqual([]);
      } else {
        const possible = weekend.activities
          .filter(({ id }) => ids.includes(id))
          .flatMap((activity) => listStarts(activity, weekend))
          .map(({ activity, day, time }) => ({ id: activity.id, day, time }));
        expect(possible.filter((start) => isClean(weekend, start))).toEqual([]);
      }
    }),
    runs,
  );
  expect([...planted.keys()].sort()).toEqual([...clashKinds].sort());
  expect(Math.min(...planted.values())).toBeGreaterThan(runs.numRuns * 0.05);
  // Most have a way out, so the reason for having none is not the easy answer.
  expect(ways).toBeGreaterThan(runs.numRuns * 0.5);
});
