import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** Who pays what of a trip, as far as it differs from equal shares. */
export const createTripShares = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('trip_shares')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_shares_pkey', ['trip_id', 'guest_id'])
    .execute();
  await schema
    .createTable('trip_takers')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('extra_id', 'bigint', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_takers_pkey', ['trip_id', 'product_id', 'extra_id', 'guest_id'])
    .execute();
  await raiseFormerVersion(db, 11);
};
