import { pick, type Query, writeQuery } from '@/lib/query';
import { lacksForFree } from '@/commerce/pricing/priceItem';
import { categories, type Category } from '@/catalog/mesh/nodes/categories';
import type { CityActivity } from './pageProps';

/** Duration bands in minutes: up to 90, up to 180, longer. */
export const durations = ['short', 'medium', 'long'] as const;
/** Price bands in PLN per person, as upper bounds. The visitor sees converted amounts. */
export const prices = ['120', '180', '250'] as const;
export const times = ['day', 'night'] as const;
export const sorts = ['popular', 'price', 'duration', 'rating'] as const;

/** The visitor's filters; `undefined` means no restriction. */
export interface Filters {
  readonly category: Category | undefined;
  readonly price: (typeof prices)[number] | undefined;
  readonly duration: (typeof durations)[number] | undefined;
  readonly time: (typeof times)[number] | undefined;
  readonly indoor: boolean;
  readonly free: boolean;
  readonly sort: (typeof sorts)[number];
}

/** Parses filters from a URL's query. Unknown values are ignored. */
export const parseFilters = (query: Query): Filters => ({
  category: pick(categories, query['category']),
  price: pick(prices, query['price']),
  duration: pick(durations, query['duration']),
  time: pick(times, query['time']),
  indoor: query['indoor'] === 'yes',
  free: query['free'] === 'yes',
  sort: pick(sorts, query['sort']) ?? 'popular',
});

/** Builds the query for these filters. It contains only non-default values, see {@link writeQuery}. */
export const toQuery = (filters: Filters, search = ''): string =>
  writeQuery(search, {
    ...filters,
    sort: filters.sort === 'popular' ? undefined : filters.sort,
  });

const durationOf = (minutes: number): Filters['duration'] => {
  if (minutes <= 90) return 'short';
  return minutes <= 180 ? 'medium' : 'long';
};

/** Whether one of the group goes free; if its size is not known, whether one could. */
const hasFree = (it: CityActivity, people: number | null): boolean =>
  it.stagGoesFree !== null && (people === null || lacksForFree({ ...it, people }) === 0);

const fits =
  ({ category, price, duration, time, indoor, free }: Filters, people: number | null) =>
  (it: CityActivity): boolean =>
    (category === undefined || it.category === category) &&
    // A flat price has no price per person until the group size is known.
    (price === undefined || (!it.single && it.price <= Number(price))) &&
    (duration === undefined || durationOf(it.minutes) === duration) &&
    (time === undefined || (time === 'day' ? it.isDay : it.isNight)) &&
    (!indoor || it.isIndoor) &&
    (!free || hasFree(it, people));

const orders: Readonly<
  Record<Filters['sort'], ((a: CityActivity, b: CityActivity) => number) | undefined>
> = {
  // Keeps the order of the shop.
  popular: undefined,
  // Flat prices come last: their price per person depends on the group.
  price: (a, b) => Number(a.single) - Number(b.single) || a.price - b.price,
  duration: (a, b) => a.minutes - b.minutes,
  rating: (a, b) => b.stars - a.stars,
};

/**
 * Returns the matching activities in the selected order; ties keep the shop's order.
 *
 * @param people size of the visitor's group; `null` if it is not known
 */
export const applyFilters = (
  activities: readonly CityActivity[],
  filters: Filters,
  people: number | null,
): readonly CityActivity[] => {
  const fitting = activities.filter(fits(filters, people));
  const order = orders[filters.sort];
  return order ? fitting.sort(order) : fitting;
};
