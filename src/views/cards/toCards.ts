import { formatDuration, formatMonths } from '@/lib/formatTime';
import { memoize } from '@/lib/memoize';
import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';
import { lowestPrice as lowestOf, type Tariff, toTariff } from '@/commerce/pricing/priceItem';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import type {
  CityCardProps,
  CityTileProps,
  ProductCardProps,
  RatingProps,
} from '@/ui/components/cards';

const ratingFormat = memoize(
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

/** The part of an activity's card that is the same in all cities. */
export type ActivityFacts = Omit<ProductCardProps, keyof Tariff | 'href'>;

export const toActivityFacts = (site: Site, { product, texts }: SoldProduct): ActivityFacts => ({
  id: product.id,
  name: texts.name,
  summary: texts.summary,
  picture: product.picture,
  category: product.category,
  duration: formatDuration(product.durationMinutes, site.formatLocale),
  mostPeople: product.units.max,
  rating: toRating(product.rating, site),
});

export const toProductCard = (site: Site, shop: Shop, sold: SoldProduct): ProductCardProps => ({
  ...toActivityFacts(site, sold),
  href: buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug }),
  ...toTariff(sold.offer),
});

/** The "from" price of a shop, in PLN per person; `null` if all its prices are for a group. */
export const lowestPrice = ({ products }: Pick<Shop, 'products'>): number | null =>
  lowestOf(products.map(({ offer }) => offer));

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
