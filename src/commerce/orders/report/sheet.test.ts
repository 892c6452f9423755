import { createFolder } from '@/testing/contentFolder';
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

it('JSON is one list of orders, each with its customer, cart and state', async () => {
  const orders = [
    { ...createOrder(), state: 'cancelled' as const },
    { ...createOrder({ city: 'prague' }), state: 'received' as const },
  ];
  const printed = JSON.parse(await toText(exportAll(each(orders), 'json', orderSheet)));
  expect(printed).toHaveLength(2);
  expect(printed[1]).toMatchObject({
    reference: orders[1]?.reference,
    city: 'prague',
    state: 'received',
  });
  expect(printed[0]).toEqual({
    reference: orders[0]?.reference,
    cart_id: orders[0]?.cartId,
    terms_version: orders[0]?.termsVersion.shown,
    current_terms_version: orders[0]?.termsVersion.current,
    state: 'cancelled',
    created_at: '2026-05-23T10:00:00.000Z',
    shop_group_id: 1,
    city: 'krakow',
    locale: 'en',
    currency: 'GBP',
    arrival: '2026-06-20',
    departure: '2026-06-22',
    items: [
      {
        id: 7,
        name: 'Pub crawl',
        selected_date: '2026-06-19',
        date_choice: 'any',
        start_time: '21:00',
        notices: ['outOfSeason', 'outsideStay'],
        number_of_people: 8,
        lines: [
          { kind: 'people', count: 8, unit: 20, amount: 160 },
          { kind: 'raised', count: 2, unit: 20, amount: 40 },
          { kind: 'free', count: 1, unit: 20, amount: -20 },
          { kind: 'extra', count: 3, unit: 5, amount: 15, id: 72, name: 'Shots' },
        ],
        total: 195,
      },
      {
        id: 9,
        name: 'Limousine',
        selected_date: '2026-06-20',
        date_choice: 'chosen',
        start_time: null,
        notices: [],
        number_of_people: 8,
        lines: [{ kind: 'group', count: 1, unit: 150, amount: 150 }],
        total: 150,
      },
    ],
    totals: {
      subtotal: 365,
      saving: 20,
      tax: 26,
      tax_percent: 7.5,
      total: 371,
      deposit: 111,
      deposit_percent: 30,
      balance: 260,
      people: 8,
      per_head: 47,
    },
    customer: { name: 'Ann Example', email: 'ann@example.com', phone: '+44 20 7946 0018' },
  });
});

it('JSON of enquiries has what was asked, and by whom', async () => {
  const enquiry = createEnquiry({ isSuspect: true });
  expect(JSON.parse(await toText(exportAll(each([enquiry]), 'json', enquirySheet)))).toEqual([
    {
      reference: enquiry.reference,
      enquiry_id: enquiry.enquiryId,
      created_at: '2026-05-23T10:00:00.000Z',
      shop_group_id: 1,
      locale: 'en',
      sender: { name: 'Ann Example', email: 'ann@example.com', phone: '+44 20 7946 0018' },
      message: 'Twelve of us, Krakow, the first weekend of June.\nIs there a boat?',
      is_suspect: true,
    },
  ]);
});

it.each([
  ['orders', orderSheet],
  ['enquiries', enquirySheet],
] as const)('no %s are an empty list, or a heading without rows', async (_, sheet) => {
  expect(await toText(exportAll<never>(each([]), 'json', sheet))).toBe('[]\n');
  expect(await toText(exportAll<never>(each([]), 'csv', sheet))).toMatch(
    /^"reference",[^\n]*\r\n$/,
  );
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
