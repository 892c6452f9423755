import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { walkProse } from '@/catalog/mesh/prose/walkProse';
import { listPages, type StaticPage } from '@/catalog/mesh/queries/pages';
import {
  listCategories,
  listPosts,
  type ListedCategory,
  type Post,
} from '@/catalog/mesh/queries/posts';
import { listShops, type Shop } from '@/catalog/mesh/queries/shops';
import { sites } from '@/config/sites/records';
import { type Site, siteIds } from '@/config/sites/site';
import { isCore } from '@/testing/scope';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { loadPictures } from './cachedPictures';

export const allSites: readonly Site[] = siteIds.map((siteId) => sites[siteId]);

/**
 * The sites of tests that ask one site for very many pages. The core set has one of each kind: the main English one, one
 * with other paths, brand and theme, one whose id is not its language, and a corporate one. The routes of all sites are
 * checked without a shop too, in `src/config/sites/rewrites.test.ts`.
 */
export const askedSites: readonly Site[] = isCore
  ? [sites.en, sites.pl2, sites.dk, sites.en2]
  : allSites;

const load = async (): Promise<Mesh> => {
  return buildMesh(await Promise.all([createFilesLoader('content').load(), loadPictures()]));
};

let loaded: Promise<Mesh> | undefined;

const loadMesh = (): Promise<Mesh> => {
  loaded ??= load();
  return loaded;
};

/** The shops of every site, straight from the shipped files. */
export const loadShops = async (): Promise<ReadonlyMap<string, readonly Shop[]>> => {
  const mesh = await loadMesh();
  return new Map(allSites.map((site) => [site.id, listShops(mesh, site.shopGroupId, site.lang)]));
};

interface Writings {
  readonly posts: readonly Post[];
  readonly categories: readonly ListedCategory[];
  readonly pages: readonly StaticPage[];
}

/** The posts and pages of a site, straight from the shipped files. */
export const loadWritings = async (site: Site): Promise<Writings> => {
  const mesh = await loadMesh();
  const posts = listPosts(mesh, site);
  return { posts, categories: listCategories(posts), pages: listPages(mesh, site) };
};

/** The links to other hosts in the texts of a site. */
export const listForeignLinks = ({ posts, pages }: Writings): ReadonlySet<string> =>
  new Set(
    [...posts, ...pages].flatMap(({ read }) =>
      walkProse(read().prose).flatMap((node) =>
        typeof node !== 'string' && node.kind === 'link' && node.target.to === 'elsewhere'
          ? [node.target.href]
          : [],
      ),
    ),
  );
