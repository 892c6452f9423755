import type { Shop } from '@/mesh/queries/shops';
import { listOthers } from '@/views/city/server';
import type { SiteContext } from '@/views/context';
import { findShop } from '@/views/prose/findSold';
import { listMentions } from './mentions';
import { type Page, toPage } from '@/sites/page';
import type { FindShowing, Moment } from './showing';

/** Where a city has a card: name, landing title, lowest price, how many activities there are. */
export const listCardPages = (context: SiteContext, shop: Shop): readonly Page[] => [
  toPage('home'),
  toPage('destinations'),
  toPage('map'),
  toPage('search'),
  toPage('searchIndex'),
  ...context.shops
    .filter((other) => listOthers(context.shops, other).includes(shop))
    .map(({ city }) => toPage('city', { city: city.slug })),
  ...listMentions(context, `city:${shop.city.key}`),
];

const listPlanPages = ({ city: { slug: city } }: Shop): readonly Page[] => [
  toPage('cart', { city }),
  toPage('summary', { city }),
];

const listActivityPages = ({ city, products }: Shop): readonly Page[] =>
  products.map(({ texts }) => toPage('activity', { activity: texts.slug, city: city.slug }));

/** What is sold in the city is sold elsewhere too, and says so. */
const listElsewherePages = ({ shops }: SiteContext, shop: Shop): readonly Page[] => {
  const keys = new Set(shop.products.map(({ product }) => product.key));
  return shops
    .filter((other) => other !== shop)
    .flatMap(({ city, products }) =>
      products
        .filter(({ product }) => keys.has(product.key))
        .map(({ texts }) => toPage('activity', { activity: texts.slug, city: city.slug })),
    );
};

/** People, offices, reviews and posts are of a city whether or not the site sells it. */
const listNamingPages = (context: SiteContext, key: string): readonly Page[] => {
  const { mesh, group, groupTexts } = context;
  const isAbout =
    group.offices.some(({ city }) => city === key) ||
    [...mesh.people.values()].some(({ city }) => city === key);
  const isReviewed = groupTexts.reviews.some(({ city }) => city === key);
  return [
    ...(isAbout ? [toPage('about')] : []),
    ...(isReviewed ? [toPage('home')] : []),
    // Posts about the same city recommend each other.
    ...listMentions(context, `city:${key}`),
  ];
};

export const findCityPages: FindShowing = ({ context }, key) => {
  const shop = findShop(context.shops, key);
  const naming = listNamingPages(context, key);
  if (!shop) return naming;
  return [
    toPage('city', { city: shop.city.slug }),
    ...listCardPages(context, shop),
    ...listPlanPages(shop),
    ...listActivityPages(shop),
    ...listElsewherePages(context, shop),
    ...naming,
  ];
};

const describeSales = (shop: Shop | undefined) =>
  JSON.stringify(shop?.products.map(({ product, offer }) => [product.key, offer]));

/** What a shop alone decides: the words over its city, and what it sells in which order. */
export const findShopPages: FindShowing = ({ context, others }, cityKey) => {
  const shop = findShop(context.shops, cityKey);
  if (!shop) return [];
  const isKnownSame =
    others.length > 0 &&
    others.every((other) => describeSales(findShop(other.shops, cityKey)) === describeSales(shop));
  return [
    toPage('city', { city: shop.city.slug }),
    ...listCardPages(context, shop),
    ...(isKnownSame ? [] : [...listPlanPages(shop), ...listActivityPages(shop)]),
  ];
};

/** Everything that stands below a city, on whatever site: what other sites' language menus lead to. */
export const listPagesBelow = (
  { context: { shops } }: Moment,
  cityKey: string,
): readonly Page[] => {
  const shop = findShop(shops, cityKey);
  if (!shop) return [];
  return [
    toPage('city', { city: shop.city.slug }),
    ...listPlanPages(shop),
    ...listActivityPages(shop),
  ];
};
