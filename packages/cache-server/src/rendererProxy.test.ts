import { once } from 'node:events';
import { createServer, request as openRequest, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { portOf } from '@troupe/basics/testing/portOf';
import { temporaryFolder } from '@troupe/page-cache/testing';
import type { FailurePage } from './failurePage';
import { createRendererProxy, type ProxyLimits } from './rendererProxy';

/** The timeout is long enough for a response that comes soon, and short for tests in which none comes. */
const limits: ProxyLimits = {
  startTimeoutMs: 2000,
  answerTimeoutMs: 20_000,
  replacementTimeoutMs: 100,
  maxAsking: 100,
  maxQueued: 100,
};

const servers: Server[] = [];
const { folder, remove } = temporaryFolder();
let count = 0;

const listen = async (listener: RequestListener, at: string | number): Promise<Server> => {
  const server = createServer(listener);
  servers.push(server);
  server.listen(at);
  await once(server, 'listening');
  return server;
};

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

afterAll(() => remove());

interface Ready {
  readonly whenReady?: () => Promise<void>;
  readonly beforeAnswer?: () => Promise<void>;
  readonly host?: string;
  readonly previewCookies?: string;
  readonly failurePage?: FailurePage;
}

/** Opens a renderer with this listener, and a server that forwards to it. */
const open = async (
  listener: RequestListener,
  { whenReady, ...options }: Ready = {},
  narrowed: Partial<ProxyLimits> = {},
) => {
  const socketPath = join(folder, `renderer-${(count += 1)}`);
  const renderer = await listen(listener, socketPath);
  const forwarding = createRendererProxy(
    { socketPath: () => socketPath, whenReady: whenReady ?? (async () => {}) },
    { reportFailure: () => {}, limits: { ...limits, ...narrowed } },
  );
  const cacheServer = await listen((request, response) => {
    void forwarding.forward(request, response, options);
  }, 0);
  return { renderer, forwarding, port: portOf(cacheServer) };
};

const ask = async (
  port: number,
  options: { method?: string; path?: string; headers?: Record<string, string>; body?: string } = {},
) => {
  const { body, ...asked } = options;
  const sent = openRequest({ host: '127.0.0.1', port, agent: false, ...asked });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  return {
    status: answer.statusCode,
    message: answer.statusMessage,
    headers: answer.headers,
    body: await text(answer),
  };
};

/** Answers with the content of the request. */
const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  response.writeHead(201, 'Just so', {
    'Set-Cookie': ['a=1', 'b=2'],
    'X-Own': 'Kraków'.replace('ó', 'o'),
  });
  void text(request).then((body) => response.end(JSON.stringify({ method, url, headers, body })));
};

it('hands a request on as it is, and the answer back as it is', async () => {
  const { port } = await open(echo, { host: 'de.localhost' });
  const answer = await ask(port, {
    method: 'POST',
    path: '/api/cart?a=%20',
    headers: { host: 'shop.example.de', 'x-forwarded-for': '10.0.0.1', te: 'trailers' },
    body: 'zażółć',
  });
  expect(answer).toMatchObject({
    status: 201,
    message: 'Just so',
    headers: { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'Krakow' },
  });
  const { headers, ...seen } = JSON.parse(answer.body);
  expect(seen).toEqual({ method: 'POST', url: '/api/cart?a=%20', body: 'zażółć' });
  expect(headers).toMatchObject({ host: 'de.localhost' });
  expect(headers['x-forwarded-for']).toMatch(/^10\.0\.0\.1, .*127\.0\.0\.1$/);
  expect(headers).not.toHaveProperty('te');
});

it('lets no cache keep a preview, whatever the renderer says', async () => {
  const { port } = await open(
    (request, response) => {
      response.writeHead(404, { 'cache-control': 's-maxage=60', 'X-Own': '1' });
      response.end(request.headers.cookie);
    },
    { previewCookies: '__prerender_bypass=id' },
  );
  expect(await ask(port, { headers: { cookie: 'a=1; __prerender_bypass=forged' } })).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'private, no-store', 'x-own': '1' },
    body: 'a=1; __prerender_bypass=id',
  });
});

it('tells the client nothing before what must be known first is known', async () => {
  const order: string[] = [];
  const { port } = await open(
    (_, response) => {
      order.push('made');
      response.end('done');
    },
    {
      beforeAnswer: async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        order.push('learned');
      },
    },
  );
  expect((await ask(port)).body).toBe('done');
  order.push('told');
  expect(order).toEqual(['made', 'learned', 'told']);
});

it('waits for a renderer that is being started anew', async () => {
  let start = () => {};
  const whenReady = () => new Promise<void>((resolve) => (start = resolve));
  const { port } = await open((_, response) => response.end('here again'), { whenReady });
  const asking = ask(port);
  setTimeout(() => start(), 50);
  expect((await asking).body).toBe('here again');
});

