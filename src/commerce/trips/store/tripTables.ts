import { z } from 'zod';
import { dateChoices } from '@/commerce/cart/cart';
import { currencyCodes } from '@/commerce/pricing/currencies';
import { ledgerKinds } from '../model/charge';
import { commandKinds } from '../model/command';
import { siteIds } from '@/config/sites/site';
import { shareKinds } from '../model/share';
import { pieceKinds } from '../model/surprise';
import {
  guestRoles,
  itemStates,
  linkScopes,
  rsvpAnswers,
  tripAnswers,
  voteChoices,
} from '../model/trip';

/** The tables of trips, as the newest migration leaves them. They are in the database of the orders. */

const text = z.string();
const number = z.number();

export const tripTable = z.object({
  trip_id: text,
  /** SHA-256 of the secret id of the request that made it, by which its repetition is known. */
  request_hash: text,
  /** SHA-256 of that request. */
  body_hash: text,
  created_at: text,
  revision: number,
  /** The last day, `YYYY-MM-DD`. */
  ends_on: text,
  shop_group_id: number,
  city: text,
  currency: z.enum(currencyCodes),
  arrival: text.nullable(),
  departure: text.nullable(),
});

export const guestTable = z.object({
  trip_id: text,
  guest_id: text,
  name: text,
  role: z.enum(guestRoles),
  joined_at: text,
  answer: z.enum(tripAnswers).nullable(),
});

export const tripItemTable = z.object({
  trip_id: text,
  product_id: number,
  name: text,
  people: number,
  selected_date: text,
  date_choice: z.enum(dateChoices),
  start_time: text.nullable(),
  /** A JSON list of ids and quantities. */
  extras: text,
  state: z.enum(itemStates),
  added_by: text.nullable(),
  /** 1 if it is for as many as say that they come. */
  follows_rsvps: number,
});

export const voteTable = z.object({
  trip_id: text,
  product_id: number,
  guest_id: text,
  choice: z.enum(voteChoices),
});

export const rsvpTable = z.object({
  trip_id: text,
  product_id: number,
  guest_id: text,
  answer: z.enum(rsvpAnswers),
});

export const commentTable = z.object({
  trip_id: text,
  comment_id: text,
  guest_id: text,
  text,
  created_at: text,
});

export const shareTable = z.object({
  trip_id: text,
  guest_id: text,
  kind: z.enum(shareKinds),
  /** The weight, or the amount in minor units. */
  value: number,
});

/** Who takes an extra. */
export const takerTable = z.object({
  trip_id: text,
  product_id: number,
  extra_id: number,
  guest_id: text,
});

/** Of a trip whose organiser collects money. */
export const collectionTable = z.object({
  trip_id: text,
  pay_to: text,
  opened_at: text,
});

export const chargeTable = z.object({
  trip_id: text,
  charge_id: text,
  guest_id: text,
  reference: text,
  created_at: text,
  /** The name of a guest who has left. */
  left_as: text.nullable(),
});

/** Rows are inserted, and deleted with their trip alone. */
export const ledgerTable = z.object({
  trip_id: text,
  entry_id: text,
  charge_id: text,
  kind: z.enum(ledgerKinds),
  /** Minor units. */
  amount: number,
  /** `YYYY-MM-DD` */
  moved_on: text,
  reverses: text.nullable(),
  command_id: text,
  revision: number,
  created_at: text,
});

/** A trip with a row is a surprise. */
export const surpriseTable = z.object({
  trip_id: text,
  /** `null` if the guest of honour has not joined. */
  guest_id: text.nullable(),
  /** 1 if he is told when the next piece comes. */
  tells_next: number,
});

export const pieceTable = z.object({
  trip_id: text,
  piece_id: text,
  kind: z.enum(pieceKinds),
  text,
  /** `YYYY-MM-DD` and `HH:MM`, as they were typed. */
  day: text.nullable(),
  time: text.nullable(),
  place: text.nullable(),
  /** ISO 8601 in UTC. */
  reveal_at: text,
});

