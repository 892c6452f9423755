import fc from 'fast-check';
import { anyOrder, createOrder } from '../testing/orders';
import { readCsv } from '../testing/readCsv';
import { orderSheet } from './orderSheet';

const { csvHeader, toCsvRows } = orderSheet;

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
  expect(rows[3]).toMatchObject({
    reference: order.reference,
    created_at: '2026-05-23T10:00:00.000Z',
    customer_name: 'Ann Example',
    customer_notes: '',
    order_total: '371',
    extra_id: '72',
    extra: 'Shots',
    count: '3',
    unit: '5',
  });
});

it.each(['=1+1', '+44 20 7946 0018', '-2', '@SUM(A1)', '  =1+1', '＝1+1', '\t=1'])(
  'a spreadsheet takes "%s" for a text',
  (name) => {
    const order = createOrder({ customer: { name, email: 'ann@example.com' } });
    expect(readRows(toCsvRows(order))[0]?.['customer_name']).toBe(`'${name}`);
  },
);

it('any order can be read back, and no text in it starts a formula', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const rows = readRows(toCsvRows(order));
      const lines = order.items.flatMap((item) => item.lines.map((line) => ({ item, line })));
      expect(rows).toHaveLength(lines.length);
      rows.forEach((row, index) => {
        expect(row['product']?.replace(/^'/, '')).toBe(lines[index]?.item.name.replace(/^'/, ''));
        expect(row['amount']).toBe(String(lines[index]?.line.amount));
        for (const text of [
          'product',
          'extra',
          'customer_name',
          'customer_notes',
          'customer_phone',
        ]) {
          expect(row[text]).not.toMatch(/^[=+\-@\t\r]/);
        }
      });
    }),
  );
});
