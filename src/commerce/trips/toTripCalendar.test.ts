import ICAL from 'ical.js';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { sites } from '@/config/sites/records';
import { content } from '@/testing/cartServer';
import { toLoaded } from '@/testing/editContent';
import { applyCommand } from './model/applyCommand';
import type { Trip, TripItem } from './model/trip';
import { priceTrip } from './priceTrip';
import { at, createIds, createItem, createTestTrip } from './testing/trips';
import { toTripCalendar } from './toTripCalendar';

const mesh = buildMesh([toLoaded(content)]);

const printCalendar = (trip: Trip): string => {
  const priced = priceTrip(trip, sites.en, mesh, defaultRates, defaultTerms);
  if (!priced) throw new Error('Krakow is sold');
  return toTripCalendar(trip, priced, at(trip.revision).toISOString(), {
    name: 'Krakow with the group',
    nameItem: (name) => `${name}, Krakow`,
    describeItem: ({ people }) => `${people} people`,
    placeOf: () => 'Main square',
  });
};

const readEvents = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
};

const tripOf = (...changes: readonly Partial<TripItem>[]) =>
  createTestTrip({ items: changes.map(createItem) });

it('has the planned activities only, and nothing that a person has typed', () => {
  const trip = {
    ...tripOf({}, { productId: 2, state: 'proposed' }),
    comments: [{ id: 'c', guestId: 'g', text: 'A secret wish', createdAt: at(2).toISOString() }],
  };
  const text = printCalendar(trip);
  expect(readEvents(text).map(({ summary, location }) => [summary, location])).toEqual([
    ['karaoke, Krakow', 'Main square'],
  ]);
  expect(text).not.toMatch(/Olga|Ann|secret/);
  expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n/);
});

it('an event keeps its UID over twenty changes, and its SEQUENCE rises with each', () => {
  let trip = tripOf({});
  const guestId = trip.guests[0]?.id;
  const seen = [readEvents(printCalendar(trip))[0]];
  for (let people = 10; people < 30; people += 1) {
    const context = { ...createIds(), guestId, since: [], now: at(1).toISOString() };
    const applied = applyCommand(trip, { kind: 'setPeople', people }, context);
    if (!applied.ok) throw new Error(applied.problem);
    trip = applied.value;
    seen.push(readEvents(printCalendar(trip))[0]);
  }
  expect(new Set(seen.map((event) => event?.uid)).size).toBe(1);
  expect(seen.map((event) => event?.sequence)).toEqual(seen.map((_, index) => index));
});

it('two activities, and the same activity of two trips, have UIDs of their own', () => {
  const uids = [tripOf({}, { productId: 2 }), tripOf({})].flatMap((trip) =>
    readEvents(printCalendar(trip)).map(({ uid }) => uid),
  );
  expect(new Set(uids).size).toBe(3);
});

it('the same trip gives the same text', () => {
  const trip = tripOf({});
  expect(printCalendar(trip)).toBe(printCalendar(trip));
});

it.each([
  ['clocks go forward', ['2027-03-27', '2027-03-28'], ['21:00', '20:00']],
  ['clocks go back', ['2026-10-24', '2026-10-25'], ['20:00', '21:00']],
])('a weekend on which %s has the right hours', (_, [saturday = '', sunday = ''], hours) => {
  const time = '22:00';
  const trip = tripOf({ day: saturday, time }, { productId: 2, day: sunday, time });
  const starts = readEvents(printCalendar(trip)).map(({ startDate }) => startDate);
  expect(starts.map((start) => start.zone.tzid)).toEqual(['UTC', 'UTC']);
  expect(starts.map((start) => start.toJSDate().toISOString().slice(0, 16))).toEqual([
    `${saturday}T${hours[0]}`,
    `${sunday}T${hours[1]}`,
  ]);
});

it('an activity without a time, or whose day is not chosen yet, is for the whole day', () => {
  const trip = tripOf({}, { productId: 2, time: '14:00', dateChoice: 'held' });
  for (const { startDate, endDate } of readEvents(printCalendar(trip))) {
    expect(startDate.isDate).toBe(true);
    expect([startDate.toString(), endDate.toString()]).toEqual(['2026-06-20', '2026-06-21']);
  }
});
