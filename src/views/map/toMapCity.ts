import type { Shop } from '@/catalog/mesh/queries/shops';
import type { Site } from '@/config/sites/site';
import { toCityCard } from '../cards/toCards';
import type { MapCity } from './pageProps';

const countryName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

export const toMapCity = (site: Site, shop: Shop): MapCity => ({
  ...toCityCard(site, shop),
  ...shop.city.coordinates,
  country: countryName(shop.city.country, site.formatLocale),
  countryCode: shop.city.country,
});
