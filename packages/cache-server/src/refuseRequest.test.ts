import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveForTest } from '@troupe/basics/testing/localServer';
import { answerParseError, closeAfter, isClosingConnection, refuseRequest } from './refuseRequest';

const problem = { status: 400, message: 'This has two readings' };

/** Writes bytes and reads until the server closes the connection. */
const send = async (
  listener: RequestListener,
  bytes: string,
  { isEnded = false } = {},
): Promise<string> => {
  const server = createServer(listener);
  server.on('clientError', answerParseError);
  const origin = await serveForTest(server);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(bytes);
  if (isEnded) socket.end();
  return text(socket);
};

const toRequest = (path: string, lines = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: en.localhost\r\n${lines}\r\n`;

const statusesOf = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

it('a refused request is the last one of its connection', async () => {
  const seen: unknown[] = [];
  const answers = await send(
    (request, response) => {
      if (isClosingConnection(request)) return;
      seen.push(request.url);
      if (request.url === '/refused') refuseRequest(request, response, problem);
      else response.end('answered');
    },
    toRequest('/first') +
      toRequest('/refused', 'Content-Length: 2\r\n') +
      'ab' +
      toRequest('/next'),
  );
  expect(seen).toEqual(['/first', '/refused']);
  expect(statusesOf(answers)).toEqual([200, 400]);
  expect(answers).toContain('"message":"This has two readings"');
});

it('a sender that never ends its refused body gets the answer, and its connection is closed', async () => {
  const answers = await send(
    (request, response) => refuseRequest(request, response, problem),
    toRequest('/refused', 'Content-Length: 1000\r\n'),
  );
  expect(statusesOf(answers)).toEqual([400]);
});

it('what the parser cannot read after a refused request does not take its answer away', async () => {
  const answers = await send(
    (request, response) => refuseRequest(request, response, problem),
    `${toRequest('/refused', 'Transfer-Encoding: xchunked\r\n')}5\r\nhello\r\n0\r\n\r\n`,
  );
  expect(statusesOf(answers)).toEqual([400]);
  expect(answers).toContain('"message":"This has two readings"');
});

it('what the parser cannot read is answered, and the connection ends', async () => {
  expect(statusesOf(await send(() => undefined, 'no request\r\n\r\n'))).toEqual([400]);
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(statusesOf(await send(() => undefined, long))).toEqual([431]);
});

it('a request that is answered can be the last one, too', async () => {
  const seen: unknown[] = [];
  const answers = await send(
    (request, response) => {
      if (isClosingConnection(request)) return;
      seen.push(request.url);
      closeAfter(request, response);
      response.end('answered');
    },
    toRequest('/first') + toRequest('/next'),
  );
  expect(seen).toEqual(['/first']);
  expect(statusesOf(answers)).toEqual([200]);
});

it('a client that ends in the middle of the last body is answered at once', async () => {
  const answers = await send(
    (request, response) => {
      closeAfter(request, response);
      request.on('end', () => response.end('answered'));
      request.resume();
      // Without an answer, the client would wait for ever.
      request.socket.once('end', () => setTimeout(() => request.socket.destroy(), 1000).unref());
    },
    `${toRequest('/last', 'Content-Length: 1000\r\n')}abc`,
    { isEnded: true },
  );
  expect(statusesOf(answers)).toEqual([400]);
});

it('what a client sends and breaks off after the last request does not take the answer away', async () => {
  const answers = await send(
    (request, response) => {
      closeAfter(request, response);
      setTimeout(() => response.end('answered'), 200);
    },
    `${toRequest('/last')}POST /bro`,
    { isEnded: true },
  );
  expect(statusesOf(answers)).toEqual([200]);
  expect(answers).toContain('answered');
});
