import { keysOf } from '@/lib/keysOf';
import type { Language, Site } from '@/config/sites/site';
import { articleFile, type CollectionName, factsFile, textsFile } from '../collections';
import type { Mesh, ShopGroup } from '../mesh';
import { listPages } from '../queries/pages';
import { listPosts } from '../queries/posts';
import { listRecordPictures } from './pictures';

/** Content that no page shows. It is harmless, so it is reported and does not fail the check. */
export interface Unused {
  readonly what:
    'shop group' | 'city' | 'product' | 'offer' | 'texts' | 'category' | 'page' | 'picture';
  /** Path below the content folder. */
  readonly file: string;
  readonly field: string;
  readonly reason: string;
}

interface Shown {
  readonly group: ShopGroup;
  readonly lang: Language;
}

/** The brands of the sites, each with the site's language. */
const listShown = (mesh: Mesh, sites: readonly Site[]): readonly Shown[] =>
  sites.flatMap(({ shopGroupId, lang }) => {
    const group = mesh.shopGroups.get(shopGroupId);
    return group ? [{ group, lang }] : [];
  });

const sellsIn = (group: ShopGroup, city: string, product: string): boolean =>
  group.shops.some((shop) => shop.city === city && shop.products.includes(product));

const isSoldBy = (group: ShopGroup, product: string): boolean =>
  group.shops.some(({ products }) => products.includes(product));

const findGroups = (mesh: Mesh, shown: readonly Shown[]): readonly Unused[] =>
  [...mesh.shopGroups.values()]
    .filter((group) => !shown.some((it) => it.group === group))
    .map(({ key }) => ({
      what: 'shop group',
      file: factsFile('shop-groups', key),
      field: '',
      reason: 'is the brand of no site',
    }));

const findCities = (mesh: Mesh, shown: readonly Shown[]): readonly Unused[] =>
  [...mesh.cities.keys()]
    .filter((key) => !shown.some(({ group }) => group.shops.some(({ city }) => city === key)))
    .map((key) => ({
      what: 'city',
      file: factsFile('cities', key),
      field: '',
      reason: 'no site has a shop there',
    }));

/** Products that no site sells, and offers of the other products in cities where no site sells them. */
const findGoods = (mesh: Mesh, shown: readonly Shown[]): readonly Unused[] =>
  [...mesh.products.values()].flatMap(({ key, offers }): readonly Unused[] => {
    const file = factsFile('products', key);
    if (!shown.some(({ group }) => isSoldBy(group, key))) {
      return [{ what: 'product', file, field: '', reason: 'is sold on no site' }];
    }
    return Object.keys(offers)
      .filter((city) => !shown.some(({ group }) => sellsIn(group, city, key)))
      .map((city) => ({
        what: 'offer',
        file,
        field: `offers.${city}`,
        reason: 'no site sells it there',
      }));
  });

/** Whether a brand shows a city: by a shop, an office, a review or a person who works there. */
const namesCity = (mesh: Mesh, { group, lang }: Shown, city: string): boolean =>
  group.shops.some((shop) => shop.city === city) ||
  group.offices.some((office) => office.city === city) ||
  (group.texts[lang]?.reviews ?? []).some((review) => review.city === city) ||
  [...mesh.people.values()].some((person) => person.city === city);

type Texts = Readonly<Partial<Record<Language, object>>>;

const findTextsOf = (
  collection: CollectionName,
  shown: readonly Shown[],
  nodes: ReadonlyMap<unknown, { readonly key: string; readonly texts: Texts }>,
  shows: (shown: Shown, key: string) => boolean,
): readonly Unused[] =>
  [...nodes.values()].flatMap(({ key, texts }) => {
    const langs = new Set(shown.filter((it) => shows(it, key)).map(({ lang }) => lang));
    // A record that no site shows is reported as a whole.
    if (langs.size === 0) return [];
    return keysOf(texts)
      .filter((lang) => !langs.has(lang))
      .map((lang) => ({
        what: 'texts',
        file: textsFile(lang, collection, key),
        field: '',
        reason: `no site that shows it speaks ${lang}`,
      }));
  });

const findTexts = (mesh: Mesh, shown: readonly Shown[]): readonly Unused[] => [
  ...findTextsOf('shop-groups', shown, mesh.shopGroups, ({ group }, key) => group.key === key),
  ...findTextsOf('cities', shown, mesh.cities, (it, key) => namesCity(mesh, it, key)),
  ...findTextsOf('products', shown, mesh.products, ({ group }, key) => isSoldBy(group, key)),
];

const findCategories = (mesh: Mesh, sites: readonly Site[]): readonly Unused[] => {
  const used = new Set(
    sites.flatMap((site) => listPosts(mesh, site).map(({ category }) => category.key)),
  );
  return [...mesh.blogCategories.keys()]
    .filter((key) => !used.has(key))
    .map((key) => ({
      what: 'category',
      file: factsFile('blog-categories', key),
      field: '',
      reason: 'no site has a post in it',
    }));
};

/** Pages of a kind in a language that no site of their audience speaks. Other pages that no site shows are faults. */
const findPages = (mesh: Mesh, sites: readonly Site[]): readonly Unused[] => {
  const shown = new Set(
    sites.flatMap((site) => listPages(mesh, site).map(({ lang, key }) => `${lang} ${key}`)),
  );
  return mesh.pages
    .filter(({ lang, key, kind, draft }) => kind && !draft && !shown.has(`${lang} ${key}`))
    .map(({ lang, key }) => ({
      what: 'page',
      file: articleFile('pages', lang, key),
      field: '',
      reason: 'no site of its audience speaks its language',
    }));
};

/** Pictures that the code references: the placeholder, the team picture and the social sharing cards. */
const isOfTheShop = (path: string) =>
  /^\/images\/(?:fallback|team)\.jpg$|^\/images\/share\//.test(path);

const findPictures = (mesh: Mesh): readonly Unused[] => {
  const named = new Set(
    [...mesh.records.values()].flatMap((record) => listRecordPictures(record).map(([, it]) => it)),
  );
  return [...mesh.pictures.keys()]
    .filter((path) => !named.has(path) && !isOfTheShop(path))
    .map((path) => ({
      what: 'picture',
      file: path.slice(1),
      field: '',
      reason: 'nothing names it',
    }));
};

/** Lists content that no page of any site shows. Skips people, because every brand shows the whole team. */
export const findUnused = (mesh: Mesh, sites: readonly Site[]): readonly Unused[] => {
  const shown = listShown(mesh, sites);
  return [
    ...findGroups(mesh, shown),
    ...findCities(mesh, shown),
    ...findGoods(mesh, shown),
    ...findTexts(mesh, shown),
    ...findCategories(mesh, sites),
    ...findPages(mesh, sites),
    ...findPictures(mesh),
  ];
};

/** Files of unpublished articles. */
export const listDrafts = (mesh: Mesh): readonly string[] =>
  (['posts', 'pages'] as const).flatMap((collection) =>
    mesh[collection]
      .filter(({ draft }) => draft)
      .map(({ lang, key }) => articleFile(collection, lang, key)),
  );
