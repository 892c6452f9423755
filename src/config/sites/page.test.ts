import { sites } from '@/config/sites/records';
import { toInternalPath, toPage, toPublicPath } from './page';

it.each([
  [toPage('home'), '/fr', '/'],
  [toPage('city', { city: 'krakow' }), '/fr/krakow', '/krakow'],
  [
    toPage('activity', { activity: 'visite-gourmande', city: 'krakow' }),
    '/fr/visite-gourmande/krakow',
    '/visite-gourmande/krakow',
  ],
  [
    toPage('summary', { city: 'krakow' }),
    '/fr/checkout/krakow/summary',
    '/caisse/krakow/r%C3%A9sum%C3%A9',
  ],
  [
    toPage('blogCategoryPage', { category: 'idees', number: '2' }),
    '/fr/blog/idees/page/2',
    '/blog/idees/page/2',
  ],
])('%j has one address inside and one outside', (page, inside, outside) => {
  expect(toInternalPath(sites.fr, page)).toBe(inside);
  expect(toPublicPath(sites.fr, page)).toBe(outside);
});
