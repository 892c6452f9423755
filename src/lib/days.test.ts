import fc from 'fast-check';
import { addDays, isDay, monthOf, todayIn, weekdayOf } from './days';

const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const zones = Intl.supportedValuesOf('timeZone');

describe('a day', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '1999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '２０２６-01-01',
    '',
    null,
    undefined,
    20260101,
    new Date(0),
    ['2026-01-01'],
  ])('is not %j', (value) => {
    expect(isDay(value)).toBe(false);
  });

  it('is one that the calendar comes by', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(part(9999), part(13), part(32), (year, month, day) => {
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const isKept = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isDay(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)).toBe(isKept);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isDay(value)).toBe(false);
      }),
    );
  });
});

describe('today', () => {
  // The first two places are 25 hours apart, so their dates always differ.
  it.each([
    ['Pacific/Kiritimati', '2026-11-21T09:59:59Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-21T11:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-12-31T23:30:00Z', '2026-12-31'],
    ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['America/New_York', '2027-01-01T05:00:00Z', '2027-01-01'],
    ['America/St_Johns', '2027-03-01T03:29:59Z', '2027-02-28'],
    ['Asia/Kathmandu', '2028-02-28T18:15:00Z', '2028-02-29'],
    ['UTC', '2026-11-21T00:00:00Z', '2026-11-21'],
  ])('in %s at %s is %s', (zone, now, day) => {
    expect(todayIn(zone, new Date(now))).toBe(day);
  });

  // Summer time ends on 25 October 2026 and begins on 28 March 2027, both at 01:00 UTC.
  it.each([
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2027-03-27T23:00:00Z', '2027-03-28'],
    ['2027-03-28T21:59:59Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
  ])('in Kraków changes at midnight, whatever clocks do: at %s it is %s', (now, day) => {
    expect(todayIn('Europe/Warsaw', new Date(now))).toBe(day);
  });

  it('is asked of the clock', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    expect(todayIn('Pacific/Kiritimati')).toBe('2026-11-22');
    jest.useRealTimers();
  });

  it('is a day at most one away from that in Greenwich', () => {
    const anyTime = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyTime, (zone, now) => {
        const greenwich = now.toISOString().slice(0, 10);
        const near = [-1, 0, 1].map((days) => addDays(greenwich, days));
        expect(near).toContain(todayIn(zone, now));
      }),
      { numRuns: 300 },
    );
  });

  it('is not to be had in a place that does not exist', () => {
    expect(() => todayIn('Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('counting days', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2027-03-29', -2, '2027-03-27'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('from %s by %i comes to %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
  });

  it('goes forth and back to the same day, and texts are in the order of days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 1000 }), (day, days) => {
        const later = addDays(day, days);
        expect(isDay(later)).toBe(true);
        expect(later > day).toBe(true);
        expect(addDays(later, -days)).toBe(day);
      }),
    );
  });
});

describe('the weekday', () => {
  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
  ])('of %s is %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it('moves on by one each day and starts anew after Sunday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1);
      }),
    );
  });
});

it.each([
  ['2026-01-31', 1],
  ['2026-12-01', 12],
])('the month of %s is %i', (day, month) => {
  expect(monthOf(day)).toBe(month);
});
