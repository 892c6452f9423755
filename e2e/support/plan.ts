import { toPlanned } from '@/views/cards/toPlanned';
import { addItem } from '@/cart/changes';
import { type CartItem, toPricedItem } from '@/cart/cart';
import type { PlannedProduct } from '@/cart/catalogue';
import type { Shop } from '@/mesh/queries/shops';
import { type CurrencyCode, defaultRates } from '@/pricing/currencies';
import { defaultTerms } from '@/pricing/defaults';
import { type PlanPrice, pricePlan } from '@/pricing/pricePlan';
import { nextOpenDay } from '@/cart/bookableDay';
import { addDays, todayIn } from '@/lib/days';

export interface Picked {
  /** Per person, with a minimum, a free place above a threshold, and extras. */
  readonly first: PlannedProduct;
  /** Something else of the same city. */
  readonly second: PlannedProduct;
}

const isOpenInAWeek = (product: PlannedProduct, timeZone: string) => {
  const today = todayIn(timeZone);
  const day = addDays(today, 7);
  return nextOpenDay(day, today, product) === day;
};

/** Two activities of a city in which every pricing rule has something to do. */
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

/** What a plan of both should cost, from the catalogue alone: one extra with the first, the whole group in both. */
export const expectPrice = (
  { first, second }: Picked,
  people: number,
  currency: CurrencyCode,
): PlanPrice => {
  const given = { people };
  const empty = { id: '', items: [] };
  const [extra] = first.extras;
  if (!extra) throw new Error('The first activity has extras');
  const items = [first, second].flatMap((product): CartItem[] => [
    ...addItem(empty, product, given, '2030-01-01').items,
  ]);
  const withExtra = items.map((item, index) =>
    index === 0
      ? {
          ...item,
          extras: [{ id: extra.id, price: extra.price, quantity: 1, min_people: extra.minPeople }],
        }
      : item,
  );
  return pricePlan(withExtra.map(toPricedItem), currency, defaultRates, defaultTerms);
};
