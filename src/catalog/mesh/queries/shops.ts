import type { Language } from '@/config/sites/site';
import type { TextsOf } from '../collections';
import type { City, Mesh, Product, ShopGroup } from '../mesh';
import type { Offer } from '../nodes/product';
import { rememberPerMesh } from './perMesh';

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

type ShopFacts = ShopGroup['shops'][number];

const sell = (mesh: Mesh, key: string, shop: ShopFacts, lang: Language): SoldProduct[] => {
  const product = mesh.products.get(key);
  const texts = product?.texts[lang];
  const offer = product?.offers[shop.city];
  if (!product || !texts || !offer) return [];
  const terms = shop.offers?.[key];
  return [{ product, texts, offer: terms ? { ...offer, ...terms } : offer }];
};

const createShops = (mesh: Mesh, group: ShopGroup, lang: Language): readonly Shop[] =>
  group.shops.flatMap((shop): Shop[] => {
    const city = mesh.cities.get(shop.city);
    const cityTexts = city?.texts[lang];
    const texts = group.texts[lang]?.shops[shop.city];
    if (!city || !cityTexts || !texts) return [];
    const products = shop.products.flatMap((key) => sell(mesh, key, shop, lang));
    return [{ id: shop.id, group, city, cityTexts, ...texts, products }];
  });

const remember = rememberPerMesh<readonly Shop[]>();

/** The shops of a group that have texts in the language, in the group's order. Memoized per mesh. */
export const listShops = (mesh: Mesh, shopGroupId: number, lang: Language): readonly Shop[] => {
  const group = mesh.shopGroups.get(shopGroupId);
  if (!group) return [];
  return remember(mesh, `${shopGroupId}/${lang}`, () => createShops(mesh, group, lang));
};

export const getShop = (shops: readonly Shop[], citySlug: string): Shop | undefined =>
  shops.find((shop) => shop.city.slug === citySlug);

export const getSoldProduct = (shop: Shop, productSlug: string): SoldProduct | undefined =>
  shop.products.find((sold) => sold.texts.slug === productSlug);

type ShopsByProduct = ReadonlyMap<string, readonly Shop[]>;

const indexSellers = (shops: readonly Shop[]): ShopsByProduct => {
  const sellers = new Map<string, Shop[]>();
  for (const shop of shops) {
    for (const key of new Set(shop.products.map((sold) => sold.product.key))) {
      const known = sellers.get(key) ?? [];
      known.push(shop);
      sellers.set(key, known);
    }
  }
  return sellers;
};

const sellersOf = new WeakMap<readonly Shop[], ShopsByProduct>();

/** The group's shops that sell a product. Indexed once per list, because every activity page needs it. */
export const listShopsSelling = (shops: readonly Shop[], productKey: string): readonly Shop[] => {
  const sellers = sellersOf.get(shops) ?? indexSellers(shops);
  sellersOf.set(shops, sellers);
  return sellers.get(productKey) ?? [];
};
