import { geodataFiles } from '@/lib/geo/geodataFiles';
import { categories } from '@/catalog/mesh/nodes/categories';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { lowestPrice } from '../cards/toCards';
import { toMapCity } from '../map/toMapCity';
import { toCityList } from '../seoMetadata/lists';
import { createStaticProps } from '../staticPage';
import type { DestinationCity, DestinationsView } from './pageProps';

export { everySite as getStaticPaths } from '../everySite';

/** Typical number of activities of a group on a weekend. */
const activitiesPerWeekend = 3;

/** The median price times the number of activities. */
const toWeekendPrice = ({ products }: Shop): number | null => {
  const prices = products
    .filter(({ offer }) => !offer.single)
    .map(({ offer }) => offer.price)
    .sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)];
  return middle === undefined ? null : middle * activitiesPerWeekend;
};

const listKinds = (shop: Shop): DestinationCity['kinds'] =>
  Object.fromEntries(
    categories.flatMap((category) => {
      const products = shop.products.filter(({ product }) => product.category === category);
      const fromPrice = lowestPrice({ ...shop, products });
      return products.length > 0 ? [[category, { count: products.length, fromPrice }]] : [];
    }),
  );

const listMonths = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)));
};

const toDestination = (site: Site, shop: Shop): DestinationCity => ({
  ...toMapCity(site, shop),
  months: shop.city.bestMonths,
  weekendPrice: toWeekendPrice(shop),
  kinds: listKinds(shop),
});

export const getStaticProps = createStaticProps<'destinations', DestinationsView>({
  route: 'destinations',
  readParams: () => ({}),
  load: ({ site, shops }) => ({
    view: {
      cities: shops.map((shop) => toDestination(site, shop)),
      months: listMonths(site.formatLocale),
      geodata: geodataFiles.countries,
    },
    frame: {
      findAlternate: (other) => buildPath(other.site, 'destinations'),
      share: 'destinations',
    },
    namespaces: ['destinations', 'catalogue', 'map'],
    found: {
      nameIn: ({ nav }) => nav.destinations,
      listThings: (page) => [toCityList(page)],
    },
  }),
});
