import type { Mesh } from '@/catalog/mesh/mesh';
import { listCategories } from '@/catalog/mesh/queries/posts';
import type { Site } from '@/config/sites/site';
import { contextOf, type SiteContext } from '@/views/context';
import { listAllPages, listBlogPages, listCategoryPages } from './allPages';
import { findKeys, type Found } from './findKeys';
import { isReframed } from './frames';
import { listContentReferences } from './referenceIndex';
import { type Page, toInternalPath, toPage } from '@/config/sites/page';
import { isShareCard, listDrawnPages, listImageUsages } from './imageUsages';
import type { Moment } from './findDependents';
import { findCityPages, findShopPages, listPagesBelow } from './cityDependents';
import { findSamePages, findStaticPages } from './pageDependents';
import {
  findCategoryPages,
  findPersonPages,
  findPostPage,
  findPostPages,
  listPostPages,
} from './postDependents';
import { findProductPages } from './productDependents';
import type { Entity, EntityType } from './entity';

export interface SitePage {
  readonly site: Site;
  readonly page: Page;
}

/** Sites and meshes to search. The first mesh is the current one. */
export interface Times {
  readonly sites: readonly Site[];
  readonly meshes: readonly Mesh[];
}

/** Lists the current and earlier contexts of a site. */
const listMoments = ({ meshes }: Times, site: Site): readonly Moment[] => {
  const contexts = [...new Set(meshes.flatMap((mesh) => contextOf(mesh, site) ?? []))];
  return contexts.map((context) => ({
    context,
    others: contexts.filter((other) => other !== context),
  }));
};

const keysSoldIn = ({ shops }: SiteContext, city: string) =>
  new Set(
    shops
      .filter((it) => it.city.key === city)
      .flatMap(({ products }) => products.map((it) => it.product.key)),
  );

/** Lists activities that a shop sells in one mesh and not in another. Menus of other sites link to them. */
const listChangedSales = (times: Times, { key, shopGroupId }: Found): readonly string[] =>
  times.sites
    .filter((site) => site.shopGroupId === shopGroupId)
    .flatMap((site) =>
      listMoments(times, site).flatMap(({ context, others }) =>
        [...keysSoldIn(context, key)].filter((product) =>
          others.some((other) => !keysSoldIn(other, key).has(product)),
        ),
      ),
    );

/** Whether a site sells in a city in one mesh and not in another. */
const isSoldAnew = (times: Times, { key, shopGroupId }: Found): boolean =>
  times.sites
    .filter((site) => site.shopGroupId === shopGroupId)
    .some((site) =>
      listMoments(times, site).some(
        ({ context, others }) =>
          context.shops.some(({ city }) => city.key === key) &&
          others.some(({ shops }) => !shops.some(({ city }) => city.key === key)),
      ),
    );

const findShop = (times: Times, moment: Moment, found: Found): readonly Page[] => {
  const isOwn = moment.context.group.id === found.shopGroupId;
  const changed = new Set(listChangedSales(times, found));
  const { shops } = moment.context;
  return [
    ...(isOwn ? findShopPages(moment, found.key) : []),
    ...(isSoldAnew(times, found) ? listPagesBelow(moment, found.key) : []),
    ...(isOwn && changed.size > 0
      ? [...changed].flatMap((key) => findProductPages(moment, key))
      : shops
          .filter(({ city }) => city.key === found.key)
          .flatMap(({ city, products }) =>
            products
              .filter(({ product }) => changed.has(product.key))
              .map(({ texts }) => toPage('activity', { activity: texts.slug, city: city.slug })),
          )),
  ];
};

const listShopsOf = (times: Times, shopGroupId: number): readonly Found[] => {
  const keys = times.meshes.flatMap(
    (mesh) => mesh.shopGroups.get(shopGroupId)?.shops.map(({ city }) => city) ?? [],
  );
  return [...new Set(keys)].map((key) => ({ key, shopGroupId }));
};

