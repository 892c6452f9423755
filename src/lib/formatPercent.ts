import { findNotation, formatDecimal } from './notations';

/** More decimals than a share of a price ever has. */
const mostDecimals = 3;

/**
 * Formats a percentage for the reader's locale: 30 as `30%` in English and `30 %` in German.
 *
 * @param locale a language or a locale, never a site id
 */
export const formatPercent = (percent: number, locale: string): string => {
  const notation = findNotation(locale);
  const [, fraction = ''] = String(Number(percent.toFixed(mostDecimals))).split('.');
  return formatDecimal(percent, notation, fraction.length) + notation.beforePercent + '%';
};
