import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { toActivityFacts } from '../cards/toCards';
import { listOccasions } from '../cards/occasions';
import type { ViewContext } from '../context';
import { toCatalogueList } from '../seoMetadata/lists';
import { createStaticProps } from '../staticPage';
import { findCheapest, joinOffers } from './catalogue';
import type { ActivitiesView, CatalogueActivity, CatalogueCity, CatalogueOffer } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

const toOffer = ({ product, offer }: SoldProduct): CatalogueOffer => ({
  id: product.id,
  price: offer.price,
  minPeople: offer.minPeople,
  ...(offer.single && { single: true }),
  ...(offer.stagGoesFree !== null && { stagGoesFree: offer.stagGoesFree }),
  ...(offer.closedWeekdays.length > 0 && { closedWeekdays: offer.closedWeekdays }),
});

const toCity = (site: Site, { city, cityTexts, products }: Shop): CatalogueCity => ({
  slug: city.slug,
  name: cityTexts.name,
  href: buildPath(site, 'city', { city: city.slug }),
  timeZone: city.timeZone,
  products: products.map(toOffer),
});

/** Each activity once, by its best place in any city; of equals, the one that more cities sell. */
const listPopular = (shops: readonly Shop[]): readonly SoldProduct[] => {
  const found = new Map<string, { sold: SoldProduct; place: number; cities: number }>();
  for (const { products } of shops) {
    for (const [place, sold] of products.entries()) {
      const known = found.get(sold.product.key) ?? { sold, place, cities: 0 };
      const best = Math.min(place, known.place);
      found.set(sold.product.key, { ...known, place: best, cities: known.cities + 1 });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.place - b.place || b.cities - a.cities)
    .map(({ sold }) => sold);
};

const toActivity = (
  { site, group }: ViewContext,
  sold: SoldProduct,
): Omit<CatalogueActivity, 'href'> => {
  const { durationMinutes, occasions, rating, seasonMonths } = sold.product;
  const offered = listOccasions(group);
  return {
    ...toActivityFacts(site, sold),
    slug: sold.texts.slug,
    minutes: durationMinutes,
    stars: rating.value,
    occasions: offered.filter((it) => occasions.includes(it)),
    seasonMonths,
  };
};

const toView = (context: ViewContext): ActivitiesView => {
  const { site, shops, group } = context;
  const cities = shops.map((shop) => toCity(site, shop));
  const activities = listPopular(shops).map((sold) => toActivity(context, sold));
  return {
    activities: joinOffers(activities, cities, site).map(({ offers, ...activity }) => ({
      ...activity,
      href: findCheapest(offers, null)?.href ?? '',
    })),
    cities,
    occasions: listOccasions(group),
  };
};

export const getStaticProps = createStaticProps<'activities', ActivitiesView>({
  route: 'activities',
  readParams: () => ({}),
  load: (context) => {
    const view = toView(context);
    return {
      view,
      frame: {
        findAlternate: (other) => buildPath(other.site, 'activities'),
        share: 'destinations',
      },
      namespaces: ['activities', 'filters', 'catalogue', 'planner', context.group.audience],
      found: {
        nameIn: ({ nav }) => nav.activities,
        listThings: (page) => [toCatalogueList(page, view.activities)],
      },
    };
  },
});
