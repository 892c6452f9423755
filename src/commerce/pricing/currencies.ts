/** The currencies a visitor may choose (spec section 9). */
export const currencyCodes = ['EUR', 'PLN', 'GBP', 'USD', 'DKK', 'NOK', 'SEK'] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** How much of each currency one PLN buys. */
export type Rates = Readonly<Record<CurrencyCode, number>>;

/** Used if there is no live feed, or if the feed has a rate that is not a number (spec section 9). */
export const defaultRates: Rates = {
  EUR: 0.23,
  PLN: 1,
  GBP: 0.19,
  USD: 0.25,
  DKK: 1.71,
  NOK: 2.65,
  SEK: 2.63,
};

export const isCurrencyCode = (value: unknown): value is CurrencyCode =>
  (currencyCodes as readonly unknown[]).includes(value);
