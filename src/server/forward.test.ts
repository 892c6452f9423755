import { once } from 'node:events';
import { createServer, request as openRequest, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@/cache/testing';
import { createForward } from './forward';

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
}

/** A renderer that answers so, and a server in front of it. */
const open = async (listener: RequestListener, { whenReady, ...options }: Ready = {}) => {
  const socketPath = join(folder, `renderer-${(count += 1)}`);
  const renderer = await listen(listener, socketPath);
  const forwarding = createForward({ socketPath, whenReady: whenReady ?? (async () => {}) });
  const front = await listen((request, response) => {
    void forwarding.forward(request, response, options);
  }, 0);
  return { renderer, forwarding, port: (front.address() as AddressInfo).port };
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

/** Says back what it was asked. */
const echo: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  response.writeHead(201, 'Just so', {
    'Set-Cookie': ['a=1', 'b=2'],
    'X-Own': 'Kraków'.replace('ó', 'o'),
  });
  response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
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

it('says that it cannot answer now where the renderer breaks off', async () => {
  const { port } = await open((request) => request.socket.destroy());
  const answer = await ask(port);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('breaks off where the renderer does so in the middle of an answer', async () => {
  const { port } = await open((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
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
