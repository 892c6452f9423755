import { createOrder } from '../testing/orders';
import { parseRows, requireColumn } from './parseRows';
import { toOrderRow } from './rows';
import { orderTable } from './tables';

const row = toOrderRow(createOrder());

it('reads rows whose columns are of the expected types, and leaves out the columns of a later version', () => {
  expect(parseRows(orderTable, [row, { ...row, paid_at: 'later' }])).toEqual([row, row]);
});

it.each([
  ['total', '371'],
  ['customer_notes', 12],
  ['reference', null],
  ['city', undefined],
])(
  'names the column %s whose value is of another type, and keeps the value to itself',
  (column, value) => {
    const read = () => parseRows(orderTable, [row, { ...row, [column]: value }]);
    expect(read).toThrow(`orders: the column ${column} is not as expected: Invalid input`);
    expect(read).not.toThrow(/371|12/);
  },
);

it('refuses a text that is none of the expected ones', () => {
  const read = () => parseRows(orderTable, [{ ...row, locale: 'secret' }]);
  expect(read).toThrow('orders: the column locale is not as expected: Invalid option');
  expect(read).not.toThrow(/secret/);
});

it('refuses an empty column that another one requires', () => {
  expect(requireColumn('tax_percent', 0)).toBe(0);
  expect(() => requireColumn('tax_percent', null)).toThrow('the column tax_percent');
});
