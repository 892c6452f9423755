import fc from 'fast-check';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { explainNotFound } from './refusal';

const cities = ['krakow', 'prague'];

const explain = (site: Site, path: string) => explainNotFound(site, path, cities);

it.each(['/atlantis', '/beer-bike/atlantis', '/kasse/atlantis/warenkorb'])(
  'a city that cannot be loaded is not found: %s',
  (path) => {
    expect(explain(sites.de, path)).toEqual({ statusCode: 404, message: 'Page not found' });
  },
);

it.each(['/no-such-activity/krakow', '/no-such-activity/prague/'])(
  'an unknown activity in a known city is named, since the city can be loaded: %s',
  (path) => {
    expect(explain(sites.de, path)).toEqual({
      statusCode: 404,
      message: `Page Not Found: ${path}`,
    });
  },
);

it('without any source, no city can be loaded', () => {
  expect(explainNotFound(sites.de, '/no-such-activity/krakow', [])).toEqual({
    statusCode: 404,
    message: 'Page not found',
  });
});

it.each(['/a/b/c/d', '/kasse/krakow/cart', '/checkout/krakow/cart', '/blog/tips/packing'])(
  'a path that is no page of the site is named: %s',
  (path) => {
    expect(explain(sites.de, path)).toEqual({
      statusCode: 404,
      message: `Page Not Found: ${path}`,
    });
  },
);

it.each(['/Krakow', '/krak%C3%B3w', '/caisse/Krakow/r%C3%A9sum%C3%A9', `/${'a'.repeat(81)}`])(
  'a path that fails its route’s rule is named as it was asked for: %s',
  (path) => {
    expect(explain(sites.fr, path)).toEqual({
      statusCode: 404,
      message: `Page Not Found: ${path}`,
    });
  },
);

it.each(['/%', '/%E0%A4%A', '/krakow%00', '/..%5C..%5Cetc', '/beer-bike/%0D%0A'])(
  'a malformed address is a bad request: %s',
  (path) => {
    expect(explain(sites.en, path)).toEqual({ statusCode: 400, message: 'Bad Request' });
  },
);

it('any address gets one of the answers of the catalogue', () => {
  const anyPath = fc.oneof(fc.webPath(), fc.string({ unit: anyCharacter }));
  fc.assert(
    fc.property(anyPath, fc.constantFrom(...Object.values(sites)), (path, site) => {
      const { statusCode, message } = explain(site, path);
      expect([
        [400, 'Bad Request'],
        [404, 'Page not found'],
        [404, 'Page Not Found'],
      ]).toContainEqual([statusCode, message.replace(/: .*$/s, '')]);
    }),
  );
});
