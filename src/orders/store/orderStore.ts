import type { Order } from '../order';
import { createReference } from '../reference';
import { type Database, insert, type Row, sql, type Value } from './database';
import { itemColumns, lineColumns, toItemRows, toLineRows, toOrder, toOrderRow } from './rows';

/** Where a page of a list goes on: after this order. */
export type Cursor = Pick<Order, 'createdAt' | 'reference'>;

export interface OrderQuery {
  /** At most so many. */
  readonly limit: number;
  readonly after?: Cursor;
  readonly shopGroupId?: number;
  /** Slug. */
  readonly city?: string;
  /** The first day, `YYYY-MM-DD` in UTC. */
  readonly since?: string;
}

/** The orders there are. */
export interface OrderStore {
  /**
   * Keeps an order, whole and for good, before it returns. Of several for one cart, also at the same moment, the first
   * one is kept and all get that one; a reference that is taken already is replaced.
   */
  readonly place: (order: Order) => Promise<Order>;
  readonly findByCart: (cartId: string) => Promise<Order | undefined>;
  readonly get: (reference: string) => Promise<Order | undefined>;
  /** Newest first. */
  readonly list: (query: OrderQuery) => Promise<readonly Order[]>;
  readonly close: () => Promise<void>;
}

const toStatements = (order: Order) => {
  const row = toOrderRow(order);
  return [
    insert('orders', Object.keys(row), [Object.values(row)]),
    insert('order_items', itemColumns, toItemRows(order)),
    insert('order_lines', lineColumns, toLineRows(order)),
  ];
};

/** References are short enough to meet by chance, and long enough not to do so twice in a row. */
const mostTries = 3;

const groupByReference = (rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> => {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row['reference']);
    if (group) group.push(row);
    else groups.set(row['reference'], [row]);
  }
  return groups;
};

/** @param database with its tables up to date */
export const createOrderStore = (
  database: Database,
  nextReference: () => string = createReference,
): OrderStore => {
  /** Items and lines of a whole page at once: an order is never changed, so that they need not share a snapshot. */
  const complete = async (rows: readonly Row[]): Promise<readonly Order[]> => {
    if (rows.length === 0) return [];
    const references = rows.map((row) => row['reference'] as string);
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

  const place = async (order: Order, tries = 1): Promise<Order> => {
    try {
      await database.write(toStatements(order));
      return order;
    } catch (error) {
      // Either the cart has an order already (also when this very write arrived and only its answer was lost), ...
      const stored = await findByCart(order.cartId);
      if (stored) return stored;
      // ... or its reference belongs to another, or the database has failed.
      if (tries < mostTries && (await get(order.reference))) {
        return place({ ...order, reference: nextReference() }, tries + 1);
      }
      throw error;
    }
  };

  return {
    place: (order) => place(order),
    findByCart,
    get,
    list: ({ limit, after, shopGroupId, city, since }) => {
      const conditions: readonly (readonly [string, ...Value[]])[] = [
        ...(shopGroupId === undefined ? [] : [['shop_group_id = ?', shopGroupId] as const]),
        ...(city === undefined ? [] : [['city = ?', city] as const]),
        ...(since === undefined ? [] : [['created_at >= ?', since] as const]),
        ...(after
          ? [['(created_at, reference) < (?, ?)', after.createdAt, after.reference] as const]
          : []),
      ];
      const where = conditions.map(([condition]) => condition).join(' AND ');
      return select(
        `${where && `WHERE ${where}`} ORDER BY created_at DESC, reference DESC LIMIT ?`,
        ...conditions.flatMap(([, ...values]) => values),
        limit,
      );
    },
    close: database.close,
  };
};
