import { toApiCity, toApiShop } from '@/server/endpoints/wire';
import type { Mesh } from '@/catalog/mesh/mesh';
import { getShop, listShops } from '@/catalog/mesh/queries/shops';
import { sites } from '@/config/sites/records';
import type { Say } from '@/testing/fakeUpstream';

/** A group's shops in a language, or in the group's first language if it does not have this one. */
export const listIn = (mesh: Mesh, shopGroupId: number, lang: string) => {
  const own = Object.values(sites).filter((site) => site.shopGroupId === shopGroupId);
  const site = own.find((it) => it.lang === lang) ?? own[0];
  return site ? listShops(mesh, shopGroupId, site.lang) : [];
};

/** The shop's own catalogue in the format of a back end, with the edition number in every title and price. */
export const createCatalogue = (mesh: Mesh) => {
  let edition = 1;

  const say: Say = (path, lang) => {
    const [, , kind, group, city] = path.split('/');
    const shops = listIn(mesh, Number(group), lang);
    if (kind === 'discover' && shops.length > 0) {
      return shops.map((shop) => ({
        ...toApiShop(shop),
        landing_title: `${shop.landingTitle.slice(0, 60)} (edition ${edition})`,
      }));
    }
    const shop = getShop(shops, city ?? '');
    if (kind !== 'shop' || !shop) return undefined;
    const data = toApiCity(shop);
    const products = data.city_group.products.map((product) => ({
      ...product,
      price: product.price + edition,
    }));
    return { data: { ...data, city_group: { products } } };
  };

  return {
    say,
    edit: () => {
      edition += 1;
      return edition;
    },
  };
};
