import type { NextPage, NextPageContext } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import type { PageProps } from '@/layouts/frameProps';
import { loadInFull } from '@/lib/loadInFull';
import { ErrorView } from './ErrorView';
import type { ErrorPageProps } from './pageProps';

type Props = ErrorPageProps & SSRConfig;

/** What the page that broke knew: its frame and its strings are still in the document. */
const readFromDocument = (): Props => {
  const { pageProps } = window.__NEXT_DATA__.props as {
    pageProps: (PageProps | ErrorPageProps) & SSRConfig;
  };
  if (!('frame' in pageProps)) return pageProps;
  const { frame, _nextI18Next } = pageProps;
  const { id, name, logo, chatHref } = frame.brand;
  return {
    site: frame.site,
    statusCode: 500,
    brand: { id, name, logo, chatHref },
    links: frame.links,
    shops: [],
    _nextI18Next,
  };
};

/**
 * Next renders this for every unknown address, for refused ones, and for whatever fails: on the server with the
 * request at hand, in a browser in place of an app that broke.
 */
export const ErrorPage: NextPage<Props> = Object.assign((props: Props) => ErrorView(props), {
  getInitialProps: async ({ req, res, err, asPath }: NextPageContext): Promise<Props> => {
    // A condition that bundlers know, so that the server's half never reaches a browser.
    if (typeof window === 'undefined') {
      if (!req || !res) throw new Error('The error page is made for a request');
      const { loadErrorPage } = await import('./server');
      return loadErrorPage(req, res);
    }
    if (err) return readFromDocument();
    // The router has been told that there is no such page. Only the server knows why, and where the editors lead from it.
    return loadInFull(asPath ?? window.location.href);
  },
});
