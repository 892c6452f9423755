import { createGuest, createItem, createTestTrip } from '../testing/trips';
import { countAttendance, countPeople, toAttendance } from './attendance';
import { rsvpAnswers } from './trip';

it.each([
  ['yes', undefined, 'yes'],
  ['yes', 'no', 'no'],
  ['maybe', undefined, null],
  ['maybe', 'yes', 'yes'],
  [null, undefined, null],
  [null, 'yes', 'yes'],
  ['no', undefined, 'no'],
  // Who does not come to the trip comes to none of its activities, whatever he has said of one before.
  ['no', 'yes', 'no'],
] as const)(
  'an answer of %s to the trip and of %s to the activity is %s',
  (answer, rsvp, result) => {
    expect(toAttendance({ answer }, rsvp)).toBe(result);
  },
);

const guests = (['yes', 'yes', 'maybe', 'no', null] as const).map((answer) =>
  createGuest({ answer }),
);
const trip = createTestTrip({
  guests,
  rsvps: guests.slice(1, 3).map(({ id }, index) => ({
    productId: 1,
    guestId: id,
    answer: rsvpAnswers[1 - index] ?? 'yes',
  })),
});

it('counts who comes to an activity', () => {
  expect(countAttendance(trip, 1)).toEqual({ yes: 2, no: 2 });
  expect(countAttendance(trip, 2)).toEqual({ yes: 2, no: 1 });
});

it('an activity for as many as come has the organiser’s number until somebody comes', () => {
  const item = createItem({ people: 8, followsRsvps: true });
  expect(countPeople(trip, item)).toBe(2);
  expect(countPeople({ ...trip, guests: [] }, item)).toBe(8);
  expect(countPeople(trip, { ...item, followsRsvps: false })).toBe(8);
});
