import { createOncePerObject } from '@/lib/oncePerObject';
import { type FullTariff, lowestPrice, reprice, type Tariff } from '@/commerce/pricing/priceItem';
import type { PlannedCity, PlannedProduct } from './catalogue';
import type { PriceList } from './refreshPrices';

/** A city from the API, with the links that identify it and its activities on pages. */
export interface LiveCity extends PlannedCity {
  readonly href: string;
  readonly products: readonly (PlannedProduct & { readonly href: string })[];
}

/**
 * Decides which prices a plan has: the live ones once the API has answered for its city, else those of the page. Cards
 * follow the same rule (`createLivePrices`), so a live price never stands beside an older one of the same city.
 *
 * @param slug of the city of the plan
 */
export const pickPrices = (
  slug: string,
  live: LiveCity | null,
  onPage: PriceList | undefined,
): PriceList | undefined =>
  live?.slug === slug ? { products: live.products, isComplete: true } : onPage;

/** Anything that shows the price of an activity and links to its page. */
type PricedLink = Pick<Tariff, 'price' | 'single'> &
  Partial<FullTariff> & { readonly href: string };

/** Anything that shows the "from" price of a city and links to its page. */
interface CityLink {
  readonly href: string;
  /** PLN per person; `null` if all prices are for a group. */
  readonly fromPrice: number | null;
}

/**
 * Puts live prices in place of a page's. What the API has not returned, and what is already up to date, is returned
 * unchanged. The same object always gives the same result.
 */
export interface LivePrices {
  readonly ofActivity: <Sold extends PricedLink>(sold: Sold) => Sold;
  readonly ofCity: <City extends CityLink>(city: City) => City;
}

/** A repriced copy has its fields in the order of the original. */
const isSame = (before: object, now: object): boolean =>
  JSON.stringify(before) === JSON.stringify(now);

/** @param city `null` before the API has answered */
export const createLivePrices = (city: LiveCity | null): LivePrices => {
  const tariffs = new Map(city?.products.map((product) => [product.href, product]));
  const fromPrice = lowestPrice(city?.products ?? []);
  const once = createOncePerObject();
  return {
    ofActivity: (sold) => {
      const tariff = tariffs.get(sold.href);
      if (!tariff) return sold;
      return once(sold, () => {
        const now = reprice(sold, tariff);
        return isSame(sold, now) ? sold : now;
      });
    },
    ofCity: (it) =>
      it.href === city?.href && it.fromPrice !== fromPrice
        ? once(it, () => ({ ...it, fromPrice }))
        : it,
  };
};
