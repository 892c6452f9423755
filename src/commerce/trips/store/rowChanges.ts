import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '@/commerce/orders/store/tables';
import type { Trip } from '../model/trip';
import { toTripParts } from './tripRows';
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
  VoteRow,
} from './tripTables';

type Db = Kysely<Tables>;

/** How the rows of one table are told apart and written. */
interface RowWriter<Row> {
  /** Of a row within its trip. */
  readonly keyOf: (row: Row) => string;
  /** Inserts a row, or replaces the one with the same key. */
  readonly put: (row: Row) => Compilable;
  readonly remove: (row: Row) => Compilable;
}

const writeGuests = (db: Db): RowWriter<GuestRow> => ({
  keyOf: ({ guest_id }) => guest_id,
  put: (row) =>
    db
      .insertInto('trip_guests')
      .values(row)
      .onConflict((conflict) => conflict.columns(['trip_id', 'guest_id']).doUpdateSet(row)),
  remove: ({ trip_id, guest_id }) =>
    db.deleteFrom('trip_guests').where('trip_id', '=', trip_id).where('guest_id', '=', guest_id),
});

const writeItems = (db: Db): RowWriter<TripItemRow> => ({
  keyOf: ({ product_id }) => String(product_id),
  put: (row) =>
    db
      .insertInto('trip_items')
      .values(row)
      .onConflict((conflict) => conflict.columns(['trip_id', 'product_id']).doUpdateSet(row)),
  remove: ({ trip_id, product_id }) =>
    db.deleteFrom('trip_items').where('trip_id', '=', trip_id).where('product_id', '=', product_id),
});

const writeVotes = (db: Db): RowWriter<VoteRow> => ({
  keyOf: ({ product_id, guest_id }) => `${product_id} ${guest_id}`,
  put: (row) =>
    db
      .insertInto('trip_votes')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['trip_id', 'product_id', 'guest_id']).doUpdateSet(row),
      ),
  remove: ({ trip_id, product_id, guest_id }) =>
    db
      .deleteFrom('trip_votes')
      .where('trip_id', '=', trip_id)
      .where('product_id', '=', product_id)
      .where('guest_id', '=', guest_id),
});

const writeRsvps = (db: Db): RowWriter<RsvpRow> => ({
  keyOf: ({ product_id, guest_id }) => `${product_id} ${guest_id}`,
  put: (row) =>
    db
      .insertInto('trip_rsvps')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['trip_id', 'product_id', 'guest_id']).doUpdateSet(row),
      ),
  remove: ({ trip_id, product_id, guest_id }) =>
    db
      .deleteFrom('trip_rsvps')
      .where('trip_id', '=', trip_id)
      .where('product_id', '=', product_id)
      .where('guest_id', '=', guest_id),
});

const writeComments = (db: Db): RowWriter<CommentRow> => ({
  keyOf: ({ comment_id }) => comment_id,
  put: (row) => db.insertInto('trip_comments').values(row),
  remove: ({ trip_id, comment_id }) =>
    db
      .deleteFrom('trip_comments')
      .where('trip_id', '=', trip_id)
      .where('comment_id', '=', comment_id),
});

const writeShares = (db: Db): RowWriter<ShareRow> => ({
  keyOf: ({ guest_id }) => guest_id,
  put: (row) =>
    db
      .insertInto('trip_shares')
      .values(row)
      .onConflict((conflict) => conflict.columns(['trip_id', 'guest_id']).doUpdateSet(row)),
  remove: ({ trip_id, guest_id }) =>
    db.deleteFrom('trip_shares').where('trip_id', '=', trip_id).where('guest_id', '=', guest_id),
});

const writeTakers = (db: Db): RowWriter<TakerRow> => ({
  keyOf: ({ product_id, extra_id, guest_id }) => `${product_id} ${extra_id} ${guest_id}`,
  put: (row) => db.insertInto('trip_takers').values(row),
  remove: ({ trip_id, product_id, extra_id, guest_id }) =>
    db
      .deleteFrom('trip_takers')
      .where('trip_id', '=', trip_id)
      .where('product_id', '=', product_id)
      .where('extra_id', '=', extra_id)
      .where('guest_id', '=', guest_id),
});