export const capabilityTable = z.object({
  /** SHA-256 in hex. */
  token_hash: text,
  trip_id: text,
  /** Names a link without opening anything. */
  capability_id: text,
  scope: z.enum(linkScopes),
  /** The guest whose own link it is; `null` for a link that is shared. */
  guest_id: text.nullable(),
  created_at: text,
  /** What the organiser calls it. */
  label: text.nullable(),
  /** The last day on which it opened or changed the trip, `YYYY-MM-DD` in UTC. */
  used_on: text.nullable(),
  /** The day on which the organiser ended it. */
  ended_on: text.nullable(),
  /** 1 if it was sent by e-mail, 0 otherwise. */
  by_mail: number,
});

/** Who may ask for a new link of the organiser. */
export const recoveryTable = z.object({
  trip_id: text,
  /** See `hashAddress`. */
  address_hash: text,
});

/** A request for lost links, until its e-mail is sent. */
export const recoveryRequestTable = z.object({
  reference: text,
  address: text,
  shop_group_id: number,
  locale: z.enum(siteIds),
  created_at: text,
});

export const eventTable = z.object({
  trip_id: text,
  revision: number,
  /** See `toCommandKey`; the UUID itself in rows of an earlier build. */
  command_id: text,
  guest_id: text.nullable(),
  kind: z.enum(commandKinds),
  /** See `listSubjects`, with a space between two. */
  subjects: text,
  /** The activity that it is about. */
  item: number.nullable(),
  created_at: text,
  /** A JSON list of `Replaced`. */
  replaced: text.nullable(),
  /** The revision that it undoes. */
  undoes: number.nullable(),
});

export type TripRow = z.output<typeof tripTable>;
export type GuestRow = z.output<typeof guestTable>;
export type TripItemRow = z.output<typeof tripItemTable>;
export type VoteRow = z.output<typeof voteTable>;
export type RsvpRow = z.output<typeof rsvpTable>;
export type CommentRow = z.output<typeof commentTable>;
export type ShareRow = z.output<typeof shareTable>;
export type TakerRow = z.output<typeof takerTable>;
export type CollectionRow = z.output<typeof collectionTable>;
export type ChargeRow = z.output<typeof chargeTable>;
export type LedgerRow = z.output<typeof ledgerTable>;
export type SurpriseRow = z.output<typeof surpriseTable>;
export type PieceRow = z.output<typeof pieceTable>;
export type CapabilityRow = z.output<typeof capabilityTable>;
export type RecoveryRow = z.output<typeof recoveryTable>;
export type RecoveryRequestRow = z.output<typeof recoveryRequestTable>;
export type EventRow = z.output<typeof eventTable>;

declare module '@/commerce/orders/store/tables' {
  interface Tables {
    readonly trips: TripRow;
    readonly trip_guests: GuestRow;
    readonly trip_items: TripItemRow;
    readonly trip_votes: VoteRow;
    readonly trip_rsvps: RsvpRow;
    readonly trip_comments: CommentRow;
    readonly trip_shares: ShareRow;
    readonly trip_takers: TakerRow;
    readonly trip_collections: CollectionRow;
    readonly trip_charges: ChargeRow;
    readonly trip_ledger: LedgerRow;
    readonly trip_surprises: SurpriseRow;
    readonly trip_pieces: PieceRow;
    readonly trip_capabilities: CapabilityRow;
    readonly trip_events: EventRow;
    readonly trip_recovery: RecoveryRow;
    readonly trip_recovery_requests: RecoveryRequestRow;
  }
}

/** The tables whose rows belong to a trip, in the order of deletion, before the trip itself. */
export const tablesAboutTrips = [
  'trip_recovery',
  'trip_events',
  'trip_capabilities',
  'trip_ledger',
  'trip_charges',
  'trip_collections',
  'trip_pieces',
  'trip_surprises',
  'trip_takers',
  'trip_shares',
  'trip_comments',
  'trip_votes',
  'trip_rsvps',
  'trip_items',
  'trip_guests',
] as const;
