import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import { getPromises } from '@/catalog/mesh/queries/promises';
import { getShop, listShops } from '@/catalog/mesh/queries/shops';
import { toPlaceText } from '@/lib/toPlaceText';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { loadWords, type Words } from './words';

/** The context of an e-mail about an order or enquiry. */
export interface Setting {
  readonly words: Words;
  /** BCP 47 */
  readonly lang: string;
  /** For `Intl`. */
  readonly formatLocale: string;
  readonly group: ShopGroup;
  /** The name of a city in the language, or its slug if there is no shop there any more. */
  readonly nameOfCity: (slug: string) => string;
  /** The time zone of a city, or UTC if there is no shop there any more. */
  readonly timeZoneOf: (slug: string) => string;
  /** Where an activity starts: name and address. `undefined` if it is not sold there any more. */
  readonly placeOf: (slug: string, productId: number) => string | undefined;
}

/**
 * Loads the language and brand of the site of an order or enquiry.
 *
 * @returns `undefined` if the brand does not exist any more
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
    words: await loadWords(lang, group.audience, getPromises(group)),
    lang,
    formatLocale,
    group,
    nameOfCity: (slug) => getShop(shops, slug)?.cityTexts.name ?? slug,
    timeZoneOf: (slug) => getShop(shops, slug)?.city.timeZone ?? 'UTC',
    placeOf: (slug, productId) => {
      const sold = getShop(shops, slug)?.products.find(({ product }) => product.id === productId);
      return sold && toPlaceText(sold.offer.meetingPoint);
    },
  };
};
