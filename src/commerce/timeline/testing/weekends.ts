import fc from 'fast-check';
import { addDays, monthOf, weekdayOf } from '@/lib/days';
import { estimateWay } from '../ways';
import type { ActivityTimes, Place, PlannedActivity, Weekend } from '../weekend';

/** Weekends of June, December and those in which clocks are changed. */
const fridays = ['2026-06-19', '2026-12-11', '2026-03-27', '2026-10-23', '2027-03-26'];

const zones = ['Europe/Warsaw', 'Europe/Lisbon', 'Europe/Riga'];

export const toTime = (minutes: number): string => {
  const day = ((minutes % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(day / 60))}:${two(day % 60)}`;
};

export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const market: Place = { name: 'Market', latitude: 50.06, longitude: 19.94 };
export const range: Place = { name: 'Range', latitude: 50.09, longitude: 19.98 };

export const createTimes = (change: Partial<ActivityTimes> = {}): ActivityTimes => ({
  startTimes: ['10:00', '14:00', '18:00'],
  durationMinutes: 120,
  begins: market,
  ends: market,
  closedHours: [],
  closedWeekdays: [],
  seasonMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  minAge: null,
  ...change,
});

export const createActivity = (
  id: number,
  change: Partial<PlannedActivity> = {},
  times: Partial<ActivityTimes> = {},
): PlannedActivity => ({
  id,
  day: '2026-06-20',
  dateChoice: 'chosen',
  time: '10:00',
  times: createTimes(times),
  ...change,
});

/** Friday 19 to Sunday 21 June 2026 in Krakow. */
export const createWeekend = (
  activities: readonly PlannedActivity[],
  change: Partial<Weekend> = {},
): Weekend => ({
  activities,
  stay: { arrival: '2026-06-19', departure: '2026-06-21' },
  timeZone: 'Europe/Warsaw',
  today: '2026-05-01',
  youngest: null,
  ...change,
});

const place: fc.Arbitrary<Place | null> = fc.option(
  fc.record({
    name: fc.constant('Somewhere'),
    latitude: fc.double({ min: 50.03, max: 50.09, noNaN: true }),
    longitude: fc.double({ min: 19.88, max: 20, noNaN: true }),
  }),
  { freq: 5 },
);

const piece = fc.record({
  duration: fc.integer({ min: 3, max: 16 }).map((quarters) => quarters * 15),
  /** Between two activities, beside the way. */
  spare: fc.integer({ min: 0, max: 8 }).map((quarters) => quarters * 15),
  begins: place,
  ends: place,
  others: fc.array(
    fc.integer({ min: 32, max: 88 }).map((quarters) => quarters * 15),
    { maxLength: 3 },
  ),
  closed: fc.integer({ min: 1, max: 7 }),
  minAge: fc.constantFrom(null, 12, 18),
});

type Piece = typeof piece extends fc.Arbitrary<infer Value> ? Value : never;

/** Lays pieces out on a day from nine o'clock on, by the plain clock: no clock is changed during the day. */
const layOut = (day: string, pieces: readonly Piece[], firstId: number): PlannedActivity[] => {
  let free = 9 * 60;
  let last: Place | null = null;
  return pieces.flatMap(({ duration, spare, begins, ends, others, closed, minAge }, index) => {
    const way = estimateWay(last, begins)?.minutes ?? 0;
    const start = Math.ceil((free + way + spare) / 5) * 5;
    // The last one may end after midnight, which is before anything begins on the next day.
    if (start > 23 * 60) return [];
    free = start + duration;
    last = ends;
    const times = [...new Set([start, ...others])].map(toTime);
    return [
      createActivity(
        firstId + index,
        { day, time: toTime(start) },
        {
          startTimes: times.sort(),
          durationMinutes: duration,
          begins,
          ends,
          minAge,
          closedWeekdays: closed === weekdayOf(day) ? [] : [closed],
          seasonMonths: [monthOf(day)],
          closedHours: free <= 22 * 60 ? [{ from: '22:00', to: '06:00' }] : [],
        },
      ),
    ];
  });
};

/** Weekends against which nothing stands: three days, each with up to four activities, two at least. */
export const validWeekend: fc.Arbitrary<Weekend> = fc
  .record({
    friday: fc.constantFrom(...fridays),
    timeZone: fc.constantFrom(...zones),
    youngest: fc.constantFrom(null, 18, 30),
    days: fc.tuple(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.array(piece, { maxLength: 3 }),
    ),
  })
  .map(({ friday, timeZone, youngest, days }) => ({
    activities: days.flatMap((pieces, index) =>
      layOut(addDays(friday, index), pieces, index * 10 + 1),
    ),
    stay: { arrival: friday, departure: addDays(friday, 2) },
    timeZone,
    youngest,
    today: '2026-01-15',
  }));
