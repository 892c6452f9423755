import fc from 'fast-check';
import { getSiteByHost, listSites, toInternalHost, unlistedSite } from './activeSites';
import { buildPath, pathTemplate } from './paths';
import { sites } from './records';
import { reservedSlugs } from './reservedSlugs';
import { buildRewrites } from './rewrites';
import { followRewrites } from '@/testing/followRewrites';
import { type RouteName, routeNames } from './routes';
import { type Site, siteIds } from './site';

const bare = { siteHosts: {}, locale: 'en', shopGroupId: undefined, theme: undefined } as const;

const publicEntries = ['images/', 'locales/', 'note.txt$'];

const examples: Readonly<Record<string, string>> = {
  activity: 'beer-bike',
  city: 'krakow',
  category: 'tips',
  post: 'packing',
  page: 'privacy-policy',
  number: '2',
  token: 'aB3dE5gH7jK9mN1pQ3sT5v',
};

/** The paths of the pages below `pages/[site]`. */
const internalPaths: Readonly<Record<RouteName, string>> = {
  home: '',
  city: '/krakow',
  activity: '/beer-bike/krakow',
  about: '/about',
  blog: '/blog',
  blogCategory: '/blog/tips',
  blogPost: '/blog/tips/packing',
  blogPage: '/blog/page/2',
  blogCategoryPage: '/blog/tips/page/2',
  cart: '/checkout/krakow/cart',
  summary: '/checkout/krakow/summary',
  destinations: '/destinations',
  activities: '/activities',
  map: '/map',
  search: '/search',
  searchIndex: '/search/all',
  proposal: '/proposal',
  proposalDocument: '/proposal/document',
  staticPage: '/page/privacy-policy',
  thankYou: '/thankYou',
  booking: '/booking',
  trip: '/trip',
  tripReading: '/trip/read',
  payment: '/trip/pay/aB3dE5gH7jK9mN1pQ3sT5v',
  notFound: '/errors/404',
};

const examplePath = (site: Site, route: RouteName, form: 'NFC' | 'NFD' = 'NFC') =>
  encodeURI(
    pathTemplate(site, route)
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '')
      .normalize(form),
  );

