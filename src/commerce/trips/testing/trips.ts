import { randomUUID } from 'node:crypto';
import { createLink } from '../createLink';
import type { Guest, Trip, TripItem } from '../model/trip';

export const at = (minute: number) => new Date(Date.UTC(2026, 4, 23, 10, minute));

export const createGuest = (change: Partial<Guest> = {}): Guest => ({
  id: randomUUID(),
  name: 'Ann',
  role: 'guest',
  joinedAt: at(1).toISOString(),
  answer: null,
  ...change,
});

export const createItem = (change: Partial<TripItem> = {}): TripItem => ({
  productId: 1,
  name: 'Karaoke',
  people: 8,
  day: '2026-06-20',
  dateChoice: 'chosen',
  time: null,
  extras: [{ id: 11, quantity: 2 }],
  state: 'planned',
  addedBy: null,
  ...change,
});

/** A trip to Krakow of an organiser and a guest, with the activities of the small content. */
export const createTestTrip = (change: Partial<Trip> = {}): Trip => ({
  id: randomUUID().replaceAll('-', '').slice(0, 12),
  revision: 0,
  createdAt: at(0).toISOString(),
  shopGroupId: 1,
  city: 'krakow',
  currency: 'EUR',
  stay: { arrival: '2026-06-19', departure: '2026-06-21' },
  items: [createItem()],
  guests: [
    createGuest({ role: 'organiser', name: 'Olga', joinedAt: at(0).toISOString() }),
    createGuest(),
  ],
  votes: [],
  comments: [],
  shares: [],
  takers: [],
  ...change,
});

export const createRequest = () => ({ id: randomUUID(), bodyHash: 'hash' });

/** The links of a trip: of the organiser, for those who are invited, to look only, and of its first guest. */
export const createTestLinks = ({ guests }: Trip) => {
  const [organiser, guest] = guests;
  return {
    edit: createLink('edit', organiser?.id ?? null, at(0)),
    guest: createLink('guest', null, at(0)),
    view: createLink('view', null, at(0)),
    own: createLink('guest', guest?.id ?? null, at(1)),
  };
};
