import fc from 'fast-check';
import { addDays } from '@/lib/days';
import { listDueDates } from './dueDates';

it.each([
  // 30 days before the first activity, and 14.
  ['2026-05-01', '2026-05-21', '2026-06-06'],
  ['2026-05-21', '2026-05-21', '2026-06-06'],
  ['2026-05-22', null, '2026-06-06'],
  ['2026-06-05', null, '2026-06-06'],
  // As in the cart: on the day itself it is due at once.
  ['2026-06-06', null, null],
  ['2026-06-19', null, null],
])('booked on %s: numbers by %s, the balance by %s', (today, numbers, balance) => {
  expect(listDueDates(['2026-06-21', '2026-06-20'], today)).toEqual([
    { kind: 'deposit', day: null },
    { kind: 'numbers', day: numbers },
    { kind: 'balance', day: balance },
  ]);
});

it('nothing is due for nothing', () => {
  expect(listDueDates([], '2026-05-01')).toEqual([]);
});

it('no day is in the past, nor after the first activity', () => {
  const anyDay = fc.integer({ min: -40, max: 400 }).map((days) => addDays('2026-05-01', days));
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 1, maxLength: 4 }), (days) => {
      const first = days.toSorted()[0] ?? '';
      for (const { day } of listDueDates(days, '2026-05-01')) {
        expect(day === null || (day >= '2026-05-01' && day < first)).toBe(true);
      }
    }),
  );
});
