import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** Who comes to which activity of a trip, and what a change of a trip has replaced, so that it can be undone. */
export const addRsvps = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('trip_rsvps')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_rsvps_pkey', ['trip_id', 'product_id', 'guest_id'])
    .execute();
  // SQLite adds one column per statement.
  await schema
    .alterTable('trip_items')
    .addColumn('follows_rsvps', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('trip_events').addColumn('replaced', 'text').execute();
  await schema.alterTable('trip_events').addColumn('undoes', 'bigint').execute();
  await raiseFormerVersion(db, 9);
};
