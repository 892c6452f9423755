import { formatDuration, formatMonths } from '@/lib/formatTime';
import { remember } from '@/lib/remember';
import type { Shop, SoldProduct } from '@/mesh/queries/shops';
import type { Tariff } from '@/pricing/priceItem';
import { buildPath } from '@/sites/paths';
import type { Site } from '@/sites/site';
import type {
  CityCardProps,
  CityTileProps,
  ProductCardProps,
  RatingProps,
} from '@/components/cards';

const ratingFormat = remember(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }),
);

export const toRating = (
  { value, count, demo }: { value: number; count: number; demo: boolean },
  { formatLocale }: Site,
): RatingProps => ({
  value: ratingFormat(formatLocale).format(value),
  count,
  isDemo: demo,
});

/** How an activity is charged in one city. */
export const toTariff = ({ price, single, minPeople, stagGoesFree }: Tariff): Tariff => ({
  price,
  single,
  minPeople,
  stagGoesFree,
});

export const toProductCard = (site: Site, shop: Shop, sold: SoldProduct): ProductCardProps => {
  const { product, texts, offer } = sold;
  return {
    id: product.id,
    name: texts.name,
    summary: texts.summary,
    href: buildPath(site, 'activity', { activity: texts.slug, city: shop.city.slug }),
    picture: product.picture,
    category: product.category,
    duration: formatDuration(product.durationMinutes, site.formatLocale),
    ...toTariff(offer),
    rating: toRating(product.rating, site),
  };
};

/**
 * The least that a person can pay for an activity here, in PLN. Flat prices do not count, since what one pays of them
 * depends on the group; `null` where there are no others.
 */
export const lowestPrice = (shop: Shop): number | null => {
  const prices = shop.products.filter(({ offer }) => !offer.single).map(({ offer }) => offer.price);
  return prices.length > 0 ? Math.min(...prices) : null;
};

export const toCityTile = (site: Site, shop: Shop): CityTileProps => {
  const { id, name, href, picture, fromPrice } = toCityCard(site, shop);
  return { id, name, href, picture, fromPrice };
};

export const toCityCard = (site: Site, shop: Shop): CityCardProps => ({
  id: shop.city.id,
  name: shop.cityTexts.name,
  landingTitle: shop.landingTitle,
  intro: shop.intro,
  href: buildPath(site, 'city', { city: shop.city.slug }),
  picture: shop.city.picture,
  fromPrice: lowestPrice(shop),
  count: shop.products.length,
  bestMonths: formatMonths(shop.city.bestMonths, site.formatLocale),
});
