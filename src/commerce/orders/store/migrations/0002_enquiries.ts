import type { Kysely } from 'kysely';

/** Enquiries, by the same rules as orders. `is_suspect` is 1 or 0. */
export const createEnquiries = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('enquiries')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('shop_group_id', 'bigint', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('is_suspect', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('enquiries_newest')
    .on('enquiries')
    .columns(['created_at', 'reference'])
    .execute();
};
