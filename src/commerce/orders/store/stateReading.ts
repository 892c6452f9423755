import type { Kysely } from 'kysely';
import type { OrderState } from '@/commerce/cart/orderState';
import type { Order } from '../order';
import { parseRow } from './parseRows';
import { type StateRow, stateTable, type Tables } from './tables';
import { isUnreadable, readOrReport, type Unreadable } from './unreadable';

/** An order and the state that it has now. */
export interface OrderWithState extends Order {
  readonly state: OrderState;
}

const withState = (order: Order, last: StateRow | undefined): OrderWithState => ({
  ...order,
  state: last ? parseRow(stateTable, last).state : 'received',
});

/** Reads the states of orders that were read just before. */
export const createStateReading = (db: Kysely<Tables>) => {
  /** The last row of each order; none of an order whose state has never changed. */
  const readLast = async (
    references: readonly string[],
  ): Promise<ReadonlyMap<string, StateRow>> => {
    if (references.length === 0) return new Map();
    const rows = await db
      .selectFrom('order_states')
      .selectAll()
      .where('reference', 'in', references)
      .orderBy('position')
      .execute();
    return new Map(rows.map((row) => [row.reference, row]));
  };

  return {
    /** @throws if the state cannot be read */
    addState: async (order: Order): Promise<OrderWithState> =>
      withState(order, (await readLast([order.reference])).get(order.reference)),

    /** Reports an order whose state cannot be read in its place. */
    addStates: async (
      orders: readonly (Order | Unreadable)[],
    ): Promise<readonly (OrderWithState | Unreadable)[]> => {
      const last = await readLast(orders.map(({ reference }) => reference));
      return orders.map((order) => {
        if (isUnreadable(order)) return order;
        const { reference, createdAt } = order;
        return readOrReport({ reference, created_at: createdAt }, () =>
          withState(order, last.get(reference)),
        );
      });
    },
  };
};
