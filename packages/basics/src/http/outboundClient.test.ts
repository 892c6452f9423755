import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findErrorCode } from '../errorCode';
import { findNobody, inJson, type Reply, serveForTest, startServer } from '../testing/localServer';
import { HttpError } from './httpError';
import { API_HEADERS, callHost, type OutboundOptions } from './outboundClient';

const options: OutboundOptions = { headers: {}, timeoutMs: 5000, maxBytes: 1000 };

const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof HttpError) return error;
  throw new Error('It should have failed with an HttpError', { cause: error });
};

const serve = (answer: (request: IncomingMessage, response: ServerResponse) => void) =>
  serveForTest(createServer(answer));

/** Redirects to itself as often as the path has digits, then answers. */
const startChain = () =>
  startServer(({ path }) =>
    path.length > 1 ? { status: 302, location: path.slice(0, -1), body: '' } : { body: 'end' },
  );

it('returns the status, the headers and the body', async () => {
  const { origin, calls } = await startServer(() => ({ status: 203, body: 'Kraków' }));
  const response = await callHost(`${origin}/a?b=c`, { ...options, headers: { 'X-A': 'b' } });
  expect(response).toMatchObject({ status: 203, headers: { 'content-type': 'application/json' } });
  expect(String(response.body)).toBe('Kraków');
  expect(calls).toMatchObject([{ method: 'GET', path: '/a?b=c', headers: { 'x-a': 'b' } }]);
});

it('sends a body with its length', async () => {
  const { origin, calls } = await startServer(() => inJson({}));
  await callHost(origin, { ...options, method: 'POST', body: 'Łódź' });
  expect(calls).toMatchObject([
    { method: 'POST', body: 'Łódź', headers: { 'content-length': '7' } },
  ]);
});