// Next's server and the browser's router use the same rules with slightly different matchers.
describe.each(['server', 'browser'] as const)('on the %s', (side) => {
  const rewrites = buildRewrites(bare, publicEntries);
  const follow = (host: string | undefined, path: string, rules = rewrites) =>
    followRewrites(rules, side, host, path);

  describe.each(siteIds)('the %s site', (id) => {
    const site: Site = sites[id];
    const host = `${id}.localhost`;

    it.each(routeNames)('shows its page at its own path: %s', (route) => {
      const internal = `/${id}${internalPaths[route]}`;
      expect(follow(host, examplePath(site, route))).toBe(internal);
      expect(follow(host, examplePath(site, route, 'NFD'))).toBe(internal);
    });

    it.each(routeNames)('shows no page at another site’s path: %s', (route) => {
      const own = pathTemplate(site, route);
      const foreign = Object.values(sites).filter((other) => pathTemplate(other, route) !== own);
      const shown = foreign.map((other) => follow(host, examplePath(other, route)));
      const pages = routeNames.map((name) => `/${id}${internalPaths[name]}`);
      expect(shown.filter((path) => pages.includes(path))).toEqual([]);
    });

    it('shows home at /index.html', () => {
      expect(follow(host, '/index.html')).toBe(`/${id}`);
    });

    it('keeps every slug that nothing reserves', () => {
      const anySlug = fc
        .stringMatching(/^[a-z0-9-]{1,80}$/)
        .filter((slug) => !reservedSlugs.has(slug));
      fc.assert(
        fc.property(anySlug, anySlug, (activity, city) => {
          expect(follow(host, `/${city}`)).toBe(`/${id}/${city}`);
          expect(follow(host, `/${activity}/${city}`)).toBe(`/${id}/${activity}/${city}`);
        }),
        { numRuns: 20 },
      );
    });

    it.each([
      '/_next/static/chunks/main.js',
      '/_next/data/build/en/krakow.json',
      '/api/health',
      '/images/team.jpg',
      '/locales/de/common.json',
      '/note.txt',
    ])('leaves %s to whoever serves it', (path) => {
      expect(follow(host, path)).toBe(path);
    });

    it.each(['/_ipx/w_640/images/team.jpg', '/_ipx/w_640/https%3A%2F%2Fhost%2Fa.png', '/_ipx'])(
      'sends %s to the image proxy',
      (path) => {
        expect(follow(host, path)).toBe('/api/images');
      },
    );

    it('has its own icon at /favicon.ico', () => {
      expect(follow(host, '/favicon.ico')).toBe('/api/favicon');
    });

    it.each(['/apiary', '/imagesque', '/note.txts', '/api', '/_nextdoor'])(
      'does not take %s for something served elsewhere',
      (path) => {
        expect(follow(host, path)).toBe(`/${id}${path}`);
      },
    );
  });

  it('a canonical path that a site knows by another name ends below the site’s 404', () => {
    expect(follow('de.localhost', '/destinations')).toMatch(/^\/de\/errors\/404\//);
    expect(follow('fr.localhost', '/checkout/krakow/cart')).toMatch(/^\/fr\/errors\/404\//);
    expect(follow('en.localhost', '/about')).toMatch(/^\/en\/errors\/404\//);
  });

  it('the internal path of another site is no way into it', () => {
    expect(follow('fr.localhost', '/de/krakow')).toBe('/fr/de/krakow');
    expect(follow('fr.localhost', '/fr/krakow')).toBe('/fr/fr/krakow');
  });

  it('the case of percent-encoding does not matter', () => {
    expect(follow('no.localhost', '/reisem%c3%a5l')).toBe('/no/destinations');
  });

  it('an encoded param stays as it was sent', () => {
    expect(follow('de.localhost', '/kasse/%C5%82%C3%B3d%C5%BA%3A/warenkorb')).toBe(
      '/de/checkout/%C5%82%C3%B3d%C5%BA%3A/cart',
    );
  });

  it.each(['localhost:3000', '127.0.0.1', 'unknown.example'])(
    'a host that nobody lists gets the site of LOCALE: %s',
    (host) => {
      expect(follow(host, '/krakow')).toBe('/en/krakow');
      const danish = buildRewrites({ ...bare, locale: 'dk' }, publicEntries);
      expect(follow(host, '/om-os', danish)).toBe('/dk/about');
    },
  );

  it('a host that nobody lists gets the single site where there is one', () => {
    const rules = buildRewrites({ ...bare, locale: 'de', shopGroupId: 5 }, publicEntries);
    expect(follow('unknown.example', '/', rules)).toBe('/single-de');
    expect(follow('unknown.example', '/index.html', rules)).toBe('/single-de');
    expect(follow('unknown.example', '/ueber-uns', rules)).toBe('/single-de/about');
    expect(follow('unknown.example', '/destinations', rules)).toMatch(
      /^\/single-de\/errors\/404\//,
    );
    expect(follow('de.localhost', '/ueber-uns', rules)).toBe('/de/about');
  });

  it('a request without a host is on-demand revalidation, which asks for internal paths', () => {
    expect(follow(undefined, '/de/krakow')).toBe('/de/krakow');
    expect(follow(undefined, '/de')).toBe('/de');
  });

  it('hosts out of SITE_HOSTS get their site, whatever the port and case', () => {
    const siteHosts = { de: ['shop.example.de', 'www.shop.example.de'], en: ['localhost'] };
    const rules = buildRewrites({ ...bare, siteHosts, locale: 'sv' }, publicEntries);
    expect(follow('shop.example.de', '/reiseziele', rules)).toBe('/de/destinations');
    expect(follow('WWW.shop.example.de:8080', '/reiseziele', rules)).toBe('/de/destinations');
    expect(follow('de.localhost', '/reiseziele', rules)).toBe('/de/destinations');
    expect(follow('localhost:3000', '/destinations', rules)).toBe('/en/destinations');
    expect(follow('shopxexample.de', '/resm%C3%A5l', rules)).toBe('/sv/destinations');
  });

  it('a host gets the site that its error page is made for', () => {
    const env = { ...bare, siteHosts: { fr: ['boutique.example'] }, theme: 'red' } as const;
    const rules = buildRewrites(env, publicEntries);
    const hosts = ['boutique.example', 'localhost', ...siteIds.map((id) => `${id}.localhost:3000`)];
    for (const host of hosts) {
      expect(follow(host, '/krakow', rules)).toBe(`/${getSiteByHost(env, host).id}/krakow`);
    }
  });
});

it('a slash at the end is let through, for the server to redirect or serve', () => {
  const rewrites = buildRewrites(bare, publicEntries);
  expect(followRewrites(rewrites, 'server', 'de.localhost', '/reiseziele/')).toBe(
    '/de/destinations',
  );
});

it('every link that a site makes leads to a page of that site', () => {
  const env = { ...bare, locale: 'fr', theme: 'red' } as const;
  const rewrites = buildRewrites(env, publicEntries);
  for (const site of listSites(env)) {
    const host = site.madeFrom ? 'unknown.example' : `${site.id}.localhost`;
    const path = buildPath(site, 'summary', { city: 'riga' });
    expect(followRewrites(rewrites, 'browser', host, path)).toBe(
      `/${site.id}/checkout/riga/summary`,
    );
  }
});

// Next gives the browser neither `missing` nor the request's headers, so the browser would route differently.
it('rules depend on the host alone, and on having it', () => {
  const rewrites = buildRewrites({ ...bare, shopGroupId: 5 }, publicEntries);
  for (const rule of rewrites) {
    expect(rule).not.toHaveProperty('missing');
    for (const { type } of rule.has ?? []) expect(type).toBe('host');
  }
});

describe('the host by which the cache server asks for a site', () => {
  const follow = (host: string, path: string) =>
    followRewrites(buildRewrites(bare, publicEntries), 'server', host, path);

  it('leads there in every build, whatever LOCALE, SHOP_GROUP_ID, THEME and the hosts are at the start', () => {
    for (const locale of siteIds) {
      for (const theme of ['default', 'red'] as const) {
        const site = unlistedSite({ ...bare, locale, theme });
        for (const isCopy of [true, false]) {
          const path = buildPath(site, 'summary', { city: 'riga' });
          expect(follow(toInternalHost(site, isCopy), path)).toBe(
            `/${site.id}/checkout/riga/summary`,
          );
        }
      }
    }
  });
});

it('a host is matched whole, also where one contains another', () => {
  const siteHosts = { en: ['troupe.example'], pl: ['troupe.example.pl'], de: ['a.de', 'www.a.de'] };
  const rewrites = buildRewrites({ ...bare, siteHosts }, publicEntries);
  const follow = (host: string) => followRewrites(rewrites, 'server', host, '/krakow');
  expect(follow('troupe.example')).toBe('/en/krakow');
  expect(follow('troupe.example.pl')).toBe('/pl/krakow');
  expect(follow('www.a.de')).toBe('/de/krakow');
  expect(follow('preview.www.a.de')).toBe('/en/krakow');
  expect(follow('a.de.evil.example')).toBe('/en/krakow');
});

it('a single-site deployment keeps the paths that are its site’s own', () => {
  const rewrites = buildRewrites({ ...bare, locale: 'en3', theme: 'red' }, publicEntries);
  expect(followRewrites(rewrites, 'server', 'unknown.example', '/about')).toBe('/single-en3/about');
});
