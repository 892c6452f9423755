import fc from 'fast-check';
import { type OrderState, orderStates } from '@/commerce/cart/orderState';
import type { Order } from '../order';
import { anyOrder, createOrder } from '../testing/orders';
import { readCsv } from '../testing/readCsv';
import { disarm } from './csvRow';
import { orderSheet } from './orderSheet';

const { csvHeader } = orderSheet;

const toCsvRows = (order: Order, state: OrderState = 'received') =>
  orderSheet.toCsvRows({ ...order, state });

const names = readCsv(csvHeader)[0] ?? [];

const readRows = (text: string) =>
  readCsv(text).map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));

it('each line of the breakdown is a row that says what it belongs to', () => {
  const order = createOrder();
  const rows = readRows(toCsvRows(order));
  expect(rows.map(({ product, kind, amount }) => [product, kind, amount])).toEqual([
    ['Pub crawl', 'people', '160'],
    ['Pub crawl', 'raised', '40'],
    ['Pub crawl', 'free', '-20'],
    ['Pub crawl', 'extra', '15'],
    ['Limousine', 'group', '150'],
  ]);
  expect(rows[3]).toEqual({
    reference: order.reference,
    created_at: '2026-05-23T10:00:00.000Z',
    shop_group_id: '1',
    city: 'krakow',
    locale: 'en',
    customer_name: 'Ann Example',
    customer_email: 'ann@example.com',
    customer_phone: "'+44 20 7946 0018",
    customer_occasion: '',
    customer_company: '',
    customer_vat_number: '',
    customer_notes: '',
    currency: 'GBP',
    order_total: '371',
    order_tax: '26',
    order_deposit: '111',
    product_id: '7',
    product: 'Pub crawl',
    selected_date: '2026-06-19',
    number_of_people: '8',
    kind: 'extra',
    extra_id: '72',
    extra: 'Shots',
    count: '3',
    unit: '5',
    amount: '15',
    arrival: '2026-06-20',
    departure: '2026-06-22',
    date_choice: 'any',
    start_time: '21:00',
    notices: 'outOfSeason outsideStay',
    terms_version: '5d0f5a7c1b2e.9c41e07d33aa',
    current_terms_version: '5d0f5a7c1b2e.9c41e07d33aa',
    state: 'received',
  });
  expect(rows[4]).toMatchObject({
    product: 'Limousine',
    selected_date: '2026-06-20',
    date_choice: 'chosen',
    start_time: '',
    notices: '',
  });
});

it.each(orderStates)(
  'an order that is %s says so in each of its rows, in the last column',
  (state) => {
    const rows = readCsv(toCsvRows(createOrder(), state));
    expect(rows.map((row) => row.at(-1))).toEqual(Array.from({ length: 5 }, () => state));
    expect(names.at(-1)).toBe('state');
  },
);

it.each(['=1+1', '+44 20 7946 0018', '-2', '@SUM(A1)', '  =1+1', '＝1+1'])(
  'a spreadsheet takes "%s" for a text',
  (name) => {
    const order = createOrder({ customer: { name, email: 'ann@example.com' } });
    expect(readRows(toCsvRows(order))[0]?.['customer_name']).toBe(`'${name}`);
  },
);

it('what else a customer says of themselves has a column each', () => {
  const customer = {
    name: 'Ann Example',
    email: 'ann@example.com',
    occasion: 'Stag',
    company: 'Example Ltd',
    vat_number: 'GB123',
    notes: 'We arrive late.',
  };
  expect(readRows(toCsvRows(createOrder({ customer })))[0]).toMatchObject({
    customer_phone: '',
    customer_occasion: 'Stag',
    customer_company: 'Example Ltd',
    customer_vat_number: 'GB123',
    customer_notes: 'We arrive late.',
  });
});

it('any order can be read back', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const rows = readRows(toCsvRows(order));
      const lines = order.items.flatMap((item) => item.lines.map((line) => ({ item, line })));
      expect(rows).toHaveLength(lines.length);
      rows.forEach((row, index) => {
        const { item, line } = lines[index] ?? {};
        expect(row).toMatchObject({
          reference: order.reference,
          customer_notes: disarm(order.customer.notes ?? ''),
          order_deposit: String(order.totals.deposit.amount),
          product: disarm(item?.name ?? ''),
          selected_date: item?.selectedDate,
          extra: disarm(line?.extra?.name ?? ''),
          amount: String(line?.amount),
        });
      });
    }),
  );
});
