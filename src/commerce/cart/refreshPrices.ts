import { type FullTariff, reprice } from '@/commerce/pricing/priceItem';
import type { Capacity } from './capacity';
import { type Cart, type CartItem, toPricedItem, withPricesOf } from './cart';

/** The fields of a product that pricing needs. */
interface ProductTariff extends FullTariff {
  readonly id: number;
}

/** There is no price for a group that is larger than the capacity of a product. */
export interface PricedProduct extends ProductTariff, Capacity {}

/** The prices of a city's activities. */
export interface PriceList {
  readonly products: readonly PricedProduct[];
  /** Whether the city sells nothing else. */
  readonly isComplete: boolean;
}

const withoutPrice = (item: CartItem): CartItem => ({
  ...item,
  price: 0,
  extras: item.extras.map((extra) => ({ ...extra, price: 0 })),
});

/**
 * Updates a cart to the prices of a list; stored prices may be old. Items that are no longer sold stay with a price of
 * 0, so that the page can mark them. Items that an incomplete list lacks keep their stored price.
 */
export const refreshPrices = (
  cart: Cart,
  products: readonly ProductTariff[],
  isComplete = true,
): Cart => ({
  ...cart,
  items: cart.items.map((item) => {
    const product = products.find(({ id }) => id === item.id);
    if (product) return withPricesOf(item, reprice(toPricedItem(item), product));
    return isComplete ? withoutPrice(item) : item;
  }),
});
