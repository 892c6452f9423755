import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import type { ActivitiesView } from '../activities/pageProps';
import type { CityView } from '../city/pageProps';
import { leaveOutShown } from '@/hacks/shownCards';

/** Pages whose documents omit the texts that their HTML shows. */
const cityPage = '/[site]/[slug]';
const cataloguePage = '/[site]/activities';

/** The error screen. It is rendered per request, and caching proxies store it. */
const errorPage = '/_error';

const trimCity = (view: CityView): CityView => ({
  ...view,
  activities: leaveOutShown(view.activities),
  faq: view.faq.map(({ question }) => ({ question })),
  words: undefined,
});

const trimCatalogue = (view: ActivitiesView): ActivitiesView => ({
  ...view,
  activities: leaveOutShown(view.activities),
});

/**
 * Removes from a document's data what it must not or need not contain. Next's own cached copy of the data is another
 * object.
 *
 * - The query of the request: Next adds it only to the data of the error screen. Caches store that screen by its path,
 *   so one visitor's query would reach another visitor.
 * - Texts of a city, and of the catalogue of activities, that their HTML shows anyway.
 */
export const trimDocumentData = (data: NEXT_DATA): void => {
  if (data.page === errorPage) data.query = {};
  const replaceView = <View>(page: string, trim: (view: View) => View) => {
    const { pageProps }: { readonly pageProps?: { readonly view?: View } } = data.props;
    if (data.page !== page || !pageProps?.view) return;
    data.props = { ...data.props, pageProps: { ...pageProps, view: trim(pageProps.view) } };
  };
  replaceView(cityPage, trimCity);
  replaceView(cataloguePage, trimCatalogue);
};
