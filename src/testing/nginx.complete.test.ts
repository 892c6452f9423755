import { gzipSync } from 'node:zlib';
import { findPort } from '@troupe/basics/testing/findPort';
import {
  askCacheServer,
  Instance,
  page,
  readFirstBytes,
  sleep,
  streamCookies,
} from './cacheServerOrigin';
import { hasNginx, startNginx } from './nginxServer';

(hasNginx() ? describe : describe.skip)('nginx as it is shipped', () => {
  const shops: readonly [Instance, Instance] = [new Instance(), new Instance()];
  let stop = async () => {};
  let port = 0;
  let purgePort = 0;
  let time = 0;
  let host = '';

  beforeAll(async () => {
    const ports: [number, number] = [await shops[0].start(), await shops[1].start()];
    port = await findPort();
    purgePort = await findPort();
    const refreshPort = await findPort();
    const nginx = await startNginx({ port, refreshPort, purgePort, shops: ports });
    stop = nginx.stop;
  });

  afterAll(async () => {
    await stop();
    for (const shop of shops) await shop.stop();
  });

  beforeEach(() => {
    time += 1;
    host = `host${time}.example`;
    for (const shop of shops) {
      shop.asked.length = 0;
      shop.isDown = false;
    }
  });

  const say = (next: Instance['say']) => {
    for (const shop of shops) shop.say = next;
  };

  const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
    askCacheServer(port, path, { ...options, headers: { host, ...options.headers } });

  const purge = (path: string, options: { method?: string } = {}) =>
    askCacheServer(purgePort, path, { method: 'PURGE', headers: { host }, ...options });

  const countAsked = () => shops.reduce((sum, { asked }) => sum + asked.length, 0);

  it('keeps a page by host and path, whatever the query, the port, the cookies', async () => {
    say(page('one'));
    await ask('/krakow');
    await ask('/krakow?utm_source=letter');
    await ask('/krakow', { headers: { host: `${host.toUpperCase()}:8080`, cookie: 'locale=de' } });
    expect(countAsked()).toBe(1);
    await ask('/krakow', { headers: { host: `other.${host}` } });
    expect(countAsked()).toBe(2);
  });

  it('keeps a page once, packed, and unpacks it for who takes it no other way', async () => {
    say((_, response, { 'accept-encoding': accepted }) => {
      const kind = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' };
      response.writeHead(200, { ...kind, Vary: 'Accept-Encoding', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(`for who takes ${accepted}`));
    });
    for (const accepted of ['gzip, deflate, br', 'identity', 'gzip', '']) {
      const answer = await ask('/krakow', { headers: { 'accept-encoding': accepted } });
      expect(answer).toMatchObject({
        body: 'for who takes gzip',
        isPacked: accepted.includes('gzip'),
      });
    }
    expect(countAsked()).toBe(1);
  });

  it('packs what comes unpacked', async () => {
    say(page('one '.repeat(100)));
    expect(await ask('/krakow', { headers: { 'accept-encoding': 'gzip' } })).toMatchObject({
      body: 'one '.repeat(100),
      isPacked: true,
    });
  });

  it('keeps a picture in three kinds, and nothing else by what a browser shows', async () => {
    say((_, response, { accept }) => {
      const kind = { 'Content-Type': 'image/webp', 'Cache-Control': 's-maxage=60', Vary: 'Accept' };
      response.writeHead(200, kind).end(accept);
    });
    for (const shown of ['image/avif,*/*', 'image/webp', '*/*', 'image/avif,image/webp']) {
      const { body } = await ask('/_ipx/w_640/images/krakow.jpg', { headers: { accept: shown } });
      expect(body.includes('webp')).toBe(shown.includes('webp'));
    }
    expect(countAsked()).toBe(3);
    for (const accept of ['text/html', 'image/avif,*/*'])
      await ask('/krakow', { headers: { accept } });
    expect(countAsked()).toBe(4);
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

  it('lets a redirect have the query of each visitor', async () => {
    say((path, response) => void response.writeHead(308, { Location: `/new${path}` }).end());
    await ask('/old?a=1');
    await ask('/old?a=2');
    expect(countAsked()).toBe(2);
  });

  it('gives trips the cookies of their visitors, keeps none, and holds no stream back', async () => {
    say(streamCookies);
    for (const cookie of ['trip_a=1', 'trip_a=2']) {
      const bytes = await readFirstBytes(port, '/api/trip/live?id=a', { host, cookie });
      expect(bytes).toBe(`data: ${cookie}\n\n`);
    }
    expect(countAsked()).toBe(2);
  });

  it('never keeps drafts, what is posted, or an API that names no time to it', async () => {
    say(page('one'));
    for (let turn = 0; turn < 2; turn += 1) {
      await ask('/krakow', { headers: { cookie: 'preview_session=x' } });
      await ask('/api/cart', { method: 'POST' });
    }
    say(page('one', 'public, max-age=60'));
    await ask('/api/exchange-rates');
    await ask('/api/exchange-rates');
    expect(countAsked()).toBe(6);
    say(page('one', 'public, s-maxage=60'));
    await ask('/api/discover/1');
    await ask('/api/discover/1');
    expect(countAsked()).toBe(7);
  });

  it('shows what is past its window while it asks, and while the shop errs or is away', async () => {
    say(page('old', 's-maxage=1, stale-while-revalidate=86340'));
    await ask('/krakow');
    say(page('failed', 'no-store', 500));
    await sleep(2100);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await ask('/krakow')).toMatchObject({ status: 200, body: 'old' });
    }
    for (const shop of shops) shop.isDown = true;
    expect(await ask('/krakow')).toMatchObject({ status: 200, body: 'old' });
    for (const shop of shops) shop.isDown = false;
    say(page('new'));
    // nginx had excluded both instances because of their errors.
    await sleep(5500);
    await ask('/krakow');
    await sleep(500);
    expect(await ask('/krakow')).toMatchObject({ body: 'new' });
  });

  it('fetches what was refreshed at once, and keeps the old page where there is no new one', async () => {
    say(page('old'));
    await ask('/krakow');
    say(page('new'));
    expect(await ask('/krakow')).toMatchObject({ body: 'old' });
    expect(await purge('/krakow')).toMatchObject({ status: 200 });
    expect(await ask('/krakow')).toMatchObject({ body: 'new', cache: 'hit' });
    for (const shop of shops) shop.isDown = true;
    await purge('/krakow');
    expect(await ask('/krakow')).toMatchObject({ status: 200, body: 'new' });
    await sleep(5500);
  });

  it('takes purges at the port for purges alone, and nothing else there', async () => {
    say(page('one'));
    const forwarded = ['10.0.0.1', ''].map((it) => ({ 'x-forwarded-for': it }));
    const all: readonly Record<string, string>[] = [{}, ...forwarded];
    for (const headers of all) {
      expect(await ask('/krakow', { method: 'PURGE', headers })).toMatchObject({ status: 405 });
    }
    for (const method of ['GET', 'POST']) {
      expect(await purge('/krakow', { method })).toMatchObject({ status: 405 });
    }
    expect(countAsked()).toBe(0);
  });

  it('keeps no answer under the key of another path and another kind of picture', async () => {
    say((path, response, { accept }) => page(`${path} for ${accept}`)(path, response));
    const path = '/_ipx/w_640/images/krakow.jpg?v=1';
    await ask(`${path}image/webp,`, { headers: { accept: '*/*' } });
    expect(await ask(path, { headers: { accept: 'image/webp' } })).toMatchObject({
      body: `${path} for image/webp,*/*`,
    });
  });

  it('keeps no answer with the id or the trace of a visitor’s request', async () => {
    const ids: unknown[] = [];
    say((path, response, headers) => {
      ids.push(headers['x-request-id'], headers['traceparent']);
      page('one')(path, response);
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

  it('turns to the other instance where one is gone', async () => {
    say(page('good'));
    shops[0].isDown = true;
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await ask(`/page-${turn}`)).toMatchObject({ status: 200 });
      expect(await ask('/api/cart', { method: 'POST' })).toMatchObject({ status: 200 });
    }
  });
});
