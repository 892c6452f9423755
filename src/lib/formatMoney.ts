const formats = new Map<string, Intl.NumberFormat>();

/**
 * A whole amount of a currency in the reader's notation, without decimals: prices are rounded before they get here.
 *
 * @param locale a real locale such as `da-DK`, never a site id
 */
export const formatMoney = (amount: number, currency: string, locale: string): string => {
  const key = `${locale} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(key, format);
  return format.format(amount);
};
