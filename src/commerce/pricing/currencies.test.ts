import { currencyCodes, defaultRates, isCurrencyCode } from './currencies';

it('the default rates are those of spec section 9, per one PLN', () => {
  expect(defaultRates).toEqual({
    EUR: 0.23,
    PLN: 1,
    GBP: 0.19,
    USD: 0.25,
    DKK: 1.71,
    NOK: 2.65,
    SEK: 2.63,
  });
});

it('every currency on offer has a rate, and only those', () => {
  expect([...currencyCodes].sort()).toEqual(Object.keys(defaultRates).sort());
});

it.each([...currencyCodes])('%s is a currency', (code) => {
  expect(isCurrencyCode(code)).toBe(true);
});

it.each(['eur', 'CHF', '', 'toString', null, undefined, 1])('%j is none', (code) => {
  expect(isCurrencyCode(code)).toBe(false);
});
