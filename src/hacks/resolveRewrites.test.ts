/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://brand-new.example/"}
 */
import type resolveInNext from 'next/dist/shared/lib/router/utils/resolve-rewrites';
import { buildRewrites } from '@/config/sites/rewrites';

const { default: resolve } = jest.requireActual<{ default: typeof resolveInNext }>(
  './resolveRewrites',
);

/** As a build without any settings has them. */
const rewrites = {
  beforeFiles: buildRewrites(
    { siteHosts: {}, locale: 'en', shopGroupId: undefined, theme: undefined },
    ['images/'],
  ),
  afterFiles: [],
  fallback: [],
};

const pages = ['/[site]', '/[site]/destinations', '/[site]/about', '/[site]/[slug]'];

/** The internal path that the router finds for a link. */
const follow = (pageProps: object, path: string): string => {
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, props: { pageProps } };
  return resolve(path, pages, rewrites, {}, (page) => page).asPath;
};

/** The parameters that a prefetch and a navigation add to the address of the data. */
const listParams = (pageProps: object, path: string, query: Record<string, string> = {}) => {
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, props: { pageProps } };
  resolve(path, pages, rewrites, query, (page) =>
    pages.includes(page) ? page : page.replace(/^\/\w+/, '/[site]').replace(/\/krakow$/, '/[slug]'),
  );
  return query;
};

const frame = (id: string) => ({ frame: { site: { id } } });

it('on a host that the build does not know, links stay on the page’s site', () => {
  expect(follow(frame('de'), '/reiseziele')).toBe('/de/destinations');
  expect(follow(frame('de'), '/ueber-uns')).toBe('/de/about');
  expect(follow(frame('sv'), '/krakow')).toBe('/sv/krakow');
});

it('so do those of a single-site deployment that began with the start', () => {
  expect(follow(frame('single-fr'), '/a-propos-de-nous')).toBe('/single-fr/about');
});

it('so do those of the error screen', () => {
  expect(follow({ site: { id: 'pl2' } }, '/kierunki')).toBe('/pl2/destinations');
});

it('rules of other sites are left out, since Next compiles each again for every link', () => {
  const compiled = new Set<string>();
  const rules = rewrites.beforeFiles.map((rule) => ({
    ...rule,
    get source() {
      compiled.add(rule.source);
      return rule.source;
    },
  }));
  window.__NEXT_DATA__ = { ...window.__NEXT_DATA__, props: { pageProps: frame('de') } };
  const ask = () =>
    resolve('/krakow', pages, { ...rewrites, beforeFiles: rules }, {}, (page) => page);
  // The first time, all are looked through once.
  ask();
  compiled.clear();
  ask();
  expect([...compiled].filter((source) => /\(\?:fr\)/.test(source))).toEqual([]);
  expect([...compiled].some((source) => source.endsWith('/reiseziele'))).toBe(true);
  expect(compiled.size).toBeLessThan(rules.length / 2);
});

it('files stay files', () => {
  expect(follow(frame('de'), '/images/team.jpg')).toBe('/images/team.jpg');
});

it('the query gets the parameters of the page, so that a prefetch and a navigation ask for the same', () => {
  expect(listParams(frame('de'), '/ueber-uns')).toEqual({ site: 'de' });
  expect(listParams(frame('sv'), '/krakow?people=8', { people: '8' })).toEqual({
    people: '8',
    site: 'sv',
    slug: 'krakow',
  });
  expect(listParams(frame('de'), '/images/team.jpg')).toEqual({});
});
