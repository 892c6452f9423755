import type { Shop } from '@/mesh/queries/shops';
import { buildPath } from '@/sites/paths';
import type { FindElsewhere } from './languageLinks';

/** A page of a city on another site: the same one where that site sells the city, else all its cities. */
export const findCityElsewhere =
  (route: 'city' | 'cart' | 'summary', { city }: Shop): FindElsewhere =>
  (other) =>
    other.shops.some((shop) => shop.city.key === city.key)
      ? buildPath(other.site, route, { city: city.slug })
      : buildPath(other.site, 'destinations');
