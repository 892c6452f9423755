import { toFields } from '@troupe/basics/fields';
import { isStartTime } from './cart';
import type { PlannedCity, PlannedExtra, PlannedProduct } from './catalogue';

/** The fields of `GET /api/shop/{shop_group_id}/{city_slug}` that a cart needs. */
interface ApiCity {
  readonly slug: string;
  readonly city_group: { readonly products: readonly ApiProduct[] };
}

interface ApiProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
  readonly price: number;
  readonly single: boolean;
  readonly min_people: number;
  readonly stag_goes_free: number | null;
  readonly closed_weekdays: readonly number[];
  readonly season_months: readonly number[];
  /** Not in an answer of a shop before it had start times. */
  readonly start_times?: readonly string[];
  readonly units: { readonly max: number };
  readonly extras: readonly ApiExtra[];
}

interface ApiExtra {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly min_people: number;
}

const toExtra = ({ id, name, price, min_people }: ApiExtra): PlannedExtra => ({
  id,
  name,
  price,
  minPeople: min_people,
});

const toProduct = (product: ApiProduct): PlannedProduct => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  picture: product.picture,
  price: product.price,
  single: product.single,
  minPeople: product.min_people,
  stagGoesFree: product.stag_goes_free,
  closedWeekdays: product.closed_weekdays,
  seasonMonths: product.season_months,
  startTimes: Array.isArray(product.start_times) ? product.start_times.filter(isStartTime) : [],
  mostPeople: product.units.max,
  extras: product.extras.map(toExtra),
});

/** Checks the shape, because a page that stays open during an update of the shop may get a newer one. */
const isProduct = (product: Partial<ApiProduct> | null): product is ApiProduct =>
  typeof product?.id === 'number' &&
  typeof product.slug === 'string' &&
  typeof product.name === 'string' &&
  typeof product.picture === 'string' &&
  typeof product.price === 'number' &&
  typeof product.min_people === 'number' &&
  typeof product.units?.max === 'number' &&
  [product.closed_weekdays, product.season_months, product.extras].every(Array.isArray) &&
  product.extras?.every((extra: ApiExtra | null) => typeof extra?.price === 'number') === true;

const isCity = (data: unknown): data is ApiCity =>
  typeof toFields(data)['slug'] === 'string' &&
  Array.isArray(toFields(toFields(data)['city_group'])['products']);

/**
 * @returns the city with its valid products; `undefined` if the answer has no city (spec section 8, "City not found")
 */
export const parseCity = (answer: unknown): PlannedCity | undefined => {
  const { data } = toFields(answer);
  return isCity(data)
    ? { slug: data.slug, products: data.city_group.products.filter(isProduct).map(toProduct) }
    : undefined;
};
