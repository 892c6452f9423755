import type { NextPage, NextPageContext } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import type { PageProps } from '@/ui/layouts/frameProps';
import { ErrorView } from './ErrorView';
import { followRedirect } from './followRedirect';
import { failureMessage } from './messages';
import type { ErrorPageProps } from './pageProps';

type Props = ErrorPageProps & SSRConfig;

/** Props of the page that crashed: its frame and texts are still in the document. */
const readFromDocument = (): Props => {
  const pageProps: (PageProps | ErrorPageProps) & SSRConfig =
    window.__NEXT_DATA__.props['pageProps'];
  if (!('frame' in pageProps)) return pageProps;
  const { frame, _nextI18Next } = pageProps;
  const { id, name, logo, chatHref } = frame.brand;
  return {
    site: frame.site,
    statusCode: 500,
    message: failureMessage,
    brand: { id, name, logo, chatHref },
    links: frame.links,
    shops: [],
    _nextI18Next,
  };
};

/**
 * Next renders this page for unknown URLs, for refused ones and for failures: on the server with the request, in a
 * browser in place of an app that crashed.
 */
export const ErrorPage: NextPage<Props> = Object.assign((props: Props) => ErrorView(props), {
  getInitialProps: async ({ req, res, err, asPath }: NextPageContext): Promise<Props> => {
    // Bundlers evaluate this condition, so that server code never reaches a browser.
    if (typeof window === 'undefined') {
      if (!req || !res) throw new Error('The error page is made for a request');
      const { loadErrorPage } = await import('./server');
      return loadErrorPage(req, res);
    }
    if (err) return readFromDocument();
    // The router has received a 404. Only the server knows the reason and the editors' redirect.
    return followRedirect(asPath ?? window.location.href);
  },
});
