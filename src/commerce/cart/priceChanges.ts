import type { CurrencyCode, Rates } from '@/commerce/pricing/currencies';
import { priceItem } from '@/commerce/pricing/priceItem';
import { type Cart, toPricedItem } from './cart';

/** An item that costs another amount than when the visitor planned it. Whole units of the visitor's currency. */
export interface PriceChange {
  readonly id: number;
  readonly before: number;
  readonly now: number;
}

/**
 * Compares a plan with its current prices. An item that is no longer sold has no price, and one of an older version may
 * lack the price at which it was planned: both are left out.
 *
 * @param planned with the prices at which the visitor planned, or has accepted since
 * @param current the same plan with the prices of the catalogue
 */
export const listPriceChanges = (
  planned: Cart,
  current: Cart,
  currency: CurrencyCode,
  rates: Rates,
): readonly PriceChange[] =>
  planned.items.flatMap((item) => {
    const sold = current.items.find(({ id }) => id === item.id);
    if (!sold || sold.price === 0 || item.price === 0) return [];
    const before = priceItem(toPricedItem(item), currency, rates).total;
    const now = priceItem(toPricedItem(sold), currency, rates).total;
    return before === now ? [] : [{ id: item.id, before, now }];
  });
