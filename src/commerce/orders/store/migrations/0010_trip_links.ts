import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/**
 * What the organiser of a trip sees of its links, and the way back for an organiser who has lost his. The address for that
 * is a hash. It is in clear only in a request, until its e-mail is sent.
 */
export const addTripLinks = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  const links = schema.alterTable('trip_capabilities');
  await links.addColumn('label', 'text').execute();
  await links.addColumn('used_on', 'text').execute();
  await links.addColumn('ended_on', 'text').execute();
  await links.addColumn('by_mail', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
  await schema
    .createTable('trip_recovery')
    .addColumn('trip_id', 'text', (column) => column.primaryKey().references('trips.trip_id'))
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('trip_recovery_by').on('trip_recovery').column('address_hash').execute();
  await schema
    .createTable('trip_recovery_requests')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('shop_group_id', 'bigint', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await raiseFormerVersion(db, 10);
};
