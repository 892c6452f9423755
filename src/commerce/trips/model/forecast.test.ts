import fc from 'fast-check';
import { anyHistory, compareHistory } from '../testing/anySteps';
import { createPricedItem, createSource } from '../testing/splitSources';
import { forecastSteps, type TripStep } from './forecast';
import { countRuns } from '@/testing/scope';

/** Three guests of a group of `people`, without extras. */
const sourceOf = (people: number) =>
  createSource({
    pricing: { ...createSource().pricing, items: [createPricedItem({ people, extras: [] })] },
  });

const forecast = (people: number, ...steps: readonly TripStep[]) =>
  forecastSteps(sourceOf(people), steps);

it('who leaves keeps his place open, so nobody else pays more', () => {
  const { changes } = forecast(8, { kind: 'leave', guest: 'ann' });
  expect(changes).toEqual([
    { id: 'ann', before: 10_000, after: 0 },
    { id: 'open-6', before: 0, after: 10_000 },
  ]);
});

it('a smaller group below the minimum pays more each, and it is said why', () => {
  const { changes, rules } = forecast(
    6,
    { kind: 'leave', guest: 'ann' },
    { kind: 'setPeople', people: 5 },
  );
  expect(changes).toContainEqual({ id: 'olga', before: 10_000, after: 12_000 });
  expect(rules).toEqual([{ kind: 'belowMinimum', item: 1, people: 6 }]);
});

it.each([
  [11, 10, 'notFree'],
  [10, 11, 'free'],
])('from %d to %d people: %s', (before, after, kind) => {
  expect(forecast(before, { kind: 'setPeople', people: after }).rules).toEqual([{ kind, item: 1 }]);
});

it('without an activity nobody pays for it', () => {
  const { after, changes } = forecast(8, { kind: 'removeItem', item: 1 });
  expect(after.ok && after.value.price.total).toBe(0);
  expect(changes.filter(({ id }) => id === 'olga')).toEqual([
    { id: 'olga', before: 10_000, after: 0 },
  ]);
});

it('what it forecasts is what then happens', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      expect(compareHistory(history)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: countRuns(300) },
  );
});
