import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { allSites, loadShops } from '../support/catalogue';
import { locsOf, readHead } from '../support/found';
import { ask } from '../support/http';
import { addressOf, port } from '../support/shop';

const hostOf = ({ id }: Site) => `${id}.localhost:${port}`;

const originOf = (site: Site) =>
  site.id === 'de' ? 'https://shop.example.de' : `http://${hostOf(site)}`;

for (const site of allSites) {
  it(`serves robots.txt, sitemap, manifest and security.txt of ${site.id}`, async () => {
    const of = (path: string) => ask(hostOf(site), path);
    const robots = await of('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${originOf(site)}/sitemap.xml\n`);
    expect(robots.body).not.toMatch(/^Disallow: \/$/m);

    const sitemap = await of('/sitemap.xml');
    expect(sitemap.headers['cache-control']).toMatch(/^public, s-maxage=\d+$/);
    expect(locsOf(sitemap.body)).toEqual([`${originOf(site)}/sitemap-1.xml`]);
    expect(sitemap.body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);

    const home = await of('/');
    const href = /<link rel="manifest" href="([^"]*)"/.exec(home.body)?.[1] ?? '';
    const manifest = await of(href);
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons, name, lang } = JSON.parse(manifest.body) as {
      readonly icons: readonly { readonly src: string; readonly type: string }[];
      readonly name: string;
      readonly lang: string;
    };
    expect(lang).toBe(site.lang);
    expect(name).not.toBe('');
    for (const { src, type } of icons) {
      const icon = await of(src);
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    }
    expect((await of('/.well-known/security.txt')).body).toMatch(/^Contact: mailto:/);
  });

  it(`marks cart, summary, confirmation and search of ${site.id} as noindex`, async () => {
    const [shop] = (await loadShops()).get(site.id) ?? [];
    const city = shop?.city.slug ?? '';
    const paths = [
      buildPath(site, 'cart', { city }),
      buildPath(site, 'summary', { city }),
      buildPath(site, 'thankYou'),
      buildPath(site, 'booking'),
      buildPath(site, 'trip'),
      buildPath(site, 'search'),
      ...(shop?.group.audience === 'corporate'
        ? [buildPath(site, 'proposal'), buildPath(site, 'proposalDocument')]
        : []),
    ];
    for (const path of paths) {
      const head = readHead(await ask(hostOf(site), path));
      expect([path, head.metaOf('robots'), head.alternates]).toEqual([path, 'noindex', {}]);
    }
  });

  it(`redirects other spellings of an address on ${site.id} to the one of the page`, async () => {
    const [shop] = (await loadShops()).get(site.id) ?? [];
    const activity = shop?.products[0]?.texts.slug ?? '';
    const city = shop?.city.slug ?? '';
    const paths = [
      buildPath(site, 'city', { city }),
      buildPath(site, 'activity', { activity, city }),
      buildPath(site, 'about'),
      buildPath(site, 'destinations'),
      buildPath(site, 'activities'),
      buildPath(site, 'cart', { city }),
    ];
    /** Capitals in a slug and in a fixed path segment cause one redirect each. */
    const expectRedirect = async (from: string, to: string) => {
      let at = from;
      for (let step = 0; step < 3 && at !== to; step += 1) {
        const { status, headers } = await ask(hostOf(site), at);
        expect([at, status]).toEqual([at, 308]);
        at = String(headers['location']);
      }
      expect([from, at]).toEqual([from, to]);
    };
    for (const path of paths) {
      await expectRedirect(`${path}/`, path);
      await expectRedirect(`${path}/?a=1&b=%20x`, `${path}?a=1&b=%20x`);
      const capital = path.replaceAll(/%..|[a-z]/g, (it) =>
        it[0] === '%' ? it : it.toUpperCase(),
      );
      await expectRedirect(capital, path);
      await expectRedirect(`${capital}?a=1&b=2`, `${path}?a=1&b=2`);
      const answer = await ask(hostOf(site), `${path}?utm_source=letter`);
      expect(readHead(answer).canonicals).toEqual([originOf(site) + path]);
    }
    expect((await ask(hostOf(site), '/NOWHERE/At-All')).status).toBe(404);
  });
}

it('marks pages on an unlisted host as noindex', async () => {
  for (const path of ['/', '/krakow', '/sitemap.xml', '/nowhere']) {
    const { headers } = await ask('copy.example', path);
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
  }
  expect((await ask('copy.example', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect(readHead(await ask('copy.example', '/krakow')).canonicals).toEqual([
    addressOf('en', '/krakow'),
  ]);
  for (const host of ['shop.example.de', 'www.shop.example.de', 'localhost', '127.0.0.1']) {
    expect((await ask(host, '/krakow')).headers).not.toHaveProperty('x-robots-tag');
  }
});

it('names the first public host of a site as canonical', async () => {
  const answer = await ask('www.shop.example.de', '/krakow');
  expect(readHead(answer).canonicals).toEqual(['https://shop.example.de/krakow']);
});
