import { findNobody, inJson, startServer } from '@troupe/basics/testing/localServer';
import { gzipSync } from 'node:zlib';
import { retryStatuses } from '@troupe/basics/http/retries';
import { ask } from './ask';

const options = { headers: {}, timeout: 5000, retries: 0, mostBytes: 1000 };

it('gives the text, whatever it is called', async () => {
  const { origin } = await startServer(() => ({ type: 'text/plain', body: '{"name":"Kraków"}' }));
  expect(await ask(origin, options)).toMatchObject({ kind: 'answer', text: '{"name":"Kraków"}' });
});

it('sends what it is told to', async () => {
  const { origin, calls } = await startServer(() => inJson({}));
  await ask(origin, { ...options, headers: { 'Accept-Language': 'de', 'If-None-Match': '"a"' } });
  expect(calls[0]?.headers).toMatchObject({ 'accept-language': 'de', 'if-none-match': '"a"' });
});

it.each([
  [304, 'unchanged'],
  [201, 'refused'],
  [204, 'refused'],
  [404, 'refused'],
  [429, 'refused'],
  [500, 'refused'],
  [503, 'refused'],
])('a status %i is %s, after one call', async (status, kind) => {
  const { origin, calls } = await startServer(() => ({ status, body: '' }));
  expect(await ask(origin, options)).toMatchObject({ kind });
  expect(calls).toHaveLength(1);
});

it.each(retryStatuses)('a status %i is asked about again, as often as is said', async (status) => {
  const { origin, calls } = await startServer((_, before) => ({
    status: before === 0 ? status : 200,
    body: '{}',
  }));
  expect(await ask(origin, { ...options, retries: 1 })).toMatchObject({ kind: 'answer' });
  expect(calls).toHaveLength(2);
});

it('all attempts have one time limit together', async () => {
  const { origin } = await startServer((_, before) => (before === 0 ? inJson({}, 503) : 'hang'));
  const startedAt = performance.now();
  await ask(origin, { ...options, timeout: 500, retries: 5 });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

it('goes nowhere else than it was sent', async () => {
  const elsewhere = await startServer(() => inJson({}));
  const { origin } = await startServer(() => ({
    status: 302,
    location: elsewhere.origin,
    body: '',
  }));
  expect(await ask(origin, options)).toMatchObject({
    kind: 'refused',
    reason: 'is answered with status 302',
  });
  expect(elsewhere.calls).toEqual([]);
});

it('stops reading where there is too much', async () => {
  const { origin } = await startServer(() => ({ body: Buffer.alloc(10_000_000, 'x') }));
  expect(await ask(origin, options)).toEqual({
    kind: 'refused',
    reason: 'has more than 1000 bytes',
  });
});

it('counts what is packed by what it unpacks to', async () => {
  const { createServer } = await import('node:http');
  const packed = gzipSync(Buffer.alloc(10_000_000, 'x'));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const reply = await ask(`http://127.0.0.1:${port}`, { ...options, mostBytes: 100_000 });
  server.close();
  server.closeAllConnections();
  expect(reply).toEqual({ kind: 'refused', reason: 'has more than 100000 bytes' });
});

it('is no text where its bytes are none', async () => {
  const { origin } = await startServer(() => ({ body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }));
  expect(await ask(origin, options)).toEqual({ kind: 'refused', reason: 'is not text in UTF-8' });
});

it.each(['hang', 'stall', 'cut'] as const)(
  'a host that does not answer is silent: %s',
  async (how) => {
    const { origin, calls } = await startServer(() => how);
    expect(await ask(origin, { ...options, timeout: 300 })).toMatchObject({ kind: 'silent' });
    expect(calls).toHaveLength(1);
  },
);

it('so is nobody', async () => {
  expect(await ask(await findNobody(), options)).toEqual({
    kind: 'silent',
    reason: 'gets no answer (ECONNREFUSED)',
    heardAfter: 0,
  });
});

it('tells when a silent host must have heard the call, if it began to answer', async () => {
  /** Each reading of the clock is a second later. */
  const askIn = async (how: 'hang' | 'stall') => {
    let clock = 0;
    const { origin } = await startServer(() => how);
    return ask(origin, { ...options, timeout: 300, now: () => (clock += 1000) });
  };
  expect(await askIn('stall')).toMatchObject({ kind: 'silent', heardAfter: 1000 });
  expect(await askIn('hang')).toMatchObject({ kind: 'silent', heardAfter: 0 });
});
