import { put, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { findShadowedRedirects } from './shadowedRedirects';

const find = (from: string, siteId: string) => {
  const rules = [{ from, sites: [siteId], to: 'destinations:' }];
  const content = put(createSmallContent(), 'redirects.json', { rules });
  return findShadowedRedirects(buildMesh([toLoaded(content)]));
};

it.each([
  ['/', 'en'],
  ['/index.html', 'en'],
  ['/map', 'fr'],
  ['/resm%C3%A5l', 'sv'],
  ['/krakow', 'de'],
  ['/karaoke/krakow', 'en'],
  ['/kasse/krakow/warenkorb', 'de'],
  ['/blog/planning', 'en'],
  ['/blog/planning/the-packing-list', 'en'],
  ['/seite/terms', 'de'],
])('a redirect at %s of %s, where there is a page, is told', (from, siteId) => {
  expect(find(from, siteId)).toEqual([
    {
      file: 'redirects.json',
      field: 'rules.0.from',
      kind: 'shadowed',
      reason: expect.stringContaining(siteId),
    },
  ]);
});

it.each([
  ['/faq', 'en'],
  ['/errors/404', 'en'],
  // Paths of other languages.
  ['/destinations', 'de'],
  ['/page/terms', 'de'],
  ['/riga', 'en'],
  ['/laser-tag/krakow', 'en'],
  // Not for corporate customers.
  ['/karaoke/krakow', 'en2'],
  ['/checkout/riga/cart', 'en'],
  ['/blog/money', 'en'],
  ['/blog/planning/gone', 'en'],
  ['/blog/page/2', 'en'],
  ['/page/gone', 'en'],
])('a redirect at %s of %s, where there is none, is fine', (from, siteId) => {
  expect(find(from, siteId)).toEqual([]);
});
