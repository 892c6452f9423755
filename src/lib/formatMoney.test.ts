import { formatMinor, formatMoney } from './formatMoney';

// Intl uses several kinds of non-breaking space, which may differ between versions.
const format = (...args: Parameters<typeof formatMoney>) =>
  formatMoney(...args).replaceAll(/\s/g, ' ');

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
