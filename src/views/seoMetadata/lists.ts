import type { ItemList } from 'schema-dts';
import { toItemList } from '@/seo/things';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { DescribedPage } from './describedPage';

/** The cities of a site in its order. */
export const toCityList = ({ context: { site, shops }, origin, words }: DescribedPage): ItemList =>
  toItemList(
    words.nav.destinations,
    shops.map(({ city }) => origin + buildPath(site, 'city', { city: city.slug })),
  );

/** Enough to show what the page lists; the page and the sitemap contain the rest. */
const mostListed = 10;

/** The most popular activities of a city. */
export const toActivityList = (
  { context: { site }, origin }: DescribedPage,
  { city, landingTitle, products }: Shop,
): ItemList =>
  toItemList(
    landingTitle,
    products
      .slice(0, mostListed)
      .map(
        ({ texts }) =>
          origin + buildPath(site, 'activity', { activity: texts.slug, city: city.slug }),
      ),
  );

/** The most popular activities of all cities, each in one of its cities. @param activities with their paths */
export const toCatalogueList = (
  { origin, words }: DescribedPage,
  activities: readonly { readonly href: string }[],
): ItemList =>
  toItemList(
    words.nav.activities,
    activities.slice(0, mostListed).map(({ href }) => origin + href),
  );
