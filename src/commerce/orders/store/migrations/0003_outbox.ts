import { type Kysely, sql } from 'kysely';

/** Messages about orders and enquiries. The reference is of either, so it is no foreign key of one table. */
export const createOutbox = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('outbox')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('outbox_pkey', ['reference', 'channel'])
    .execute();
  // Sent messages stay in the table, so partial indexes find the others.
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('due_at')
    .where(sql.ref('state'), '=', 'waiting')
    .execute();
  await schema
    .createIndex('outbox_failed')
    .on('outbox')
    .column('created_at')
    .where(sql.ref('state'), '=', 'failed')
    .execute();
};
