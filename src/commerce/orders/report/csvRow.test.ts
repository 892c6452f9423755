import fc from 'fast-check';
import { anyEnquiry } from '../testing/enquiries';
import { anyOrder } from '../testing/orders';
import { readCsv } from '../testing/readCsv';
import { disarm, toCsvRow } from './csvRow';
import { enquirySheet } from './enquirySheet';
import { orderSheet } from './orderSheet';

const formula = /^[=+\-@−＝＋－＠﹦﹢﹣﹫⁺⁼]/u;
const number = /^-?\d+(?:\.\d+)?$/;

/** Readers that do not support quotes: each splits at every separator character. */
const naiveReaders: readonly (readonly [name: string, separator: RegExp])[] = [
  ['commas', /[,\r\n]/],
  ['semicolons', /[;\r\n]/],
  ['tabs', /[\t\r\n]/],
  ['bars', /[|\r\n]/],
  ['every separator', /[,;|\t\v\f\r\n\u0085\u2028\u2029]/],
];

/** The formulas that a spreadsheet finds which trims cells and removes quotes. */
const listRunnableCells = (csv: string, separator: RegExp) =>
  csv
    .split(separator)
    .map((cell) => cell.replace(/^[\s"\u200B\u0000-\u001F]+/u, '').replace(/[\s"]+$/, ''))
    .filter((cell) => formula.test(cell) && !number.test(cell));

/** Consists mostly of characters with a meaning for such readers. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...',;|\t\n\r\v\f\u0085\u2028\u2029" \'\u200B\u3000'),
      fc.constantFrom(...'=+-@−＝＋－＠﹦﹢﹣﹫⁺⁼'),
      fc.constantFrom('cmd|’ /C calc’!A0', 'SUM(A1)', '1', 'Ann', '\r\n', '""'),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const hostileOrder = fc
  .tuple(anyOrder, fc.array(hostileText, { minLength: 7, maxLength: 7 }))
  .map(([order, [name, email, phone, occasion, notes, company, product]]) => ({
    ...order,
    state: 'received' as const,
    customer: {
      name: name ?? '',
      email: email ?? '',
      phone: phone ?? '',
      occasion: occasion ?? '',
      notes: notes ?? '',
      company: company ?? '',
    },
    items: order.items.map((item) => ({ ...item, name: product ?? '' })),
  }));

const hostileEnquiry = fc
  .tuple(anyEnquiry, hostileText, hostileText)
  .map(([enquiry, name, message]) => ({
    ...enquiry,
    sender: { ...enquiry.sender, name, company: name },
    message,
  }));

it.each(naiveReaders)(
  'no cell of orders runs in a spreadsheet that splits at %s',
  (_, separator) => {
    fc.assert(
      fc.property(hostileOrder, (order) => {
        const csv = orderSheet.csvHeader + orderSheet.toCsvRows(order);
        expect(listRunnableCells(csv, separator)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
);

it.each(naiveReaders)('no cell of enquiries runs in one that splits at %s', (_, separator) => {
  fc.assert(
    fc.property(hostileEnquiry, (enquiry) => {
      const csv = enquirySheet.csvHeader + enquirySheet.toCsvRows(enquiry);
      expect(listRunnableCells(csv, separator)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('texts are quoted, and change in nothing but apostrophes', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (texts) => {
      const row = toCsvRow(texts);
      expect(row).toMatch(/^".*"\r\n$/su);
      expect(readCsv(row)).toEqual([texts.map(disarm)]);
      for (const text of texts) {
        expect(disarm(text).replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      }
    }),
  );
});

it.each([
  ['Ann; bring beer = good', 'Ann; bring beer = good'],
  ['Ann, -20 % please', "Ann,' -20 % please"],
  ['x;=1+1', "x;'=1+1"],
  ['x;\t =1+1', "x;\t' =1+1"],
  ['two\n@lines', "two\n'@lines"],
  ['";""=1', '";\'""=1'],
  ['a=b+c', 'a=b+c'],
])('%j becomes %j', (text, expected) => expect(disarm(text)).toBe(expected));

it('numbers and empty cells are not quoted', () => {
  expect(toCsvRow([-20, 0, null, undefined, ''])).toBe('-20,0,,,""\r\n');
});
