import type { NextApiHandler } from 'next';
import { clearProcessState } from '@/platform/process/processState';
import { beginProcess } from '@/testing/beginProcess';
import { serveApi } from '@/testing/serveApi';

const endpoints: Readonly<Record<string, () => Promise<NextApiHandler>>> = {
  sitemap: async () => (await import('./sitemap/server')).sitemapEndpoint,
  robots: async () => (await import('./robots')).robotsEndpoint,
  manifest: async () => (await import('./manifest/server')).manifestEndpoint,
  security: async () => (await import('./securityTxt')).securityTxtEndpoint,
};

/** Serves a file in a process that was started with these variables. */
const start = async (name: string, variables: Readonly<Record<string, string>> = {}) => {
  await beginProcess(variables);
  const endpoint = await endpoints[name]?.();
  if (!endpoint) throw new Error(`There is no ${name}`);
  const ask = await serveApi(endpoint);
  return (host: string, query = '') => ask({ path: `/api/${name}${query}`, headers: { host } });
};

afterEach(() => {
  jest.restoreAllMocks();
  clearProcessState('mesh');
});

const publicHosts = { SITE_HOSTS: 'de=shop.example|www.shop.example', REVALIDATE_SECONDS: '90' };

it.each(Object.keys(endpoints))(
  'the %s of a host may be kept for as long as a page',
  async (name) => {
    const { status, headers } = await (await start(name, publicHosts))('de.localhost:3000');
    expect([status, headers['cache-control']]).toEqual([200, 'public, s-maxage=90']);
    expect(headers['content-type']).toMatch(/; charset=utf-8$/);
  },
);

it('a sitemap is of the site whose host is asked, at its first public host', async () => {
  const ask = await start('sitemap', publicHosts);
  for (const host of ['shop.example', 'www.shop.example', 'de.localhost']) {
    const { body, headers } = await ask(host);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<loc>https://shop.example/sitemap-1.xml</loc>');
  }
  const { body } = await ask('shop.example', '?number=1');
  expect(body).toContain('<loc>https://shop.example/reiseziele</loc>');
  expect(body).toContain('hreflang="en" href="http://en.localhost:3000/destinations"');
});

it('the index of sitemaps has an empty number', async () => {
  const { body } = await (await start('sitemap'))('en.localhost', '?number=');
  expect(body).toContain('<sitemapindex');
});

it.each(['2', '0', '01x', 'x'])('there is no sitemap of number %s', async (number) => {
  const { status } = await (await start('sitemap'))('en.localhost', `?number=${number}`);
  expect(status).toBe(404);
});

it('robots may go everywhere but to the calls, and learn where the sitemap is', async () => {
  const ask = await start('robots', publicHosts);
  expect((await ask('www.shop.example')).body).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
  expect((await ask('pl2.localhost:3000')).body).toContain('http://pl2.localhost:3000/sitemap.xml');
});

it('robots keep away from a host that nobody lists, also while the content cannot be had', async () => {
  const ask = await start('robots', { ...publicHosts, CONTENT_DIR: '/nowhere' });
  expect((await ask('preview.example')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await ask('shop.example')).status).toBe(200);
});

it('a manifest has the name, the language and the icons of the host’s brand', async () => {
  const { body, headers } = await (await start('manifest'))('de.localhost');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(body) as Record<string, unknown>;
  expect(manifest).toMatchObject({ lang: 'de', start_url: '/', scope: '/' });
  expect(manifest['background_color']).toMatch(/^#[0-9A-F]{6}$/i);
});

it('weak spots are told to the brand, and the offer is good for less than a year', async () => {
  const { body } = await (await start('security', publicHosts))('shop.example');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Preferred-Languages: de, en\n');
  expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 150 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

it('what needs the content is a 503 while it cannot be had', async () => {
  const { status } = await (await start('sitemap', { CONTENT_DIR: '/nowhere' }))('en.localhost');
  expect(status).toBe(503);
});
