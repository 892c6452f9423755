import type { OrderState, OrderStatus } from '@/commerce/cart/orderState';
import type { Database } from './database';
import { parseRows } from './parseRows';
import { stateTable } from './tables';

/** Stores the states of orders. Each change is a row of its own; an order without any is `received`. */
export interface StateStore {
  /** @returns `undefined` if nothing has changed since the order was placed */
  readonly get: (reference: string) => Promise<OrderStatus | undefined>;
  /** @returns false if there is no such order, or it has this state already */
  readonly set: (reference: string, state: OrderState, now: Date) => Promise<boolean>;
}

/** @param database a migrated database */
export const createStateStore = ({ db, write }: Database): StateStore => {
  const getLast = async (reference: string) => {
    const rows = await db
      .selectFrom('order_states')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('position', 'desc')
      .limit(1)
      .execute();
    return parseRows(stateTable, rows)[0];
  };

  return {
    get: async (reference) => {
      const last = await getLast(reference);
      return last && { state: last.state, since: last.created_at };
    },

    set: async (reference, state, now) => {
      const order = await db
        .selectFrom('orders')
        .select('reference')
        .where('reference', '=', reference)
        .execute();
      const last = await getLast(reference);
      if (order.length === 0 || (last?.state ?? 'received') === state) return false;
      // Two changes at once: the second one fails on the primary key.
      await write([
        db.insertInto('order_states').values({
          reference,
          position: (last?.position ?? 0) + 1,
          state,
          created_at: now.toISOString(),
        }),
      ]);
      return true;
    },
  };
};
