import { parseEnv } from '@/config/env/env';
import { toKeyPrefix } from './keyPrefix';

const prefixOf = (variables: Readonly<Record<string, string>>, buildId = 'a-build') => {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.problem.join());
  return toKeyPrefix(env.value, buildId);
};

it('instances with the same environment and build share their pages', () => {
  const variables = { SITE_HOSTS: 'de=shop.example.de', REDIS_URL: 'redis://127.0.0.1' };
  expect(prefixOf(variables)).toBe(prefixOf({ ...variables, PORT: '4000', DATA_DIR: '/srv/b' }));
  expect(prefixOf({})).toMatch(/^troupe\d+:[0-9a-f]{12}:a-build$/);
});

it.each<Readonly<Record<string, string>>>([
  { SITE_HOSTS: 'de=shop.example.de' },
  { LOCALE: 'fr' },
  { SHOP_GROUP_ID: '2' },
  { THEME: 'red' },
  { API_URL: 'https://api.example' },
  { CMS_URL: 'https://cms.example/wp-json' },
  { CONTENT_DIR: '/srv/content' },
  { EXCHANGE_RATES_URL: 'https://rates.example' },
  { GTM_CONTAINERS: 'de.localhost=GTM-1' },
  { CONVERSION_IDS: 'de.localhost=AW-1/x' },
  { IMAGE_HOSTS: 'images.example' },
])('an instance with %j shares none with one that is without it', (variables) => {
  expect(prefixOf(variables)).not.toBe(prefixOf({}));
});

it('instances with another file of the sites share none', () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.problem.join());
  const siteSettings = { de: { theme: 'red' } } as const;
  expect(toKeyPrefix({ ...env.value, siteSettings }, 'a-build')).not.toBe(prefixOf({}));
});

it('instances with other hosts, or with another build, share none', () => {
  const hosts = { SITE_HOSTS: 'de=shop.example.de' };
  expect(prefixOf(hosts)).not.toBe(prefixOf({ SITE_HOSTS: 'de=other.example.de' }));
  expect(prefixOf(hosts)).not.toBe(prefixOf({ SITE_HOSTS: 'fr=shop.example.de' }));
  expect(prefixOf(hosts)).not.toBe(prefixOf(hosts, 'another'));
});
