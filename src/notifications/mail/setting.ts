import type { Mesh, ShopGroup } from '@/mesh/mesh';
import { getShop, listShops } from '@/mesh/queries/shops';
import { sites } from '@/sites/records';
import type { SiteId } from '@/sites/site';
import { loadWords, type Words } from './words';

/** What an e-mail about an order or an enquiry needs to know beside it. */
export interface Setting {
  readonly words: Words;
  /** As BCP 47. */
  readonly lang: string;
  /** For `Intl`. */
  readonly formatLocale: string;
  readonly group: ShopGroup;
  /** What a city is called in the language; its slug where the shop has none there any more. */
  readonly nameOfCity: (slug: string) => string;
}

/**
 * The language and the brand of the site that something was sent from.
 *
 * @returns nothing where the brand is gone
 */
export const loadSetting = async (
  mesh: Mesh,
  { locale, shopGroupId }: { readonly locale: SiteId; readonly shopGroupId: number },
): Promise<Setting | undefined> => {
  const group = mesh.shopGroups.get(shopGroupId);
  if (!group) return undefined;
  const { lang, formatLocale } = sites[locale];
  const shops = listShops(mesh, shopGroupId, lang);
  return {
    words: await loadWords(lang, group.audience),
    lang,
    formatLocale,
    group,
    nameOfCity: (slug) => getShop(shops, slug)?.cityTexts.name ?? slug,
  };
};
