import { pick, type Query, writeQuery } from '@/lib/query';
import { isDay, weekdayOf } from '@/lib/days';
import { type Occasion, occasions } from '@/catalog/mesh/nodes/categories';
import { isInSeason, type OpenDays } from '@/commerce/cart/bookableDay';
import { exceedsCapacity } from '@/commerce/cart/capacity';
import { isPeople } from '@/commerce/cart/cart';
import { type Tariff, toTariff } from '@/commerce/pricing/priceItem';
import { buildPath, type PathOwner } from '@/config/sites/paths';
import type { ProductCardProps } from '@/ui/components/cards';
import {
  applyListFilters,
  type ListFilters,
  parseListFilters,
  pricePerPerson,
  toQueryValues,
} from '../activityFilters/listFilters';
import type { ActivitiesView, CatalogueActivity, CatalogueCity } from './pageProps';

/** The visitor's filters of the catalogue; `undefined` means no restriction. */
export interface Filters extends ListFilters {
  /** Slug of a city. */
  readonly city: string | undefined;
  readonly occasion: Occasion | undefined;
  readonly people: number | undefined;
  /** `YYYY-MM-DD` */
  readonly day: string | undefined;
}

const parsePeople = (text: Query[string]): number | undefined => {
  const people = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return isPeople(people) ? people : undefined;
};

/** Parses filters from a URL's query. Unknown values are ignored. */
export const parseFilters = (
  query: Query,
  { cities, occasions: offered }: Pick<ActivitiesView, 'cities' | 'occasions'>,
): Filters => {
  const day = query['day'];
  return {
    ...parseListFilters(query),
    city: pick(
      cities.map(({ slug }) => slug),
      query['city'],
    ),
    occasion: pick(
      occasions.filter((it) => offered.includes(it)),
      query['occasion'],
    ),
    people: parsePeople(query['people']),
    day: isDay(day) ? day : undefined,
  };
};

/** Builds the query for these filters. It contains only non-default values, see {@link writeQuery}. */
export const toQuery = (filters: Filters, search = ''): string => {
  const { people, ...values } = toQueryValues(filters);
  return writeQuery(search, { ...values, people: people?.toString() });
};

/** An activity in one city. */
export interface Offer extends Tariff, Pick<OpenDays, 'closedWeekdays'> {
  readonly city: Pick<CatalogueCity, 'slug' | 'name'>;
  readonly href: string;
}

/** An activity with its offers, in the brand's order of cities. */
export interface OfferedActivity extends CatalogueActivity {
  readonly offers: readonly Offer[];
}

const listOffers = (
  { id, slug }: Pick<CatalogueActivity, 'id' | 'slug'>,
  cities: readonly CatalogueCity[],
  site: PathOwner,
): readonly Offer[] =>
  cities.flatMap(({ products, ...city }) =>
    products
      .filter((offer) => offer.id === id)
      .map(({ price, minPeople, single = false, stagGoesFree = null, closedWeekdays = [] }) => ({
        ...{ price, single, minPeople, stagGoesFree, closedWeekdays },
        city,
        href: buildPath(site, 'activity', { activity: slug, city: city.slug }),
      })),
  );

/** Gives each activity its offers. Those without one are left out. */
export const joinOffers = <Activity extends Pick<CatalogueActivity, 'id' | 'slug'>>(
  activities: readonly Activity[],
  cities: readonly CatalogueCity[],
  site: PathOwner,
): readonly (Activity & { readonly offers: readonly Offer[] })[] =>
  activities
    .map((activity) => ({ ...activity, offers: listOffers(activity, cities, site) }))
    .filter(({ offers }) => offers.length > 0);

/**
 * The offer with the lowest price per person; the first of several.
 *
 * @param people size of the visitor's group; `null` if it is not known
 */
export const findCheapest = (
  offers: readonly Offer[],
  people: number | null,
): Offer | undefined => {
  const rank = (offer: Offer) => [pricePerPerson(offer, people), offer.price] as const;
  return offers.reduce<Offer | undefined>((best, offer) => {
    if (!best) return offer;
    const [[share, price], [bestShare, bestPrice]] = [rank(offer), rank(best)];
    const isCheaper = share === bestShare ? price < bestPrice : share < bestShare;
    return isCheaper ? offer : best;
  }, undefined);
};

const fitsOffer =
  ({ city, price, people, day }: Filters) =>
  (offer: Offer): boolean =>
    (city === undefined || offer.city.slug === city) &&
    (price === undefined || pricePerPerson(offer, people ?? null) <= Number(price)) &&
    (day === undefined || !offer.closedWeekdays.includes(weekdayOf(day)));

const fitsActivity = (
  { occasion, people, day }: Filters,
  { occasions: served, mostPeople, seasonMonths }: OfferedActivity,
): boolean =>
  (occasion === undefined || served.includes(occasion)) &&
  (people === undefined || !exceedsCapacity(people, { mostPeople })) &&
  (day === undefined || isInSeason(day, { seasonMonths }));

/** The card of an activity: its cheapest offer, and all that fit. */
export interface CatalogueCard
  extends ProductCardProps, Pick<OfferedActivity, 'minutes' | 'stars'> {
  readonly offers: readonly Offer[];
}

/**
 * Returns one card per activity that has a fitting offer, in the selected order. The card shows and links to the
 * cheapest fitting offer: with a city, the one of that city.
 */
export const applyFilters = (
  activities: readonly OfferedActivity[],
  filters: Filters,
): readonly CatalogueCard[] => {
  const people = filters.people ?? null;
  const cards = activities.flatMap((activity): CatalogueCard[] => {
    if (!fitsActivity(filters, activity)) return [];
    const offers = activity.offers.filter(fitsOffer(filters));
    const cheapest = findCheapest(offers, people);
    return cheapest ? [{ ...activity, ...toTariff(cheapest), href: cheapest.href, offers }] : [];
  });
  return applyListFilters(cards, filters, people);
};
