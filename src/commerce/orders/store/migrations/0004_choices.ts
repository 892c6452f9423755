import type { Kysely } from 'kysely';
import { raiseFormerVersion } from './formerVersion';

/** The stay of an order; who chose the day of each item, and its start time. Orders of before have chosen days. */
export const addChoices = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  // SQLite adds one column per statement.
  await schema.alterTable('orders').addColumn('arrival', 'text').execute();
  await schema.alterTable('orders').addColumn('departure', 'text').execute();
  await schema
    .alterTable('order_items')
    .addColumn('date_choice', 'text', (column) => column.notNull().defaultTo('chosen'))
    .execute();
  await schema
    .alterTable('order_items')
    .addColumn('notices', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('order_items').addColumn('start_time', 'text').execute();
  await raiseFormerVersion(db, 4);
};
