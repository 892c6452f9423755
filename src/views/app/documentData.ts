import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import type { CityView } from '../city/pageProps';
import { leaveOutShown } from '@/hacks/shownCards';

/** Its document omits the texts that its HTML shows. */
const cityPage = '/[site]/[slug]';

/** The error screen. It is rendered per request, and caching proxies store it. */
const errorPage = '/_error';

/**
 * Removes from a document's data what it must not or need not contain. Next's own cached copy of the data is another
 * object.
 *
 * - The query of the request: Next adds it only to the data of the error screen. Caches store that screen by its path,
 *   so one visitor's query would reach another visitor.
 * - Texts of a city that its HTML shows anyway.
 */
export const trimDocumentData = (data: NEXT_DATA): void => {
  if (data.page === errorPage) data.query = {};
  const { pageProps }: { readonly pageProps?: { readonly view?: CityView } } = data.props;
  if (data.page !== cityPage || !pageProps?.view) return;
  const activities = leaveOutShown(pageProps.view.activities);
  const view = { ...pageProps.view, activities, words: undefined };
  data.props = { ...data.props, pageProps: { ...pageProps, view } };
};
