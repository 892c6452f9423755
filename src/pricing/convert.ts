import type { CurrencyCode, Rates } from './currencies';

/**
 * One unit price in the visitor's currency. Rounded to whole units right after conversion, before anything is
 * multiplied, so that a line of the plan always adds up on paper (spec section 5, price computation).
 *
 * @param pln unit price in PLN, as the catalogue has it
 */
export const convertPrice = (pln: number, currency: CurrencyCode, rates: Rates): number =>
  Math.round(pln * rates[currency]);
