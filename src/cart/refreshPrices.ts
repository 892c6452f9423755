import type { Cart, CartExtra, CartExtraOffer, CartItem, CartProduct } from './cart';

/** What the catalogue must tell of a product to price it. */
interface PricedProduct extends CartProduct {
  readonly extras: readonly CartExtraOffer[];
}

const refreshExtra = (extra: CartExtra, offers: readonly CartExtraOffer[]): CartExtra[] => {
  const offer = offers.find(({ id }) => id === extra.id);
  return offer ? [{ ...extra, price: offer.price, min_people: offer.minPeople }] : [];
};

const refreshItem = (item: CartItem, product: PricedProduct): CartItem => ({
  ...item,
  price: product.price,
  min_people: product.minPeople,
  single: product.single,
  stag_goes_free: product.stagGoesFree,
  extras: item.extras.flatMap((extra) => refreshExtra(extra, product.extras)),
});

const withoutPrice = (item: CartItem): CartItem => ({
  ...item,
  price: 0,
  extras: item.extras.map((extra) => ({ ...extra, price: 0 })),
});

/**
 * A plan at today's prices: storage may be as old as the visitor's last visit, and the server charges what the catalogue
 * says. Items that are sold no more stay, for the screen to point at, and cost nothing.
 */
export const refreshPrices = (cart: Cart, products: readonly PricedProduct[]): Cart => ({
  ...cart,
  items: cart.items.map((item) => {
    const product = products.find(({ id }) => id === item.id);
    return product ? refreshItem(item, product) : withoutPrice(item);
  }),
});
