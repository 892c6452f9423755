import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** The private links of orders, of which only hashes are stored, and the states of orders over time. */
export const createOrderPages = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('order_links')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('orders.reference'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('order_links_of')
    .on('order_links')
    .columns(['reference', 'created_at'])
    .execute();
  await schema
    .createTable('order_states')
    .addColumn('reference', 'text', (column) => column.notNull().references('orders.reference'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_states_pkey', ['reference', 'position'])
    .execute();
  await raiseFormerVersion(db, 5);
};
