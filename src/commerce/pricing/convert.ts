import type { CurrencyCode, Rates } from './currencies';

/**
 * Converts a unit price to the visitor's currency. Rounds to whole units before any multiplication, so that each line
 * of the plan adds up exactly (spec section 5, price computation).
 *
 * @param price unit price in PLN, from the catalogue
 */
export const convertPrice = (price: number, currency: CurrencyCode, rates: Rates): number =>
  Math.round(price * rates[currency]);
