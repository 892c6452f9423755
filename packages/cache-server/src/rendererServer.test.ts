import { once } from 'node:events';
import { connect } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '@troupe/basics/testing/portOf';
import { createRendererServer } from './rendererServer';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
}

let server: Server;
let seen: Seen[];

const echo = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
  seen.push({ method: request.method, url: request.url, body: await text(request) });
  response.end('answered');
};

const open = async (answer: (...args: Parameters<RequestListener>) => Promise<void>) => {
  seen = [];
  server = createRendererServer(answer, { log: { error: () => {} } });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Writes bytes and reads until the server closes the connection. @returns the status of each answer */
const send = async (bytes: string): Promise<readonly number[]> => {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
};

const hidden = 'GET /hidden HTTP/1.1\r\nHost: en.localhost\r\n\r\n';

const toRequest = (method: string, lines: readonly string[], body = ''): string =>
  [`${method} /asked HTTP/1.1`, 'Host: en.localhost', 'Connection: close', ...lines, '', body].join(
    '\r\n',
  );

/** By default, Node leaves headers after about 1,000 out of `headers` without an error, and reads the body. */
const flood: readonly string[] = Array<string>(1500).fill('a:');

it('headers as large as the server in front accepts are read, with those that it adds', async () => {
  await open(echo);
  const line = `X-Long: ${'x'.repeat(16 * 1024)}`;
  expect(await send(toRequest('GET', [line]))).toEqual([200]);
});

it('a body whose length stands after more than 1,000 other headers is read whole', async () => {
  await open(echo);
  const lines = [...flood, `Content-Length: ${hidden.length}`];
  expect(await send(toRequest('POST', lines, hidden))).toEqual([200]);
  expect(seen).toEqual([{ method: 'POST', url: '/asked', body: hidden }]);
});

it.each([
  ['a length', [`Content-Length: ${hidden.length}`], hidden],
  ['a length after 1,500 headers', [...flood, `Content-Length: ${hidden.length}`], hidden],
  [
    'chunks',
    ['Transfer-Encoding: chunked'],
    `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ],
])(
  'a GET request whose body has %s is refused, and its body is no request',
  async (_, lines, body) => {
    await open(echo);
    expect(await send(toRequest('GET', lines, body))).toEqual([400]);
    expect(seen).toEqual([]);
  },
);

it('what follows a request on its connection is not read', async () => {
  await open(echo);
  const first = 'GET /asked HTTP/1.1\r\nHost: en.localhost\r\n\r\n';
  const [status] = await send(first + hidden);
  expect(status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual(['/asked']);
});

it('a handler that fails is answered with 500, and the next request is served', async () => {
  let calls = 0;
  await open(async (request, response) => {
    calls += 1;
    if (calls === 1) throw new Error('the page cannot be rendered');
    await echo(request, response);
  });
  expect(await send(toRequest('GET', []))).toEqual([500]);
  expect(await send(toRequest('GET', []))).toEqual([200]);
});

it('a handler that fails in the middle of its answer breaks the connection', async () => {
  await open(async (_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half');
    throw new Error('the rest cannot be rendered');
  });
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(toRequest('GET', []));
  const answer = await text(socket).catch(() => 'broken off');
  expect(answer.endsWith('half') || answer === 'broken off').toBe(true);
});
