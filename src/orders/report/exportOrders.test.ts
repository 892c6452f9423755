import { openStoreAt } from '../store/openStore';
import { toApiOrder } from '../order';
import { createFolder } from '@/testing/contentFolder';
import { createOrder } from '../testing/orders';
import { exportOrders } from './exportOrders';
import { walkOrders } from './walkOrders';

const toText = async (pieces: AsyncIterable<string>) => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

async function* each<Value>(values: readonly Value[]) {
  yield* values;
}

it('JSON is one list of orders, each with its customer and cart', async () => {
  const orders = [createOrder(), createOrder({ city: 'prague' })];
  expect(JSON.parse(await toText(exportOrders(each(orders), 'json')))).toEqual(
    orders.map((order) => ({
      ...toApiOrder(order),
      cart_id: order.cartId,
      customer: order.customer,
    })),
  );
});

it('no orders are an empty list, or a heading without rows', async () => {
  expect(await toText(exportOrders(each([]), 'json'))).toBe('[]\n');
  expect(await toText(exportOrders(each([]), 'csv'))).toMatch(/^reference,[^\n]*\r\n$/);
});

it('all orders are walked through, newest first, however many pages they fill', async () => {
  const store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
  const orders = Array.from({ length: 450 }, (_, index) =>
    createOrder({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() }),
  );
  for (const order of orders) await store.place(order);
  const list = jest.fn(store.list);
  const walked = [];
  for await (const order of walkOrders({ list }, {})) walked.push(order.reference);
  await store.close();

  expect(walked).toEqual(orders.map(({ reference }) => reference).reverse());
  expect(list).toHaveBeenCalledTimes(3);
});
