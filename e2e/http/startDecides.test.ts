import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readBuildId } from '@troupe/page-cache';
import { anyWishes, fillCart } from '@/commerce/orders/testing/postedCarts';
import { todayIn } from '@/lib/days';
import { sites } from '@/config/sites/records';
import { type Receivers, startReceivers } from '../../bench/orders/receivers';
import { createShopProcess, type ShopProcess } from '../../bench/shopProcess';
import { loadShops } from '../support/catalogue';
import { eventually } from '../support/eventually';
import { langOf, send } from '../support/http';
import { postCart } from '../support/postCart';
import { contentDir, ports, shopEnv } from '../support/shop';

// Next alone has the sites of its build.
const isServed = process.env['SHOP_SERVER'] !== 'next';
const folder = join(process.cwd(), 'test-results', 'configured');
const sitesFile = join(folder, 'sites.json');

let receivers: Receivers;
let shop: ShopProcess;

/** The build of all tests, started with other sites than it was made with. */
const createShop = () =>
  createShopProcess(
    ports.configured,
    {
      ...shopEnv,
      PORT: String(ports.configured),
      CONTENT_DIR: contentDir,
      DATA_DIR: join(folder, 'data'),
      LOCALE: 'pl',
      SHOP_GROUP_ID: '5',
      THEME: 'red',
      SITE_HOSTS: 'fr=boutique.example',
      HSTS_SECONDS: '3600',
      CONTENT_SECURITY_POLICY: 'report',
      CONVERSION_IDS: '',
      SITES_FILE: sitesFile,
      ...receivers.env,
    },
    'npm start',
  );

beforeAll(async () => {
  if (!isServed) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    sitesFile,
    JSON.stringify({
      sv: { currency: 'EUR', shopGroupId: 2, theme: 'default', hosts: ['butik.example'] },
    }),
  );
  receivers = await startReceivers();
  shop = createShop();
  await shop.start();
});

afterAll(async () => {
  if (!isServed) return;
  await shop.kill();
  await receivers.stop();
});

const ask = (host: string, path = '/') => send({ path, headers: { host }, port: ports.configured });

const describePage = async (host: string, path?: string) => {
  const page = await ask(host, path);
  const find = (pattern: RegExp) => pattern.exec(page.body)?.[1];
  return {
    status: page.status,
    lang: langOf(page),
    theme: find(/data-theme="(\w+)"/),
    brand: find(/data-brand="(\d+)"/),
    currency: find(/"money":\{"currency":"(\w+)"/),
  };
};

const describeServed = isServed ? describe : describe.skip;

describeServed('a start with another environment than the build', () => {
  const single = { status: 200, lang: 'pl', theme: 'red', brand: '5', currency: 'PLN' };

  it.each(['shop.anywhere.example', 'localhost', `127.0.0.1:${ports.configured}`])(
    'gives %s, which no site lists, the site, shop group and theme of the start',
    async (host) => {
      expect(await describePage(host)).toEqual(single);
      expect(await describePage(host, '/o-nas')).toEqual(single);
      expect((await ask(host, '/about-us')).status).toBe(404);
    },
  );

  it('gives a public host of the start its site', async () => {
    expect(await describePage('boutique.example', '/a-propos-de-nous')).toMatchObject({
      status: 200,
      lang: 'fr',
      brand: '1',
    });
    expect(await describePage('shop.example.de')).toEqual(single);
  });

  it('takes currency, shop group, theme and hosts of a site from its file', async () => {
    const swedish = { status: 200, lang: 'sv', theme: 'default', brand: '2', currency: 'EUR' };
    expect(await describePage('butik.example')).toEqual(swedish);
    expect(await describePage('sv.localhost', '/om-oss')).toEqual(swedish);
  });

  it('sends the security headers of the start with every kind of response', async () => {
    const page = await ask('de.localhost');
    const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(page.body) ?? [];
    for (const path of ['/', '/krakow', '/no-such-page', '/api/exchange-rates', script]) {
      // The second response comes from a cache where there is one.
      for (const { headers } of [await ask('de.localhost', path), await ask('de.localhost', path)])
        expect({ path, 'content-security-policy': undefined, ...headers }).toMatchObject({
          path,
          'strict-transport-security': 'max-age=3600',
          'content-security-policy': undefined,
          'content-security-policy-report-only': expect.stringContaining('default-src'),
        });
    }
  });

  it('leaves the other sites as they are', async () => {
    expect(await describePage('dk.localhost')).toMatchObject({
      lang: 'da',
      theme: 'default',
      brand: '3',
      currency: 'DKK',
    });
  });

  it('serves the data of navigations within the single site', async () => {
    const path = `/_next/data/${readBuildId() ?? ''}/single-pl/about.json`;
    const { status, body } = await ask('shop.anywhere.example', path);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ pageProps: { frame: { site: { id: 'single-pl' } } } });
  });

  it('tells customer, shop and webhook of an order', async () => {
    const [krakow] = (await loadShops()).get('en') ?? [];
    const [wishes] = fc.sample(anyWishes, 1);
    if (!krakow || !wishes) throw new Error('There is nothing to order');
    const counter = { site: sites.en, shop: krakow };
    const cart = fillCart(counter, wishes, todayIn(krakow.city.timeZone));
    const { status, json } = await postCart('en.localhost', cart, { port: ports.configured });
    expect(status).toBe(200);
    const told = { missing: 0, doubles: 0, total: 3, wrongSignatures: 0 };
    await eventually(async () => expect(receivers.count([json.order.reference])).toEqual(told));
  });

  it('keeps unlisted hosts out of search results, and lists their posts at their own address', async () => {
    const page = await ask('shop.anywhere.example', '/no-such-page');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect((await ask('shop.anywhere.example', '/robots.txt')).body).toContain('Disallow: /\n');
    const feed = await ask('shop.anywhere.example', '/feed.xml');
    expect(feed.body).toContain('http://shop.anywhere.example/');
    expect(feed.body).not.toContain('unlisted.localhost');
  });

  it('lets listed hosts be found', async () => {
    expect((await ask('boutique.example', '/robots.txt')).body).toContain(
      'Sitemap: https://boutique.example/sitemap.xml',
    );
    expect((await ask('boutique.example', '/rien')).headers['x-robots-tag']).toBeUndefined();
  });
});
