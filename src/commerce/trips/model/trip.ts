import { isOneOf } from '@troupe/basics/isOneOf';
import type { DateChoice } from '@/commerce/cart/cart';
import type { Stay } from '@/commerce/cart/notices';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { Charge, Collection, LedgerEntry } from './charge';
import type { ExtraTaker, GuestShare } from './share';
import type { Piece, Surprise } from './surprise';

/** A trip that a group plans together: kept on the server, in the browser shown by its page. */

export const voteChoices = ['yes', 'ifNeeded', 'no'] as const;
export type VoteChoice = (typeof voteChoices)[number];

/** Whether a guest comes along. */
export const tripAnswers = ['yes', 'maybe', 'no'] as const;
export type TripAnswer = (typeof tripAnswers)[number];

/** Whether a guest comes to one activity. */
export const rsvpAnswers = ['yes', 'no'] as const;
export type RsvpAnswer = (typeof rsvpAnswers)[number];

export const guestRoles = ['organiser', 'guest'] as const;
export type GuestRole = (typeof guestRoles)[number];

/** `proposed`: by a guest, and not part of the price until the organiser accepts it. */
export const itemStates = ['planned', 'proposed'] as const;
export type ItemState = (typeof itemStates)[number];

/** The scopes of links that open the page of a trip. */
export const pageScopes = ['view', 'guest', 'edit'] as const;
export type PageScope = (typeof pageScopes)[number];

/**
 * What the holder of a link may do. None can be derived from another. `feed` is for a calendar, `pay` shows one charge,
 * `honour` what a guest of honour may know, and none of them opens the trip.
 */
export const linkScopes = [...pageScopes, 'feed', 'pay', 'honour'] as const;
export type LinkScope = (typeof linkScopes)[number];

/** Whether a link opens the page of its trip. Every other one is good for one thing, which it names. */
export const isPageScope = (scope: LinkScope): scope is PageScope => isOneOf(pageScopes, scope);

export interface TripItem {
  /** A trip has each product at most once. */
  readonly productId: number;
  /** In the language in which it was added, to name it when it is no longer sold. */
  readonly name: string;
  /** The number that the organiser has set, see `countPeople`. */
  readonly people: number;
  /** Whether it is for as many as say that they come. */
  readonly followsRsvps: boolean;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly day: string;
  readonly dateChoice: DateChoice;
  /** `HH:MM`; `null` if any start time of the activity will do. */
  readonly time: string | null;
  readonly extras: readonly { readonly id: number; readonly quantity: number }[];
  readonly state: ItemState;
  /** The guest who added it. */
  readonly addedBy: string | null;
}

export interface Guest {
  /** UUID. Not secret: other guests see it. */
  readonly id: string;
  /** Empty for an organiser who has not said it. */
  readonly name: string;
  readonly role: GuestRole;
  /** ISO 8601 in UTC. */
  readonly joinedAt: string;
  /** `null` until the guest has answered. */
  readonly answer: TripAnswer | null;
}

export interface Vote {
  readonly productId: number;
  readonly guestId: string;
  readonly choice: VoteChoice;
}

/** What a guest says of one activity. Without it, his answer about the trip counts, see `toAttendance`. */
export interface Rsvp {
  readonly productId: number;
  readonly guestId: string;
  readonly answer: RsvpAnswer;
}

export interface Comment {
  readonly id: string;
  readonly guestId: string;
  readonly text: string;
  readonly createdAt: string;
}

export interface Trip {
  /** Public: it opens nothing without a link's token. */
  readonly id: string;
  /** Counts the changes, from 0. */
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly shopGroupId: number;
  /** Slug. */
  readonly city: string;
  readonly currency: CurrencyCode;
  readonly stay: Stay;
  readonly items: readonly TripItem[];
  readonly guests: readonly Guest[];
  readonly votes: readonly Vote[];
  readonly rsvps: readonly Rsvp[];
  readonly comments: readonly Comment[];
  /** By guest. Whoever has none pays a whole share. */
  readonly shares: readonly GuestShare[];
  /** By activity and extra. An extra without any is for all who attend. */
  readonly takers: readonly ExtraTaker[];
  /** `null` while nobody collects money for the trip. */
  readonly collection: Collection | null;
  /** By guest. Those of guests who have left stay if money was recorded. */
  readonly charges: readonly Charge[];
  /** The money that has moved, oldest first. Entries are added, and never changed or removed. */
  readonly ledger: readonly LedgerEntry[];
  /** `null`: the trip is no surprise for anybody. */
  readonly surprise: Surprise | null;
  /** What a guest of honour gets to read, see `sortPieces`. They stay when the surprise is over. */
  readonly pieces: readonly Piece[];
}

/** The maximum numbers of a trip, so that one link cannot fill the database. */
export const tripLimits = {
  guests: 60,
  /** In characters. */
  name: 60,
  /** Of a link, in characters. */
  label: 60,
  comments: 300,
  comment: 1000,
  /** Older ones are deleted. */
  events: 2000,
  /** The latest changes, which can be undone. The former values of older ones are deleted. */
  undoable: 100,
  /** Of one guest, for several devices. With another one, the oldest ends. */
  linksPerGuest: 5,
  /** That are of no guest, and work. */
  sharedLinks: 20,
  /** That no longer work and are still listed. The oldest goes first. */
  endedLinks: 20,
  /** That were sent by e-mail. With another one, the oldest ends. */
  mailedLinks: 5,
  /** Of the text that says how to pay, in characters. */
  payTo: 300,
  /** Records of money. Taking one back is always possible. */
  ledger: 600,
} as const;

/** Days after the last day of a trip until it is deleted. */
export const KEPT_DAYS = 30;

export const isTripToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\dA-Za-z]{22}$/.test(value);

export const isTripId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\dA-Za-z]{12}$/.test(value);

/** The size of a group: that of its largest activity, and 0 without one. */
export const toGroupSize = (items: readonly Pick<TripItem, 'people' | 'state'>[]): number => {
  const planned = items.filter(({ state }) => state === 'planned');
  return Math.max(0, ...(planned.length > 0 ? planned : items).map(({ people }) => people));
};

/** The last day of a trip, `YYYY-MM-DD`. */
export const toLastDay = ({ stay, items, createdAt }: Pick<Trip, 'stay' | 'items' | 'createdAt'>) =>
  [
    stay.departure,
    stay.arrival,
    createdAt.slice(0, 10),
    ...items.map(({ day }) => day),
  ].reduce<string>((last, day) => (day !== null && day > last ? day : last), '');

/** The first day of a trip, `YYYY-MM-DD`: the day of arrival, or of the first activity. */
export const toFirstDay = ({
  stay,
  items,
  createdAt,
}: Pick<Trip, 'stay' | 'items' | 'createdAt'>) =>
  stay.arrival ?? items.map(({ day }) => day).sort()[0] ?? createdAt.slice(0, 10);
