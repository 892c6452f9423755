import { memoize } from './memoize';

const formatFor = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
);

/**
 * Formats a percentage for the reader's locale: 30 as `30%` in English and `30 %` in German.
 *
 * @param locale a real locale such as `da-DK`, never a site id
 */
export const formatPercent = (percent: number, locale: string): string =>
  formatFor(locale).format(percent / 100);
