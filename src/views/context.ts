import type { Env } from '@/env/env';
import { getEnv } from '@/env/getEnv';
import { getMesh } from '@/mesh/getMesh';
import { getRates } from '@/mesh/getRates';
import type { TextsOf } from '@/mesh/collections';
import type { Mesh, ShopGroup } from '@/mesh/mesh';
import { listShops, type Shop } from '@/mesh/queries/shops';
import type { Rates } from '@/pricing/currencies';
import type { Site } from '@/sites/site';

/** One site's part of the mesh. */
export interface SiteContext {
  readonly env: Env;
  readonly mesh: Mesh;
  readonly site: Site;
  readonly group: ShopGroup;
  readonly groupTexts: TextsOf<'shop-groups'>;
  readonly shops: readonly Shop[];
}

/** What a view is made from. */
export interface ViewContext extends SiteContext {
  /** Of this moment: they change while the mesh stays. */
  readonly rates: Rates;
}

/** Contexts live as long as the mesh they look at. */
const contexts = new WeakMap<Mesh, Map<string, SiteContext | undefined>>();

const createContext = (env: Env, mesh: Mesh, site: Site): SiteContext | undefined => {
  const group = mesh.shopGroups.get(site.shopGroupId);
  const groupTexts = group?.texts[site.lang];
  if (!group || !groupTexts) return undefined;
  return { env, mesh, site, group, groupTexts, shops: listShops(mesh, group.id, site.lang) };
};

/** A site's context in a mesh, or nothing when the mesh has no usable shop group for it. */
export const contextOf = (mesh: Mesh, site: Site): SiteContext | undefined => {
  const known = contexts.get(mesh) ?? new Map<string, SiteContext | undefined>();
  contexts.set(mesh, known);
  if (!known.has(site.id)) known.set(site.id, createContext(getEnv(), mesh, site));
  return known.get(site.id);
};

/**
 * @throws when the sources are down and nothing was ever loaded, or when the site's shop group is unusable: both are
 * failures of ours, so the page must stay what it was and not become a 404
 */
export const getViewContext = async (site: Site): Promise<ViewContext> => {
  const [mesh, rates] = await Promise.all([getMesh(), getRates()]);
  const context = contextOf(mesh, site);
  if (context) return { ...context, rates };
  throw new Error(
    `No usable shop group ${site.shopGroupId} in ${site.lang} for the site ${site.id}`,
  );
};
