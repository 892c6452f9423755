import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { sites } from '@/config/sites/records';
import { content } from '@/testing/cartServer';
import { edit, toLoaded } from '@/testing/editContent';
import type { Command } from './model/command';
import type { Trip, TripItem } from './model/trip';
import { priceTrip } from './priceTrip';
import { calendarReaders } from './testing/readCalendar';
import { at, createItem, createTestTrip, runOn } from './testing/trips';
import { toTripCalendar } from './toTripCalendar';

const mesh = buildMesh([toLoaded(content)]);

/** @param of the guest whose calendar it is */
const printCalendar = (trip: Trip, of: string | null = null, sold: Mesh = mesh): string => {
  const priced = priceTrip(trip, sites.en, sold, defaultRates, defaultTerms);
  if (!priced) throw new Error('Krakow is sold');
  return toTripCalendar(trip, priced, of, at(trip.revision).toISOString(), {
    name: 'Krakow with the group',
    nameItem: (name) => `${name}, Krakow`,
    describeItem: ({ people }) => `${people} people`,
    placeOf: () => 'Main square',
  });
};

const tripOf = (...changes: readonly Partial<TripItem>[]) =>
  createTestTrip({ items: changes.map(createItem) });

const MINUTE_MS = 60_000;

describe.each(calendarReaders)('as %s reads it', (_, readEvents) => {
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

  it('an event keeps its UID over twenty changes of all kinds, and its SEQUENCE rises with each', () => {
    let trip = tripOf({});
    const [, ann] = trip.guests.map(({ id }) => id);
    const steps = (round: number): readonly (readonly [Command, string | undefined])[] => [
      [{ kind: 'setPeople', people: 10 + round }, undefined],
      [{ kind: 'setDay', item: 1, day: '2026-06-21' }, undefined],
      [{ kind: 'setStarts', starts: [{ item: 1, day: '2026-06-20', time: '18:00' }] }, undefined],
      [{ kind: 'vote', item: 1, choice: round % 2 === 0 ? 'yes' : 'no' }, ann],
      [{ kind: 'comment', text: `Round ${round}` }, ann],
    ];
    const seen = [readEvents(printCalendar(trip, ann))[0]];
    for (const round of [0, 1, 2, 3]) {
      for (const [command, by] of steps(round)) {
        trip = runOn(trip, command, by === undefined ? {} : { guestId: by }).after;
        seen.push(readEvents(printCalendar(trip, ann))[0]);
      }
    }
    expect(seen).toHaveLength(21);
    expect(new Set(seen.map((event) => event?.uid)).size).toBe(1);
    expect(seen.map((event) => event?.sequence)).toEqual(seen.map((_event, index) => index));
  });

  it('two activities, and the same activity of two trips, have UIDs of their own', () => {
    const uids = [tripOf({}, { productId: 2 }), tripOf({})].flatMap((trip) =>
      readEvents(printCalendar(trip)).map(({ uid }) => uid),
    );
    expect(new Set(uids).size).toBe(3);
  });

  it('a guest has what he comes to, also what he has not answered', () => {
    const trip = tripOf({}, { productId: 2 });
    const [, ann] = trip.guests.map(({ id }) => id);
    const namesOf = (change: Trip, of: string | null = ann ?? '') =>
      readEvents(printCalendar(change, of)).map(({ summary }) => summary.split(',')[0]);
    const both = ['karaoke', 'food-tour'];
    expect(namesOf(trip)).toEqual(both);
    const said = runOn(trip, { kind: 'rsvp', item: 2, answer: 'no' }, { guestId: ann ?? '' }).after;
    expect(namesOf(said)).toEqual(['karaoke']);
    // It is no answer of anybody else.
    expect(namesOf(said, trip.guests[0]?.id)).toEqual(both);
    expect(namesOf(said, null)).toEqual(both);
    const left = runOn(said, { kind: 'answer', answer: 'no' }, { guestId: ann ?? '' }).after;
    expect(namesOf(left)).toEqual([]);
  });

  it('an activity without a time, or whose day is not chosen yet, is for the whole day', () => {
    const trip = tripOf({}, { productId: 2, time: '14:00', dateChoice: 'held' });
    const events = readEvents(printCalendar(trip));
    expect(events).toHaveLength(2);
    for (const { isWholeDay, start, end } of events) {
      expect(isWholeDay).toBe(true);
      expect([start, end]).toEqual([Date.UTC(2026, 5, 20), Date.UTC(2026, 5, 21)]);
    }
  });

  // The days on which clocks are changed; the hours ahead of UTC before and after.
  describe.each([
    ['Europe/London', 'forward', ['2027-03-27', '2027-03-28', '2027-03-29'], [0, 1]],
    ['Europe/London', 'back', ['2026-10-24', '2026-10-25', '2026-10-26'], [1, 0]],
    ['Europe/Berlin', 'forward', ['2027-03-27', '2027-03-28', '2027-03-29'], [1, 2]],
    ['Europe/Berlin', 'back', ['2026-10-24', '2026-10-25', '2026-10-26'], [2, 1]],
    ['Europe/Riga', 'forward', ['2027-03-27', '2027-03-28', '2027-03-29'], [2, 3]],
    ['America/New_York', 'forward', ['2027-03-13', '2027-03-14', '2027-03-15'], [-5, -4]],
    ['America/New_York', 'back', ['2026-10-31', '2026-11-01', '2026-11-02'], [-4, -5]],
  ] as const)('in %s, on the weekend on which clocks go %s', (timeZone, _way, days, offsets) => {
    const [saturday, sunday, monday] = days;
    const [before, after] = offsets;
    const elsewhere = buildMesh([
      toLoaded(edit(content, 'cities/krakow.json', 'timeZone', timeZone)),
    ]);
    const hoursOf = (day: string, time: string) => {
      const [event] = readEvents(printCalendar(tripOf({ day, time }), null, elsewhere));
      if (!event) throw new Error('It is planned');
      const ahead = (Date.parse(`${day}T${time}:00Z`) - event.start) / MINUTE_MS / 60;
      return { ahead, minutes: (event.end - event.start) / MINUTE_MS };
    };
    const { durationMinutes } = elsewhere.products.get('karaoke') ?? {};

    it('each day has its own hours', () => {
      expect(hoursOf(saturday, '21:00').ahead).toBe(before);
      expect(hoursOf(sunday, '12:00').ahead).toBe(after);
      expect(hoursOf(monday, '00:00').ahead).toBe(after);
    });

    it('a night over the change lasts as long as any other', () => {
      const { ahead, minutes } = hoursOf(saturday, '23:30');
      expect(ahead).toBe(before);
      expect(minutes).toBe(durationMinutes);
    });

    it('a whole day stays that day', () => {
      const [event] = readEvents(printCalendar(tripOf({ day: sunday }), null, elsewhere));
      expect(event).toMatchObject({
        isWholeDay: true,
        start: Date.parse(`${sunday}T00:00:00Z`),
        end: Date.parse(`${monday}T00:00:00Z`),
      });
    });
  });
});

it('the same trip gives the same text', () => {
  const trip = tripOf({});
  expect(printCalendar(trip)).toBe(printCalendar(trip));
});
