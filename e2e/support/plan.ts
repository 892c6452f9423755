import { toPlanned } from '@/views/cards/toPlanned';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { type CurrencyCode, defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { nextOpenDay } from '@/commerce/cart/bookableDay';
import { addDays, todayIn } from '@/lib/days';
import { priceBySpec } from '@/testing/priceBySpec';

export interface Picked {
  /** Priced per person, with a minimum, a free place above a threshold, and extras. */
  readonly first: PlannedProduct;
  /** Another activity of the same city. */
  readonly second: PlannedProduct;
}

const isOpenInAWeek = (product: PlannedProduct, timeZone: string) => {
  const today = todayIn(timeZone);
  const day = addDays(today, 7);
  return nextOpenDay(day, today, product) === day;
};

/** Two activities of a city that use every pricing rule. */
export const pickProducts = (shop: Shop): Picked => {
  const products = shop.products
    .map(toPlanned)
    .filter((product) => isOpenInAWeek(product, shop.city.timeZone));
  const [first] = products.filter(
    ({ stagGoesFree, minPeople, extras }) =>
      stagGoesFree !== null && minPeople > 1 && extras.length > 0,
  );
  const second = products.find((product) => product !== first && !product.single);
  if (!first || !second) throw new Error(`${shop.city.slug} has no two activities to plan`);
  return { first, second };
};

/** How many of an extra the screen adds for a group. */
export const countExtra = (
  { minPeople }: { readonly minPeople: number },
  people: number,
): number => (minPeople > 1 ? Math.max(people, minPeople) : 1);

/** The price of a cart with both, by the specification, in whole units of a currency. */
export interface ExpectedPrice {
  /** Prices of the first and the second activity. */
  readonly items: readonly number[];
  /** Price of the extra alone, which the first price includes. */
  readonly extra: number;
  /** The amount that free places save. */
  readonly saving: number;
  readonly total: number;
}

/**
 * The price of a cart with both, from the catalogue and the specification alone. It uses no function of the shop. One
 * extra belongs to the first activity, and the whole group takes part in both.
 */
export const expectPrice = (
  { first, second }: Picked,
  people: number,
  currency: CurrencyCode,
): ExpectedPrice => {
  const [extra] = first.extras;
  if (!extra) throw new Error('The first activity has extras');
  const toItem = ({ price, single, minPeople, stagGoesFree }: PlannedProduct) => ({
    price,
    single,
    min_people: minPeople,
    stag_goes_free: stagGoesFree,
    number_of_people: people,
  });
  const extras = [
    { price: extra.price, quantity: countExtra(extra, people), min_people: extra.minPeople },
  ];
  const items = [
    { ...toItem(first), extras },
    { ...toItem(second), extras: [] },
  ];
  const price = (of: Parameters<typeof priceBySpec>[0]) =>
    priceBySpec(of, defaultRates[currency], defaultTerms);
  const { items: prices, total } = price(items);
  return {
    items: prices,
    extra: total - price(items.map((item) => ({ ...item, extras: [] }))).total,
    saving: price(items.map((item) => ({ ...item, stag_goes_free: null }))).total - total,
    total,
  };
};
