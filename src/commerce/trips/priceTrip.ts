import type { Mesh } from '@/catalog/mesh/mesh';
import { getShop, listShops, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { toPricedItem } from '@/commerce/cart/cart';
import type { Rates } from '@/commerce/pricing/currencies';
import { reprice } from '@/commerce/pricing/priceItem';
import { type PlanPrice, type PlanTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import type { Site } from '@/config/sites/site';
import { countPeople } from './model/attendance';
import type { Trip, TripItem } from './model/trip';
import { toPlanItem } from './toPlanItem';

export interface PricedTripItem {
  /** With as many people as it has a price for, see `countPeople`. */
  readonly item: TripItem;
  /** `undefined` if it is no longer sold: it has no price. */
  readonly sold: SoldProduct | undefined;
  /** Whole units of the trip's currency. */
  readonly total: number;
}

export interface PricedTrip {
  readonly shop: Shop;
  /** All items, proposals too. */
  readonly items: readonly PricedTripItem[];
  /** Of the planned ones. */
  readonly price: PlanPrice;
  /** What it was priced with. */
  readonly rates: Rates;
  readonly terms: PlanTerms;
}

/**
 * Prices a trip with the catalogue of now, by the rules of orders.
 *
 * @param site whose language the names have
 * @returns `undefined` if the shop no longer sells anything in the city
 */
export const priceTrip = (
  trip: Trip,
  site: Site,
  mesh: Mesh,
  rates: Rates,
  terms: PlanTerms,
): PricedTrip | undefined => {
  const shop = getShop(listShops(mesh, trip.shopGroupId, site.lang), trip.city);
  if (!shop) return undefined;
  const priceOf = (items: readonly TripItem[]) =>
    pricePlan(
      items.flatMap((item) => {
        const sold = shop.products.find(({ product }) => product.id === item.productId);
        if (!sold) return [];
        const tariff = { ...sold.offer, extras: sold.product.extras };
        return [reprice(toPricedItem(toPlanItem(item)), tariff)];
      }),
      trip.currency,
      rates,
      terms,
    );
  const items = trip.items.map((item) => ({ ...item, people: countPeople(trip, item) }));
  return {
    shop,
    items: items.map((item) => ({
      item,
      sold: shop.products.find(({ product }) => product.id === item.productId),
      total: priceOf([item]).items[0]?.total ?? 0,
    })),
    price: priceOf(items.filter(({ state }) => state === 'planned')),
    rates,
    terms,
  };
};
