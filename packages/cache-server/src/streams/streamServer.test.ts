import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { portOf } from '@troupe/basics/testing/portOf';
import type { RendererProxy } from '../rendererProxy';
import { createStreamServer, parseGrant, type StreamServer } from './streamServer';

let server: Server;
let streams: StreamServer;
let refusals: string[];
/** What the renderer was sent beside the client's request. */
let asked: unknown[];
/** The renderer's answer: the header of a grant, or undefined for a refusal. */
let answer: string | undefined;

const grant = { channel: 'a', version: 3, grant: 'g', client: 'c' };

const forward: RendererProxy['forward'] = async (_, response, { onwardHeaders, takeOver } = {}) => {
  asked.push(onwardHeaders);
  await new Promise((resolve) => setImmediate(resolve));
  if (takeOver?.(answer === undefined ? {} : { 'x-stream-grant': answer })) return;
  response.writeHead(404).end('refused');
};

const start = async (limits: { streams?: number; perClient?: number } = {}) => {
  streams = createStreamServer({
    isStreamPath: (path) => path === '/live',
    headers: { 'X-Of-All': 'yes' },
    lookUp: async () => new Map([['a', { version: 3, grants: ['g'] }]]),
    intervalMs: () => 60_000,
    onError: () => {},
    limits,
    onRefused: (reason) => refusals.push(reason),
  });
  server = createServer((request, response) => {
    const isStream = streams.answer(request, response, request.url ?? '', { forward });
    if (!isStream) response.end('other');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
};

beforeEach(() => {
  [refusals, asked, answer] = [[], [], JSON.stringify(grant)];
});
afterEach(() => {
  streams.close();
  server.closeAllConnections();
  server.close();
});

const ask = (path = '/live', method = 'GET') =>
  new Promise<IncomingMessage>((resolve) =>
    get({ port: portOf(server), host: '127.0.0.1', agent: false, path, method }, resolve),
  );

const readText = (from: IncomingMessage) =>
  new Promise<string>((resolve) => {
    let text = '';
    from.setEncoding('utf8').on('data', (part: string) => (text += part));
    from.on('end', () => resolve(text));
  });

it('a stream is opened once the renderer has authorised it, with headers that keep it moving', async () => {
  await start();
  const opened = await ask();
  expect(opened.statusCode).toBe(200);
  expect(opened.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-of-all': 'yes',
  });
  expect(opened.headers).not.toHaveProperty('x-stream-grant');
  expect(asked).toEqual([{ 'x-stream-request': '1' }]);
  const text = readText(opened);
  streams.publish('a', 4);
  await new Promise((resolve) => setTimeout(resolve, 50));
  streams.close();
  expect(await text).toMatch(/^retry: \d+\n\n(.*\n)+data: 3\n\n(.*\n)+data: 4\n\n$/);
});

it('what the renderer refuses, the client gets as it is', async () => {
  await start();
  answer = undefined;
  const refused = await ask();
  expect([refused.statusCode, await readText(refused)]).toEqual([404, 'refused']);
});

it.each([
  ['another method', '/live', 'HEAD'],
  ['another path', '/live/', 'GET'],
])('is not opened by %s', async (_, path, method) => {
  await start();
  await ask(path, method);
  expect(asked).toEqual([]);
});

it.each(['', '{', '{}', '[]', JSON.stringify({ ...grant, version: '3' }), undefined])(
  'is not opened by a grant that is none: %s',
  (header) => expect(parseGrant(header)).toBeUndefined(),
);

it('too many streams are refused with the time to come back, before the renderer is asked', async () => {
  await start({ streams: 1 });
  await ask();
  const refused = await ask();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['cache-control']).toBe('no-store');
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(30);
  expect(seconds).toBeLessThan(60);
  expect([asked.length, refusals]).toEqual([1, ['full']]);
});

it('too many streams of one client are refused, and others are opened', async () => {
  await start({ perClient: 1 });
  await ask();
  expect((await ask()).statusCode).toBe(503);
  answer = JSON.stringify({ ...grant, client: 'd' });
  expect((await ask()).statusCode).toBe(200);
  expect(refusals).toEqual(['client']);
});

it('a hundred requests at the same moment get no more streams than there is room for', async () => {
  await start({ streams: 5 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(streams.count()).toBe(5);
});

it('opens one stream on a connection, however many are asked for in a row', async () => {
  await start();
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write('GET /live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  while (!text.includes('data: 3')) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(1);
  expect(streams.count()).toBe(1);
  socket.destroy();
});
