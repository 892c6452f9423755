import { createSmallContext } from '@/testing/smallContext';
import type { SiteContext } from '../context';
import { keepPrinted } from './keepPrinted';
import { mostEntries, printFile, printIndex } from './printSitemap';

const locsOf = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

/** As many cities as fill files, all of them the one. */
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
  const text = printFile(createSmallContext('en'), 1) ?? '';
  const urls = text.split('\n').filter((line) => line.startsWith('<url>'));
  for (const url of urls) {
    const isDated = /\/(?:blog|page)\b/.test(url.slice(0, url.indexOf('</loc>')));
    expect([url, url.includes('<lastmod>')]).toEqual([url, isDated]);
  }
});

it('leaves out what is one visitor’s own, and further pages of lists', () => {
  const paths = locsOf(printFile(createSmallContext('en'), 1));
  expect(paths.filter((path) => /checkout|thankYou|search|\/page\/\d/.test(String(path)))).toEqual(
    [],
  );
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
