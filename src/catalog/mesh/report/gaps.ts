import { type Language, type Site, siteIdOf } from '@/config/sites/site';
import { articleFile, type ArticleName, type CollectionName, textsFile } from '../collections';
import type { Article, Mesh, ShopGroup } from '../mesh';
import { listArticles } from '../queries/articles';

/** Content that a site would show if it existed in the site's language. */
export interface Gap {
  readonly site: Site['id'];
  readonly lang: Language;
  readonly collection: CollectionName | ArticleName;
  /** The file that is missing, or that lacks the field. */
  readonly file: string;
  /** Empty if the whole file is missing. */
  readonly field: string;
}

interface Translated {
  readonly key: string;
  readonly texts: Readonly<Partial<Record<Language, unknown>>>;
}

/** Records of a collection without texts in the site's language. */
const findUntold = (
  { id, lang }: Site,
  collection: CollectionName,
  things: readonly (Translated | undefined)[],
): readonly Gap[] =>
  things
    .filter((thing) => thing !== undefined)
    .filter(({ texts }) => texts[lang] === undefined)
    .map(({ key }) => ({
      site: id,
      lang,
      collection,
      file: textsFile(lang, collection, key),
      field: '',
    }));

/** Shops without a title. The site does not list them, even if their city has texts. */
const findUntitled = ({ id, lang }: Site, group: ShopGroup): readonly Gap[] => {
  const texts = group.texts[lang];
  if (!texts) return [];
  return group.shops
    .filter(({ city }) => !texts.shops[city])
    .map(({ city }) => ({
      site: id,
      lang,
      collection: 'shop-groups',
      file: textsFile(lang, 'shop-groups', group.key),
      field: `shops.${city}`,
    }));
};

/** Articles for this audience that exist only in other languages. Those restricted to other sites are no gap. */
const findUnwritten = <Name extends ArticleName>(
  mesh: Mesh,
  site: Site,
  collection: Name,
  all: readonly Article<Name>[],
): readonly Gap[] => {
  const { id, lang } = site;
  const audience = mesh.shopGroups.get(site.shopGroupId)?.audience;
  const siteId = siteIdOf(site);
  const own = new Set(listArticles(mesh, all, site).map(({ key }) => key));
  const wanted = all.filter(
    ({ key, draft, audiences, sites: scope }) =>
      !draft &&
      !own.has(key) &&
      audiences.some((it) => it === audience) &&
      (!scope || scope.some((it) => it === siteId)),
  );
  return [...new Set(wanted.map(({ key }) => key))].map((key) => ({
    site: id,
    lang,
    collection,
    file: articleFile(collection, lang, key),
    field: '',
  }));
};

const findOnSite = (mesh: Mesh, site: Site): readonly Gap[] => {
  const group = mesh.shopGroups.get(site.shopGroupId);
  if (!group) return [];
  const cities = group.shops.map(({ city }) => mesh.cities.get(city));
  const sold = new Set(group.shops.flatMap(({ products }) => products));
  return [
    ...findUntold(site, 'shop-groups', [group]),
    ...findUntitled(site, group),
    ...findUntold(site, 'cities', cities),
    ...findUntold(
      site,
      'products',
      [...sold].map((key) => mesh.products.get(key)),
    ),
    ...findUntold(site, 'people', [...mesh.people.values()]),
    ...findUntold(site, 'blog-categories', [...mesh.blogCategories.values()]),
    ...findUnwritten(mesh, site, 'posts', mesh.posts),
    ...findUnwritten(mesh, site, 'pages', mesh.pages),
  ];
};

/** Lists the content that each site lacks in its language. */
export const findTranslationGaps = (mesh: Mesh, sites: readonly Site[]): readonly Gap[] =>
  sites.flatMap((site) => findOnSite(mesh, site));
