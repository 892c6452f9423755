import { formatLocal, parseLocal, toIsoMoment } from './localMoment';

it('an input names a moment in the time zone of the city', () => {
  const local = parseLocal('2026-12-04T18:00');
  if (!local) throw new Error('It is complete');
  expect(toIsoMoment(local, 'Europe/Warsaw')).toBe('2026-12-04T17:00:00.000Z');
  expect(formatLocal('2026-12-04T17:00:00.000Z', 'Europe/Warsaw')).toBe('2026-12-04T18:00');
});

it.each(['', '2026-12-04', '2026-02-30T10:00', '12026-12-04T18:00'])('%j is no moment', (value) => {
  expect(parseLocal(value)).toBeUndefined();
});
