import fc from 'fast-check';
import { currencyCodes } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import { formatCents, formatMinor, formatMoney } from './formatMoney';

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

const format = (...args: Parameters<typeof formatMoney>) => withPlainSpaces(formatMoney(...args));

it.each([
  ['en-GB', 'GBP', '£1,234'],
  ['de-DE', 'EUR', '1.234 €'],
  ['fr-FR', 'EUR', '1 234 €'],
  ['pl-PL', 'PLN', '1234 zł'],
  ['da-DK', 'DKK', '1.234 kr.'],
  ['nb-NO', 'NOK', '1 234 kr'],
  ['sv-SE', 'SEK', '1 234 kr'],
])('%s readers see %s as %s', (locale, currency, text) => {
  expect(format(1234, currency, locale)).toBe(text);
});

it.each([
  ['en-GB', 'GBP', '-£1,234'],
  ['de-DE', 'EUR', '-1.234 €'],
  ['pl-PL', 'PLN', '-1234 zł'],
  ['sv-SE', 'SEK', '−1 234 kr'],
])('%s readers see what %s they save with a minus sign, as %s', (locale, currency, text) => {
  expect(format(-1234, currency, locale)).toBe(text);
});

it('two currencies and two locales are never mixed up', () => {
  expect(format(5, 'EUR', 'en-GB')).toBe('€5');
  expect(format(5, 'EUR', 'de-DE')).toBe('5 €');
  expect(format(5, 'USD', 'de-DE')).toBe('5 $');
  expect(format(5, 'EUR', 'en-GB')).toBe('€5');
});

it.each([
  ['en-GB', 'GBP', 123_450, '£1,234.50'],
  ['de-DE', 'EUR', 123_405, '1.234,05 €'],
  ['pl-PL', 'PLN', 5, '0,05 zł'],
  ['sv-SE', 'SEK', 3334, '33,34 kr'],
  ['da-DK', 'DKK', 3300, '33 kr.'],
])(
  '%s readers see %s to the minor unit where it matters: %d is %s',
  (locale, currency, amount, text) => {
    expect(formatMinor(amount, currency, locale).replaceAll(/\s/g, ' ')).toBe(text);
  },
);

it('writes digits, signs and symbols of all sites and currencies as Intl does, and only places the symbol itself', () => {
  const locales = [...new Set(Object.values(sites).map(({ formatLocale }) => formatLocale))];
  for (const locale of locales) {
    for (const currency of currencyCodes) {
      const intl = new Intl.NumberFormat(locale, { style: 'currency', currency });
      fc.assert(
        fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (minor) => {
          const parts = intl.formatToParts(minor / 100);
          const pick = (isSymbol: boolean) =>
            parts
              .filter(({ type }) => type !== 'literal' && (type === 'currency') === isSymbol)
              .map(({ value }) => value)
              .join('');
          const [symbol, number] = [pick(true), withPlainSpaces(pick(false))];
          const own = withPlainSpaces(formatCents(minor, currency, locale));
          expect([
            locale,
            own
              .replace(symbol, '')
              .trim()
              .replace(/^([-−]) /, '$1'),
          ]).toEqual([locale, number]);
        }),
      );
    }
  }
});

it('a locale without a notation is refused by its name', () => {
  expect(() => formatMoney(5, 'EUR', 'it-IT')).toThrow(/it-IT/);
});
