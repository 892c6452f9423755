import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** Trips that groups plan together. No column has an e-mail address or a phone number, and tokens are only hashes. */
export const createTrips = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('trips')
    .addColumn('trip_id', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('ends_on', 'text', (column) => column.notNull())
    .addColumn('shop_group_id', 'bigint', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('arrival', 'text')
    .addColumn('departure', 'text')
    .execute();
  await schema.createIndex('trips_ended').on('trips').column('ends_on').execute();
  await schema
    .createTable('trip_guests')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('trip_guests_pkey', ['trip_id', 'guest_id'])
    .execute();
  await schema
    .createTable('trip_items')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('people', 'bigint', (column) => column.notNull())
    .addColumn('selected_date', 'text', (column) => column.notNull())
    .addColumn('date_choice', 'text', (column) => column.notNull())
    .addColumn('start_time', 'text')
    .addColumn('extras', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('added_by', 'text')
    .addPrimaryKeyConstraint('trip_items_pkey', ['trip_id', 'product_id'])
    .execute();
  await schema
    .createTable('trip_votes')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_votes_pkey', ['trip_id', 'product_id', 'guest_id'])
    .execute();
  await schema
    .createTable('trip_comments')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('comment_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trip_comments_pkey', ['trip_id', 'comment_id'])
    .execute();
  await schema
    .createTable('trip_capabilities')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('capability_id', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('trip_capabilities_of')
    .on('trip_capabilities')
    .columns(['trip_id', 'created_at'])
    .execute();
  await schema
    .createTable('trip_events')
    .addColumn('trip_id', 'text', (column) => column.notNull().references('trips.trip_id'))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subjects', 'text', (column) => column.notNull())
    .addColumn('item', 'bigint')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Two writers of the same revision: the second one fails on the primary key, and applies its command again.
    .addPrimaryKeyConstraint('trip_events_pkey', ['trip_id', 'revision'])
    .addUniqueConstraint('trip_events_command', ['trip_id', 'command_id'])
    .execute();
  await raiseFormerVersion(db, 8);
};
