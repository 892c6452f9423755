import type { Cart, CartProduct } from '@/commerce/cart/cart';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { LivePrices } from '@/commerce/cart/livePrices';
import type { CurrencyCode, Rates } from '@/commerce/pricing/currencies';
import { type ItemPrice, priceItem } from '@/commerce/pricing/priceItem';
import { type EcommerceEvent, toEvent, toListEvent } from './events';
import { type AnalyticsItem, type Named, toItems } from './items';

/** The measured props of a page. Each kind of page has some of them. */
export interface MeasuredView {
  /** On a city page. */
  readonly activities?: readonly ListedProduct[];
  /** On the home page, most popular first. */
  readonly top?: readonly ListedProduct[];
  /** On an activity page. */
  readonly product?: PlannedProduct & { readonly href: string };
  /** In the checkout: all activities that the plan can contain. */
  readonly products?: readonly PlannedProduct[];
}

interface ListedProduct extends CartProduct {
  readonly name: string;
  readonly href: string;
}

/** The visitor's choices, which determine the prices on the page. */
export interface Shown {
  readonly currency: CurrencyCode;
  readonly rates: Rates;
  readonly people: number;
  /** Slug of the page's city, or of the plan's. */
  readonly city: string | undefined;
  readonly cart: Cart;
  /** One per item of the cart, in the visitor's currency. */
  readonly prices: readonly ItemPrice[];
  readonly live: LivePrices;
}

/** Number of activities that the home page shows. */
const topShown = 8;

const nameExtras = (product: PlannedProduct): Named => ({
  ...product,
  extras: Object.fromEntries(product.extras.map(({ id, name }) => [id, name])),
});

/** An activity, priced for a group. */
const toOffered = (
  product: CartProduct & { readonly name: string; readonly href: string },
  { currency, rates, people, live }: Shown,
  city: string | undefined,
): readonly AnalyticsItem[] =>
  toItems(
    { id: product.id, name: product.name },
    priceItem({ ...live.ofActivity(product), people, extras: [] }, currency, rates),
    city,
  );

/** `/karting/krakow` */
const cityOf = ({ href }: ListedProduct) => href.split('/').at(-1);

const toList = (id: string, products: readonly ListedProduct[], shown: Shown) =>
  toListEvent(
    id,
    shown.currency,
    products.flatMap((product) => toOffered(product, shown, cityOf(product))),
  );

/** The plan as the checkout shows it. */
const toCheckout = (products: readonly PlannedProduct[], { cart, prices, city }: Shown) => {
  const names = new Map(products.map((product) => [product.id, nameExtras(product)]));
  return cart.items.flatMap(({ id }, index) =>
    toItems(names.get(id) ?? { id }, prices[index] ?? { lines: [] }, city),
  );
};

/**
 * Builds the event for a page view.
 *
 * @param page pathname of the router: `/[site]/[slug]`
 * @returns `undefined` if there is nothing to report, or not yet
 */
export const toPageEvent = (
  page: string,
  { activities, top, product, products }: MeasuredView,
  shown: Shown,
): EcommerceEvent | undefined => {
  switch (page) {
    case '/[site]':
      return top?.length ? toList('home', top.slice(0, topShown), shown) : undefined;
    case '/[site]/[slug]':
      return activities?.length ? toList('city', activities, shown) : undefined;
    case '/[site]/[slug]/[city]':
      return product && toEvent('view_item', shown.currency, toOffered(product, shown, shown.city));
    case '/[site]/checkout/[city]/summary': {
      const items = products ? toCheckout(products, shown) : [];
      return items.length > 0 ? toEvent('begin_checkout', shown.currency, items) : undefined;
    }
    default:
      return undefined;
  }
};

/** Names from the page's data or the API, for plans, which contain only ids. */
export const listNamed = (
  { activities = [], product, products = [] }: MeasuredView,
  live: readonly PlannedProduct[],
): ReadonlyMap<number, Named> =>
  new Map(
    [...activities, ...[...(product ? [product] : []), ...products, ...live].map(nameExtras)].map(
      (named) => [named.id, named],
    ),
  );
