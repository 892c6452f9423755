import type { Order } from '../order';
import type { OrderQuery, OrderStore } from '../store/orderStore';

const pageSize = 200;

/** All orders that a query finds, newest first, a page at a time: however many there are, few are in memory. */
export async function* walkOrders(
  store: Pick<OrderStore, 'list'>,
  query: Omit<OrderQuery, 'limit' | 'after'>,
): AsyncGenerator<Order> {
  let page = await store.list({ ...query, limit: pageSize });
  while (page.length > 0) {
    yield* page;
    const after = page.length === pageSize ? page.at(-1) : undefined;
    page = after ? await store.list({ ...query, limit: pageSize, after }) : [];
  }
}
