import { findNotation, formatDecimal } from './notations';

const nonBreakingSpace = '\u00A0';

const format = (amount: number, currency: string, locale: string, decimals: number): string => {
  const notation = findNotation(locale);
  const digits = formatDecimal(Math.abs(amount), notation, decimals);
  const symbol = notation.symbols[currency] ?? currency;
  const isSymbolFirst = locale.startsWith('en');
  const space = isSymbolFirst && !/\p{L}$/u.test(symbol) ? '' : nonBreakingSpace;
  return (
    (amount < 0 ? notation.minus : '') +
    (isSymbolFirst ? symbol + space + digits : digits + space + symbol)
  );
};

/**
 * Formats a whole amount without decimals for the reader's locale: prices are rounded before. Digits, grouping and
 * symbol follow the locale. The symbol is before the amount in English, after it in all other languages.
 *
 * @param locale a real locale such as `da-DK`, never a site id
 * @throws if no site has its language
 */
export const formatMoney = (amount: number, currency: string, locale: string): string =>
  format(amount, currency, locale, 0);

/** Formats minor units, of which 100 make a whole one in every currency of the shop. Without decimals if it is whole. */
export const formatMinor = (amount: number, currency: string, locale: string): string =>
  format(amount / 100, currency, locale, amount % 100 === 0 ? 0 : 2);

/** Formats minor units with two decimals always, for columns of amounts. */
export const formatCents = (amount: number, currency: string, locale: string): string =>
  format(amount / 100, currency, locale, 2);
