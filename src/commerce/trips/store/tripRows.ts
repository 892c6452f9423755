import { parseRow } from '@/commerce/orders/store/parseRows';
import { toShare, toShareValue } from '../model/share';
import { toLastDay, type Trip } from '../model/trip';
import { extrasColumn } from './extrasColumn';
import type {
  ChargeRow,
  CollectionRow,
  CommentRow,
  GuestRow,
  LedgerRow,
  PieceRow,
  RsvpRow,
  ShareRow,
  SurpriseRow,
  TakerRow,
  TripItemRow,
  TripRow,
  VoteRow,
} from './tripTables';

/** The rows of a trip, beside its own. */
export interface TripParts {
  readonly trip_guests: readonly GuestRow[];
  readonly trip_items: readonly TripItemRow[];
  readonly trip_votes: readonly VoteRow[];
  readonly trip_rsvps: readonly RsvpRow[];
  readonly trip_comments: readonly CommentRow[];
  readonly trip_shares: readonly ShareRow[];
  readonly trip_takers: readonly TakerRow[];
  /** One at most. */
  readonly trip_collections: readonly CollectionRow[];
  readonly trip_charges: readonly ChargeRow[];
  readonly trip_ledger: readonly LedgerRow[];
  /** One or none. */
  readonly trip_surprises: readonly SurpriseRow[];
  readonly trip_pieces: readonly PieceRow[];
}

export type TripFields = Omit<TripRow, 'request_hash' | 'body_hash'>;

export const toTripFields = (trip: Trip): TripFields => ({
  trip_id: trip.id,
  created_at: trip.createdAt,
  revision: trip.revision,
  ends_on: toLastDay(trip),
  shop_group_id: trip.shopGroupId,
  city: trip.city,
  currency: trip.currency,
  arrival: trip.stay.arrival,
  departure: trip.stay.departure,
});

export const toTripParts = ({
  id: trip_id,
  guests,
  items,
  votes,
  rsvps,
  comments,
  shares,
  takers,
  collection,
  charges,
  ledger,
  surprise,
  pieces,
}: Trip): TripParts => ({
  trip_guests: guests.map(({ id, name, role, joinedAt, answer }) => ({
    trip_id,
    guest_id: id,
    name,
    role,
    joined_at: joinedAt,
    answer,
  })),
  trip_items: items.map((item) => ({
    trip_id,
    product_id: item.productId,
    name: item.name,
    people: item.people,
    selected_date: item.day,
    date_choice: item.dateChoice,
    start_time: item.time,
    extras: JSON.stringify(item.extras),
    state: item.state,
    added_by: item.addedBy,
    follows_rsvps: item.followsRsvps ? 1 : 0,
  })),
  trip_votes: votes.map(({ productId, guestId, choice }) => ({
    trip_id,
    product_id: productId,
    guest_id: guestId,
    choice,
  })),
  trip_rsvps: rsvps.map(({ productId, guestId, answer }) => ({
    trip_id,
    product_id: productId,
    guest_id: guestId,
    answer,
  })),
  trip_comments: comments.map(({ id, guestId, text, createdAt }) => ({
    trip_id,
    comment_id: id,
    guest_id: guestId,
    text,
    created_at: createdAt,
  })),
  trip_shares: shares.map(({ guestId, share }) => ({
    trip_id,
    guest_id: guestId,
    kind: share.kind,
    value: toShareValue(share),
  })),
  trip_takers: takers.map(({ productId, extraId, guestId }) => ({
    trip_id,
    product_id: productId,
    extra_id: extraId,
    guest_id: guestId,
  })),
  trip_collections: collection
    ? [{ trip_id, pay_to: collection.payTo, opened_at: collection.openedAt }]
    : [],
  trip_charges: charges.map(({ id, guestId, reference, createdAt, leftAs }) => ({
    trip_id,
    charge_id: id,
    guest_id: guestId,
    reference,
    created_at: createdAt,
    left_as: leftAs,
  })),
  trip_ledger: ledger.map((entry) => ({
    trip_id,
    entry_id: entry.id,
    charge_id: entry.chargeId,
    kind: entry.kind,
    amount: entry.amount,
    moved_on: entry.day,
    reverses: entry.reverses,
    command_id: entry.commandId,
    revision: entry.revision,
    created_at: entry.createdAt,
  })),
  trip_surprises: surprise
    ? [{ trip_id, guest_id: surprise.guestId, tells_next: surprise.tellsNext ? 1 : 0 }]
    : [],
  trip_pieces: pieces.map(({ id: piece_id, kind, text, day, time, place, revealAt }) => ({
    trip_id,
    piece_id,
    kind,
    text,
    day,
    time,
    place,
    reveal_at: revealAt,
  })),
});

const toSurprise = (row: SurpriseRow | undefined): Trip['surprise'] =>
  row ? { guestId: row.guest_id, tellsNext: row.tells_next === 1 } : null;

export const toTrip = (row: TripFields, parts: TripParts): Trip => ({
  id: row.trip_id,
  revision: row.revision,
  createdAt: row.created_at,
  shopGroupId: row.shop_group_id,
  city: row.city,
  currency: row.currency,
  stay: { arrival: row.arrival, departure: row.departure },
  guests: parts.trip_guests.map((guest) => ({
    id: guest.guest_id,
    name: guest.name,
    role: guest.role,
    joinedAt: guest.joined_at,
    answer: guest.answer,
  })),
  items: parts.trip_items.map((item) => ({
    productId: item.product_id,
    name: item.name,
    people: item.people,
    followsRsvps: item.follows_rsvps === 1,
    day: item.selected_date,
    dateChoice: item.date_choice,
    time: item.start_time,
    extras: parseRow(extrasColumn, JSON.parse(item.extras)),
    state: item.state,
    addedBy: item.added_by,
  })),
  votes: parts.trip_votes.map((vote) => ({
    productId: vote.product_id,
    guestId: vote.guest_id,
    choice: vote.choice,
  })),
  rsvps: parts.trip_rsvps.map((rsvp) => ({
    productId: rsvp.product_id,
    guestId: rsvp.guest_id,
    answer: rsvp.answer,
  })),
  comments: parts.trip_comments.map((comment) => ({
    id: comment.comment_id,
    guestId: comment.guest_id,
    text: comment.text,
    createdAt: comment.created_at,
  })),
  shares: parts.trip_shares.map(({ guest_id: guestId, kind, value }) => ({
    guestId,
    share: toShare(kind, value),
  })),
  takers: parts.trip_takers.map((taker) => ({
    productId: taker.product_id,
    extraId: taker.extra_id,
    guestId: taker.guest_id,
  })),
  collection:
    parts.trip_collections.map(({ pay_to: payTo, opened_at: openedAt }) => ({
      payTo,
      openedAt,
    }))[0] ?? null,
  charges: parts.trip_charges.map((charge) => ({
    id: charge.charge_id,
    guestId: charge.guest_id,
    reference: charge.reference,
    createdAt: charge.created_at,
    leftAs: charge.left_as,
  })),
  ledger: parts.trip_ledger.map((entry) => ({
    id: entry.entry_id,
    chargeId: entry.charge_id,
    kind: entry.kind,
    amount: entry.amount,
    day: entry.moved_on,
    reverses: entry.reverses,
    commandId: entry.command_id,
    revision: entry.revision,
    createdAt: entry.created_at,
  })),
  surprise: toSurprise(parts.trip_surprises[0]),
  pieces: parts.trip_pieces.map(({ piece_id: id, kind, text, day, time, place, reveal_at }) => ({
    id,
    kind,
    text,
    day,
    time,
    place,
    revealAt: reveal_at,
  })),
});
