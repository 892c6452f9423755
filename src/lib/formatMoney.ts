import { remember } from './remember';

const formatFor = remember(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
);

const nonBreakingSpace = '\u00A0';

/**
 * A whole amount of a currency in the reader's notation, without decimals: prices are rounded before they get here.
 * Digits, grouping and symbol are the locale's own; the order is fixed here (before the amount in English, after it in
 * all other languages), since it has changed between the Unicode versions that a server and a browser may have, and
 * both must print the same.
 *
 * @param locale a real locale such as `da-DK`, never a site id
 */
export const formatMoney = (amount: number, currency: string, locale: string): string => {
  const parts = formatFor(locale, currency).formatToParts(amount);
  const pick = (...types: readonly string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join('');
  const symbol = pick('currency');
  const digits = pick('integer', 'group');
  const isSymbolFirst = locale.startsWith('en');
  const space = isSymbolFirst && !/\p{L}$/u.test(symbol) ? '' : nonBreakingSpace;
  return pick('minusSign') + (isSymbolFirst ? symbol + space + digits : digits + space + symbol);
};
