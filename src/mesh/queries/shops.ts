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

/** The shops of a group that have texts in the language, in the group's own order. */
export const listShops = (mesh: Mesh, shopGroupId: number, lang: Language): readonly Shop[] => {
  const group = mesh.shopGroups.get(shopGroupId);
  if (!group) return [];
  return group.shops.flatMap((shop): Shop[] => {
    const city = mesh.cities.get(shop.city);
    const cityTexts = city?.texts[lang];
    const texts = group.texts[lang]?.shops[shop.city];
    if (!city || !cityTexts || !texts) return [];
    const products = shop.products.flatMap((key) => sell(mesh, key, shop.city, lang));
    return [{ id: shop.id, group, city, cityTexts, ...texts, products }];
  });
};

export const getShop = (shops: readonly Shop[], citySlug: string): Shop | undefined =>
  shops.find((shop) => shop.city.slug === citySlug);

export const getSoldProduct = (shop: Shop, productSlug: string): SoldProduct | undefined =>
  shop.products.find((sold) => sold.texts.slug === productSlug);

/** The group's other shops that sell a product too. */
export const listShopsSelling = (shops: readonly Shop[], productKey: string): readonly Shop[] =>
  shops.filter((shop) => shop.products.some((sold) => sold.product.key === productKey));
