import { mostTries, pauseAfter } from './retries';

const HOUR_MS = 3_600_000;

it('a pause is half a minute, doubles with each try, and is four hours at most', () => {
  const pauses = [1, 2, 3, 9, 10, 11, 25].map((tries) => pauseAfter(tries, 0.5));
  expect(pauses).toEqual([
    ...[30_000, 60_000, 120_000, 7_680_000],
    ...[4 * HOUR_MS, 4 * HOUR_MS, 4 * HOUR_MS],
  ]);
});

it('a pause differs by a tenth either way, so that messages that fail together are not retried together', () => {
  expect([0, 1].map((random) => pauseAfter(2, random))).toEqual([54_000, 66_000]);
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(2))).size).toBeGreaterThan(1);
});

it('all tries together last for about three days', () => {
  const total = Array.from({ length: mostTries - 1 }, (_, index) => pauseAfter(index + 1, 0.5));
  const hours = total.reduce((sum, pause) => sum + pause, 0) / HOUR_MS;
  expect(hours).toBeGreaterThan(60);
  expect(hours).toBeLessThan(80);
});
