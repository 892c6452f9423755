import fc from 'fast-check';
import { currencyCodes, defaultRates } from './currencies';
import { parseRates } from './rates';
import { createDefaultTable, toRatesTable } from './ratesTable';

const today = '2026-11-21';

const feedOf = (rates: readonly unknown[], head: object = {}) => [
  { table: 'A', no: '226/A/NBP/2026', effectiveDate: '2026-11-20', ...head, rates },
];

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const readBack = (feed: unknown) =>
  parseRates(overTheWire(toRatesTable(feed, today) ?? createDefaultTable(today)));

it('the default table reads back as the default rates', () => {
  expect(parseRates(overTheWire(createDefaultTable(today)))).toEqual(defaultRates);
});

it('the default table names every currency and the day', () => {
  const [table] = createDefaultTable(today);
  expect(table).toMatchObject({ table: 'A', effectiveDate: today });
  expect(table.rates.map(({ code }) => code)).toEqual([...currencyCodes]);
  expect(table.rates).toContainEqual({ currency: 'Polish Zloty', code: 'PLN', mid: 1 });
});

it('a feed’s table is kept as far as we know its currencies, and has PLN too', () => {
  const feed = feedOf([
    { currency: 'dolar amerykański', code: 'USD', mid: 3.61 },
    { currency: 'frank szwajcarski', code: 'CHF', mid: 4.5 },
    { currency: 7, code: 'EUR', mid: 4.25 },
  ]);
  expect(toRatesTable(feed, today)).toEqual(
    feedOf([
      { currency: 'dolar amerykański', code: 'USD', mid: 3.61 },
      { currency: 'Euro', code: 'EUR', mid: 4.25 },
      { currency: 'Polish Zloty', code: 'PLN', mid: 1 },
    ]),
  );
});

it.each([
  ['none', undefined],
  ['no text', 20261120],
  ['no day', 'yesterday'],
])('a table whose date is %s is of today', (_, effectiveDate) => {
  const feed = feedOf([], { effectiveDate, no: undefined });
  expect(toRatesTable(feed, today)?.[0]).toMatchObject({ effectiveDate: today, no: 'live' });
});

it.each([
  ['a text', { code: 'EUR', mid: '4.25' }],
  ['missing', { code: 'EUR' }],
])('a rate that is %s makes the defaults hold', (_, line) => {
  expect(toRatesTable(feedOf([{ code: 'USD', mid: 3.61 }, line]), today)).toBeNull();
});

it.each([undefined, null, '<html>', {}, [], [{}], { error: 'down' }])(
  'what is no table of rates is a failure of the feed: %j',
  (feed) => {
    expect(() => toRatesTable(feed, today)).toThrow('no table of exchange rates');
  },
);

it('whatever a feed gives, browsers read the same rates out of our table as we do out of the feed', () => {
  const anyMid = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('4.25', null, undefined));
  const anyLine = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({ code: fc.constantFrom(...currencyCodes), mid: fc.double() }),
    },
    { weight: 1, arbitrary: fc.record({ code: fc.constantFrom('EUR', 'CHF'), mid: anyMid }) },
  );
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const feed = overTheWire(feedOf(lines));
      expect(readBack(feed)).toEqual(parseRates(feed));
    }),
    { numRuns: 1000 },
  );
});
