import type { Env } from '@/env/env';
import { getEnv } from '@/env/getEnv';
import { getMesh } from '@/mesh/getMesh';
import { getRates } from '@/mesh/getRates';
import type { TextsOf } from '@/mesh/collections';
import type { Mesh, ShopGroup } from '@/mesh/mesh';
import type { Drafts } from '@/mesh/queries/articles';
import { rememberPerMesh } from '@/mesh/queries/perMesh';
import { listPages, type StaticPage } from '@/mesh/queries/pages';
import { listPosts, type Post } from '@/mesh/queries/posts';
import { listShops, type Shop } from '@/mesh/queries/shops';
import type { Rates } from '@/pricing/currencies';
import type { Site } from '@/sites/site';
import { noteMesh } from './meshesUsed';

/** One site's part of the mesh. */
export interface SiteContext {
  readonly env: Env;
  readonly mesh: Mesh;
  readonly site: Site;
  readonly group: ShopGroup;
  readonly groupTexts: TextsOf<'shop-groups'>;
  readonly shops: readonly Shop[];
  /** The newest first. */
  readonly posts: readonly Post[];
  readonly pages: readonly StaticPage[];
}

/** What a view is made from. */
export interface ViewContext extends SiteContext {
  /** Of this moment: they change while the mesh stays. */
  readonly rates: Rates;
}

const remember = rememberPerMesh<SiteContext | undefined>();

const createContext = (
  env: Env,
  mesh: Mesh,
  site: Site,
  drafts: Drafts,
): SiteContext | undefined => {
  const group = mesh.shopGroups.get(site.shopGroupId);
  const groupTexts = group?.texts[site.lang];
  if (!group || !groupTexts) return undefined;
  return {
    env,
    mesh,
    site,
    group,
    groupTexts,
    shops: listShops(mesh, group.id, site.lang),
    posts: listPosts(mesh, site, drafts),
    pages: listPages(mesh, site, drafts),
  };
};

/** A site's context in a mesh, or nothing when the mesh has no usable shop group for it. */
export const contextOf = (
  mesh: Mesh,
  site: Site,
  drafts: Drafts = 'without drafts',
): SiteContext | undefined =>
  remember(mesh, `${site.id} ${drafts}`, () => createContext(getEnv(), mesh, site, drafts));

/**
 * @throws when the sources are down and nothing was ever loaded, or when the site's shop group is unusable: both are
 * failures of ours, so the page must stay what it was and not become a 404
 */
export const getViewContext = async (
  site: Site,
  drafts: Drafts = 'without drafts',
): Promise<ViewContext> => {
  const [mesh, rates] = await Promise.all([getMesh(), getRates()]);
  noteMesh(mesh, performance.now(), getEnv().revalidateSeconds);
  const context = contextOf(mesh, site, drafts);
  if (context) return { ...context, rates };
  throw new Error(
    `No usable shop group ${site.shopGroupId} in ${site.lang} for the site ${site.id}`,
  );
};
