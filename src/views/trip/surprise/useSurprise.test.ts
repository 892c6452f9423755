import { toReadDelay } from './useSurprise';

const now = Date.parse('2026-06-19T08:00:00Z');
const inMs = (ms: number) => new Date(now + ms).toISOString();

it('it is read just after the moment of the next piece, and once a minute', () => {
  expect(toReadDelay(inMs(5000), now)).toBe(5300);
  expect(toReadDelay(inMs(86_400_000), now)).toBe(60_000);
  expect(toReadDelay(null, now)).toBe(60_000);
});

it('a browser whose clock is fast does not ask without pause', () => {
  expect(toReadDelay(inMs(0), now)).toBe(10_000);
  expect(toReadDelay(inMs(-3_600_000), now)).toBe(10_000);
});
