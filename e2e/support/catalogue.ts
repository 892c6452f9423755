import { buildMesh } from '@/mesh/buildMesh';
import type { Mesh } from '@/mesh/mesh';
import { walkProse } from '@/mesh/prose/walkProse';
import { listPages, type StaticPage } from '@/mesh/queries/pages';
import { listCategories, listPosts, type ListedCategory, type Post } from '@/mesh/queries/posts';
import { listShops, type Shop } from '@/mesh/queries/shops';
import { sites } from '@/sites/records';
import { type Site, siteIds } from '@/sites/site';
import { createFilesLoader } from '@/sources/files/filesLoader';
import { createPicturesLoader } from '@/sources/pictures/picturesLoader';

export const allSites: readonly Site[] = siteIds.map((siteId) => sites[siteId]);

const load = async (): Promise<Mesh> => {
  const loaders = [createFilesLoader('src/content'), createPicturesLoader(['public'])];
  return buildMesh(await Promise.all(loaders.map((loader) => loader.load())));
};

let loaded: Promise<Mesh> | undefined;

const loadMesh = (): Promise<Mesh> => {
  loaded ??= load();
  return loaded;
};

/** The shops of every site, straight from the shipped files: what the pages should show. */
export const loadShops = async (): Promise<ReadonlyMap<string, readonly Shop[]>> => {
  const mesh = await loadMesh();
  return new Map(allSites.map((site) => [site.id, listShops(mesh, site.shopGroupId, site.lang)]));
};

interface Writings {
  readonly posts: readonly Post[];
  readonly categories: readonly ListedCategory[];
  readonly pages: readonly StaticPage[];
}

/** What there is to read on a site, straight from the shipped files. */
export const loadWritings = async (site: Site): Promise<Writings> => {
  const mesh = await loadMesh();
  const posts = listPosts(mesh, site);
  return { posts, categories: listCategories(posts), pages: listPages(mesh, site) };
};

/** Addresses of other hosts that a site's texts lead to. */
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
