import type { Order } from '../order';
import { createOrderReference } from '../reference';
import { announceMessages } from '../outbox/listener';
import type { Channel } from '../outbox/message';
import { type Database, insert, type Row, sql, textIn, type Value } from './database';
import { type ListQuery, toListing, where } from './listing';
import { toMessageStatements } from './outboxRow';
import { placeOnce } from './placeOnce';
import { createProbeOrder } from './probeOrder';
import { itemColumns, lineColumns, toItemRows, toLineRows, toOrder, toOrderRow } from './rows';

export interface OrderQuery extends ListQuery {
  /** Slug of the city. */
  readonly city?: string;
}

/** Stores orders. */
export interface OrderStore {
  /** Stores one order per cart, see {@link placeOnce}. */
  readonly place: (order: Order) => Promise<Order>;
  readonly findByCart: (cartId: string) => Promise<Order | undefined>;
  readonly get: (reference: string) => Promise<Order | undefined>;
  /** Newest first. */
  readonly list: (query: OrderQuery) => Promise<readonly Order[]>;
  /**
   * Inserts an order and deletes it, in one transaction. It needs the same tables, permissions, locks and disk space as
   * a customer's order. Other transactions never see it.
   *
   * @throws if an order could not be stored now
   */
  readonly probe: () => Promise<void>;
}

const toStatements = (order: Order, channels: readonly Channel[]) => {
  const row = toOrderRow(order);
  return [
    insert('orders', Object.keys(row), [Object.values(row)]),
    insert('order_items', itemColumns, toItemRows(order)),
    insert('order_lines', lineColumns, toLineRows(order)),
    ...toMessageStatements(order, channels),
  ];
};

/** In order of deletion: tables with foreign keys first. */
const tables = ['outbox', 'order_lines', 'order_items', 'orders'] as const;

const toDeletion = ({ reference }: Order) =>
  tables.map((table) => sql(`DELETE FROM ${table} WHERE reference = ?`, reference));

const groupByReference = (rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> => {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row['reference']);
    if (group) group.push(row);
    else groups.set(row['reference'], [row]);
  }
  return groups;
};

/**
 * @param database a migrated database
 * @param channels the channels for notifications about an order
 */
export const createOrderStore = (
  database: Database,
  channels: readonly Channel[] = [],
  nextReference: () => string = createOrderReference,
): OrderStore => {
  /** Reads the items and lines of a whole page. No common transaction is needed, because an order never changes. */
  const complete = async (rows: readonly Row[]): Promise<readonly Order[]> => {
    if (rows.length === 0) return [];
    const references = rows.map((row) => textIn(row, 'reference'));
    const among = `reference IN (${references.map(() => '?').join(', ')})`;
    const items = groupByReference(
      await database.query(
        sql(`SELECT * FROM order_items WHERE ${among} ORDER BY position`, ...references),
      ),
    );
    const lines = groupByReference(
      await database.query(
        sql(`SELECT * FROM order_lines WHERE ${among} ORDER BY position`, ...references),
      ),
    );
    return rows.map((row) =>
      toOrder(row, items.get(row['reference']) ?? [], lines.get(row['reference']) ?? []),
    );
  };

  const select = async (rest: string, ...values: readonly Value[]) =>
    complete(await database.query(sql(`SELECT * FROM orders ${rest}`, ...values)));

  const findByCart = async (cartId: string) => (await select('WHERE cart_id = ?', cartId))[0];
  const get = async (reference: string) => (await select('WHERE reference = ?', reference))[0];

  return {
    place: async (order) => {
      const placed = await placeOnce(order, {
        write: (it) => database.write(toStatements(it, channels)),
        findBefore: (it) => findByCart(it.cartId),
        get,
        nextReference,
      });
      if (channels.length > 0) announceMessages();
      return placed;
    },
    findByCart,
    get,
    list: ({ city, ...query }) => select(...toListing(query, where('city = ?', city))),
    probe: () => {
      const order = createProbeOrder();
      return database.write([...toStatements(order, channels), ...toDeletion(order)]);
    },
  };
};
