import type { Article, Mesh } from '@/catalog/mesh/mesh';
import { listArticles } from '@/catalog/mesh/queries/articles';
import { sites } from '@/config/sites/records';
import { reservedSlugs } from '@/config/sites/reservedSlugs';
import { languages, siteIds } from '@/config/sites/site';

const listTwice = (what: string, values: readonly (string | number)[]): string[] =>
  values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `two ${what} are ${value}`);

const findDangling = (mesh: Mesh): string[] => [
  ...[...mesh.products.values()].flatMap((product) =>
    Object.keys(product.offers)
      .filter((city) => !mesh.cities.has(city))
      .map((city) => `${product.key} is offered in ${city}, which is no city`),
  ),
  ...[...mesh.shopGroups.values()].flatMap((group) => [
    ...group.shops.flatMap((shop) => [
      ...(mesh.cities.has(shop.city)
        ? []
        : [`shop ${shop.id} is in ${shop.city}, which is no city`]),
      ...shop.products.flatMap((key) => {
        const product = mesh.products.get(key);
        if (!product) return [`shop ${shop.id} sells ${key}, which is no product`];
        return [
          ...(product.offers[shop.city] ? [] : [`${key} has no offer for shop ${shop.id}`]),
          ...(product.audiences.includes(group.audience)
            ? []
            : [`${key} is not for the visitors of shop ${shop.id}`]),
        ];
      }),
    ]),
    ...Object.values(group.texts).flatMap(({ reviews }) =>
      reviews
        .filter(({ city }) => !mesh.cities.has(city))
        .map(({ city }) => `group ${group.id} is praised in ${city}, which is no city`),
    ),
  ]),
  ...[...mesh.records.values()]
    .filter(({ kind, collection, key }) => {
      if (kind !== 'texts') return false;
      if (collection === 'shop-groups') return !mesh.shopGroups.has(Number(key));
      if (collection === 'blog-categories') return !mesh.blogCategories.has(key);
      return !mesh[collection].has(key);
    })
    .map((record) => `${record.file} belongs to nothing`),
];

const findLostPosts = (mesh: Mesh): string[] =>
  mesh.posts.flatMap(({ lang, key, category, author, cities, activities }) => [
    ...(mesh.blogCategories.get(category)?.texts[lang] ? [] : [`${lang} ${key} has no category`]),
    ...(mesh.people.has(author) ? [] : [`nobody wrote ${lang} ${key}`]),
    ...cities
      .filter((city) => !mesh.cities.has(city))
      .map((city) => `${lang} ${key} is about ${city}, which is no city`),
    ...activities
      .filter(({ product, city }) => !mesh.products.get(product)?.offers[city])
      .map(
        ({ product, city }) => `${lang} ${key} praises ${product} in ${city}, which is no offer`,
      ),
  ]);

const findSharedArticles = (mesh: Mesh): string[] =>
  (['posts', 'pages'] as const).flatMap((collection) =>
    Object.values(sites).flatMap((site) =>
      listTwice(
        `${site.id} ${collection}’ slugs`,
        listArticles(mesh, mesh[collection] as readonly Article<'pages'>[], site).map(
          ({ slug }) => slug,
        ),
      ),
    ),
  );

const findUnnamedExtras = (mesh: Mesh): string[] =>
  [...mesh.products.values()].flatMap((product) =>
    Object.entries(product.texts)
      .filter(
        ([, texts]) =>
          Object.keys(texts.extras).sort().join() !==
          product.extras
            .map(({ key }) => key)
            .sort()
            .join(),
      )
      .map(([lang]) => `${product.key} has other extras in ${lang}`),
  );

const findShared = (mesh: Mesh): string[] => {
  const cities = [...mesh.cities.values()];
  const products = [...mesh.products.values()];
  const groups = [...mesh.shopGroups.values()];
  const citySlugs = cities.map(({ slug }) => slug);
  const slugsIn = languages.map((lang) => products.flatMap(({ texts }) => texts[lang]?.slug ?? []));
  return [
    ...listTwice(
      'cities’ ids',
      cities.map(({ id }) => id),
    ),
    ...listTwice('cities’ slugs', citySlugs),
    ...listTwice(
      'products’ ids',
      products.map(({ id }) => id),
    ),
    ...listTwice(
      'extras’ ids',
      products.flatMap(({ extras }) => extras.map(({ id }) => id)),
    ),
    ...listTwice(
      'shops’ ids',
      groups.flatMap(({ shops }) => shops.map(({ id }) => id)),
    ),
    ...groups.flatMap(({ id, shops }) =>
      listTwice(
        `shops of group ${id}`,
        shops.map(({ city }) => city),
      ),
    ),
    ...groups.filter(({ id, key }) => String(id) !== key).map(({ key }) => `${key} is misnamed`),
    ...slugsIn.flatMap((slugs) => listTwice('products’ slugs', slugs)),
    ...[...citySlugs, ...slugsIn.flat()]
      .filter((slug) => reservedSlugs.has(slug))
      .map((slug) => `${slug} is a path of the shop`),
    ...slugsIn
      .flat()
      .filter((slug) => citySlugs.includes(slug))
      .map((slug) => `${slug} is a city and a product`),
  ];
};

/** Redirects that lead to no page, to an unlisted host, or to another redirect. */
const findLostRedirects = ({ redirects: { hosts, rules }, ...mesh }: Mesh): string[] => {
  const addresses = rules.flatMap(({ from, sites: ids = siteIds }) =>
    ids.map((id) => `https://${id}.localhost${from}`),
  );
  const lost = rules.flatMap(({ from, to, sites: ids = siteIds }) => {
    if (to.to === 'elsewhere') {
      const { host, pathname } = new URL(to.href);
      const isOwn = siteIds.some((id) => host === `${id}.localhost`);
      const isChained = addresses.includes(`https://${host}${decodeURIComponent(pathname)}`);
      return (hosts.includes(host) || isOwn) && !isChained ? [] : [`${from} leads to ${to.href}`];
    }
    if (to.to === 'city') return mesh.cities.has(to.city) ? [] : [`${from} leads to no city`];
    if (to.to === 'activity') {
      const isOffered = mesh.products.get(to.product)?.offers[to.city];
      return isOffered ? [] : [`${from} leads to no offer`];
    }
    if (to.to !== 'post' && to.to !== 'page') return [];
    const articles: readonly { readonly key: string; readonly lang: string }[] =
      to.to === 'post' ? mesh.posts : mesh.pages;
    return ids
      .filter((id) => !articles.some((it) => it.key === to.key && it.lang === sites[id].lang))
      .map((id) => `${from} leads to no ${to.to} on ${id}`);
  });
  return [...lost, ...listTwice('redirects', addresses)];
};

/** All broken references in a mesh that a page would follow. A valid mesh has none. */
export const findBroken = (mesh: Mesh): string[] => [
  ...findDangling(mesh),
  ...findUnnamedExtras(mesh),
  ...findShared(mesh),
  ...findLostPosts(mesh),
  ...findSharedArticles(mesh),
  ...findLostRedirects(mesh),
];
