import { sites } from '@/config/sites/records';
import { drop, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { countSites } from './countSites';

const good = createSmallContent();

const countOf = (content: Content, site: keyof typeof sites) =>
  countSites(buildMesh([toLoaded(content)]), [sites[site]])[0];

it('counts what visitors of a site can find', () => {
  expect(countOf(good, 'en')).toEqual({
    site: 'en',
    lang: 'en',
    shopGroup: 1,
    isUsable: true,
    cities: 2,
    activities: 5,
    categories: 1,
    posts: 2,
    pages: 5,
    people: 1,
    redirects: 3,
  });
});

it('counts neither what is for others nor what is in another language', () => {
  expect(countOf(good, 'pl2')).toMatchObject({ cities: 1, activities: 1, posts: 1, redirects: 1 });
  expect(countOf(good, 'de')).toMatchObject({ posts: 0, categories: 0, redirects: 2 });
});

it('counts no activity without texts', () => {
  const untold = drop(good, 'texts/de/products/karaoke.json');
  expect(countOf(untold, 'de')).toMatchObject({ cities: 2, activities: 3 });
});

it('says of a site without a shop group that it has none', () => {
  expect(countOf(good, 'sv')).toMatchObject({ isUsable: false, cities: 0, activities: 0 });
});
