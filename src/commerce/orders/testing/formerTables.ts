import { sql } from 'kysely';
import type { Enquiry } from '../enquiry';
import type { Order } from '../order';
import type { Database } from '../store/database';
import { toEnquiryRow } from '../store/enquiryRow';
import { toItemRows, toLineRows, toOrderRow } from '../store/rows';
import { createEnquiry } from './enquiries';
import { createOrder } from './orders';

/** The statements of the shop's former migrations, by version, as released. */
const steps: readonly (readonly string[])[] = [
  [
    `CREATE TABLE orders (
        reference TEXT PRIMARY KEY,
        cart_id TEXT NOT NULL UNIQUE,
        body_hash TEXT NOT NULL,
        created_at TEXT NOT NULL,
        shop_group_id BIGINT NOT NULL,
        city TEXT NOT NULL,
        locale TEXT NOT NULL,
        currency TEXT NOT NULL,
        subtotal BIGINT NOT NULL,
        saving BIGINT NOT NULL,
        tax BIGINT,
        tax_percent DOUBLE PRECISION,
        total BIGINT NOT NULL,
        deposit BIGINT NOT NULL,
        deposit_percent DOUBLE PRECISION NOT NULL,
        balance BIGINT NOT NULL,
        people BIGINT NOT NULL,
        per_head BIGINT NOT NULL,
        customer_name TEXT NOT NULL,
        customer_email TEXT NOT NULL,
        customer_phone TEXT,
        customer_occasion TEXT,
        customer_notes TEXT,
        customer_company TEXT,
        customer_vat_number TEXT
      )`,
    'CREATE INDEX orders_newest ON orders (created_at, reference)',
    `CREATE TABLE order_items (
        reference TEXT NOT NULL REFERENCES orders (reference),
        position BIGINT NOT NULL,
        product_id BIGINT NOT NULL,
        name TEXT NOT NULL,
        selected_date TEXT NOT NULL,
        people BIGINT NOT NULL,
        total BIGINT NOT NULL,
        PRIMARY KEY (reference, position)
      )`,
    `CREATE TABLE order_lines (
        reference TEXT NOT NULL,
        item_position BIGINT NOT NULL,
        position BIGINT NOT NULL,
        kind TEXT NOT NULL,
        units BIGINT NOT NULL,
        unit_price BIGINT NOT NULL,
        amount BIGINT NOT NULL,
        extra_id BIGINT,
        extra_name TEXT,
        PRIMARY KEY (reference, item_position, position),
        FOREIGN KEY (reference, item_position) REFERENCES order_items (reference, position)
      )`,
  ],
  [
    `CREATE TABLE enquiries (
        reference TEXT PRIMARY KEY,
        enquiry_id TEXT NOT NULL UNIQUE,
        body_hash TEXT NOT NULL,
        created_at TEXT NOT NULL,
        shop_group_id BIGINT NOT NULL,
        locale TEXT NOT NULL,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        phone TEXT,
        company TEXT,
        message TEXT NOT NULL,
        is_suspect BIGINT NOT NULL
      )`,
    'CREATE INDEX enquiries_newest ON enquiries (created_at, reference)',
  ],
  [
    // The reference is of an order or an enquiry, so it is no foreign key of one table.
    `CREATE TABLE outbox (
        reference TEXT NOT NULL,
        channel TEXT NOT NULL,
        state TEXT NOT NULL,
        created_at TEXT NOT NULL,
        due_at TEXT NOT NULL,
        attempts BIGINT NOT NULL,
        claim TEXT,
        sent_at TEXT,
        problem TEXT,
        PRIMARY KEY (reference, channel)
      )`,
    // Sent messages stay in the table, so partial indexes find the others.
    "CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting'",
    "CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'failed'",
  ],
];

/**
 * Creates the tables as the shop did before it had the query builder, with its table of versions.
 *
 * @param version 3 is the last one that such a shop had
 */
export const createFormerTables = async ({ db, write }: Database, version = 3): Promise<void> => {
  const statements = [
    'CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, run_at TEXT NOT NULL)',
    ...steps
      .slice(0, version)
      .flatMap((step, index) => [
        `INSERT INTO migrations (version, run_at) VALUES (${index + 1}, '2026-05-23T10:00:00.000Z')`,
        ...step,
      ]),
  ];
  await write(statements.map((it) => ({ compile: () => sql.raw(it).compile(db) })));
};

/** An order with nothing that the former tables could not store. */
const createFormerOrder = (): Order => {
  const order = createOrder({
    stay: { arrival: null, departure: null },
    termsVersion: { shown: null, current: null },
  });
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      dateChoice: 'chosen',
      startTime: null,
      notices: [],
    })),
  };
};

/** Columns of later migrations. */
const laterColumns: readonly string[] = [
  'arrival',
  'departure',
  'terms_version',
  'current_terms_version',
  'date_choice',
  'notices',
  'start_time',
  'vat_number',
  'proposal',
];

const insert = (table: string, row: object) => {
  const columns = Object.entries(row).filter(([name]) => !laterColumns.includes(name));
  return sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    VALUES (${sql.join(columns.map(([, value]) => value))})`;
};

/** Stores an order in the former tables, as a shop of that time did, and returns it. */
export const placeFormerOrder = async ({ db, write }: Database): Promise<Order> => {
  const order = createFormerOrder();
  const statements = [
    insert('orders', toOrderRow(order)),
    ...toItemRows(order).map((row) => insert('order_items', row)),
    ...toLineRows(order).map((row) => insert('order_lines', row)),
  ];
  await write(statements.map((it) => ({ compile: () => it.compile(db) })));
  return order;
};

/** Stores an enquiry in the former tables, as a shop of that time did, and returns it. */
export const placeFormerEnquiry = async ({ db, write }: Database): Promise<Enquiry> => {
  const enquiry = createEnquiry();
  const row = insert('enquiries', toEnquiryRow(enquiry));
  const message = insert('outbox', {
    reference: enquiry.reference,
    channel: 'shop',
    state: 'waiting',
    created_at: enquiry.createdAt,
    due_at: enquiry.createdAt,
    attempts: 0,
    claim: null,
    sent_at: null,
    problem: null,
  });
  await write([row, message].map((it) => ({ compile: () => it.compile(db) })));
  return enquiry;
};
