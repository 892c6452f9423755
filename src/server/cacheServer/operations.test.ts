import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inJson, startServer } from '@troupe/basics/testing/localServer';
import { type ShopUnderTest, startShop } from './testing/ShopProcess';

let shop: ShopUnderTest;

const start = async (env?: Readonly<Record<string, string>>) => {
  shop = await startShop(env);
  return shop;
};

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(shop.origin + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const readState = async () => {
  const { status, text } = await ask('/api/ready');
  const { status: word, dependencies } = JSON.parse(text) as {
    status: string;
    dependencies: readonly { name: string; state: string }[];
  };
  const states = Object.fromEntries(dependencies.map(({ name, state }) => [name, state]));
  return { status, word, states };
};

/** Asks until the state is as wanted, or for 20 s. @returns the last state */
const readStateUntil = async (
  isWanted: (state: Awaited<ReturnType<typeof readState>>) => boolean,
) => {
  const deadline = performance.now() + 20_000;
  let state = await readState();
  while (!isWanted(state) && performance.now() < deadline) {
    await sleep(20);
    state = await readState();
  }
  return state;
};

/** The lines of `ACCESS_LOG`. */
const answered = () => shop.readLog().filter(({ msg }) => msg === 'answered');

describe('a shop at work', () => {
  beforeAll(() => start());
  afterAll(() => shop.remove());

  it('says that it is not ready while something is down that the renderer needs', async () => {
    await ask('/api/fake/ready?state=down');
    expect(await readState()).toMatchObject({ status: 503, states: { content: 'down' } });
    await ask('/api/fake/ready?state=up');
    expect(await readState()).toMatchObject({ status: 200, states: { content: 'up' } });
  });

  it('keeps the id that a request came with, on its way to the renderer, in the log and back', async () => {
    const requestId = 'from-the-edge-1';
    const { text, headers } = await ask('/api/fake/log', { 'x-request-id': requestId });
    expect([text, headers.get('x-request-id')]).toEqual([requestId, requestId]);
    expect(shop.readLog().filter((line) => line['requestId'] === requestId)).toMatchObject([
      { level: 'warn', process: 'renderer' },
    ]);
  });

  it('gives a new id to each request that came without, or with what is none', async () => {
    const answers = [
      await ask('/api/fake/log'),
      await ask('/api/fake/log', { 'x-request-id': 'ann@example.com' }),
    ];
    for (const { text, headers } of answers) {
      expect(text).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-request-id')).toBe(text);
    }
    expect(answers[0]?.text).not.toBe(answers[1]?.text);
  });

  it('logs an error that nothing caught, and goes on', async () => {
    shop.signal('SIGUSR2');
    const isLogged = () => JSON.stringify(shop.readLog()).includes('nothing catches this');
    while (!isLogged()) await sleep(20);
    expect((await ask('/krakow')).text).toBe('page /krakow');
  });

  it('writes no line per answer unless asked for', async () => {
    await ask('/krakow');
    shop.signal('SIGTERM');
    await shop.ended;
    expect(answered()).toEqual([]);
  });
});

describe('what a shop says of itself', () => {
  afterEach(() => shop.remove());

  it('is that it lives and is ready, at whatever host', async () => {
    await start({ UNLISTED_HOSTS: 'refuse' });
    const health = await ask('/api/health');
    expect([health.status, JSON.parse(health.text)]).toEqual([200, { status: 'up' }]);
    expect(health.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(health.headers.get('cache-control')).toBe('no-store');
    expect(await readState()).toEqual({
      status: 200,
      word: 'ready',
      states: { renderer: 'up', content: 'up', 'page cache': 'up' },
    });
  });

  it('is that it is slow while the renderer is too busy to answer', async () => {
    await start();
    await ask('/api/fake/mute');
    const startedAt = performance.now();
    expect(await readState()).toEqual({
      status: 200,
      word: 'degraded',
      states: { renderer: 'slow', 'page cache': 'up' },
    });
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });

  it('is that it lives and is not ready without a renderer, until there is another one', async () => {
    await start();
    shop.holdRenderers();
    // A POST is never repeated: a second one would end the next renderer, too.
    await fetch(`${shop.origin}/api/fake/die`, { method: 'POST' });
    // The connection breaks a moment before the process has ended.
    const ended = await readStateUntil(({ states }) => states['renderer'] === 'down');
    expect(ended).toMatchObject({ status: 503, states: { renderer: 'down' } });
    expect((await ask('/api/health')).status).toBe(200);
    // A request that needs the renderer waits for the next one.
    const asked = ask('/krakow');
    shop.releaseRenderers();
    expect((await asked).text).toBe('page /krakow');
    expect((await readStateUntil(({ status }) => status === 200)).word).toBe('ready');
    expect(shop.readLog()).toContainEqual(
      expect.objectContaining({ level: 'error', process: 'front', how: 3 }),
    );
  });
});

describe('a shop that is told to stop', () => {
  afterEach(() => shop.remove());

  it('ends an answer in progress whole, and then itself', async () => {
    await start();
    const asked = ask('/api/fake/slow');
    await sleep(300);
    shop.signal('SIGTERM');
    const { status, text } = await asked;
    expect([status, text.split('\n').at(-1)]).toEqual([200, 'whole']);
    expect(await shop.ended).toBe(0);
    expect(shop.readLog().map(({ msg }) => msg)).toEqual(['stopping', 'stopped']);
  });

  it('ends an answer whole that its client takes slowly', async () => {
    await start();
    const socket = connect(shop.port, '127.0.0.1');
    socket.write('GET /api/fake/large HTTP/1.1\r\nHost: en.localhost\r\n\r\n');
    let received = 0;
    await new Promise((resolve) => socket.once('readable', resolve));
    shop.signal('SIGTERM');
    await sleep(500);
    for await (const chunk of socket) {
      received += (chunk as Buffer).length;
      if (received < 4 * 1024 * 1024) await sleep(5);
    }
    expect(received).toBeGreaterThan(32 * 1024 * 1024);
    expect(await shop.ended).toBe(0);
  });

  it('lets nobody in any more, and does not wait for who says nothing', async () => {
    await start();
    const idle = connect(shop.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const startedAt = performance.now();
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(8000);
    await expect(ask('/api/health')).rejects.toThrow();
    idle.destroy();
  });

  it('says so for as long as it was given, while it goes on as ever', async () => {
    await start({ DRAIN_SECONDS: '3' });
    shop.signal('SIGTERM');
    await sleep(300);
    expect(await readState()).toMatchObject({ status: 503, word: 'draining' });
    expect((await ask('/api/health')).status).toBe(200);
    const page = await ask('/krakow');
    expect([page.status, page.text]).toEqual([200, 'page /krakow']);
    expect(page.headers.get('connection')).toBe('close');
    expect(await shop.ended).toBe(0);
  });

  it('takes a signal that comes by two ways for one', async () => {
    await start({ DRAIN_SECONDS: '2' });
    shop.signal('SIGINT');
    await sleep(100);
    shop.signal('SIGINT');
    expect(await shop.ended).toBe(0);
  });

  it('ends at once when it is told again', async () => {
    await start({ DRAIN_SECONDS: '60' });
    shop.signal('SIGTERM');
    await sleep(1500);
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(1);
  });
});

describe('what a shop reports', () => {
  afterEach(() => shop.remove());

  it('a line per answer says what was asked and what became of it, and nothing of who asked', async () => {
    await start({ ACCESS_LOG: 'on' });
    await ask('/krakow?email=ann@example.com', { 'x-request-id': 'from-the-edge-2' });
    await ask('/no-such-page');
    shop.signal('SIGTERM');
    await shop.ended;
    expect(answered()).toMatchObject([
      { method: 'GET', path: '/krakow', status: 200, requestId: 'from-the-edge-2' },
      { method: 'GET', path: '/no-such-page', status: 404 },
    ]);
    expect(JSON.stringify(shop.readLog())).not.toMatch(/ann@example\.com|127\.0\.0\.1|email/);
  });

  it('a request is a span, of which the renderer hears', async () => {
    const { origin, calls } = await startServer(() => inJson({}));
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_BSP_SCHEDULE_DELAY: '100' });
    const heard = await ask('/api/fake/trace?email=ann@example.com');
    expect(heard.text).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    const sent = calls.map(({ body }) => body).join('\n');
    for (const part of heard.text.split('-').slice(1, 3)) expect(sent).toContain(part);
    expect(sent).toContain('"GET api"');
    expect(sent).not.toContain('ann@example.com');
  });

  it('figures are those of both processes, at a port of their own', async () => {
    await start();
    await ask('/krakow');
    await ask('/krakow?again');
    await ask('/no-such-page');
    await ask('/api/health');
    const { status, headers, text } = await fetch(`${shop.metrics}/metrics`).then(
      async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain('troupe_requests_total{kind="page",status="200"} 2\n');
    expect(text).toContain('troupe_requests_total{kind="page",status="404"} 1\n');
    expect(text).toContain('troupe_requests_total{kind="api",status="200"} 1\n');
    expect(text).toContain('troupe_page_cache_requests_total{result="miss"} 2\n');
    expect(text).toContain('troupe_page_cache_requests_total{result="not_found"} 1\n');
    expect(text).toContain('troupe_renderer_up{process="renderer"} 1\n');
    expect(text).toContain('fake_pages_total{what="page"} 2\n');
    expect((await fetch(shop.metrics)).status).toBe(404);
    expect((await ask('/metrics')).text).toBe('page /metrics');
  });
});
