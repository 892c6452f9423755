import type { PlannedCity } from '@/commerce/cart/catalogue';
import type { LiveCity } from '@/commerce/cart/livePrices';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';

/** Adds the links of a site's pages to a city from the API. */
export const toLiveCity = (city: PlannedCity, site: Pick<Site, 'id' | 'lang'>): LiveCity => ({
  ...city,
  href: buildPath(site, 'city', { city: city.slug }),
  products: city.products.map((product) => ({
    ...product,
    href: buildPath(site, 'activity', { activity: product.slug, city: city.slug }),
  })),
});
