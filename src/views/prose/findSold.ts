import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';

export const findShop = (shops: readonly Shop[], cityKey: string): Shop | undefined =>
  shops.find(({ city }) => city.key === cityKey);

interface SoldInCity {
  readonly shop: Shop;
  readonly sold: SoldProduct;
}

/** Finds an activity in a city by their keys, if the site sells it there. */
export const findSold = (
  shops: readonly Shop[],
  { city, product: key }: { readonly city: string; readonly product: string },
): SoldInCity | undefined => {
  const shop = findShop(shops, city);
  const sold = shop?.products.find(({ product }) => product.key === key);
  return shop && sold && { shop, sold };
};
