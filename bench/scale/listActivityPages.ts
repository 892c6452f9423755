import { buildMesh } from '@/mesh/buildMesh';
import { listShops } from '@/mesh/queries/shops';
import { buildPath } from '@/sites/paths';
import { sites } from '@/sites/records';
import { siteIds } from '@/sites/site';
import { createFilesLoader } from '@/sources/files/filesLoader';
import type { Page } from './askPages';

/** Ranks below those that are made at build. */
export const firstRank = 3;

/** Site and path of as many activity pages as asked for that no build has made: ever another site, city and activity. */
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