it('waits for one only as long as a reader asks', async () => {
  const { forwarding } = await open(echo, { whenReady: () => new Promise(() => {}) });
  const startedAt = performance.now();
  await expect(forwarding.read('/api/ready', 'localhost', {}, 100)).rejects.toThrow('100 ms');
  expect(performance.now() - startedAt).toBeLessThan(limits.startTimeoutMs);
});

it('says that it cannot answer now where the renderer breaks off', async () => {
  const { port } = await open((request) => request.socket.destroy());
  const answer = await ask(port);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

const failurePage = {
  headers: { 'Content-Type': 'text/html', 'Content-Length': '8' },
  body: Buffer.from('Sorry!!!'),
};

it('a browser that asks for a document gets a page where the renderer breaks off', async () => {
  const { port } = await open((request) => request.socket.destroy(), { failurePage });
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const document = await ask(port, { headers: { accept } });
  expect([document.status, document.body]).toEqual([503, 'Sorry!!!']);
  expect(document.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  const head = await ask(port, { method: 'HEAD', headers: { accept } });
  expect([head.status, head.headers['content-length'], head.body]).toEqual([503, '8', '']);
  const data = await ask(port, { headers: { accept: '*/*' } });
  expect([data.status, data.headers['content-type'], data.body]).toEqual([503, undefined, '']);
});

it('asks again where the renderer breaks off in the middle of a short answer', async () => {
  let asked = 0;
  const { port } = await open((_, response) => {
    asked += 1;
    response.writeHead(200, { 'Content-Length': '8' });
    if (asked > 1) response.end('complete');
    else response.write('half', () => response.destroy());
  });
  expect((await ask(port)).body).toBe('complete');
  expect(asked).toBe(2);
  expect((await ask(port, { method: 'HEAD' })).headers['content-length']).toBe('8');
});

it('breaks off where the renderer does so in the middle of a long answer', async () => {
  const { port } = await open((_, response) => {
    response.writeHead(200, { 'Content-Length': String(8 * 1024 * 1024) });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(ask(port)).rejects.toThrow();
});

it('stops the renderer’s work for a client that has gone away', async () => {
  let seen = () => {};
  const gone = new Promise<void>((resolve) => (seen = resolve));
  const asked = new Promise<void>((resolve) => {
    void open((request) => {
      request.on('close', () => seen());
      resolve();
    }).then(({ port }) => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: en.localhost\r\n\r\n');
      void asked.then(() => socket.destroy());
    });
  });
  await gone;
});

it('waits for the answer of a renderer that is stuck only so long', async () => {
  const { forwarding, port } = await open(() => {}, {}, { answerTimeoutMs: 200 });
  expect((await ask(port, { method: 'POST', body: 'x' })).status).toBe(503);
  await expect(forwarding.read('/krakow', 'de.localhost')).rejects.toThrow('in 200 ms');
});

it('waits for the rest of an answer only so long where it reads for itself', async () => {
  const { forwarding } = await open(
    (_, response) => void response.write('half'),
    {},
    {
      answerTimeoutMs: 200,
    },
  );
  await expect(forwarding.read('/krakow', 'de.localhost')).rejects.toThrow();
});

it('reads a whole answer for itself, or none', async () => {
  const { forwarding, renderer } = await open(echo);
  const { status, body } = await forwarding.read('/krakow', 'de.localhost');
  expect(status).toBe(201);
  expect(JSON.parse(String(body))).toMatchObject({
    url: '/krakow',
    headers: { host: 'de.localhost' },
  });
  renderer.close();
  renderer.closeAllConnections();
  await expect(forwarding.read('/krakow', 'de.localhost')).rejects.toThrow();
});

it('hands an answer on that repeats a long address', async () => {
  const { port } = await open((request, response) => {
    const address = encodeURI(`/${'é'.repeat((request.url ?? '').length - 1)}`);
    response.writeHead(308, { Location: address, Refresh: `0;url=${address}` }).end();
  });
  const sent = openRequest({
    host: '127.0.0.1',
    port,
    agent: false,
    path: `/${'a'.repeat(9000)}`,
    maxHeaderSize: 256 * 1024,
  });
  sent.end();
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toHaveLength(1 + 9000 * 6);
  answer.resume();
});

it('an error while an answer is prepared is an error of that answer alone', async () => {
  const { port } = await open((_, response) => response.end('done'), {
    beforeAnswer: () => Promise.reject(new Error('the marks cannot be read')),
  });
  expect((await ask(port)).status).toBe(503);
  expect((await ask(port)).status).toBe(503);
});

it('an answer that was given meanwhile breaks the connection and not the process', async () => {
  const { forwarding } = await open((_, response) => response.end('late'));
  const broken: boolean[] = [];
  const cacheServer = await listen((request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('early');
    const note = () => {
      broken.push(response.destroyed);
      response.destroy();
    };
    forwarding.forward(request, response).then(note, note);
  }, 0);
  const port = portOf(cacheServer);
  await expect(ask(port)).rejects.toThrow();
  await expect(ask(port)).rejects.toThrow();
  expect(broken).toEqual([true, true]);
});

it('an answer that the renderer frames as an upgrade is no answer', async () => {
  const { port } = await open((request) => {
    request.socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    );
  });
  expect((await ask(port, { method: 'POST' })).status).toBe(503);
});

it('every request has a connection of its own', async () => {
  const connections = new Set<unknown>();
  const { port } = await open((request, response) => {
    connections.add(request.socket);
    response.end('done');
  });
  for (let turn = 0; turn < 5; turn += 1) await ask(port);
  expect(connections.size).toBe(5);
});

it('a reading request that may have been processed is sent once more, another one is not', async () => {
  const seen: string[] = [];
  const { port } = await open((request, response) => {
    seen.push(String(request.method));
    if (seen.length % 2 === 1) request.socket.destroy();
    else response.end('at the second try');
  });
  expect((await ask(port)).body).toBe('at the second try');
  expect((await ask(port, { method: 'POST' })).status).toBe(503);
  expect(seen).toEqual(['GET', 'GET', 'POST']);
});

it('a renderer that ends breaks a request only once, though it still accepts connections', async () => {
  let broken = 0;
  const [ending, next] = [join(folder, 'ending'), join(folder, 'next')];
  await listen(({ socket }) => {
    broken += 1;
    socket.destroy();
  }, ending);
  await listen((_, response) => response.end('the next one'), next);
  let active = ending;
  const forwarding = createRendererProxy(
    { socketPath: () => active, whenReady: async () => {} },
    { reportFailure: () => {}, limits: { ...limits, replacementTimeoutMs: 10_000 } },
  );
  const server = await listen((request, response) => void forwarding.forward(request, response), 0);
  setTimeout(() => (active = next), 400);
  expect(await ask(portOf(server))).toMatchObject({ status: 200, body: 'the next one' });
  expect(broken).toBe(1);
});

it('replaces, adds and removes headers, also of what it reads itself', async () => {
  const socketPath = join(folder, 'replaced');
  await listen(({ url = '' }, response) => {
    response.writeHead(200, {
      'X-Path': url.replace(/\?.*/, ''),
      'X-Policy': 'of the build',
      'X-Age': '1',
      'X-Own': 'kept',
    });
    response.end();
  }, socketPath);
  const forwarding = createRendererProxy(
    { socketPath: () => socketPath, whenReady: async () => {} },
    {
      reportFailure: () => {},
      replacedHeaders: (headers) =>
        headers['x-path'] === '/krakow'
          ? { 'x-policy': 'of the start', 'x-age': undefined, 'x-new': '2' }
          : {},
    },
  );
  const cacheServer = await listen(
    (request, response) => void forwarding.forward(request, response),
    0,
  );
  const port = portOf(cacheServer);
  const { headers } = await ask(port, { path: '/krakow?people=8' });
  expect(headers).toMatchObject({ 'x-policy': 'of the start', 'x-new': '2', 'x-own': 'kept' });
  expect(headers).not.toHaveProperty('x-age');
  expect((await ask(port)).headers).toMatchObject({ 'x-policy': 'of the build', 'x-age': '1' });
  expect((await forwarding.read('/krakow', 'localhost')).headers).toEqual(
    expect.arrayContaining(['x-policy', 'of the start']),
  );
});

it('a request of any method waits for a renderer that does not listen yet', async () => {
  const socketPath = join(folder, 'late');
  const forwarding = createRendererProxy(
    { socketPath: () => socketPath, whenReady: async () => {} },
    { reportFailure: () => {} },
  );
  const cacheServer = await listen(
    (request, response) => void forwarding.forward(request, response),
    0,
  );
  const port = portOf(cacheServer);
  const asking = ask(port, { method: 'POST', body: 'a cart' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await listen(echo, socketPath);
  expect(JSON.parse((await asking).body)).toMatchObject({ method: 'POST', body: 'a cart' });
});

it('the renderer has no more than so many requests at once, and all are answered', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const { port } = await open(
    (_, response) => {
      waiting.push(() => response.end('done'));
      most = Math.max(most, waiting.length);
      // Answer only once the limit of ten concurrent requests is reached.
      if (waiting.length === 10) for (const answer of waiting.splice(0)) setTimeout(answer, 20);
    },
    {},
    { maxAsking: 10 },
  );
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(port)));
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => 'done'));
  expect(most).toBe(10);
});

it('a request for which there is no room is refused, and sent to no renderer', async () => {
  const held: (() => void)[] = [];
  const { port } = await open(
    (_, response) => held.push(() => response.end('done')),
    {},
    { maxAsking: 1, maxQueued: 1 },
  );
  const first = ask(port);
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const others = [ask(port), ask(port), ask(port)];
  const refused = await Promise.race(others);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  held[0]?.();
  expect((await first).body).toBe('done');
  while (held.length === 1) await new Promise((resolve) => setTimeout(resolve, 10));
  held[1]?.();
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 503, 503]);
  expect(held).toHaveLength(2);
});
