import type { CityLink, TextLink } from '@/ui/layouts/frameProps';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import type { SiteContext } from '../context';

interface ShopLinks {
  readonly cities: readonly CityLink[];
  readonly activities: readonly TextLink[];
}

/** Number of activities that every page links to. */
const popular = 8;

const toCityLink = (site: Site, { city, cityTexts }: Shop): CityLink => ({
  text: cityTexts.name,
  href: buildPath(site, 'city', { city: city.slug }),
  slug: city.slug,
  timeZone: city.timeZone,
  cart: buildPath(site, 'cart', { city: city.slug }),
});

/** The group's best activities across all cities, each in the city where it ranks highest. */
const listPopular = (site: Site, shops: readonly Shop[]): readonly TextLink[] => {
  const links = new Map<string, TextLink>();
  for (let position = 0; links.size < popular && position < 20; position += 1) {
    for (const shop of shops) {
      const sold = shop.products[position];
      if (!sold || links.has(sold.product.key) || links.size >= popular) continue;
      const href = buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug });
      links.set(sold.product.key, { text: `${sold.texts.name} ${shop.cityTexts.inCity}`, href });
    }
  }
  return [...links.values()];
};

const remembered = new WeakMap<readonly Shop[], Map<string, ShopLinks>>();

/**
 * Links from a site's frame to its shops. They are the same on all pages of a site, so they are computed once per list
 * of shops.
 */
export const getShopLinks = ({ site, shops }: SiteContext): ShopLinks => {
  const bySite = remembered.get(shops) ?? new Map<string, ShopLinks>();
  remembered.set(shops, bySite);
  const links = bySite.get(site.id) ?? {
    cities: shops.map((shop) => toCityLink(site, shop)),
    activities: listPopular(site, shops),
  };
  bySite.set(site.id, links);
  return links;
};
