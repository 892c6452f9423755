/** @jest-environment jsdom */
import type { NextPageContext } from 'next';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { hardNavigate } from '@/lib/hardNavigate';
import { ErrorPage } from './ErrorPage';
import type { ErrorPageProps } from './pageProps';

jest.mock('@/lib/hardNavigate');

/** Calls `getInitialProps` as Next does in a browser: without request and response. */
const inBrowser = (context: Partial<NextPageContext>) =>
  ErrorPage.getInitialProps?.({
    pathname: '/_error',
    query: {},
    asPath: '/krakow',
    AppTree: () => null,
    ...context,
  });

const writeIntoDocument = (pageProps: object) => {
  window.__NEXT_DATA__ = {
    ...window.__NEXT_DATA__,
    props: { pageProps },
  };
};

it('shows in place of a page that broke what that page knew', async () => {
  const pageProps = await fetchShippedPage('city', 'de', 'krakow');
  writeIntoDocument(pageProps);
  const { frame, _nextI18Next } = pageProps;
  const { id, name, logo, chatHref } = frame.brand;
  expect(await inBrowser({ err: new Error('broke') })).toEqual({
    site: frame.site,
    statusCode: 500,
    message: 'Internal Server Error',
    brand: { id, name, logo, chatHref },
    links: frame.links,
    shops: [],
    _nextI18Next,
  });
});

it('stays the error screen that it already was', async () => {
  const props: ErrorPageProps = {
    site: { id: 'en', lang: 'en', formatLocale: 'en-GB', theme: 'default' },
    statusCode: 404,
    message: 'Page not found',
    brand: { id: 1, name: '', logo: '/images/logos/1.webp', chatHref: null },
    links: { home: '/', about: '/about-us', privacy: null },
    shops: [],
  };
  writeIntoDocument(props);
  expect(await inBrowser({ err: new Error('broke') })).toEqual(props);
});

it('an address that the router knows no page for, and no rule, is left to the server', async () => {
  writeIntoDocument(await fetchShippedPage('city', 'de', 'krakow'));
  void inBrowser({ asPath: '/faq?from=mail' });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(hardNavigate).toHaveBeenCalledWith('/faq?from=mail');
});
