import type { Mesh } from '@/mesh/mesh';
import type { Thing } from './thing';

/** A thing as a mesh knows it. */
export interface Found {
  readonly key: string;
  /** Of a text, where one language alone is meant. */
  readonly lang?: string;
  /** Of a shop: whose it is. */
  readonly shopGroupId?: number;
}

interface Named {
  readonly key: string;
  readonly id: number;
  readonly slug?: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

const slugsOf = ({ slug, texts }: Named): readonly unknown[] => [
  slug,
  ...Object.values(texts).map((it) =>
    typeof it === 'object' && it !== null ? Reflect.get(it, 'slug') : undefined,
  ),
];

/** A number is an id before it is anything else; a key comes before a slug, which another thing may have. */
const findNode = (nodes: Iterable<Named>, id: string): readonly Found[] => {
  const all = [...nodes];
  const byId = all.filter((it) => String(it.id) === id);
  if (byId.length > 0) return byId;
  const byKey = all.filter(({ key }) => key === id);
  return byKey.length > 0 ? byKey : all.filter((it) => slugsOf(it).includes(id));
};

const findText = (texts: Mesh['posts'] | Mesh['pages'], id: string): readonly Found[] => {
  const byPlace = texts.filter(({ lang, key }) => `${lang}/${key}` === id);
  if (byPlace.length > 0) return byPlace.map(({ key, lang }) => ({ key, lang }));
  const byKey = texts.filter(({ key }) => key === id);
  const found = byKey.length > 0 ? byKey : texts.filter(({ slug }) => slug === id);
  return found.map(({ key }) => ({ key }));
};

const findShops = (mesh: Mesh, id: string): readonly Found[] =>
  [...mesh.shopGroups.values()].flatMap((group) =>
    group.shops
      .filter((shop) => String(shop.id) === id)
      .map(({ city }) => ({ key: city, shopGroupId: group.id })),
  );

const findIn = (mesh: Mesh, { type, id }: Thing): readonly Found[] => {
  switch (type) {
    case 'product':
      return findNode(mesh.products.values(), id);
    case 'city':
      return findNode(mesh.cities.values(), id);
    case 'person':
      return findNode(mesh.people.values(), id);
    case 'blog-category':
      return findNode(mesh.blogCategories.values(), id);
    case 'shop-group':
      return findNode(mesh.shopGroups.values(), id);
    case 'shop':
      return findShops(mesh, id);
    case 'post':
      return findText(mesh.posts, id);
    case 'page':
      return findText(mesh.pages, id);
    case 'picture':
      return [{ key: `/${id.replace(/^\/+/, '')}` }];
    default:
      return [];
  }
};

/** What a name stands for, now or before: a thing that is gone is still on pages. Each thing once. */
export const findKeys = (meshes: readonly Mesh[], thing: Thing): readonly Found[] => {
  const found = meshes.flatMap((mesh) => findIn(mesh, thing));
  const once = new Map(
    found.map(({ key, lang, shopGroupId }) => [
      `${key} ${lang ?? ''} ${shopGroupId ?? ''}`,
      {
        key,
        ...(lang === undefined ? {} : { lang }),
        ...(shopGroupId === undefined ? {} : { shopGroupId }),
      },
    ]),
  );
  return [...once.values()];
};
