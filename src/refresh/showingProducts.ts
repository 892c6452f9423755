import { listShopsSelling, type Shop, type SoldProduct } from '@/mesh/queries/shops';
import { listCompanions } from '@/views/activity/server';
import { lowestPrice } from '@/views/cards/toCards';
import { findSold } from '@/views/prose/findSold';
import { listMentions } from './mentions';
import { type Page, toPage } from '@/sites/page';
import type { FindShowing, Moment } from './showing';
import { listCardPages } from './showingCities';

/** Activities beside which this one is recommended. Only the first of its kind in a city ever is. */
const listRecommending = (shop: Shop, sold: SoldProduct): readonly SoldProduct[] => {
  const kind = sold.product.category;
  const first = shop.products.find(({ product }) => product.category === kind);
  if (first !== sold) return [];
  return shop.products.filter((it) => it !== sold && listCompanions(shop, it).includes(sold));
};

/** Whether the city's card would be another one without it: it is the cheapest, or comes or goes. */
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

export const findProductPages: FindShowing = (moment, key) => {
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
    // What a city sells at which price is summed up on these.
    toPage('home'),
    toPage('destinations'),
    toPage('search'),
    toPage('searchIndex'),
    ...listMentions(context, `product:${key}`),
  ];
};
