import fc from 'fast-check';
import type { Env } from '@/config/env/env';
import { parseEnv } from '@/config/env/env';
import { toInternalPath } from '@/config/sites/page';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { parsePaths } from './parsePaths';

const readEnv = (): Env => {
  const parsed = parseEnv({ SITE_HOSTS: 'de=shop.example.de|www.shop.example.de' });
  if (!parsed.ok) throw new Error(parsed.problem.join());
  return parsed.value;
};

const env = readEnv();

/** Internal paths of existing pages. */
const existing = [
  ...['/en', '/de', '/fr', '/en/krakow', '/de/krakow', '/de/checkout/prague/cart'],
  '/en/food-tour/krakow',
];

const parse = (...paths: readonly string[]) => {
  const parsed = parsePaths(env, paths, ({ site, page }) =>
    existing.includes(toInternalPath(site, page)),
  );
  return parsed.ok
    ? parsed.value.map(({ site, page }) => toInternalPath(site, page))
    : parsed.problem;
};

it('a path alone is that page on every site that has it', () => {
  expect(parse('/')).toEqual(['/en', '/de', '/fr']);
  expect(parse('/krakow')).toEqual(['/en/krakow', '/de/krakow']);
  expect(parse('/food-tour/krakow')).toEqual(['/en/food-tour/krakow']);
});

it('a path is read as a visitor writes it, without its query', () => {
  expect(parse('//krakow')).toEqual([expect.objectContaining({ path: 'paths.0' })]);
  expect(parse('/krakow/?utm_source=mail#faq')).toEqual(['/en/krakow', '/de/krakow']);
  expect(parse('/kr%61kow')).toEqual(['/en/krakow', '/de/krakow']);
});

it('each page is there once, whatever names it', () => {
  expect(parse('/krakow', '/krakow/', '/de/krakow', 'http://en.localhost/krakow')).toEqual([
    '/en/krakow',
    '/de/krakow',
  ]);
});

it('a path that no site has is a page below a site, in the words of its folders or its own', () => {
  expect(parse('/de/krakow')).toEqual(['/de/krakow']);
  expect(parse('/de/checkout/prague/cart')).toEqual(['/de/checkout/prague/cart']);
  expect(parse('/de/kasse/prague/warenkorb')).toEqual(['/de/checkout/prague/cart']);
  expect(parse('/fr')).toEqual(['/fr']);
});

it('an address is one site’s page, whether or not it exists: it may be gone', () => {
  expect(parse('https://shop.example.de/kasse/prague/warenkorb')).toEqual([
    '/de/checkout/prague/cart',
  ]);
  expect(parse('https://WWW.shop.example.de:8443/gdansk?x')).toEqual(['/de/gdansk']);
  expect(parse('http://fr.localhost:3000/')).toEqual(['/fr']);
  // A local host that no site lists gets `unlistedSite`.
  expect(parse('http://localhost/krakow')).toEqual(['/en/krakow']);
});

it('what means no page of any site is none, and no error', () => {
  expect(parse('/a/b/c/d/e/f', 'http://de.localhost/a/b/c/d/e/f')).toEqual([]);
  expect(parse('http://de.localhost/%zz')).toEqual([]);
});

it('what is no address of this shop is told by its place', () => {
  const wrong = [
    'krakow',
    '',
    '//evil.example/krakow',
    'https://evil.example/krakow',
    'https://shop.example.de.evil.example/',
    'https://',
    '/kr\\akow',
    '/%zz',
    'javascript:alert(1)',
  ];
  expect(parse('/krakow', ...wrong)).toEqual(
    wrong.map((_, index) => expect.objectContaining({ path: `paths.${index + 1}` })),
  );
});

it('any text is pages or a problem, and never an exception', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
    fc.string().map((text) => `http://de.localhost/${text}`),
  );
  const times = { pages: 0, problems: 0 };
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 4 }), (paths) => {
      const parsed = parsePaths(env, paths, () => true);
      expect(parsed.ok || parsed.problem).not.toEqual([]);
      for (const { site, page } of parsed.ok ? parsed.value : []) {
        expect(toInternalPath(site, page)).toMatch(/^\//);
        times.pages += 1;
      }
      if (!parsed.ok) times.problems += 1;
    }),
    { numRuns: 500 },
  );
  expect(Math.min(times.pages, times.problems)).toBeGreaterThan(2);
});
