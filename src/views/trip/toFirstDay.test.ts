import { parseTripState } from '@/commerce/trips/model/tripState';
import { freezeClock } from '@/testing/freezeClock';
import { toFirstDay, toLastDay, toNewDay, toStartDay } from './toFirstDay';

const toTrip = (change: object) => {
  const city = { slug: 'krakow', name: 'Krakow', time_zone: 'Europe/Warsaw' };
  const trip = parseTripState({
    ...{ id: 'aB3dE5gH7jK9', scope: 'edit', currency: 'EUR', city },
    ...change,
  });
  if (!trip) throw new Error('It is a trip');
  return trip;
};

// It is the next day in Krakow already.
beforeEach(() => freezeClock('2026-11-20T23:30:00Z'));

it('a trip lasts from the arrival, or the first activity, to the last one', () => {
  const items = ['2026-12-06', '2026-12-05'].map((day) => ({ id: 1, day }));
  expect(toFirstDay(toTrip({ items }))).toBe('2026-12-05');
  expect(toLastDay(toTrip({ items }))).toBe('2026-12-06');
  expect(toFirstDay(toTrip({ items, arrival: '2026-12-04' }))).toBe('2026-12-04');
});

it('a trip of which only the arrival is known has one day', () => {
  const trip = toTrip({ arrival: '2026-12-04' });
  expect([toFirstDay(trip), toLastDay(trip)]).toEqual(['2026-12-04', '2026-12-04']);
});

it('a trip without days begins a week from today in its city, as a plan does', () => {
  expect(toFirstDay(toTrip({}))).toBe('');
  expect(toStartDay(toTrip({}))).toBe('2026-11-28');
  expect(toNewDay(toTrip({}))).toBe('2026-11-28');
});

it('a further activity is not on a day that has passed', () => {
  const trip = toTrip({ arrival: '2026-11-19' });
  expect(toStartDay(trip)).toBe('2026-11-19');
  expect(toNewDay(trip)).toBe('2026-11-21');
});
