import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import type { RouteKind } from 'next/dist/server/route-kind';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { toDataAddress, toDocumentAddress } from './pageAddress';

const all = siteIds.map((id) => sites[id]);

const documents = [
  ['de', '/', '/de', '/[site]'],
  ['de', '/krakow', '/de/krakow', '/[site]/[slug]'],
  ['de', '/beer-bike/krakow', '/de/beer-bike/krakow', '/[site]/[slug]/[city]'],
  ['de', '/kasse/krakow/warenkorb', '/de/checkout/krakow/cart', '/[site]/checkout/[city]/cart'],
  [
    'fr',
    '/caisse/krakow/r%C3%A9sum%C3%A9',
    '/fr/checkout/krakow/summary',
    '/[site]/checkout/[city]/summary',
  ],
  ['sv', '/resm%C3%A5l', '/sv/destinations', '/[site]/destinations'],
  ['en3', '/about', '/en3/about', '/[site]/about'],
  ['pl2', '/blog/page/2', '/pl2/blog/page/2', '/[site]/blog/page/[number]'],
] as const;

it.each(documents)('%s has at %s the page %s', (siteId, asked, path, file) => {
  expect(toDocumentAddress(sites[siteId], asked)).toEqual({
    key: getRouteCacheKey(path, { kind: 'PAGES' as RouteKind.PAGES, sourceRoute: file }),
    path,
    file,
    kind: 'document',
  });
});

it.each(documents)('of %s’s page at %s the data lies at its internal path', (_, __, path, file) => {
  expect(toDataAddress(all, `${path}.json`)).toMatchObject({ path, file, kind: 'data' });
});

it('a page’s document and its data lie at the same place', () => {
  expect(toDataAddress(all, '/de/krakow.json')?.key).toBe(
    toDocumentAddress(sites.de, '/krakow')?.key,
  );
});

it.each([
  ['another spelling', '/krakow/'],
  ['another spelling', '/Krakow'],
  ['another spelling', '//krakow'],
  ['another spelling', '/caisse/krakow/re%CC%81sum%C3%A9'],
  ['another spelling', '/caisse/krakow/r%c3%a9sum%c3%a9'],
  ['another spelling', '/index.html'],
  ['a foreign path', '/checkout/krakow/cart'],
  ['no slug', '/krakow%20'],
  ['no path', '/%E0%A4%A'],
  ['a file', '/feed.xml'],
  ['too deep', '/a/b/c/d'],
])('%s is for Next to judge: %s', (_, path) => {
  expect(toDocumentAddress(sites.fr, path)).toBeUndefined();
});

it.each(['/xx/krakow.json', '/de/krakow', '/de/Krakow.json', '/de/a/b/c/d.json', '.json', ''])(
  'there is no data at %s',
  (path) => {
    expect(toDataAddress(all, path)).toBeUndefined();
  },
);
