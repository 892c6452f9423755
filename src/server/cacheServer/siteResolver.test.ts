import { parseEnv } from '@/config/env/env';
import { createSiteResolver } from './siteResolver';

const resolveSite = (variables: Record<string, string> = {}) => {
  const env = parseEnv({ SITE_HOSTS: 'de=shop.example.de', ...variables });
  if (!env.ok) throw new Error(env.problem.join('\n'));
  const ask = createSiteResolver(env.value);
  return (host?: string) => {
    const { site, host: known, isRefused, isCopy } = ask(host);
    expect(ask(host)).toEqual({ site, host: known, isRefused, isCopy });
    return isRefused ? 'refused' : [site.id, known];
  };
};

it('a site answers at the hosts that it has now, by the one that the build knows', () => {
  const ask = resolveSite();
  expect(ask('shop.example.de')).toEqual(['de', 'de.localhost']);
  expect(ask('SHOP.example.de:443')).toEqual(['de', 'de.localhost:443']);
  expect(ask('pl2.localhost:3000')).toEqual(['pl2', 'pl2.localhost:3000']);
  expect(ask('de.localhost:80@evil.example')).toEqual(['de', 'de.localhost']);
});

it('a host that no site lists gets the one of LOCALE, as a copy', () => {
  const ask = resolveSite({ LOCALE: 'sv' });
  expect(ask('nobody.example')).toEqual(['sv', 'sv.unlisted.localhost']);
  expect(ask()).toEqual(['sv', 'sv.unlisted.localhost']);
  expect(ask('x'.repeat(10_000))).toEqual(['sv', 'sv.unlisted.localhost']);
  expect(ask('localhost:3000')).toEqual(['sv', 'sv.localhost:3000']);
});

it('or, with another shop group or theme, that of the single-site deployment', () => {
  const ask = resolveSite({ LOCALE: 'sv', SHOP_GROUP_ID: '5' });
  expect(ask('nobody.example')).toEqual(['single-sv', 'single-sv.unlisted.localhost']);
  expect(ask('127.0.0.1:80')).toEqual(['single-sv', 'single-sv.localhost:80']);
  expect(ask('sv.localhost')).toEqual(['sv', 'sv.localhost']);
});

it('or nothing, where that is wanted; this machine is no stranger', () => {
  const ask = resolveSite({ UNLISTED_HOSTS: 'refuse' });
  expect(ask('nobody.example')).toBe('refused');
  expect(ask()).toBe('refused');
  expect(ask('shop.example.de')).toEqual(['de', 'de.localhost']);
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
    expect(ask(host)).toEqual(['en', expect.stringMatching(/^en\.(?:unlisted\.)?localhost/)]);
  }
});
