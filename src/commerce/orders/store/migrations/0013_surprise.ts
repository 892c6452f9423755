import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** Trips that are a surprise for a guest of honour, and what he gets to read. */
export const createSurprises = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('trip_surprises')
    .addColumn('trip_id', 'text', (column) => column.primaryKey().references('trips.trip_id'))
    .addColumn('guest_id', 'text')
    .addColumn('tells_next', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('trip_pieces')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('piece_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('day', 'text')
    .addColumn('time', 'text')
    .addColumn('place', 'text')
    .addColumn('reveal_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_pieces_pkey', ['trip_id', 'piece_id'])
    .execute();
  await raiseFormerVersion(db, 13);
};
