import type { Env } from '@/config/env/env';
import { getEnv } from '@/config/env/getEnv';
import { getMesh } from '@/catalog/mesh/getMesh';
import { getRates } from '@/catalog/mesh/getRates';
import type { TextsOf } from '@/catalog/mesh/collections';
import type { Mesh, ShopGroup } from '@/catalog/mesh/mesh';
import { fillArticle, getPromises } from '@/catalog/mesh/queries/promises';
import type { Drafts } from '@/catalog/mesh/queries/articles';
import { rememberPerMesh } from '@/catalog/mesh/queries/perMesh';
import { listPages, type StaticPage } from '@/catalog/mesh/queries/pages';
import { listPosts, type Post } from '@/catalog/mesh/queries/posts';
import { listShops, type Shop } from '@/catalog/mesh/queries/shops';
import { fillPromises } from '@/commerce/promises/fillPromises';
import { toPhrases } from '@/commerce/promises/phrases';
import type { Rates } from '@/commerce/pricing/currencies';
import type { Site } from '@/config/sites/site';
import { noteMesh } from './meshesUsed';

/** A site's part of the mesh. */
export interface SiteContext {
  readonly env: Env;
  readonly mesh: Mesh;
  readonly site: Site;
  readonly group: ShopGroup;
  readonly groupTexts: TextsOf<'shop-groups'>;
  readonly shops: readonly Shop[];
  /** Newest first. */
  readonly posts: readonly Post[];
  readonly pages: readonly StaticPage[];
}

/** The input of a view's data function. */
export interface ViewContext extends SiteContext {
  /** The current rates: they change while the mesh stays. */
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
  const phrases = toPhrases(site.lang, getPromises(group));
  return {
    env,
    mesh,
    site,
    group,
    groupTexts: fillPromises(groupTexts, phrases),
    shops: listShops(mesh, group.id, site.lang),
    posts: listPosts(mesh, site, drafts).map((post) => fillArticle(post, phrases)),
    pages: listPages(mesh, site, drafts).map((page) => fillArticle(page, phrases)),
  };
};

/** Returns a site's context in a mesh, or `undefined` if the mesh has no usable shop group for it. */
export const contextOf = (
  mesh: Mesh,
  site: Site,
  drafts: Drafts = 'without drafts',
): SiteContext | undefined =>
  remember(mesh, `${site.id} ${drafts}`, () => createContext(getEnv(), mesh, site, drafts));

/**
 * @throws if the sources are down and nothing was ever loaded, or if the site's shop group is unusable. Both are our
 *   failures, so the cached page must stay and not become a 404.
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
