import { buildMesh } from '@/catalog/mesh/buildMesh';
import { listShops } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import type { Page } from './askPages';

/** The first rank that the build does not render. */
export const firstRank = 3;

/** Site and path of `count` activity pages that no build renders, from varying sites, cities and activities. */
export const listActivityPages = async (
  folder: string,
  count: number,
): Promise<readonly Page[]> => {
  const mesh = buildMesh([await createFilesLoader(folder).load()]);
  const shopsOf = siteIds.map((siteId) => {
    const { shopGroupId, lang } = sites[siteId];
    return [siteId, listShops(mesh, shopGroupId, lang)] as const;
  });
  const pages: Page[] = [];
  for (let rank = firstRank; pages.length < count && rank < 1000; rank += 1) {
    for (let city = 0; city < mesh.cities.size && pages.length < count; city += 1) {
      for (const [siteId, shops] of shopsOf) {
        const shop = shops[city];
        const sold = shop?.products[rank];
        if (!shop || !sold) continue;
        const params = { activity: sold.texts.slug, city: shop.city.slug };
        pages.push([siteId, buildPath(sites[siteId], 'activity', params)]);
      }
    }
  }
  return pages.slice(0, count);
};
