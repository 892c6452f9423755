import type { Compilable } from 'kysely';
import type { Order } from '../order';
import { createOrderReference } from '../reference';
import { announceMessages } from '../outbox/listener';
import type { Channel } from '../outbox/message';
import type { Database } from './database';
import { isListed, type ListQuery } from './listing';
import { insertMessages } from './outboxRow';
import { parseRows } from './parseRows';
import { placeOnce } from './placeOnce';
import { createProbeOrder } from './probeOrder';
import { toItemRows, toLineRows, toOrder, toOrderRow } from './rows';
import { itemTable, lineTable, orderTable } from './tables';

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

/** In order of deletion: tables with foreign keys first. */
const tables = ['outbox', 'order_lines', 'order_items', 'orders'] as const;

type PartTable = 'order_items' | 'order_lines';

const groupByReference = <Row extends { readonly reference: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.reference);
    if (group) group.push(row);
    else groups.set(row.reference, [row]);
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
  const { db, write } = database;

  function* toInsertion(order: Order): Iterable<Compilable> {
    yield db.insertInto('orders').values(toOrderRow(order));
    yield db.insertInto('order_items').values(toItemRows(order));
    yield db.insertInto('order_lines').values(toLineRows(order));
    yield* insertMessages(db, order, channels);
  }

  const toDeletion = ({ reference }: Order) =>
    tables.map((table) => db.deleteFrom(table).where('reference', '=', reference));

  const selectParts = (table: PartTable, references: readonly string[]) =>
    db
      .selectFrom<PartTable>(table)
      .selectAll()
      .where('reference', 'in', references)
      .orderBy('position')
      .execute();

  const select = db.selectFrom('orders').selectAll();

  /** Reads a page with all items and lines. No common transaction is needed, because an order never changes. */
  const read = async (query: typeof select): Promise<readonly Order[]> => {
    const rows = parseRows(orderTable, await query.execute());
    if (rows.length === 0) return [];
    const references = rows.map(({ reference }) => reference);
    const items = groupByReference(
      parseRows(itemTable, await selectParts('order_items', references)),
    );
    const lines = groupByReference(
      parseRows(lineTable, await selectParts('order_lines', references)),
    );
    return rows.map((row) =>
      toOrder(row, items.get(row.reference) ?? [], lines.get(row.reference) ?? []),
    );
  };

  const findByCart = async (cartId: string) =>
    (await read(select.where('cart_id', '=', cartId)))[0];
  const get = async (reference: string) =>
    (await read(select.where('reference', '=', reference)))[0];

  return {
    place: async (order) => {
      const placed = await placeOnce(order, {
        write: (it) => write(toInsertion(it)),
        findBefore: (it) => findByCart(it.cartId),
        get,
        nextReference,
      });
      if (channels.length > 0) announceMessages();
      return placed;
    },
    findByCart,
    get,
    list: ({ limit, city, ...query }) =>
      read(
        (city === undefined ? select : select.where('city', '=', city))
          .where(isListed(query))
          .orderBy('created_at', 'desc')
          .orderBy('reference', 'desc')
          .limit(limit),
      ),
    probe: () => {
      const order = createProbeOrder();
      return write([...toInsertion(order), ...toDeletion(order)]);
    },
  };
};
