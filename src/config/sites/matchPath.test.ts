import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { matchPath } from './matchPath';
import { buildPath, pathTemplate } from './paths';
import { sites } from './records';
import { reservedSlugs } from './reservedSlugs';
import { type RouteName, routeNames } from './routes';
import { type Site, siteIds } from './site';

const anySite = fc.constantFrom(...siteIds).map((id): Site => sites[id]);

const anySlug = fc
  .stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .filter((slug) => !reservedSlugs.has(slug));

const paramNamesOf = (site: Site, route: RouteName) =>
  [...pathTemplate(site, route).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** `buildPath` for any route with any slugs, which the type of one route's params does not allow. */
const buildAnyPath = buildPath as (
  site: Site,
  route: RouteName,
  params: Readonly<Record<string, string>>,
) => string;

const anyLink = fc
  .tuple(anySite, fc.constantFrom(...routeNames))
  .chain(([site, route]) =>
    fc
      .record(Object.fromEntries(paramNamesOf(site, route).map((name) => [name, anySlug])))
      .map((params) => ({ site, route, params: { ...params } })),
  );

it('a link that a site makes means the same route and params to it', () => {
  fc.assert(
    fc.property(anyLink, ({ site, route, params }) => {
      const path = decodeURIComponent(buildAnyPath(site, route, params));
      expect(matchPath(site, path)).toEqual({ route, params });
    }),
    { numRuns: 1000 },
  );
});

it('a decomposed path means the same as a composed one, as some systems type it', () => {
  const path = '/caisse/krakow/résumé';
  expect(path.normalize('NFD')).not.toBe(path.normalize('NFC'));
  expect(matchPath(sites.fr, path.normalize('NFD'))).toEqual({
    route: 'summary',
    params: { city: 'krakow' },
  });
});

it.each(['/krakow', '/krakow/'])('%s is a city page, with a slash at its end or not', (path) => {
  expect(matchPath(sites.en, path)).toEqual({ route: 'city', params: { city: 'krakow' } });
});

it.each(['/', '/index.html'])('%s is home', (path) => {
  expect(matchPath(sites.dk, path)).toEqual({ route: 'home', params: {} });
});

it.each([
  ['/blog', 'blog'],
  ['/map', 'map'],
  ['/thankYou', 'thankYou'],
  ['/errors/404', 'notFound'],
] as const)('%s is a fixed page and not a city or an activity', (path, route) => {
  expect(matchPath(sites.pl, path)?.route).toBe(route);
});

it('the path of another language is at most an unknown city', () => {
  expect(matchPath(sites.fr, '/reiseziele')).toEqual({
    route: 'city',
    params: { city: 'reiseziele' },
  });
  expect(matchPath(sites.fr, '/kasse/krakow/warenkorb')).toBeUndefined();
});

it.each(['', 'krakow', '/a/b/c/d', '//krakow'])('%j means no route', (path) => {
  expect(matchPath(sites.en, path)).toBeUndefined();
});

it('no text makes it throw or gives an empty param', () => {
  const anyPath = fc.oneof(fc.string({ unit: anyCharacter }), fc.webPath());
  fc.assert(
    fc.property(anySite, anyPath, (site, path) => {
      expect(Object.values(matchPath(site, path)?.params ?? {})).not.toContain('');
    }),
  );
});
