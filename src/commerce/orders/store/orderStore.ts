import type { Compilable } from 'kysely';
import type { Order, OrderItem } from '../order';
import { createOrderReference } from '../reference';
import { announceMessages } from '../outbox/listener';
import type { Channel } from '../outbox/message';
import type { Database } from './database';
import { isListed, type ListQuery } from './listing';
import { insertMessages } from './outboxRow';
import { placeOnce } from './placeOnce';
import { createProbeOrder } from './probeOrder';
import { createOrderReading } from './readOrders';
import { toItemRows, toLineRows, toOrderRow } from './rows';
import { createStateReading, type OrderWithState } from './stateReading';
import { tablesAboutOrders } from './tables';
import { isUnreadable, type Unreadable } from './unreadable';

export interface OrderQuery extends ListQuery {
  /** Slug of the city. */
  readonly city?: string;
}

export interface DayQuery extends Pick<OrderQuery, 'city' | 'shopGroupId'> {
  /** `YYYY-MM-DD` in the city. */
  readonly day: string;
}

/** An activity that was ordered for a day. */
export interface DayEntry {
  readonly order: OrderWithState;
  readonly item: OrderItem;
}

/** Stores orders. */
export interface OrderStore {
  /** Stores one order per cart, see {@link placeOnce}. */
  readonly place: (order: Order) => Promise<Order>;
  readonly findByCart: (cartId: string) => Promise<Order | undefined>;
  readonly get: (reference: string) => Promise<Order | undefined>;
  /** Newest first. */
  readonly list: (query: OrderQuery) => Promise<readonly (Order | Unreadable)[]>;
  readonly getWithState: (reference: string) => Promise<OrderWithState | undefined>;
  /** Newest first. */
  readonly listWithState: (query: OrderQuery) => Promise<readonly (OrderWithState | Unreadable)[]>;
  /** The activities that were ordered for a day, in the order of cities and orders, cancelled ones too. */
  readonly listDay: (query: DayQuery) => Promise<readonly (DayEntry | Unreadable)[]>;
  /**
   * Inserts an order and deletes it, in one transaction. It needs the same tables, permissions, locks and disk space as
   * a customer's order. Other transactions never see it.
   *
   * @throws if an order could not be stored now
   */
  readonly probe: () => Promise<void>;
}

const tables = [...tablesAboutOrders, 'orders'] as const;

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

  const select = db.selectFrom('orders').selectAll();
  const { readAll, readReadable } = createOrderReading(db);
  const { addState, addStates } = createStateReading(db);

  const findByCart = async (cartId: string) =>
    (await readAll(select.where('cart_id', '=', cartId)))[0];
  const get = async (reference: string) =>
    (await readAll(select.where('reference', '=', reference)))[0];
  const list = ({ limit, city, ...query }: OrderQuery) =>
    readReadable(
      (city === undefined ? select : select.where('city', '=', city))
        .where(isListed(query))
        .orderBy('created_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(limit),
    );

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
    list,
    getWithState: async (reference) => {
      const order = await get(reference);
      return order && addState(order);
    },
    listWithState: async (query) => addStates(await list(query)),
    listDay: async ({ day, city, ...query }) => {
      const items = db
        .selectFrom('order_items')
        .select('reference')
        .where('selected_date', '=', day);
      const orders = await readReadable(
        (city === undefined ? select : select.where('city', '=', city))
          .where(isListed(query))
          .where('reference', 'in', items)
          .orderBy('city')
          .orderBy('reference'),
      );
      return (await addStates(orders)).flatMap((order): readonly (DayEntry | Unreadable)[] =>
        isUnreadable(order)
          ? [order]
          : order.items
              .filter(({ selectedDate }) => selectedDate === day)
              .map((item) => ({ order, item })),
      );
    },
    probe: () => {
      const order = createProbeOrder();
      return write([...toInsertion(order), ...toDeletion(order)]);
    },
  };
};
