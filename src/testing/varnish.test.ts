import { askToPurge } from '@/refresh/askToPurge';
import { createFrontCache } from '@/refresh/frontCache';
import { listPublicAddresses } from '@/refresh/publicAddresses';
import { createTellCaches } from '@/refresh/tellCaches';
import { toPage } from '@/sites/page';
import { sites } from '@/sites/records';
import { askFront, findFreePort, Instance, page, sleep } from './frontOrigin';
import { hasVarnish, startVarnish, type VarnishServer } from './varnishServer';

(hasVarnish() ? describe : describe.skip)('Varnish as it is shipped', () => {
  const shops: readonly [Instance, Instance] = [new Instance(), new Instance()];
  let varnish: VarnishServer;
  let time = 0;
  let host = '';

  beforeAll(async () => {
    const ports: [number, number] = [await shops[0].start(), await shops[1].start()];
    varnish = await startVarnish(await findFreePort(), ports);
  });

  afterAll(async () => {
    await varnish.stop();
    for (const shop of shops) await shop.stop();
  });

  // What one test has put there is no matter of the next.
  beforeEach(() => {
    time += 1;
    host = `host${time}.example`;
    for (const shop of shops) shop.asked.length = 0;
  });

  afterEach(async () => {
    const areUp = shops.every(({ isReady, isDown }) => isReady && !isDown);
    for (const shop of shops) {
      shop.isReady = true;
      shop.isDown = false;
    }
    if (!areUp) await waitForProbes();
  });

  /** Varnish looks every second, and believes what it has seen twice. */
  const waitForProbes = () => sleep(3500);

  const say = (next: Instance['say']) => {
    for (const shop of shops) shop.say = next;
  };

  const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
    askFront(varnish.port, path, { ...options, headers: { host, ...options.headers } });

  const countAsked = () => shops.reduce((sum, { asked }) => sum + asked.length, 0);

  it('keeps a page by host and path, whatever the query, the port, the cookies', async () => {
    say(page('one'));
    await ask('/krakow');
    await ask('/krakow?utm_source=letter&b=2');
    await ask('/krakow', { headers: { host: `${host.toUpperCase()}:8080`, cookie: 'locale=de' } });
    expect(countAsked()).toBe(1);
    await ask('/krakow', { headers: { host: `other.${host}` } });
    await ask('/krakow/');
    expect(countAsked()).toBe(3);
  });

  it('asks for the page alone, so that nothing in a query can get into what all others see', async () => {
    say(page('one'));
    await ask('/krakow?x=<script>');
    expect(shops.flatMap(({ asked }) => asked)).toEqual([`GET ${host}/krakow`]);
  });

  it('lets a redirect have the query of each visitor', async () => {
    say((path, response) => void response.writeHead(308, { Location: `/new${path}` }).end());
    await ask('/old?a=1');
    await ask('/old?a=2');
    const asked = shops.flatMap((shop) => shop.asked);
    expect(asked).toContain(`GET ${host}/old?a=1`);
    expect(asked).toContain(`GET ${host}/old?a=2`);
  });

  it('takes no notice of the order of a query, or of campaigns, where a query counts', async () => {
    say(page('[]', 'public, s-maxage=60'));
    await ask('/api/discover/1?b=2&a=1');
    await ask('/api/discover/1?a=1&utm_source=x&b=2&fbclid=y');
    expect(countAsked()).toBe(1);
    await ask('/api/discover/1?a=1&b=3');
    expect(countAsked()).toBe(2);
  });

  it('never keeps drafts, what is posted, or an API that names no time', async () => {
    say(page('one'));
    for (const cookie of ['__prerender_bypass=x', 'a=b; __next_preview_data=y']) {
      await ask('/krakow', { headers: { cookie } });
      await ask('/krakow', { headers: { cookie } });
    }
    await ask('/api/cart', { method: 'POST' });
    await ask('/api/cart', { method: 'POST' });
    say(page('one', 'public, max-age=60'));
    await ask('/api/exchange-rates');
    await ask('/api/exchange-rates');
    expect(countAsked()).toBe(8);
  });

  it('keeps what is out of date for the second that the shop says, then shows it while it asks', async () => {
    say(page('old', 's-maxage=1, stale-while-revalidate=86340'));
    await ask('/krakow');
    say(page('new'));
    await sleep(1500);
    expect(await ask('/krakow')).toMatchObject({ body: 'old', cache: 'stale' });
    await sleep(300);
    expect(await ask('/krakow')).toMatchObject({ body: 'new', cache: 'hit' });
  });

  it('asks anew for what was unknown, once its seconds are over', async () => {
    say(page('unknown', 's-maxage=1, stale-while-revalidate=86340', 404));
    expect(await ask('/new-city')).toMatchObject({ status: 404 });
    say(page('city'));
    await sleep(1500);
    expect(await ask('/new-city')).toMatchObject({ status: 200, body: 'city' });
  });

  it('shows the new page to the very first visitor after it was refreshed', async () => {
    say(page('old'));
    await ask('/krakow');
    say(page('new'));
    expect(await ask('/krakow')).toMatchObject({ body: 'old' });
    expect(await ask('/krakow', { method: 'PURGE' })).toMatchObject({ status: 200 });
    const seen = await Promise.all(Array.from({ length: 20 }, () => ask('/krakow')));
    expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['new']));
    expect(countAsked()).toBe(2);
  });

  it.each(['errors', 'is down'])(
    'shows the old page where one was refreshed and the shop %s',
    async (trouble) => {
      say(page('old'));
      await ask('/krakow');
      if (trouble === 'errors') say(page('failed', 'no-store', 500));
      else for (const shop of shops) shop.isDown = true;
      await ask('/krakow', { method: 'PURGE' });
      const seen = await Promise.all(Array.from({ length: 20 }, () => ask('/krakow')));
      expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['old']));
      for (const shop of shops) shop.isDown = false;
      say(page('new'));
      await waitForProbes();
      await ask('/krakow');
      await sleep(300);
      expect(await ask('/krakow')).toMatchObject({ body: 'new' });
    },
  );

  it('shows what is past its window for as long as the shop errs or is away', async () => {
    say(page('old', 's-maxage=1'));
    await ask('/krakow');
    say(page('failed', 'no-store', 500));
    await sleep(1500);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await ask('/krakow')).toMatchObject({ status: 200, body: 'old' });
      await sleep(50);
    }
    for (const shop of shops) shop.isDown = true;
    expect(await ask('/krakow')).toMatchObject({ status: 200, body: 'old' });
    await waitForProbes();
    expect(await ask('/krakow')).toMatchObject({ status: 200, body: 'old' });
    expect(await ask('/never-seen')).toMatchObject({ status: 503 });
  });

  it('turns to the other instance where one errs, is gone, or lacks a file of another build', async () => {
    const answers = [page('failed', 'no-store', 500), page('none', 'no-store', 404)];
    for (const [index, bad] of answers.entries()) {
      shops[0].say = bad;
      shops[1].say = page('good');
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await ask(`/_next/static/${index}-${turn}.js`)).toMatchObject({ body: 'good' });
      }
    }
    shops[0].isDown = true;
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await ask(`/page-${turn}`)).toMatchObject({ status: 200 });
      expect(await ask('/api/cart', { method: 'POST' })).toMatchObject({ status: 200 });
    }
  });

  it('leaves out an instance that is not ready', async () => {
    say(page('one'));
    shops[1].isReady = false;
    await waitForProbes();
    for (let turn = 0; turn < 6; turn += 1) await ask(`/page-${turn}`);
    expect(shops[1].asked).toEqual([]);
    expect(shops[0].asked).toHaveLength(6);
  });

  it('hears from the shop which pages are out of date, and shows the new ones when the shop has said so', async () => {
    say(page('old'));
    const site = sites.de;
    const pages = [
      { site, page: toPage('city', { city: 'krakow' }) },
      { site, page: toPage('cart', { city: 'krakow' }) },
    ];
    const env = { siteHosts: { de: [host, `www.${host}`] }, locale: 'en' } as const;
    const addresses = listPublicAddresses(env, 'build1', pages);
    const askAll = () =>
      Promise.all(
        addresses.map(({ path, ...at }) => ask(path, { headers: at }).then(({ body }) => body)),
      );
    expect(new Set(await askAll())).toEqual(new Set(['old']));
    say(page('new'));
    const cache = createFrontCache({
      tell: (address) => askToPurge(varnish.origin, address),
      window: 60_000,
      now: () => performance.now(),
      sleep,
      complain: (error) => {
        throw error;
      },
    });
    await createTellCaches([cache])(addresses);
    expect(await askAll()).toEqual(addresses.map(() => 'new'));
    expect(addresses).toHaveLength(8);
    // The second word.
    await sleep(1500);
    expect(await askAll()).toEqual(addresses.map(() => 'new'));
  });

  it('takes the word of nobody who comes through a proxy that a page is out of date', async () => {
    say(page('one'));
    const forged = { 'x-forwarded-for': '203.0.113.5' };
    expect(await ask('/krakow', { method: 'PURGE', headers: forged })).toMatchObject({
      status: 405,
    });
  });
});