const writeCollections = (db: Db): RowWriter<CollectionRow> => ({
  keyOf: ({ trip_id }) => trip_id,
  put: (row) =>
    db
      .insertInto('trip_collections')
      .values(row)
      .onConflict((conflict) => conflict.column('trip_id').doUpdateSet(row)),
  remove: ({ trip_id }) => db.deleteFrom('trip_collections').where('trip_id', '=', trip_id),
});

const writeCharges = (db: Db): RowWriter<ChargeRow> => ({
  keyOf: ({ charge_id }) => charge_id,
  put: (row) =>
    db
      .insertInto('trip_charges')
      .values(row)
      .onConflict((conflict) => conflict.columns(['trip_id', 'charge_id']).doUpdateSet(row)),
  remove: ({ trip_id, charge_id }) =>
    db.deleteFrom('trip_charges').where('trip_id', '=', trip_id).where('charge_id', '=', charge_id),
});

/** Entries of the ledger are only added. @throws if one is missing or differs */
function* appendEntries(
  db: Db,
  before: readonly LedgerRow[],
  after: readonly LedgerRow[],
): Iterable<Compilable> {
  const kept = after.slice(0, before.length);
  if (JSON.stringify(kept) !== JSON.stringify(before)) {
    throw new Error('trips: an entry of a ledger is never changed or removed');
  }
  for (const row of after.slice(before.length)) yield db.insertInto('trip_ledger').values(row);
}

const writeSurprises = (db: Db): RowWriter<SurpriseRow> => ({
  keyOf: ({ trip_id }) => trip_id,
  put: (row) =>
    db
      .insertInto('trip_surprises')
      .values(row)
      .onConflict((conflict) => conflict.column('trip_id').doUpdateSet(row)),
  remove: ({ trip_id }) => db.deleteFrom('trip_surprises').where('trip_id', '=', trip_id),
});

const writePieces = (db: Db): RowWriter<PieceRow> => ({
  keyOf: ({ piece_id }) => piece_id,
  put: (row) =>
    db
      .insertInto('trip_pieces')
      .values(row)
      .onConflict((conflict) => conflict.columns(['trip_id', 'piece_id']).doUpdateSet(row)),
  remove: ({ trip_id, piece_id }) =>
    db.deleteFrom('trip_pieces').where('trip_id', '=', trip_id).where('piece_id', '=', piece_id),
});

function* change<Row extends object>(
  { keyOf, put, remove }: RowWriter<Row>,
  before: readonly Row[],
  after: readonly Row[],
): Iterable<Compilable> {
  const left = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of after) {
    const stored = left.get(keyOf(row));
    left.delete(keyOf(row));
    // The columns of both are in the same order.
    if (!stored || JSON.stringify(stored) !== JSON.stringify(row)) yield put(row);
  }
  for (const row of left.values()) yield remove(row);
}

/** The statements that turn the stored rows of a trip into those of another version. A vote writes one row. */
export function* changeRows(db: Db, before: Trip | undefined, after: Trip): Iterable<Compilable> {
  const old = before && toTripParts(before);
  const next = toTripParts(after);
  yield* change(writeGuests(db), old?.trip_guests ?? [], next.trip_guests);
  yield* change(writeItems(db), old?.trip_items ?? [], next.trip_items);
  yield* change(writeVotes(db), old?.trip_votes ?? [], next.trip_votes);
  yield* change(writeRsvps(db), old?.trip_rsvps ?? [], next.trip_rsvps);
  yield* change(writeComments(db), old?.trip_comments ?? [], next.trip_comments);
  yield* change(writeShares(db), old?.trip_shares ?? [], next.trip_shares);
  yield* change(writeTakers(db), old?.trip_takers ?? [], next.trip_takers);
  yield* change(writeCollections(db), old?.trip_collections ?? [], next.trip_collections);
  yield* change(writeCharges(db), old?.trip_charges ?? [], next.trip_charges);
  yield* appendEntries(db, old?.trip_ledger ?? [], next.trip_ledger);
  yield* change(writeSurprises(db), old?.trip_surprises ?? [], next.trip_surprises);
  yield* change(writePieces(db), old?.trip_pieces ?? [], next.trip_pieces);
}
