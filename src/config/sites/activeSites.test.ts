import {
  findPublicHost,
  getSite,
  getSiteByHost,
  hostsOf,
  listSites,
  unlistedSite,
} from './activeSites';
import { sites } from './records';
import { siteIds } from './site';

const bare = { siteHosts: {}, locale: 'en', shopGroupId: undefined, theme: undefined } as const;

describe('an unlisted host', () => {
  it('gets the English site by default', () => {
    expect(unlistedSite(bare)).toBe(sites.en);
  });

  it('gets the site that LOCALE names', () => {
    expect(unlistedSite({ ...bare, locale: 'pl2' })).toBe(sites.pl2);
  });

  it('gets a site of its own when SHOP_GROUP_ID is another group', () => {
    expect(unlistedSite({ ...bare, locale: 'de', shopGroupId: 5 })).toEqual({
      ...sites.de,
      id: 'single-de',
      madeFrom: 'de',
      shopGroupId: 5,
    });
  });

  it('gets a site of its own when THEME is another theme', () => {
    expect(unlistedSite({ ...bare, locale: 'de', theme: 'red' })).toEqual({
      ...sites.de,
      id: 'single-de',
      madeFrom: 'de',
      theme: 'red',
    });
  });

  it('gets the listed site when SHOP_GROUP_ID and THEME only repeat what it has', () => {
    expect(unlistedSite({ ...bare, locale: 'pl2', shopGroupId: 2, theme: 'red' })).toBe(sites.pl2);
  });
});

describe('a site of which SITES_FILE changes the settings', () => {
  const env = {
    ...bare,
    siteSettings: { de: { currency: 'PLN', shopGroupId: 2 }, pl: { theme: 'red' } },
  } as const;

  it('has them wherever it is found, and keeps the others', () => {
    const german = { ...sites.de, currency: 'PLN', shopGroupId: 2 };
    expect(getSite(env, 'de')).toEqual(german);
    expect(getSiteByHost(env, 'de.localhost')).toEqual(german);
    expect(listSites(env).find(({ id }) => id === 'pl')).toEqual({ ...sites.pl, theme: 'red' });
    expect(getSite(env, 'fr')).toBe(sites.fr);
  });

  it('is what a single-site deployment is made from', () => {
    expect(unlistedSite({ ...env, locale: 'de' })).toMatchObject({ id: 'de', shopGroupId: 2 });
    expect(unlistedSite({ ...env, locale: 'de', theme: 'red' })).toMatchObject({
      id: 'single-de',
      currency: 'PLN',
      shopGroupId: 2,
      theme: 'red',
    });
  });
});

describe('the sites of a process', () => {
  it('are the eleven', () => {
    expect(listSites(bare).map(({ id }) => id)).toEqual([...siteIds]);
    expect(getSite(bare, 'single-en')).toBeUndefined();
  });

  it('have the single site as their twelfth when there is one', () => {
    const env = { ...bare, shopGroupId: 5 };
    expect(listSites(env).map(({ id }) => id)).toEqual([...siteIds, 'single-en']);
    expect(getSite(env, 'single-en')).toEqual({
      ...sites.en,
      id: 'single-en',
      madeFrom: 'en',
      shopGroupId: 5,
    });
  });

  it.each(siteIds)('are found by the first segment of an internal path: %s', (id) => {
    expect(getSite(bare, id)).toBe(sites[id]);
  });

  it.each(['', 'EN', 'da', 'toString', undefined, ['en']])('%j names none of them', (segment) => {
    expect(getSite(bare, segment)).toBeUndefined();
  });
});

describe('hosts', () => {
  const env = { ...bare, siteHosts: { de: ['shop.example.de', 'www.shop.example.de'] } };

  it('are the public ones first, then that of a developer’s machine', () => {
    expect(hostsOf(env, 'de')).toEqual(['shop.example.de', 'www.shop.example.de', 'de.localhost']);
    expect(hostsOf(env, 'fr')).toEqual(['fr.localhost']);
  });

  it.each(siteIds)('of the %s site lead to it, whatever the port', (id) => {
    expect(getSiteByHost(env, `${id}.localhost`)).toBe(sites[id]);
    expect(getSiteByHost(env, `${id}.localhost:3000`)).toBe(sites[id]);
  });

  it.each(['shop.example.de', 'www.shop.example.de:8080', 'SHOP.Example.DE'])(
    'out of SITE_HOSTS lead to their site: %s',
    (host) => {
      expect(getSiteByHost(env, host)).toBe(sites.de);
    },
  );

  it.each([
    ...['localhost:3000', '127.0.0.1', '[::1]:3000', '', undefined],
    ...['shop.example.de.other.example', 'a.shop.example.de', 'shopxexample.de'],
  ])('that nobody lists get the unlisted site: %s', (host) => {
    expect(getSiteByHost({ ...env, locale: 'sv' }, host)).toBe(sites.sv);
  });
});

describe('the public host of a site', () => {
  const env = {
    ...bare,
    shopGroupId: 5,
    siteHosts: { de: ['shop.example.de', 'www.shop.example.de'], fr: [] },
  };

  it('is the first of those that it has', () => {
    expect(findPublicHost(env, sites.de)).toBe('shop.example.de');
  });

  it.each(['en', 'fr'] as const)('is none where the site has no other than %s.localhost', (id) => {
    expect(findPublicHost(env, sites[id])).toBeUndefined();
  });

  it('is none of the site that answers at whatever host nobody lists', () => {
    const single = unlistedSite({ ...env, locale: 'de' });
    expect(single.id).toBe('single-de');
    expect(findPublicHost(env, single)).toBeUndefined();
  });
});
