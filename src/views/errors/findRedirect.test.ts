import fc from 'fast-check';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { put, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { contextOf } from '../context';
import { findRedirect } from './findRedirect';

/** The small content has two brands: one for consumers, one for companies. */
const consumer: Site = { ...sites.en, shopGroupId: 1 };
const corporate: Site = { ...sites.en2, shopGroupId: 2 };

const withRules = (...rules: readonly object[]) => {
  const content = put(createSmallContent(), 'redirects.json', {
    hosts: ['partner.example'],
    rules,
  });
  return buildMesh([toLoaded(content)]);
};

const small = buildMesh([toLoaded(createSmallContent())]);

const find = (url: string, site = consumer, mesh: Mesh = small, host = 'en.localhost:3000') => {
  const context = contextOf(mesh, site);
  return context && findRedirect(context, { url, host });
};

const locationOf = (url: string, ...rest: [Site?, Mesh?, string?]) => find(url, ...rest)?.location;

describe('the common address of the privacy policy', () => {
  const context = (site: Site) => {
    const privacy = { kind: 'privacy', slug: 'datenschutz' };
    const found = contextOf(small, site);
    if (!found) throw new Error('the small content has this site');
    const [page] = found.pages;
    if (!page) throw new Error('the small content has a page');
    return { ...found, pages: [{ ...page, ...privacy } as typeof page] };
  };

  it('leads to the site’s own page, and keeps the query', () => {
    expect(findRedirect(context(sites.de), { url: '/page/privacy-policy?a=1', host: '' })).toEqual({
      location: '/seite/datenschutz?a=1',
      statusCode: 308,
    });
    const url = '/page/privacy-policy';
    expect(findRedirect(context(consumer), { url, host: '' })?.location).toBe('/page/datenschutz');
  });

  it('leads nowhere on a site without such a page', () => {
    const without = { ...context(sites.de), pages: [] };
    expect(findRedirect(without, { url: '/page/privacy-policy', host: '' })).toBeUndefined();
  });
});

describe('a redirect', () => {
  it('leads to a page of the site by its own path', () => {
    expect(find('/krak%C3%B3w')).toEqual({ location: '/krakow', statusCode: 308 });
    expect(find('/eat')).toEqual({ location: '/food-tour/krakow', statusCode: 307 });
    expect(locationOf('/agb', sites.de)).toBe('/seite/terms');
  });

  it('leads to another host as that is written', () => {
    expect(find('/partner')).toEqual({
      location: 'https://partner.example/welcome?from=shop#top',
      statusCode: 307,
    });
  });

  it.each([
    ['about:', '/about-us'],
    ['contact:', '/about-us#contact'],
    ['destinations:', '/destinations'],
    ['activities:', '/activities'],
    ['map:', '/map'],
    ['blog:', '/blog'],
    ['post:packing-list', '/blog/planning/the-packing-list'],
    ['page:terms', '/page/terms'],
    ['https://partner.example/søg', 'https://partner.example/s%C3%B8g'],
    ['https://fr.localhost/', 'https://fr.localhost/'],
  ])('to %s goes to %s', (to, location) => {
    const mesh = withRules({ from: '/a', sites: ['en'], to });
    expect(locationOf('/a', consumer, mesh)).toBe(location);
  });

  it('leads nowhere on a site that lacks what it leads to', () => {
    const mesh = withRules({ from: '/a', to: 'city:prague' });
    expect(locationOf('/a', consumer, mesh)).toBe('/prague');
    expect(locationOf('/a', corporate, mesh)).toBeUndefined();
  });

  it('leads nowhere when it would lead on from this very host', () => {
    const rules = [
      { from: '/a', to: 'https://partner.example/b' },
      { from: '/b', to: 'https://partner.example/a' },
    ];
    const mesh = withRules(...rules);
    expect(locationOf('/a', consumer, mesh, 'partner.example')).toBeUndefined();
    expect(locationOf('/a', consumer, mesh, 'Partner.example:443')).toBeUndefined();
    expect(locationOf('/a', consumer, mesh)).toBe('https://partner.example/b');
  });

  it('never leads to a host that nobody listed, whatever the mesh holds', () => {
    const mesh = withRules({ from: '/a', to: 'https://partner.example/' });
    const unlisted = { ...mesh, redirects: { ...mesh.redirects, hosts: [] } };
    expect(locationOf('/a', consumer, unlisted)).toBeUndefined();
  });
});

describe('the query', () => {
  const mesh = withRules({ from: '/a', to: 'contact:' });

  it.each([
    ['/eat?utm_source=x&people=8', small, '/food-tour/krakow?utm_source=x&people=8'],
    ['/eat?', small, '/food-tour/krakow'],
    ['/eat?a=1?b=2', small, '/food-tour/krakow?a=1?b=2'],
    ['/a?a=%C3%B8#x', mesh, '/about-us?a=%C3%B8#contact'],
    ['/partner?a=1', small, 'https://partner.example/welcome?from=shop&a=1#top'],
  ])('of %s goes along', (url, content, location) => {
    expect(locationOf(url, consumer, content)).toBe(location);
  });

  it('cannot change where the redirect leads, nor break the head of the answer', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter }), fc.webQueryParameters(), fc.webUrl()),
        (query) => {
          const own = locationOf(`/eat?${query}`) ?? '';
          const other = locationOf(`/partner?${query}`) ?? '';
          expect(own).toMatch(/^\/food-tour\/krakow(?:\?[\x21-\x7e]*)?$/);
          expect(other).toMatch(/^https:\/\/partner\.example\/welcome\?from=shop[\x21-\x7e]*#top$/);
        },
      ),
    );
  });
});

it('no address whatever is led out of the shop, but the one that a rule names', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '%5C', '%2F', '@', ':', '.', '..', '?', '#', 'https:', 'evil.example'],
    ...['eat', 'partner', 'kraków', '%0D%0A', '\t', '%00', 'partner.example'],
  );
  const address = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const from = fc.constantFrom('', '/', '/eat', '/partner', '/Krakow', '/krak%C3%B3w');
  const led = { here: 0, away: 0 };
  fc.assert(
    fc.property(
      fc.tuple(from, fc.oneof(fc.constantFrom('', '?', '#', '?a=//'), address)),
      address,
      ([path, rest], host) => {
        const location = locationOf(path + rest, consumer, small, host);
        if (location === undefined) return;
        led[location.startsWith('/') ? 'here' : 'away'] += 1;
        expect(location).toMatch(/^(?:\/(?![/\\])|https:\/\/partner\.example\/welcome\?)/);
      },
    ),
    { numRuns: 1000 },
  );
  expect(Math.min(led.here, led.away)).toBeGreaterThan(5);
});
