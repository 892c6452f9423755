import type { Guest, Rsvp, RsvpAnswer, Trip, TripItem } from './trip';

/**
 * Whether a guest comes to an activity. Who does not come to the trip comes to none of its activities.
 *
 * @param rsvp what the guest has said of the activity itself
 * @returns `null` while it is open
 */
export const toAttendance = (
  { answer }: Pick<Guest, 'answer'>,
  rsvp: RsvpAnswer | undefined,
): RsvpAnswer | null => {
  if (answer === 'no') return 'no';
  return rsvp ?? (answer === 'yes' ? 'yes' : null);
};

/** Whether a guest comes to an activity, as far as he has said: all who have not said no do. */
export const isAttending = (
  { guests, rsvps }: Pick<Trip, 'guests' | 'rsvps'>,
  guestId: string,
  productId: number,
): boolean => {
  const guest = guests.find(({ id }) => id === guestId);
  const said = rsvps.find((it) => it.guestId === guestId && it.productId === productId);
  return guest !== undefined && toAttendance(guest, said?.answer) !== 'no';
};

/**
 * The number of people that an activity is priced for: those who come if it follows them, else the organiser's number.
 * His number also counts while nobody comes, since a price needs at least one person.
 */
export const choosePeople = (
  own: number,
  { follows, coming }: { readonly follows: boolean; readonly coming: number },
): number => (follows && coming) || own;

/** How many guests come to an activity, and how many do not. */
export const countAttendance = (
  { guests, rsvps }: Pick<Trip, 'guests' | 'rsvps'>,
  productId: number,
): Readonly<Record<RsvpAnswer, number>> => {
  const said = new Map(
    rsvps.filter((it: Rsvp) => it.productId === productId).map((it) => [it.guestId, it.answer]),
  );
  const counts = { yes: 0, no: 0 };
  for (const guest of guests) {
    const attendance = toAttendance(guest, said.get(guest.id));
    if (attendance) counts[attendance] += 1;
  }
  return counts;
};

/** The people of an activity, see `choosePeople`. */
export const countPeople = (
  trip: Pick<Trip, 'guests' | 'rsvps'>,
  { productId, people, followsRsvps }: Pick<TripItem, 'productId' | 'people' | 'followsRsvps'>,
): number =>
  choosePeople(people, {
    follows: followsRsvps,
    coming: countAttendance(trip, productId).yes,
  });
