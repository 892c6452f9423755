import { pick, type Query, writeQuery } from '@/lib/query';
import { categories, type Category } from '@/catalog/mesh/nodes/categories';
import type { DestinationCity } from './pageProps';

export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
/** Upper bounds in PLN per person for three activities. The visitor sees converted amounts. */
export const budgets = ['450', '550', '700', '850', '1000'] as const;
export const sorts = ['popular', 'price', 'choice'] as const;
export const looks = ['list', 'map'] as const;

/** The visitor's filters; `undefined` means no restriction. */
export interface Filters {
  readonly category: Category | undefined;
  /** Month of the trip. */
  readonly month: (typeof months)[number] | undefined;
  readonly budget: (typeof budgets)[number] | undefined;
  readonly sort: (typeof sorts)[number];
  /** Cards or map. */
  readonly view: (typeof looks)[number];
}

/** Parses filters from a URL's query. Unknown values are ignored. */
export const parseFilters = (query: Query): Filters => ({
  category: pick(categories, query['category']),
  month: pick(months, query['month']),
  budget: pick(budgets, query['budget']),
  sort: pick(sorts, query['sort']) ?? 'popular',
  view: pick(looks, query['view']) ?? 'list',
});

/** Builds the query for these filters. It contains only non-default values, see {@link writeQuery}. */
export const toQuery = (filters: Filters, search = ''): string =>
  writeQuery(search, {
    ...filters,
    sort: filters.sort === 'popular' ? undefined : filters.sort,
    view: filters.view === 'list' ? undefined : filters.view,
  });

const isWithin = ({ weekendPrice }: DestinationCity, budget: string) =>
  weekendPrice !== null && weekendPrice <= Number(budget);

const fits =
  ({ category, month, budget }: Filters) =>
  (city: DestinationCity): boolean =>
    (category === undefined || city.kinds[category] !== undefined) &&
    (month === undefined || city.months.includes(Number(month))) &&
    (budget === undefined || isWithin(city, budget));

/**
 * With a category selected, a city shows that category's count and lowest price, and links to the city's page with the
 * same filter: both pages use the same category names.
 */
const narrow = (city: DestinationCity, category: Category | undefined): DestinationCity =>
  category === undefined
    ? city
    : { ...city, ...city.kinds[category], href: `${city.href}?category=${category}` };

/** Cities without such a price come last. */
const priceOf = ({ fromPrice }: DestinationCity) => fromPrice ?? Number.MAX_VALUE;

const orders: Readonly<
  Record<Filters['sort'], ((a: DestinationCity, b: DestinationCity) => number) | undefined>
> = {
  // Keeps the order of the brand.
  popular: undefined,
  price: (a, b) => priceOf(a) - priceOf(b),
  choice: (a, b) => b.count - a.count,
};

/** Returns the matching cities in the selected order; ties keep the brand's order. */
export const applyFilters = (
  cities: readonly DestinationCity[],
  filters: Filters,
): readonly DestinationCity[] => {
  const fitting = cities.filter(fits(filters)).map((city) => narrow(city, filters.category));
  const order = orders[filters.sort];
  return order ? fitting.sort(order) : fitting;
};

/** The options that match at least one city. Budgets are offered only if they also exclude one. */
export const listOffered = (cities: readonly DestinationCity[]) => ({
  categories: categories.filter((it) => cities.some(({ kinds }) => kinds[it])),
  months: months.filter((it) => cities.some((city) => city.months.includes(Number(it)))),
  budgets: budgets.filter((it) => {
    const within = cities.filter((city) => isWithin(city, it));
    return within.length > 0 && within.length < cities.length;
  }),
});
