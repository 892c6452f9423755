import type { Env } from '@/env/env';
import { getEnv } from '@/env/getEnv';
import { getMesh } from '@/mesh/getMesh';
import type { TextsOf } from '@/mesh/collections';
import type { Mesh, ShopGroup } from '@/mesh/mesh';
import { listShops, type Shop } from '@/mesh/queries/shops';
import type { Site } from '@/sites/site';

/** What a view is made from: one site's part of the mesh. */
export interface ViewContext {
  readonly env: Env;
  readonly mesh: Mesh;
  readonly site: Site;
  readonly group: ShopGroup;
  readonly groupTexts: TextsOf<'shop-groups'>;
  readonly shops: readonly Shop[];
}

/** Contexts live as long as the mesh they look at. */
const contexts = new WeakMap<Mesh, Map<string, ViewContext | undefined>>();

const createContext = (env: Env, mesh: Mesh, site: Site): ViewContext | undefined => {
  const group = mesh.shopGroups.get(site.shopGroupId);
  const groupTexts = group?.texts[site.lang];
  if (!group || !groupTexts) return undefined;
  return { env, mesh, site, group, groupTexts, shops: listShops(mesh, group.id, site.lang) };
};

/** A site's context in a mesh, or nothing when the mesh has no usable shop group for it. */
export const contextOf = (mesh: Mesh, site: Site): ViewContext | undefined => {
  const known = contexts.get(mesh) ?? new Map<string, ViewContext | undefined>();
  contexts.set(mesh, known);
  if (!known.has(site.id)) known.set(site.id, createContext(getEnv(), mesh, site));
  return known.get(site.id);
};

/**
 * @throws when the sources are down and nothing was ever loaded, or when the site's shop group is unusable: both are
 * failures of ours, so the page must stay what it was and not become a 404
 */
export const getViewContext = async (site: Site): Promise<ViewContext> => {
  const context = contextOf(await getMesh(), site);
  if (context) return context;
  throw new Error(
    `No usable shop group ${site.shopGroupId} in ${site.lang} for the site ${site.id}`,
  );
};