const findGroup = (times: Times, moment: Moment, { key }: Found): readonly Page[] => {
  const isOwn = String(moment.context.group.id) === key;
  return [
    ...(isOwn ? [toPage('home'), toPage('about')] : []),
    ...listShopsOf(times, Number(key)).flatMap((shop) => findShop(times, moment, shop)),
  ];
};

const isLang = ({ context }: Moment, { lang }: Found) =>
  lang === undefined || lang === context.site.lang;

/** Lists categories that a site has in one mesh and not in another. Menus of other sites link to them. */
const listChangedCategories = (times: Times): readonly string[] =>
  times.sites.flatMap((site) =>
    listMoments(times, site).flatMap(({ context, others }) =>
      listCategories(context.posts)
        .map(({ category }) => category.key)
        .filter((key) =>
          others.some(({ posts }) => !posts.some(({ category }) => category.key === key)),
        ),
    ),
  );

const listLists = (times: Times, { context }: Moment): readonly Page[] =>
  [...new Set(listChangedCategories(times))].flatMap((key) => [
    ...listCategoryPages(context, key),
    ...listPostPages(context, key),
  ]);

const findPost = (times: Times, moment: Moment, found: Found): readonly Page[] => [
  ...(isLang(moment, found) ? findPostPages : findPostPage)(moment, found.key),
  ...listLists(times, moment),
];

const findPicture = (times: Times, moment: Moment, { key }: Found): readonly Page[] => [
  ...(isShareCard(key) ? listAllPages(moment.context) : []),
  ...listDrawnPages(key),
  ...listContentReferences(moment.context, `picture:${key}`),
  ...listImageUsages(moment.context.mesh, key).flatMap(({ type, ...found }) =>
    findShowing(times, moment, type, found),
  ),
];

const findShowing = (
  times: Times,
  moment: Moment,
  type: EntityType,
  found: Found,
): readonly Page[] => {
  const { key } = found;
  switch (type) {
    case 'product':
      return findProductPages(moment, key);
    case 'city':
      return findCityPages(moment, key);
    case 'shop':
      return findShop(times, moment, found);
    case 'shop-group':
      return findGroup(times, moment, found);
    case 'post':
      return findPost(times, moment, found);
    case 'page': {
      const all = times.sites.flatMap((site) =>
        listMoments(times, site).map(({ context }) => context),
      );
      const same = findSamePages(all)(moment, key);
      return isLang(moment, found) ? [...same, ...findStaticPages(moment, key)] : same;
    }
    case 'person':
      return [...findPersonPages(moment, key), ...listLists(times, moment)];
    case 'blog-category':
      return [
        ...findCategoryPages(moment, key),
        ...listBlogPages(moment.context),
        ...listLists(times, moment),
      ];
    case 'picture':
      return findPicture(times, moment, found);
    case 'redirects':
    case 'exchange-rates':
      return [];
  }
};

/** Lists all pages of a site if their frame has changed, because the frame shows data of many entities. */
const listReframed = (
  { context, others }: Moment,
  now: SiteContext | undefined,
): readonly Page[] =>
  now && [context, ...others].some((it) => it !== now && isReframed(now, it))
    ? listAllPages(context)
    : [];

/**
 * Finds every page that shows an entity, on all sites, without duplicates. The result contains current pages and
 * earlier ones, which may no longer exist.
 */
export const findPages = (times: Times, thing: Entity): readonly SitePage[] => {
  const found = findKeys(times.meshes, thing);
  const pages = new Map<string, SitePage>();
  for (const site of times.sites) {
    const moments = listMoments(times, site);
    // The first mesh is the current one. `now` is undefined if the site has no brand in it.
    const [now] = times.meshes.slice(0, 1).map((mesh) => contextOf(mesh, site));
    for (const moment of moments) {
      const showing =
        thing.type === 'exchange-rates'
          ? listAllPages(moment.context)
          : found.flatMap((it) => findShowing(times, moment, thing.type, it));
      for (const page of [...showing, ...listReframed(moment, now)]) {
        const name = toInternalPath(site, page);
        if (!pages.has(name)) pages.set(name, { site, page });
      }
    }
  }
  return [...pages.values()];
};
