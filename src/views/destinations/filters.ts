import { pick, type Query, writeQuery } from '@/lib/query';
import { categories, type Category } from '@/mesh/nodes/categories';
import type { DestinationCity } from './pageProps';

export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
/** Upper bounds in PLN per person for three activities; what the visitor reads is converted. */
export const budgets = ['450', '550', '700', '850', '1000'] as const;
export const sorts = ['popular', 'price', 'choice'] as const;
export const looks = ['list', 'map'] as const;

/** What a visitor looks for; `undefined` where anything will do. */
export interface Filters {
  readonly category: Category | undefined;
  /** When they want to go. */
  readonly month: (typeof months)[number] | undefined;
  readonly budget: (typeof budgets)[number] | undefined;
  readonly sort: (typeof sorts)[number];
  /** How they look at what is left. */
  readonly view: (typeof looks)[number];
}

/** Reads filters off an address. What it does not know is as if it were not there. */
export const parseFilters = (query: Query): Filters => ({
  category: pick(categories, query['category']),
  month: pick(months, query['month']),
  budget: pick(budgets, query['budget']),
  sort: pick(sorts, query['sort']) ?? 'popular',
  view: pick(looks, query['view']) ?? 'list',
});

/** The query of an address that means these filters: only what differs from the whole list, see {@link writeQuery}. */
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
 * Who looks for one kind of thing reads how much of it a city has and from what price, and finds the city's page looking
 * for it too: it knows the same kinds by the same names.
 */
const narrow = (city: DestinationCity, category: Category | undefined): DestinationCity =>
  category === undefined
    ? city
    : { ...city, ...city.kinds[category], href: `${city.href}?category=${category}` };

/** A city without such a price comes last. */
const priceOf = ({ fromPrice }: DestinationCity) => fromPrice ?? Number.MAX_VALUE;

const orders: Readonly<
  Record<Filters['sort'], ((a: DestinationCity, b: DestinationCity) => number) | undefined>
> = {
  // The order in which they come.
  popular: undefined,
  price: (a, b) => priceOf(a) - priceOf(b),
  choice: (a, b) => b.count - a.count,
};

/** The cities that fit, in the order asked for; ties keep the brand's own order. */
export const applyFilters = (
  cities: readonly DestinationCity[],
  filters: Filters,
): readonly DestinationCity[] => {
  const fitting = cities.filter(fits(filters)).map((city) => narrow(city, filters.category));
  const order = orders[filters.sort];
  return order ? fitting.sort(order) : fitting;
};

/** The choices that leave some city; of budgets those that leave some, but not all. */
export const listOffered = (cities: readonly DestinationCity[]) => ({
  categories: categories.filter((it) => cities.some(({ kinds }) => kinds[it])),
  months: months.filter((it) => cities.some((city) => city.months.includes(Number(it)))),
  budgets: budgets.filter((it) => {
    const within = cities.filter((city) => isWithin(city, it));
    return within.length > 0 && within.length < cities.length;
  }),
});
