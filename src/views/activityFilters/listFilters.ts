import { pick, type Query } from '@/lib/query';
import type { Tariff } from '@/commerce/pricing/priceItem';
import { categories, type Category } from '@/catalog/mesh/nodes/categories';

/** Price bands in PLN per person, as upper bounds. The visitor sees converted amounts. */
export const prices = ['120', '180', '250'] as const;
export const sorts = ['popular', 'price', 'duration', 'rating'] as const;

/** An activity in one city, with the fields that every list of activities filters and sorts by. */
export interface ListedActivity extends Tariff {
  readonly category: Category;
  readonly minutes: number;
  readonly stars: number;
}

/** The filters that every list of activities has; `undefined` means no restriction. */
export interface ListFilters {
  readonly category: Category | undefined;
  readonly price: (typeof prices)[number] | undefined;
  readonly sort: (typeof sorts)[number];
}

/** Parses filters from a URL's query. Unknown values are ignored. */
export const parseListFilters = (query: Query): ListFilters => ({
  category: pick(categories, query['category']),
  price: pick(prices, query['price']),
  sort: pick(sorts, query['sort']) ?? 'popular',
});

/** The values of a query for filters, without the default order. */
export const toQueryValues = <Filters extends ListFilters>(filters: Filters) => ({
  ...filters,
  sort: filters.sort === 'popular' ? undefined : filters.sort,
});

/**
 * PLN per person; a flat price is shared by the group, and higher than any other if its size is not known.
 *
 * @param people size of the visitor's group; `null` if it is not known
 */
export const pricePerPerson = (
  { price, single }: Pick<Tariff, 'price' | 'single'>,
  people: number | null,
): number => {
  if (!single) return price;
  return people === null ? Number.POSITIVE_INFINITY : price / people;
};

type Compare = (a: ListedActivity, b: ListedActivity) => number;

const byPrice =
  (people: number | null): Compare =>
  (a, b) => {
    const [first, second] = [pricePerPerson(a, people), pricePerPerson(b, people)];
    return first === second ? a.price - b.price : first - second;
  };

const orderBy = (sort: ListFilters['sort'], people: number | null): Compare | undefined => {
  switch (sort) {
    case 'price':
      return byPrice(people);
    case 'duration':
      return (a, b) => a.minutes - b.minutes;
    case 'rating':
      return (a, b) => b.stars - a.stars;
    case 'popular':
      // Keeps the order of the shop.
      return undefined;
  }
};

/**
 * Returns the matching activities in the selected order; ties keep the shop's order.
 *
 * @param people size of the visitor's group; `null` if it is not known
 * @param fitsMore whether an activity also fits the filters that only this list has
 */
export const applyListFilters = <Activity extends ListedActivity>(
  activities: readonly Activity[],
  { category, price, sort }: ListFilters,
  people: number | null,
  fitsMore: (activity: Activity) => boolean = () => true,
): readonly Activity[] => {
  const fitting = activities.filter(
    (it) =>
      (category === undefined || it.category === category) &&
      (price === undefined || pricePerPerson(it, people) <= Number(price)) &&
      fitsMore(it),
  );
  const order = orderBy(sort, people);
  return order ? fitting.sort(order) : fitting;
};
