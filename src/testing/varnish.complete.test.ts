import { sendPurge } from '@/server/revalidation/sendPurge';
import { createPurgeQueue } from '@/server/revalidation/purgeQueue';
import { listPublicAddresses } from '@/server/revalidation/publicAddresses';
import { createCachePurger } from '@/server/revalidation/purgeCaches';
import { toPage } from '@/config/sites/page';
import { sites } from '@/config/sites/records';
import { findPort } from '@troupe/basics/testing/findPort';
import {
  askCacheServer,
  Instance,
  page,
  readFirstBytes,
  sleep,
  streamCookies,
} from './cacheServerOrigin';
import { hasVarnish, startVarnish, type VarnishServer } from './varnishServer';

(hasVarnish() ? describe : describe.skip)('Varnish as it is shipped', () => {
  const shops: readonly [Instance, Instance] = [new Instance(), new Instance()];
  let varnish: VarnishServer;
  let time = 0;
  let host = '';

  beforeAll(async () => {
    const ports: [number, number] = [await shops[0].start(), await shops[1].start()];
    varnish = await startVarnish(await findPort(), await findPort(), ports);
  });

  afterAll(async () => {
    await varnish.stop();
    for (const shop of shops) await shop.stop();
  });

  // Each test has its own host, so it does not see the cached pages of other tests.
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

  /** Varnish probes every second, and changes a backend's state after two equal results. */
  const waitForProbes = () => sleep(3500);

  const say = (next: Instance['say']) => {
    for (const shop of shops) shop.say = next;
  };

  const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
    askCacheServer(varnish.port, path, { ...options, headers: { host, ...options.headers } });

  const purge = (path: string, options: { method?: string } = {}) =>
    askCacheServer(Number(new URL(varnish.purgeOrigin).port), path, {
      method: 'PURGE',
      headers: { host },
      ...options,
    });

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

  it('never gives a picture of a type that a browser refuses, and keeps none for such a browser', async () => {
    const given: string[] = [];
    say((_, response, { accept = '' }) => {
      given.push(accept);
      const kind = { 'Content-Type': 'image/webp', 'Cache-Control': 's-maxage=60', Vary: 'Accept' };
      response.writeHead(200, kind).end();
    });
    const path = '/_ipx/f_auto/images/krakow.jpg';
    const rare = ['image/avif;q=0,*/*', 'IMAGE/WEBP; q=0.0', 'image/png', 'text/html'];
    for (const accept of [...rare, ...rare]) await ask(path, { headers: { accept } });
    expect(given).toEqual([...rare, ...rare]);

    const usual = [
      'image/avif;q=0.9,*/*',
      'image/jxl,IMAGE/AVIF',
      'image/*,*/*;q=0.8',
      'image/webp,*/*',
    ];
    for (const accept of [...usual, ...usual]) await ask(path, { headers: { accept } });
    expect(given.slice(2 * rare.length)).toEqual(['image/avif,*/*', '*/*', 'image/webp,*/*']);
  });

  it('gives trips the cookies of their visitors, keeps none, and holds no stream back', async () => {
    say(streamCookies);
    for (const cookie of ['trip_a=1', 'trip_a=2']) {
      const bytes = await readFirstBytes(varnish.port, '/api/trip/live?id=a', { host, cookie });
      expect(bytes).toBe(`data: ${cookie}\n\n`);
    }
    expect(countAsked()).toBe(2);
  });

  it('never keeps drafts, what is posted, or an API that names no time', async () => {
    say(page('one'));
    for (const cookie of ['preview_session=x', 'a=b; preview_session=y']) {
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
    expect(await purge('/krakow')).toMatchObject({ status: 200 });
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
      await purge('/krakow');
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
    const cache = createPurgeQueue({
      tell: (address) => sendPurge(varnish.purgeOrigin, address),
      window: 60_000,
      now: () => performance.now(),
      sleep,
      complain: (error) => {
        throw error;
      },
    });
    await createCachePurger([cache])(addresses);
    expect(await askAll()).toEqual(addresses.map(() => 'new'));
    expect(addresses).toHaveLength(8);
    // Waits for the second purge.
    await sleep(1500);
    expect(await askAll()).toEqual(addresses.map(() => 'new'));
  });

  it('takes purges at the port for purges alone, and nothing else there', async () => {
    say(page('one'));
    await ask('/krakow');
    const forwarded = ['10.0.0.1', ''].map((it) => ({ 'x-forwarded-for': it }));
    const all: readonly Record<string, string>[] = [{}, ...forwarded];
    for (const headers of all) {
      expect(await ask('/krakow', { method: 'PURGE', headers })).toMatchObject({ status: 405 });
    }
    for (const method of ['GET', 'POST']) {
      expect(await purge('/krakow', { method })).toMatchObject({ status: 405 });
    }
    expect(await ask('/krakow')).toMatchObject({ cache: 'hit' });
    expect(countAsked()).toBe(1);
  });

  it('is not told by a visitor which instance to ask, nor that the other one was asked', async () => {
    say(page('good'));
    for (const [index, shop] of shops.entries()) {
      shop.isDown = true;
      for (const tried of ['1', '2']) {
        const path = `/page-${index}-${tried}`;
        expect(await ask(path, { headers: { 'x-tried': tried } })).toMatchObject({ status: 200 });
      }
      shop.isDown = false;
    }
  });

  it('keeps no answer with the id or the trace of a visitor’s request', async () => {
    const ids: unknown[] = [];
    say((_, response, headers) => {
      ids.push(headers['x-request-id'], headers['traceparent']);
      page('one')(_, response);
    });
    const named = {
      'x-request-id': 'a-visitor',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    };
    await ask('/krakow', { headers: named });
    expect(ids).not.toContain('a-visitor');
    expect(ids).not.toContain(named.traceparent);
    await ask('/api/cart', { method: 'POST', headers: named });
    expect(ids).toContain('a-visitor');
  });
});
