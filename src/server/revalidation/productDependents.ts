import { listShopsSelling, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { listCompanions } from '@/views/activity/server';
import { lowestPrice } from '@/views/cards/toCards';
import { findSold } from '@/views/prose/findSold';
import { listContentReferences } from './referenceIndex';
import { type Page, toPage } from '@/config/sites/page';
import type { FindDependents, Moment } from './findDependents';
import { listCardPages } from './cityDependents';

/** Lists activities that recommend this one. Only the first of its category in a city is recommended. */
const listRecommending = (shop: Shop, sold: SoldProduct): readonly SoldProduct[] => {
  const kind = sold.product.category;
  const first = shop.products.find(({ product }) => product.category === kind);
  if (first !== sold) return [];
  return shop.products.filter((it) => it !== sold && listCompanions(shop, it).includes(sold));
};

/** Whether the activity affects the city's card: it is the cheapest, or is added or removed. */
const isOnCard = ({ others }: Moment, shop: Shop, { product, offer }: SoldProduct): boolean =>
  (!offer.single && offer.price === lowestPrice(shop)) ||
  others.some(({ shops }) => !findSold(shops, { city: shop.city.key, product: product.key }));

const listInShop = (moment: Moment, shop: Shop, sold: SoldProduct): readonly Page[] => {
  const city = shop.city.slug;
  return [
    ...[sold, ...listRecommending(shop, sold)].map(({ texts }) =>
      toPage('activity', { activity: texts.slug, city }),
    ),
    toPage('city', { city }),
    toPage('cart', { city }),
    toPage('summary', { city }),
    ...(isOnCard(moment, shop, sold) ? listCardPages(moment.context, shop) : []),
  ];
};

export const findProductPages: FindDependents = (moment, key) => {
  const { context } = moment;
  const selling = listShopsSelling(context.shops, key);
  if (selling.length === 0) return [];
  const inShops = selling.flatMap((shop) =>
    shop.products
      .filter(({ product }) => product.key === key)
      .flatMap((sold) => listInShop(moment, shop, sold)),
  );
  return [
    ...inShops,
    // These pages summarize the activities and prices of cities.
    toPage('home'),
    toPage('destinations'),
    toPage('activities'),
    toPage('search'),
    toPage('searchIndex'),
    ...listContentReferences(context, `product:${key}`),
  ];
};
