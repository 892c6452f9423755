import type { SearchData } from '@/catalog/search/entries';
import type { SiteId } from '@/config/sites/site';
import { fetchShippedPage } from './fetchShippedPage';

const loaded = new Map<SiteId, Promise<SearchData>>();

const loadOnce = async (siteId: SiteId): Promise<SearchData> =>
  (await fetchShippedPage('searchIndex', siteId)).view.search;

/** The index of a site's shipped content, as a browser receives it. */
export const loadSearchData = (siteId: SiteId): Promise<SearchData> => {
  const data = loaded.get(siteId) ?? loadOnce(siteId);
  loaded.set(siteId, data);
  return data;
};
