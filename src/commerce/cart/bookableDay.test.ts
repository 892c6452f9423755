import fc from 'fast-check';
import { addDays, weekdayOf } from '@/lib/days';
import { furthestDay, isInSeason, nextOpenDay, refuseDay } from './bookableDay';

/** A Saturday. */
const today = '2026-11-21';

const daily = { closedWeekdays: [] };
const noMondays = { closedWeekdays: [1] };
const weekdays = { closedWeekdays: [6, 7] };
const neverOpen = { closedWeekdays: [1, 2, 3, 4, 5, 6, 7] };

const anyOpenDays = fc.record({
  closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
});

it.each([
  ['today', '2026-11-21'],
  ['tomorrow', '2026-11-22'],
  ['the furthest day, 730 days ahead', '2028-11-20'],
])('%s can be booked', (_, day) => {
  expect(refuseDay(day, today, daily)).toBeUndefined();
});

it.each([
  ['yesterday', '2026-11-20', daily, 'past'],
  ['the day after the furthest', '2028-11-21', daily, 'tooFar'],
  ['a Monday, where Mondays are closed', '2026-11-23', noMondays, 'closed'],
  ['a past Monday', '2026-11-16', noMondays, 'past'],
])('%s cannot be booked', (_, day, open, refusal) => {
  expect(refuseDay(day, today, open)).toBe(refusal);
});

it('where Mondays are closed all other weekdays are open', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days));
  expect(week.filter((day) => refuseDay(day, today, noMondays)).map(weekdayOf)).toEqual([1]);
});

it('the furthest day counts leap days', () => {
  expect(furthestDay('2026-11-21')).toBe('2028-11-20');
  expect(furthestDay('2025-01-01')).toBe('2027-01-01');
});

it.each([
  ['2026-05-01', true],
  ['2026-09-30', true],
  ['2026-04-30', false],
  ['2026-10-01', false],
])('from May to September, it is in season on %s: %j', (day, isIn) => {
  expect(isInSeason(day, { seasonMonths: [5, 6, 7, 8, 9] })).toBe(isIn);
});

describe('the next open day', () => {
  it.each([
    ['a day that is open is that day', '2026-11-24', noMondays, '2026-11-24'],
    ['a Monday is the Tuesday, where Mondays are closed', '2026-11-23', noMondays, '2026-11-24'],
    ['a past day is today', '2026-11-02', noMondays, '2026-11-21'],
    ['a past day is the next one open, when today is not', '2020-01-01', weekdays, '2026-11-23'],
    ['a day in a month that ends is in the next', '2026-11-28', weekdays, '2026-11-30'],
    ['any day is that day, where it is never open', '2026-11-24', neverOpen, '2026-11-24'],
  ])('from %s', (_, from, open, next) => {
    expect(nextOpenDay(from, today, open)).toBe(next);
  });

  it('can be booked, and no day before it can', () => {
    const anyFrom = fc.integer({ min: -30, max: 720 }).map((days) => addDays(today, days));
    fc.assert(
      fc.property(anyFrom, anyOpenDays, (from, open) => {
        const next = nextOpenDay(from, today, open);
        expect(refuseDay(next, today, open)).toBeUndefined();
        expect(next >= from).toBe(true);
        for (let day = addDays(next, -1); day >= from && day >= today; day = addDays(day, -1))
          expect(refuseDay(day, today, open)).toBe('closed');
      }),
    );
  });
});
