import type { Mesh } from '@/catalog/mesh/mesh';
import type { Entity } from './entity';

/** An entity found in a mesh. */
export interface Found {
  readonly key: string;
  /** For a text, if only one language is meant. */
  readonly lang?: string;
  /** For a shop: its group. */
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

/** Ids come first, then keys. Slugs come last, because another entity may have the same slug. */
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

const findIn = (mesh: Mesh, { type, id }: Entity): readonly Found[] => {
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

/** Finds the entities with a name in current and earlier meshes, because a removed entity is still on pages. */
export const findKeys = (meshes: readonly Mesh[], thing: Entity): readonly Found[] => {
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
