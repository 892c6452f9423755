import { buildMesh } from '@/mesh/buildMesh';
import { listShops, type Shop } from '@/mesh/queries/shops';
import { sites } from '@/sites/records';
import { type Site, siteIds } from '@/sites/site';
import { createFilesLoader } from '@/sources/files/filesLoader';
import { createPicturesLoader } from '@/sources/pictures/picturesLoader';

export const allSites: readonly Site[] = siteIds.map((siteId) => sites[siteId]);

const load = async (): Promise<ReadonlyMap<string, readonly Shop[]>> => {
  const loaders = [createFilesLoader('src/content'), createPicturesLoader(['public'])];
  const mesh = buildMesh(await Promise.all(loaders.map((loader) => loader.load())));
  return new Map(allSites.map((site) => [site.id, listShops(mesh, site.shopGroupId, site.lang)]));
};

let loaded: ReturnType<typeof load> | undefined;

/** The shops of every site, straight from the shipped files: what the pages should show. */
export const loadShops = (): ReturnType<typeof load> => {
  loaded ??= load();
  return loaded;
};
