import type { Cart, CartProduct } from '@/cart/cart';
import { toPricedItem } from '@/cart/cart';
import type { PlannedProduct } from '@/cart/catalogue';
import { refreshPrices } from '@/cart/refreshPrices';
import type { CurrencyCode, Rates } from '@/pricing/currencies';
import { priceItem } from '@/pricing/priceItem';
import { type EcommerceEvent, toEvent, toListEvent } from './events';
import { type AnalyticsItem, type Named, toItems } from './items';

/** A page's props, as far as they are measured: each kind of page has some of them. */
export interface MeasuredView {
  /** Of a city. */
  readonly activities?: readonly ListedProduct[];
  /** Of the home page, the most popular first. */
  readonly top?: readonly ListedProduct[];
  /** Of an activity. */
  readonly product?: PlannedProduct;
  /** Of the checkout: everything that can be in the plan. */
  readonly products?: readonly PlannedProduct[];
}

interface ListedProduct extends CartProduct {
  readonly name: string;
  readonly href: string;
}

/** What the visitor has chosen, and so what prices stand on the page. */
export interface Shown {
  readonly currency: CurrencyCode;
  readonly rates: Rates;
  readonly people: number;
  /** Slug of the page's city, or of the plan's. */
  readonly city: string | undefined;
  readonly cart: Cart;
}

/** As many as the home page shows. */
const topShown = 8;

const nameExtras = (product: PlannedProduct): Named => ({
  ...product,
  extras: Object.fromEntries(product.extras.map(({ id, name }) => [id, name])),
});

/** An activity as it is offered to a group. */
const toOffered = (
  product: CartProduct & { readonly name: string },
  { currency, rates, people }: Shown,
  city: string | undefined,
): readonly AnalyticsItem[] =>
  toItems(
    { id: product.id, name: product.name },
    priceItem({ ...product, people, extras: [] }, currency, rates),
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

/** The plan as the checkout shows it: held against the catalogue that came with the page. */
const toCheckout = (products: readonly PlannedProduct[], shown: Shown) => {
  const { cart, currency, rates, city } = shown;
  const names = new Map(products.map((product) => [product.id, nameExtras(product)]));
  return refreshPrices(cart, products).items.flatMap((item) =>
    toItems(
      names.get(item.id) ?? { id: item.id },
      priceItem(toPricedItem(item), currency, rates),
      city,
    ),
  );
};

/**
 * What looking at a page tells.
 *
 * @param page as the router names it: `/[site]/[slug]`
 * @returns nothing where there is nothing to tell, or not yet
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

/** Names of what the page or the API brought along, for plans, which only hold numbers. */
export const listNamed = (
  { activities = [], product, products = [] }: MeasuredView,
  live: readonly PlannedProduct[],
): ReadonlyMap<number, Named> =>
  new Map(
    [...activities, ...[...(product ? [product] : []), ...products, ...live].map(nameExtras)].map(
      (named) => [named.id, named],
    ),
  );
