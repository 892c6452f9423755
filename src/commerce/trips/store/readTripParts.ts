import type { Kysely } from 'kysely';
import { parseRows } from '@/commerce/orders/store/parseRows';
import type { Tables } from '@/commerce/orders/store/tables';
import type { TripParts } from './tripRows';
import {
  chargeTable,
  collectionTable,
  commentTable,
  guestTable,
  ledgerTable,
  pieceTable,
  rsvpTable,
  shareTable,
  surpriseTable,
  takerTable,
  tripItemTable,
  voteTable,
} from './tripTables';

/** Reads the rows of a trip, one table after the other, each in the order that the trip has. */
export const readTripParts = async (db: Kysely<Tables>, tripId: string): Promise<TripParts> => ({
  trip_guests: parseRows(
    guestTable,
    await db
      .selectFrom('trip_guests')
      .selectAll()
      .where('trip_id', '=', tripId)
      // The organiser comes first.
      .orderBy('role', 'desc')
      .orderBy('joined_at')
      .orderBy('guest_id')
      .execute(),
  ),
  trip_items: parseRows(
    tripItemTable,
    await db
      .selectFrom('trip_items')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('selected_date')
      .orderBy('product_id')
      .execute(),
  ),
  trip_votes: parseRows(
    voteTable,
    await db
      .selectFrom('trip_votes')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('product_id')
      .orderBy('guest_id')
      .execute(),
  ),
  trip_rsvps: parseRows(
    rsvpTable,
    await db
      .selectFrom('trip_rsvps')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('product_id')
      .orderBy('guest_id')
      .execute(),
  ),
  trip_comments: parseRows(
    commentTable,
    await db
      .selectFrom('trip_comments')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('created_at')
      .orderBy('comment_id')
      .execute(),
  ),
  trip_shares: parseRows(
    shareTable,
    await db
      .selectFrom('trip_shares')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('guest_id')
      .execute(),
  ),
  trip_takers: parseRows(
    takerTable,
    await db
      .selectFrom('trip_takers')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('product_id')
      .orderBy('extra_id')
      .orderBy('guest_id')
      .execute(),
  ),
  trip_collections: parseRows(
    collectionTable,
    await db.selectFrom('trip_collections').selectAll().where('trip_id', '=', tripId).execute(),
  ),
  trip_charges: parseRows(
    chargeTable,
    await db
      .selectFrom('trip_charges')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('guest_id')
      .execute(),
  ),
  trip_ledger: parseRows(
    ledgerTable,
    await db
      .selectFrom('trip_ledger')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('revision')
      .execute(),
  ),
  trip_surprises: parseRows(
    surpriseTable,
    await db.selectFrom('trip_surprises').selectAll().where('trip_id', '=', tripId).execute(),
  ),
  trip_pieces: parseRows(
    pieceTable,
    await db
      .selectFrom('trip_pieces')
      .selectAll()
      .where('trip_id', '=', tripId)
      .orderBy('reveal_at')
      .orderBy('piece_id')
      .execute(),
  ),
});
