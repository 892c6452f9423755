import fc from 'fast-check';
import { currencyCodes, defaultRates } from './currencies';
import { parseRates } from './rates';

const tableOf = (...rates: readonly unknown[]) => [
  { table: 'A', no: '226/A/NBP/2026', effectiveDate: '2026-11-20', rates },
];

const line = (code: string, mid: unknown) => ({ currency: 'a currency', code, mid });

const foreign = currencyCodes.filter((code) => code !== 'PLN');
const anyCode = fc.constantFrom(...foreign);
/** A realistic mid of a bank, with four decimals. */
const anyMid = fc.integer({ min: 1, max: 1_000_000 }).map((pips) => pips / 10_000);

describe('a live rate', () => {
  it('is the inverse of mid', () => {
    const rates = parseRates(tableOf(line('EUR', 4), line('SEK', 0.4)));
    expect(rates).toEqual({ ...defaultRates, EUR: 0.25, SEK: 2.5 });
  });

  it('comes back as the very number that was published as mid, up to 12 digits', () => {
    const anyRate = fc
      .tuple(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, decimals]) => Number(`${digits}e-${decimals}`));
    fc.assert(
      fc.property(anyCode, anyRate, (code, rate) => {
        expect(parseRates(tableOf(line(code, 1 / rate)))[code]).toBe(rate);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(foreign)(
    'of %s is the default, digit by digit, when the default is published',
    (code) => {
      const published = tableOf(line(code, 1 / defaultRates[code]));
      expect(parseRates(JSON.parse(JSON.stringify(published)))[code]).toBe(defaultRates[code]);
    },
  );
});

describe('a currency keeps its default', () => {
  it('when the table does not have it', () => {
    expect(parseRates(tableOf(line('EUR', 4)))).toEqual({ ...defaultRates, EUR: 0.25 });
  });

  it.each([
    ['zero', 0],
    ['less than zero', -4],
    ['endless', Number.POSITIVE_INFINITY],
    ['so small that its inverse is endless', 5e-324],
  ])('when its mid is %s', (_, mid) => {
    const rates = parseRates(tableOf(line('EUR', mid), line('USD', 4)));
    expect(rates).toEqual({ ...defaultRates, USD: 0.25 });
  });
});

describe('PLN is 1', () => {
  it('and is not in a bank’s table', () => {
    expect(parseRates(tableOf(line('EUR', 4))).PLN).toBe(1);
  });

  it('whatever a table says', () => {
    expect(parseRates(tableOf(line('PLN', 2))).PLN).toBe(1);
  });
});

describe('all rates are the defaults', () => {
  it.each([
    ['a text', '4.25'],
    ['empty', null],
    ['not a number', Number.NaN],
    ['a truth', true],
    ['an object', { value: 4.25 }],
    ['a list', [4.25]],
    ['missing', undefined],
  ])('when one mid of a known currency is %s', (_, mid) => {
    expect(parseRates(tableOf(line('EUR', 4), line('USD', mid)))).toEqual(defaultRates);
  });

  it('when the line of a known currency has no field for its mid', () => {
    expect(parseRates(tableOf(line('EUR', 4), { code: 'USD' }))).toEqual(defaultRates);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'EUR'],
    ['an empty list', []],
    ['a list of nothing', [null]],
    ['an object that is in no list', { rates: [line('EUR', 4)] }],
    ['a list of something else', [{ data: [line('EUR', 4)] }]],
    ['a table whose rates are no list', [{ rates: { EUR: 4 } }]],
    ['a table without a line', tableOf()],
  ])('when the table is %s', (_, table) => {
    expect(parseRates(table)).toEqual(defaultRates);
  });
});

it('a currency that nobody may choose changes nothing, whatever its mid', () => {
  const odd = ['CHF', 'eur', 'constructor', '__proto__', '', null, 7];
  const lines = odd.map((code) => ({ code, mid: 'none' }));
  expect(parseRates(tableOf(...lines, null, 'EUR', line('EUR', 4)))).toEqual({
    ...defaultRates,
    EUR: 0.25,
  });
});

it('whatever the table, each currency has a positive rate and PLN is 1', () => {
  const anyLine = fc.oneof(
    fc.record({ code: fc.constantFrom(...currencyCodes, 'CHF'), mid: fc.double() }),
    fc.record({ code: fc.constantFrom(...currencyCodes), mid: fc.anything() }),
    fc.anything(),
  );
  const anyTable = fc.oneof(
    fc.anything(),
    fc.array(anyLine).map((lines) => tableOf(...lines)),
  );
  fc.assert(
    fc.property(anyTable, (table) => {
      const rates = parseRates(table);
      expect(Object.keys(rates).sort()).toEqual([...currencyCodes].sort());
      expect(Object.values(rates).every((rate) => Number.isFinite(rate) && rate > 0)).toBe(true);
      expect(rates.PLN).toBe(1);
    }),
    { numRuns: 1000 },
  );
});

it('every mid that a bank publishes gives a rate as near as twelve digits can be', () => {
  fc.assert(
    fc.property(anyCode, anyMid, (code, mid) => {
      const rate = parseRates(tableOf(line(code, mid)))[code];
      expect(Math.abs(rate * mid - 1)).toBeLessThan(1e-11);
    }),
  );
});
