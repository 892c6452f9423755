import fc from 'fast-check';
import { convertPrice } from './convert';
import { currencyCodes, defaultRates } from './currencies';

const anyPrice = fc.integer({ min: 0, max: 100_000 });
const anyCurrency = fc.constantFrom(...currencyCodes);
const anyRate = fc.double({ min: 0.001, max: 1000, noNaN: true });

it.each([
  ['EUR', 139, 32],
  ['GBP', 139, 26],
  ['USD', 139, 35],
  ['DKK', 139, 238],
  ['NOK', 139, 368],
  ['SEK', 139, 366],
  ['PLN', 139, 139],
] as const)('in %s, %i PLN are %i', (currency, pln, amount) => {
  expect(convertPrice(pln, currency, defaultRates)).toBe(amount);
});

it('half a unit is rounded up', () => {
  expect(convertPrice(50, 'EUR', defaultRates)).toBe(12);
  expect(convertPrice(150, 'GBP', defaultRates)).toBe(29);
});

it('at the default rates a price is what hundredths, counted exactly, round to', () => {
  fc.assert(
    fc.property(anyPrice, anyCurrency, (pln, currency) => {
      const hundredths = BigInt(pln) * BigInt(Math.round(defaultRates[currency] * 100));
      expect(BigInt(convertPrice(pln, currency, defaultRates))).toBe((hundredths + 50n) / 100n);
    }),
    { numRuns: 1000 },
  );
});

it('at any rate a price is a whole number at most half a unit off', () => {
  fc.assert(
    fc.property(anyPrice, anyCurrency, anyRate, (pln, currency, rate) => {
      const amount = convertPrice(pln, currency, { ...defaultRates, [currency]: rate });
      expect(Number.isInteger(amount)).toBe(true);
      expect(Math.abs(amount - pln * rate)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it('what costs more in PLN never costs less in another currency', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, anyCurrency, anyRate, (a, b, currency, rate) => {
      const rates = { ...defaultRates, [currency]: rate };
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(convertPrice(low, currency, rates)).toBeLessThanOrEqual(
        convertPrice(high, currency, rates),
      );
    }),
  );
});
