/**
 * Formats a percentage for the reader's locale: 30 as `30%` in English and `30 %` in German.
 *
 * @param locale a real locale such as `da-DK`, never a site id
 */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
    percent / 100,
  );
