import type { Kysely } from 'kysely';

/** Orders with their items and the lines of each item's price. */
export const createOrders = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('orders')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('cart_id', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('shop_group_id', 'bigint', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('subtotal', 'bigint', (column) => column.notNull())
    .addColumn('saving', 'bigint', (column) => column.notNull())
    .addColumn('tax', 'bigint')
    .addColumn('tax_percent', 'double precision')
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('deposit', 'bigint', (column) => column.notNull())
    .addColumn('deposit_percent', 'double precision', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('people', 'bigint', (column) => column.notNull())
    .addColumn('per_head', 'bigint', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_email', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text')
    .addColumn('customer_occasion', 'text')
    .addColumn('customer_notes', 'text')
    .addColumn('customer_company', 'text')
    .addColumn('customer_vat_number', 'text')
    .execute();
  await schema
    .createIndex('orders_newest')
    .on('orders')
    .columns(['created_at', 'reference'])
    .execute();
  await schema
    .createTable('order_items')
    .addColumn('reference', 'text', (column) => column.notNull().references('orders.reference'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('selected_date', 'text', (column) => column.notNull())
    .addColumn('people', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_items_pkey', ['reference', 'position'])
    .execute();
  await schema
    .createTable('order_lines')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('item_position', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull())
    .addColumn('unit_price', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('extra_id', 'bigint')
    .addColumn('extra_name', 'text')
    .addPrimaryKeyConstraint('order_lines_pkey', ['reference', 'item_position', 'position'])
    .addForeignKeyConstraint(
      'order_lines_reference_item_position_fkey',
      ['reference', 'item_position'],
      'order_items',
      ['reference', 'position'],
    )
    .execute();
};
