import { createFolder } from '@/testing/contentFolder';
import { toApiEnquiry } from '../enquiry';
import { toApiOrder } from '../order';
import { openStoreAt } from '../store/openStore';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { enquirySheet } from './enquirySheet';
import { orderSheet } from './orderSheet';
import { exportAll } from './sheet';
import { walkAll } from './walkAll';

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
  expect(JSON.parse(await toText(exportAll(each(orders), 'json', orderSheet)))).toEqual(
    orders.map((order) => ({
      ...toApiOrder(order),
      cart_id: order.cartId,
      customer: order.customer,
    })),
  );
});

it('JSON of enquiries has what was asked, and by whom', async () => {
  const enquiries = [createEnquiry(), createEnquiry({ isSuspect: true })];
  expect(JSON.parse(await toText(exportAll(each(enquiries), 'json', enquirySheet)))).toEqual(
    enquiries.map((enquiry) => ({
      ...toApiEnquiry(enquiry),
      enquiry_id: enquiry.enquiryId,
      sender: enquiry.sender,
      message: enquiry.message,
      is_suspect: enquiry.isSuspect,
    })),
  );
});

it.each([
  ['orders', orderSheet],
  ['enquiries', enquirySheet],
] as const)('no %s are an empty list, or a heading without rows', async (_, sheet) => {
  expect(await toText(exportAll<never>(each([]), 'json', sheet))).toBe('[]\n');
  expect(await toText(exportAll<never>(each([]), 'csv', sheet))).toMatch(/^reference,[^\n]*\r\n$/);
});

it('all orders are walked through, newest first, however many pages they fill', async () => {
  const store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
  const orders = Array.from({ length: 450 }, (_, index) =>
    createOrder({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() }),
  );
  for (const order of orders) await store.orders.place(order);
  const list = jest.fn(store.orders.list);
  const walked = [];
  for await (const order of walkAll(list)) walked.push(order.reference);
  await store.close();

  expect(walked).toEqual(orders.map(({ reference }) => reference).reverse());
  expect(list).toHaveBeenCalledTimes(3);
});
