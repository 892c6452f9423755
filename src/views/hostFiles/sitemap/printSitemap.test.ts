import { createSmallContext } from '@/testing/smallContext';
import { buildPath } from '@/config/sites/paths';
import { buildPostPath } from '../../cards/toPostCard';
import type { SiteContext } from '../../context';
import { keepPrinted } from './keepPrinted';
import { mostEntries, printFile, printIndex } from './printSitemap';

const locsOf = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

/** Enough copies of one city to fill several files. */
const withCities = (count: number): SiteContext => {
  const context = createSmallContext('en');
  const [shop] = context.shops;
  if (!shop) throw new Error('The small content has no city');
  const shops = Array.from({ length: count }, (_, at) => ({
    ...shop,
    city: { ...shop.city, key: `city-${at}`, slug: `city-${at}` },
    products: [],
  }));
  return { ...context, shops };
};

it('an index names the files of the site, with the last change in each', () => {
  const index = printIndex(createSmallContext('en'));
  expect(locsOf(index)).toEqual(['http://en.localhost:3000/sitemap-1.xml']);
  expect(index).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod><\/sitemap>/);
});

it('a file has ten thousand pages at most, and none is left out or named twice', () => {
  const context = withCities(2 * mostEntries);
  const files = [1, 2, 3].map((number) => locsOf(printFile(context, number)));
  expect(files.map(({ length }) => length).slice(0, 2)).toEqual([mostEntries, mostEntries]);
  expect(files[2]?.length).toBeGreaterThan(0);
  expect(new Set(files.flat()).size).toBe(files.flat().length);
  expect(locsOf(printIndex(context))).toHaveLength(3);
  expect(printFile(context, 4)).toBeUndefined();
});

it('posts and pages have the day of their last change; what has none says none', () => {
  const small = createSmallContext('en');
  const [first, ...others] = small.posts;
  if (!first) throw new Error('The small content has no post');
  const context = { ...small, posts: [{ ...first, updated: '2031-02-03' }, ...others] };
  const text = printFile(context, 1) ?? '';
  const days = new Map(
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, loc = '', day]) => [new URL(loc).pathname, day],
    ),
  );
  const posts = context.posts.map((post) => [
    buildPostPath(context.site, post),
    post.updated ?? post.date,
  ]);
  const pages = context.pages.map(({ slug, updated }) => [
    buildPath(context.site, 'staticPage', { page: slug }),
    updated,
  ]);
  expect([posts, pages]).not.toContainEqual([]);
  const dated = [...posts, ...pages];
  expect(dated.map(([path = '']) => [path, days.get(path)])).toEqual(dated);
  expect(days.get('/blog')).toBe('2031-02-03');
  const rest = [...days].filter(([path]) => !/^\/(?:blog|page)\b/.test(path));
  expect(rest.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/krakow']));
  expect(rest.filter(([, day]) => day !== undefined)).toEqual([]);
});

it('leaves out what is one visitor’s own, and further pages of lists', () => {
  const paths = locsOf(printFile(createSmallContext('en'), 1));
  expect(paths).toContain('http://en.localhost:3000/krakow');
  expect(
    paths.filter((path) => /checkout|thankYou|booking|search|\/page\/\d/.test(String(path))),
  ).toEqual([]);
});

it('what is printed is kept for as long as its mesh, and makes room when there is much of it', () => {
  const { mesh } = createSmallContext('en');
  const print = jest.fn((text: string) => text);
  const keep = (name: string, length = 1) =>
    keepPrinted(mesh, name, () => print(name.repeat(length)));
  keep('a');
  keep('a');
  expect(print).toHaveBeenCalledTimes(1);
  keep('b', 31_999_999);
  keep('a');
  expect(print).toHaveBeenCalledTimes(2);
  keep('c', 10);
  keep('a');
  expect(print).toHaveBeenCalledTimes(4);
  expect(keepPrinted(mesh, 'nothing', () => undefined)).toBeUndefined();
});
