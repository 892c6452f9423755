import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { nextOpenDay } from '@/commerce/cart/bookableDay';
import type { Cart, CartProduct } from '@/commerce/cart/cart';
import { addItem, toggleExtra } from '@/commerce/cart/changes';
import { addDays } from '@/lib/days';
import type { Mesh } from '@/catalog/mesh/mesh';
import { listShops, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { type CurrencyCode, currencyCodes } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import { type Site, siteIds } from '@/config/sites/site';

/** The body of a cart from the browser. */
export type Posted = Cart & {
  readonly shop_group_id: number;
  readonly city: string;
  readonly locale: Site['id'];
  readonly currency: CurrencyCode;
  readonly customer: object;
  readonly deposit: number;
  readonly tax: number | null;
  readonly arrival?: string | null;
  readonly departure?: string | null;
  readonly terms_version?: string | null;
};

/** A cart for the small content: karaoke with champagne, for 8 people in Krakow on a Saturday. */
export const createPosted = (change: Partial<Posted> = {}): Posted => ({
  id: randomUUID(),
  shop_group_id: 1,
  city: 'krakow',
  locale: 'en',
  currency: 'PLN',
  items: [
    {
      id: 1,
      price: 100,
      min_people: 4,
      number_of_people: 8,
      selected_date: '2026-06-20',
      single: false,
      stag_goes_free: 10,
      extras: [{ id: 11, price: 80, quantity: 2, min_people: 1 }],
    },
  ],
  customer: { name: 'Ann Example', email: 'ann@example.com', phone: '', notes: null },
  deposit: 30,
  tax: null,
  ...change,
});

const toCartProduct = ({ product, offer }: SoldProduct): CartProduct => ({
  id: product.id,
  price: offer.price,
  single: offer.single,
  minPeople: offer.minPeople,
  stagGoesFree: offer.stagGoesFree,
});

/** A shop on a site. */
export interface Counter {
  readonly site: Site;
  readonly shop: Shop;
}

/** Every shop on every site. */
export const listCounters = (mesh: Mesh): readonly Counter[] =>
  siteIds.flatMap((siteId) => {
    const site = sites[siteId];
    return listShops(mesh, site.shopGroupId, site.lang).map((shop) => ({ site, shop }));
  });

/** A choice of one activity in any shop: numbers are taken modulo what the shop has. */
interface Wish {
  readonly product: number;
  readonly people: number;
  readonly days: number;
  /** The quantity of each extra; 0 for none. */
  readonly quantities: readonly number[];
}

export interface Wishes {
  readonly currency: CurrencyCode;
  readonly activities: readonly Wish[];
}

export const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  currency: fc.constantFrom(...currencyCodes),
  activities: fc.array(
    fc.record({
      product: fc.nat({ max: 999 }),
      people: fc.integer({ min: 1, max: 60 }),
      days: fc.integer({ min: 0, max: 700 }),
      quantities: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

const addWish = (cart: Cart, { shop }: Counter, wish: Wish, today: string): Cart => {
  const sold = shop.products[wish.product % shop.products.length];
  if (!sold || cart.items.some(({ id }) => id === sold.product.id)) return cart;
  const date = nextOpenDay(addDays(today, wish.days), today, sold.offer);
  const people = Math.min(wish.people, sold.product.units.max);
  const added = addItem(cart, toCartProduct(sold), { people, date }, today);
  return sold.product.extras.reduce((it, extra, index) => {
    const quantity = wish.quantities[index % wish.quantities.length] ?? 0;
    return quantity === 0 ? it : toggleExtra(it, sold.product.id, extra, quantity);
  }, added);
};

/**
 * Creates a valid cart with the functions that the browser uses.
 *
 * @param today the date in the city
 */
export const fillCart = (counter: Counter, wishes: Wishes, today: string): Posted => {
  const empty: Cart = { id: randomUUID(), items: [] };
  return createPosted({
    ...wishes.activities.reduce((cart, wish) => addWish(cart, counter, wish, today), empty),
    shop_group_id: counter.shop.group.id,
    city: counter.shop.city.slug,
    locale: counter.site.id,
    currency: wishes.currency,
  });
};
