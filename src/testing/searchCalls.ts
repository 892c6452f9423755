import type { SiteId } from '@/config/sites/site';
import { fetchPayload } from '@/platform/http/client';
import { answerFrom } from './liveApi';
import { loadSearchData } from './shippedSearch';

/** Where a page of this build finds the index of a site. */
export const toIndexPath = (siteId: SiteId) => `/_next/data/build-7/${siteId}/search/all.json`;

/** Before each test: this page is of the build whose index {@link serveSearch} has. */
export const beginSearch = (): void => {
  localStorage.clear();
  Object.assign(window, { __NEXT_DATA__: { buildId: 'build-7' } });
  jest.mocked(fetchPayload).mockReset();
};

/** Answers the request for the index of a site. The test mocks `@/platform/http/client`. */
export const serveSearch = async (siteId: SiteId): Promise<void> => {
  const search = await loadSearchData(siteId);
  const answers = { [toIndexPath(siteId)]: { pageProps: { view: { search, order: [] } } } };
  jest.mocked(fetchPayload).mockImplementation(answerFrom(answers));
};

/** The index of the English site does not come. The test mocks `@/platform/http/client`. */
export const failSearch = (error: Error): void => {
  jest.mocked(fetchPayload).mockImplementation(answerFrom({ [toIndexPath('en')]: error }));
};
