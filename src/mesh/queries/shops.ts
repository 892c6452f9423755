import type { Language } from '@/sites/site';
import type { TextsOf } from '../collections';
import type { City, Mesh, Product, ShopGroup } from '../mesh';
import type { Offer } from '../nodes/product';

/** A product as one shop sells it, in one language. */
export interface SoldProduct {
  readonly product: Product;
  readonly texts: TextsOf<'products'>;
  readonly offer: Offer;
}

/** A city of a shop group, in one language. */
export interface Shop {
  readonly id: number;
  readonly group: ShopGroup;
  readonly city: City;
  readonly cityTexts: TextsOf<'cities'>;
  readonly landingTitle: string;
  readonly intro: string;
  /** The most popular first. */
  readonly products: readonly SoldProduct[];
}

const sell = (mesh: Mesh, key: string, city: string, lang: Language): SoldProduct[] => {
  const product = mesh.products.get(key);
  const texts = product?.texts[lang];
  const offer = product?.offers[city];
  return product && texts && offer ? [{ product, texts, offer }] : [];
};

const createShops = (mesh: Mesh, group: ShopGroup, lang: Language): readonly Shop[] =>
  group.shops.flatMap((shop): Shop[] => {
    const city = mesh.cities.get(shop.city);
    const cityTexts = city?.texts[lang];
    const texts = group.texts[lang]?.shops[shop.city];
    if (!city || !cityTexts || !texts) return [];
    const products = shop.products.flatMap((key) => sell(mesh, key, shop.city, lang));
    return [{ id: shop.id, group, city, cityTexts, ...texts, products }];
  });

/** Lists live as long as the mesh that they are made from. */
const listed = new WeakMap<Mesh, Map<string, readonly Shop[]>>();

/** The shops of a group that have texts in the language, in the group's own order. Listed once per mesh. */
export const listShops = (mesh: Mesh, shopGroupId: number, lang: Language): readonly Shop[] => {
  const group = mesh.shopGroups.get(shopGroupId);
  if (!group) return [];
  const known = listed.get(mesh) ?? new Map<string, readonly Shop[]>();
  listed.set(mesh, known);
  const name = `${shopGroupId}/${lang}`;
  const shops = known.get(name) ?? createShops(mesh, group, lang);
  known.set(name, shops);
  return shops;
};

export const getShop = (shops: readonly Shop[], citySlug: string): Shop | undefined =>
  shops.find((shop) => shop.city.slug === citySlug);

export const getSoldProduct = (shop: Shop, productSlug: string): SoldProduct | undefined =>
  shop.products.find((sold) => sold.texts.slug === productSlug);

/** The group's other shops that sell a product too. */
export const listShopsSelling = (shops: readonly Shop[], productKey: string): readonly Shop[] =>
  shops.filter((shop) => shop.products.some((sold) => sold.product.key === productKey));