describe('a body', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('is decompressed if that was offered: %s', async (encoding, compress) => {
    const origin = await serve((_, response) =>
      response.setHeader('Content-Encoding', encoding).end(compress('{}')),
    );
    const { body } = await callHost(origin, { ...options, headers: API_HEADERS });
    expect(String(body)).toBe('{}');
    expect((await callHost(origin, options)).body.equals(compress('{}'))).toBe(true);
  });

  it('is limited, however it is sent', async () => {
    const long = Buffer.alloc(1_000_000, 'x');
    const gzip = { 'Content-Encoding': 'gzip' };
    const answers = [
      (response: ServerResponse) => response.end(long),
      (response: ServerResponse) => response.write(long),
      (response: ServerResponse) => response.writeHead(200, gzip).end(gzipSync(long)),
      (response: ServerResponse) =>
        response.writeHead(200, { 'Content-Length': 1001 }).flushHeaders(),
    ];
    for (const answer of answers) {
      const origin = await serve((_, response) => void answer(response));
      const error = await failureOf(callHost(origin, { ...options, headers: API_HEADERS }));
      expect(error).toMatchObject({
        problem: 'too-large',
        message: `GET ${origin}: the answer has more than 1000 bytes`,
      });
    }
  });

  it('that is not what its encoding says is no answer', async () => {
    const origin = await serve((_, response) =>
      response.setHeader('Content-Encoding', 'gzip').end('not compressed'),
    );
    const error = await failureOf(callHost(origin, { ...options, headers: API_HEADERS }));
    expect(error.problem).toBe('unreachable');
    expect(findErrorCode(error)).toBe('Z_DATA_ERROR');
  });

  it('of an error is read only if the caller wants it', async () => {
    const { origin } = await startServer(() => ({ status: 404, body: 'why' }));
    expect((await callHost(origin, options)).body).toHaveLength(0);
    expect(String((await callHost(origin, { ...options, readsErrors: true })).body)).toBe('why');
  });

  it('that is not read does not delay the answer, and ends', async () => {
    let isClosed = false;
    const origin = await serve((_, response) => {
      response.on('close', () => (isClosed = true)).write(Buffer.alloc(1_000_000));
    });
    expect(await callHost(origin, { ...options, maxBytes: 0 })).toMatchObject({ status: 200 });
    while (!isClosed) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

describe('time', () => {
  it.each(['hang', 'stall'] as const)('is limited up to the last byte: %s', async (reply) => {
    const { origin } = await startServer(() => reply);
    const onResponse = jest.fn();
    const error = await failureOf(callHost(origin, { ...options, timeoutMs: 100, onResponse }));
    expect(error).toMatchObject({
      problem: 'timeout',
      message: `GET ${origin}: no answer within 100 ms`,
    });
    // The caller learns whether the host has received the call.
    expect(onResponse).toHaveBeenCalledTimes(reply === 'stall' ? 1 : 0);
  });

  it('is limited for all attempts together', async () => {
    const { origin } = await startServer(() => inJson({}, 503));
    const call = callHost(origin, { ...options, timeoutMs: 300, retries: 1000 });
    expect(await failureOf(call)).toMatchObject({ problem: 'timeout' });
  });
});

describe('a host that cannot be reached', () => {
  it('is an error with its code, and without what may be secret', async () => {
    const nobody = await findNobody();
    const url = `${nobody.replace('//', '//ann:secret@')}/table?key=secret`;
    const error = await failureOf(callHost(url, options));
    expect(error).toMatchObject({
      problem: 'unreachable',
      message: `GET ${nobody}/table: no answer (ECONNREFUSED)`,
    });
    expect(findErrorCode(error)).toBe('ECONNREFUSED');
  });

  it.each(['no address', '/path', 'ftp://host.example'])('has no address: %s', async (address) => {
    expect((await failureOf(callHost(address, options))).problem).toBe('unreachable');
  });
});

describe('a redirect', () => {
  it('is a response like any other by default', async () => {
    const { origin, calls } = await startChain();
    expect(await callHost(`${origin}/1`, options)).toMatchObject({ status: 302 });
    expect(calls).toHaveLength(1);
  });

  it('is followed as often as allowed', async () => {
    const { origin } = await startChain();
    const redirects = { max: 2, sameOrigin: true };
    expect(await callHost(`${origin}/11`, { ...options, redirects })).toMatchObject({
      status: 200,
    });
    expect(await failureOf(callHost(`${origin}/111`, { ...options, redirects }))).toMatchObject({
      problem: 'status',
      status: 302,
    });
  });

  it('leads to another origin only where that is allowed, and never to another scheme', async () => {
    const elsewhere = await startServer(() => inJson({}));
    const startTo = (location: string) =>
      startServer((): Reply => ({ status: 307, location, body: '' }));
    const call = async (location: string, sameOrigin: boolean) =>
      callHost((await startTo(location)).origin, {
        ...options,
        redirects: { max: 1, sameOrigin },
      });
    expect(await failureOf(call(elsewhere.origin, true))).toMatchObject({ status: 307 });
    expect(elsewhere.calls).toEqual([]);
    expect(await call(elsewhere.origin, false)).toMatchObject({ status: 200 });
    expect(await failureOf(call('ftp://host.example', false))).toMatchObject({ status: 307 });
  });
});

describe('a retry', () => {
  it('follows a status of the list and a connection that was cut', async () => {
    const replies: readonly Reply[] = [inJson({}, 503), 'cut', inJson({})];
    const { origin, calls } = await startServer((_, before) => replies[before] ?? 'cut');
    expect(await callHost(origin, { ...options, retries: 2 })).toMatchObject({ status: 200 });
    expect(calls).toHaveLength(3);
  });

  it('is not made by default', async () => {
    const { origin, calls } = await startServer(() => inJson({}, 503));
    expect(await callHost(origin, options)).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
  });
});

describe('a connection', () => {
  const countConnections = async (method: string) => {
    const server = createServer((_, response) => response.end('{}'));
    let count = 0;
    server.on('connection', () => (count += 1));
    const origin = await serveForTest(server);
    for (let time = 0; time < 3; time += 1) {
      await callHost(origin, { ...options, method });
      // The connection is free again in the next turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return count;
  };

  it('is kept for the next read', async () => {
    expect(await countConnections('GET')).toBe(1);
  });

  it('is opened for each write, which must not meet one that is being closed', async () => {
    expect(await countConnections('POST')).toBe(3);
  });
});
