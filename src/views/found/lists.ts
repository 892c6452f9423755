import type { ItemList } from 'schema-dts';
import { toItemList } from '@/seo/things';
import type { Shop } from '@/mesh/queries/shops';
import { buildPath } from '@/sites/paths';
import type { FoundPage } from './found';

/** The cities of a site in its own order. */
export const toCityList = ({ context: { site, shops }, origin, words }: FoundPage): ItemList =>
  toItemList(
    words.nav.destinations,
    shops.map(({ city }) => origin + buildPath(site, 'city', { city: city.slug })),
  );

/** Enough to tell what the page lists; the page itself and the sitemap name the rest. */
const mostListed = 10;

/** What there is to do in a city: its most popular activities. */
export const toActivityList = (
  { context: { site }, origin }: FoundPage,
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
