import { buildMesh } from '@/mesh/buildMesh';
import { listShops, type Shop } from '@/mesh/queries/shops';
import { sites } from '@/sites/records';
import { type Site, siteIds } from '@/sites/site';
import { createFilesLoader } from '@/sources/files/filesLoader';

export const allSites: readonly Site[] = siteIds.map((siteId) => sites[siteId]);

/** The shops of every site, straight from the shipped files: what the pages should show. */
export const loadShops = async (): Promise<ReadonlyMap<string, readonly Shop[]>> => {
  const mesh = buildMesh([await createFilesLoader('src/content').load()]);
  return new Map(allSites.map((site) => [site.id, listShops(mesh, site.shopGroupId, site.lang)]));
};
