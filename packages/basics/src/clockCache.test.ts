import fc from 'fast-check';
import { createClockCache } from './clockCache';

const keysIn = (map: { get: (key: string) => unknown }, keys: readonly string[]) =>
  keys.filter((key) => map.get(key) !== undefined);

it('gives back what was put in, and nothing that was taken out', () => {
  const map = createClockCache<string>(10);
  map.set('a', 'one');
  map.set('b', 'two');
  map.delete('a');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'two', undefined]);
});

it('forgets what was longest not asked for, once there is more than it may hold', () => {
  const map = createClockCache<number>(3);
  for (const key of ['a', 'b', 'c']) map.set(key, 1);
  map.get('a');
  map.set('d', 1);
  expect(keysIn(map, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
});

it('what is new stays, though all else was asked for', () => {
  const map = createClockCache<number>(3);
  for (const key of ['a', 'b', 'c', 'd']) {
    map.set(key, 1);
    expect(keysIn(map, ['a', 'b', 'c', 'd'])).toContain(key);
  }
  expect(keysIn(map, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
});

it('a weight that is no number makes room for one thing, and keeps nobody waiting', () => {
  const map = createClockCache<number>(10, () => Number.NaN);
  map.set('a', 1);
  map.get('a');
  map.set('b', 1);
  expect(keysIn(map, ['a', 'b'])).toEqual(['b']);
});

it('what is asked for again and again outlives what comes and goes', () => {
  const map = createClockCache<number>(10);
  map.set('hot', 1);
  for (let turn = 0; turn < 1000; turn += 1) {
    expect(map.get('hot')).toBe(1);
    map.set(`cold ${turn}`, 1);
  }
});

it('does not keep what alone is heavier than a tenth, nor what was there under its name', () => {
  const map = createClockCache<number>(100, (weight) => weight);
  map.set('a', 10);
  map.set('a', 11);
  expect(map.get('a')).toBeUndefined();
});

it('never holds more than it may, and lets go of the oldest first', () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 30 }), weight: fc.nat({ max: 10 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const map = createClockCache<number>(100, (weight) => weight);
      // The newest value of each name, oldest first.
      const newest = new Map<string, number>();
      for (const { key, weight } of steps) {
        map.set(String(key), weight);
        newest.delete(String(key));
        newest.set(String(key), weight);
      }
      const fitting: string[] = [];
      let total = 0;
      for (const [key, weight] of [...newest].reverse()) {
        total += weight;
        if (total > 100) break;
        fitting.push(key);
      }
      const kept = [...newest.keys()].filter((key) => map.get(key) !== undefined);
      expect(kept.reduce((sum, key) => sum + (newest.get(key) ?? 0), 0)).toBeLessThanOrEqual(100);
      // Evicted values stay evicted, even if there is room again.
      expect(kept.every((key) => fitting.includes(key))).toBe(true);
      expect(kept.at(-1)).toBe([...newest.keys()].at(-1));
    }),
  );
});
