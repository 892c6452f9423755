import { memoize } from './memoize';

const formatFor = memoize(
  (locale: string, currency: string, digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

const nonBreakingSpace = '\u00A0';

const format = (amount: number, currency: string, locale: string, decimals: number): string => {
  const parts = formatFor(locale, currency, decimals).formatToParts(amount);
  const pick = (...types: readonly string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join('');
  const symbol = pick('currency');
  const digits = pick('integer', 'group', 'decimal', 'fraction');
  const isSymbolFirst = locale.startsWith('en');
  const space = isSymbolFirst && !/\p{L}$/u.test(symbol) ? '' : nonBreakingSpace;
  return pick('minusSign') + (isSymbolFirst ? symbol + space + digits : digits + space + symbol);
};

/**
 * Formats a whole amount without decimals for the reader's locale: prices are rounded before. Digits, grouping and
 * symbol follow the locale. The position of the symbol is fixed (before the amount in English, after it in all other
 * languages), since it differs between the Unicode versions of servers and browsers, and both must print the same.
 *
 * @param locale a real locale such as `da-DK`, never a site id
 */
export const formatMoney = (amount: number, currency: string, locale: string): string =>
  format(amount, currency, locale, 0);

/** Formats minor units, of which 100 make a whole one in every currency of the shop. Without decimals if it is whole. */
export const formatMinor = (amount: number, currency: string, locale: string): string =>
  format(amount / 100, currency, locale, amount % 100 === 0 ? 0 : 2);

/** Formats minor units with two decimals always, for columns of amounts. */
export const formatCents = (amount: number, currency: string, locale: string): string =>
  format(amount / 100, currency, locale, 2);
