import type { SearchData } from '@/catalog/search/entries';
import { buildSearchData } from '@/catalog/search/buildSearchData';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { getViewContext } from '@/views/context';
import { listFindables } from '@/views/searchIndex/findables';

/** The index of a site's shipped content, as a browser receives it. */
export const loadSearchData = async (siteId: SiteId): Promise<SearchData> => {
  const site = sites[siteId];
  const data = buildSearchData(site.lang, listFindables(await getViewContext(site)));
  return JSON.parse(JSON.stringify(data)) as SearchData;
};
