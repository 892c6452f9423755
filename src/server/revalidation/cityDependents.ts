import type { Shop } from '@/catalog/mesh/queries/shops';
import { listOthers } from '@/views/city/server';
import type { SiteContext } from '@/views/context';
import { findShop } from '@/views/prose/findSold';
import { listContentReferences } from './referenceIndex';
import { type Page, toPage } from '@/config/sites/page';
import type { FindDependents, Moment } from './findDependents';

/** Lists pages with a card of the city: name, landing title, lowest price, number of activities. */
export const listCardPages = (context: SiteContext, shop: Shop): readonly Page[] => [
  toPage('home'),
  toPage('destinations'),
  toPage('activities'),
  toPage('map'),
  toPage('search'),
  toPage('searchIndex'),
  ...context.shops
    .filter((other) => listOthers(context.shops, other).includes(shop))
    .map(({ city }) => toPage('city', { city: city.slug })),
  ...listContentReferences(context, `city:${shop.city.key}`),
];

const listPlanPages = ({ city: { slug: city } }: Shop): readonly Page[] => [
  toPage('cart', { city }),
  toPage('summary', { city }),
];

const listActivityPages = ({ city, products }: Shop): readonly Page[] =>
  products.map(({ texts }) => toPage('activity', { activity: texts.slug, city: city.slug }));

/** Lists pages of the same activities in other cities, because they mention this city. */
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

/** Lists pages with people, offices, reviews and posts of a city, which exist even if the site does not sell in it. */
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
    ...listContentReferences(context, `city:${key}`),
  ];
};

export const findCityPages: FindDependents = ({ context }, key) => {
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

/** Finds pages that depend on the shop's own data: the texts for its city, and its activities and their order. */
export const findShopPages: FindDependents = ({ context, others }, cityKey) => {
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

/** Lists all pages of a city, which the language menus of other sites link to. */
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
