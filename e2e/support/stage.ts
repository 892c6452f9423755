import type { PlannedProduct } from '@/commerce/cart/catalogue';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { loadShops } from './catalogue';
import { pickProducts } from './plan';
import { listScreens } from './screens';
import { loadWords, type Say } from './words';

/** What a test of a whole site needs. */
export interface Stage {
  readonly site: Site;
  readonly say: Say;
  readonly shop: Shop;
  /** A path to every screen, by name. */
  readonly screens: Readonly<Record<string, string>>;
  /** `first` has extras, a minimum and a free place. `second` is another activity of the same city. */
  readonly first: PlannedProduct;
  readonly second: PlannedProduct;
  /** The path of `first`. */
  readonly activity: string;
}

export const loadStage = async (site: Site): Promise<Stage> => {
  const shop = (await loadShops()).get(site.id)?.[0];
  if (!shop) throw new Error(`${site.id} sells nothing`);
  const { first, second } = pickProducts(shop);
  const city = shop.city.slug;
  return {
    site,
    say: await loadWords(site),
    shop,
    screens: await listScreens(site),
    first,
    second,
    activity: buildPath(site, 'activity', { activity: first.slug, city }),
  };
};
