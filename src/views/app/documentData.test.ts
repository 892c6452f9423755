import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import { trimDocumentData } from './documentData';

const toData = (data: Partial<NEXT_DATA>): NEXT_DATA => ({
  buildId: 'build',
  page: '/_error',
  props: {},
  query: {},
  ...data,
});

it('the error screen does not repeat the query of the request', () => {
  const query = { email: 'ann@example.com', signature: 'a1b2', site: 'en', slug: 'nowhere' };
  const data = toData({ query, props: { pageProps: { statusCode: 404 } } });
  trimDocumentData(data);
  expect(data.query).toEqual({});
  expect(data.props).toEqual({ pageProps: { statusCode: 404 } });
});

it('a page keeps the parameters of its address, which its data is found by', () => {
  const query = { site: 'en', slug: 'about-us' };
  const data = toData({ page: '/[site]/about', query });
  trimDocumentData(data);
  expect(data.query).toEqual(query);
});
