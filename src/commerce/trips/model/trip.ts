import type { DateChoice } from '@/commerce/cart/cart';
import type { Stay } from '@/commerce/cart/notices';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { ExtraTaker, GuestShare } from './share';

/** A trip that a group plans together: kept on the server, in the browser shown by its page. */

export const voteChoices = ['yes', 'ifNeeded', 'no'] as const;
export type VoteChoice = (typeof voteChoices)[number];

/** Whether a guest comes along. */
export const tripAnswers = ['yes', 'maybe', 'no'] as const;
export type TripAnswer = (typeof tripAnswers)[number];

export const guestRoles = ['organiser', 'guest'] as const;
export type GuestRole = (typeof guestRoles)[number];

/** `proposed`: by a guest, and not part of the price until the organiser accepts it. */
export const itemStates = ['planned', 'proposed'] as const;
export type ItemState = (typeof itemStates)[number];

/** What the holder of a link may do. None can be derived from another. */
export const linkScopes = ['view', 'guest', 'edit'] as const;
export type LinkScope = (typeof linkScopes)[number];

export interface TripItem {
  /** A trip has each product at most once. */
  readonly productId: number;
  /** In the language in which it was added, to name it when it is no longer sold. */
  readonly name: string;
  readonly people: number;
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
  readonly comments: readonly Comment[];
  /** By guest. Whoever has none pays a whole share. */
  readonly shares: readonly GuestShare[];
  /** By activity and extra. An extra without any is for all who attend. */
  readonly takers: readonly ExtraTaker[];
}

/** The maximum numbers of a trip, so that one link cannot fill the database. */
export const tripLimits = {
  guests: 60,
  /** In characters. */
  name: 60,
  comments: 300,
  comment: 1000,
  /** Older ones are deleted. */
  events: 2000,
  /** Of one guest, for several devices. With another one, the oldest ends. */
  linksPerGuest: 5,
} as const;

/** Days after the last day of a trip until it is deleted. */
export const KEPT_DAYS = 30;

export const isTripToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\dA-Za-z]{22}$/.test(value);

export const isTripId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\dA-Za-z]{12}$/.test(value);

/** The last day of a trip, `YYYY-MM-DD`. */
export const toLastDay = ({ stay, items, createdAt }: Pick<Trip, 'stay' | 'items' | 'createdAt'>) =>
  [
    stay.departure,
    stay.arrival,
    createdAt.slice(0, 10),
    ...items.map(({ day }) => day),
  ].reduce<string>((last, day) => (day !== null && day > last ? day : last), '');
