import { findNobody, inJson, type Reply, startServer } from '@troupe/basics/testing/localServer';
import { fetchAnswer, fetchJson, fetchPayload } from './client';
import { HttpError, isNotFound } from '@troupe/basics/http/httpError';
import { retryStatuses } from '@troupe/basics/http/retries';
import { UnsafeUrlError } from './safeUrl';

afterEach(() => jest.restoreAllMocks());

const good = inJson({ fine: true });

/** Replies in order, and repeats the last one. */
const inTurn =
  (...replies: readonly Reply[]) =>
  (_: unknown, before: number): Reply =>
    replies[Math.min(before, replies.length - 1)] ?? 'cut';

const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error('It should have failed with an HttpError', { cause: error });
};

describe('an answer', () => {
  it.each(['application/json', 'text/plain', 'text/html'])('is read as JSON: %s', async (type) => {
    const { origin } = await startServer(() => ({ type, body: '{"rates":[1,null]}' }));
    expect(await fetchJson(origin)).toEqual({ rates: [1, null] });
  });

  it('may be any JSON', async () => {
    const { origin } = await startServer(() => ({ body: 'null' }));
    expect(await fetchJson(origin)).toBeNull();
  });

  it('has a status', async () => {
    const { origin } = await startServer(() => inJson({}, 201));
    expect(await fetchAnswer(origin)).toEqual({ status: 201, body: {} });
  });

  it.each([
    ['a page', { body: '<!doctype html>' }],
    ['half a text', { body: '{"a":' }],
    ['empty', { body: '' }],
    ['none at all', { status: 204, body: '' }],
  ])('that is %s is not JSON', async (_, reply) => {
    const { origin } = await startServer(() => reply);
    expect(await failureOf(fetchJson(origin))).toMatchObject({ problem: 'not-json' });
  });
});

it('a read leaves caching to the browser, unless told otherwise', async () => {
  const { origin, calls } = await startServer(() => good);
  await fetchJson(origin);
  await fetchJson(origin, { cache: 'no-store' });
  expect(calls.map(({ headers }) => headers['cache-control'])).toEqual([undefined, 'no-cache']);
});

describe('a read that fails', () => {
  it('is tried again on exactly the statuses of spec section 7', () => {
    expect(retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  });

  it.each(retryStatuses)('is tried again after a %i', async (status) => {
    const { origin, calls } = await startServer(inTurn(inJson({}, status), good));
    expect(await fetchJson(origin)).toEqual({ fine: true });
    expect(calls).toHaveLength(2);
  });

  it('is tried again after an error page that is not JSON', async () => {
    const { origin } = await startServer(inTurn({ status: 503, body: '<h1>Busy</h1>' }, good));
    expect(await fetchJson(origin)).toEqual({ fine: true });
  });

  it('is tried again after the connection was cut', async () => {
    const { origin, calls } = await startServer(inTurn('cut', good));
    expect(await fetchJson(origin)).toEqual({ fine: true });
    expect(calls).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501])('is not tried again after a %i', async (status) => {
    const { origin, calls } = await startServer(() => inJson({}, status));
    expect(await failureOf(fetchJson(origin))).toMatchObject({ problem: 'status', status });
    expect(calls).toHaveLength(1);
  });

  it('is given up after the second try', async () => {
    const { origin, calls } = await startServer(() => inJson({}, 503));
    expect(await failureOf(fetchJson(origin))).toMatchObject({ problem: 'status', status: 503 });
    expect(calls).toHaveLength(2);
  });

  it.each([0, 3])('is tried again as often as asked for: %i', async (retries) => {
    const { origin, calls } = await startServer(() => inJson({}, 503));
    await failureOf(fetchJson(origin, { retries }));
    expect(calls).toHaveLength(retries + 1);
  });
});

describe('a write', () => {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
  it.each(writes.flatMap((method) => retryStatuses.map((status) => [method, status] as const)))(
    'is not tried again: %s, %i',
    async (method, status) => {
      const { origin, calls } = await startServer(() => inJson({}, status));
      expect(await failureOf(fetchJson(origin, { method, body: {} }))).toMatchObject({ status });
      expect(calls).toHaveLength(1);
    },
  );

  it('is not tried again after the connection was cut', async () => {
    const { origin, calls } = await startServer(() => 'cut');
    await failureOf(fetchJson(origin, { method: 'POST', body: {} }));
    expect(calls).toHaveLength(1);
  });

  it('is not sent on to where a redirect leads', async () => {
    const elsewhere = await startServer(() => good);
    const { origin } = await startServer(() => ({
      status: 307,
      location: elsewhere.origin,
      body: '',
    }));
    await failureOf(fetchJson(origin, { method: 'POST', body: {} }));
    expect(elsewhere.calls).toEqual([]);
    // A read follows the redirect.
    expect(await fetchJson(origin)).toEqual({ fine: true });
  });

  it.each([
    ['a value', { items: [1] }],
    ['a text that is JSON already', '{"items":[1]}'],
  ])('sends %s as JSON', async (_, body) => {
    const { origin, calls } = await startServer(() => good);
    await fetchJson(origin, { method: 'POST', body, headers: { Pragma: 'no-cache' } });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      body: '{"items":[1]}',
      headers: { 'content-type': 'application/json', pragma: 'no-cache' },
    });
  });
});

describe('a failure', () => {
  it('tells what the answer said', async () => {
    const { origin } = await startServer(() => inJson({ message: 'No such city' }, 404));
    const error = await failureOf(fetchJson(origin));
    expect(error).toMatchObject({ status: 404, body: { message: 'No such city' } });
    expect(isNotFound(error)).toBe(true);
  });

  it('has no body where the answer was not JSON', async () => {
    const { origin } = await startServer(() => ({ status: 404, body: '<h1>Nothing</h1>' }));
    expect((await failureOf(fetchJson(origin))).body).toBeUndefined();
  });

  it('of nobody listening is another thing than a 404', async () => {
    const error = await failureOf(fetchJson(await findNobody()));
    expect(error).toMatchObject({ problem: 'unreachable', status: undefined });
    expect(error.message).toContain('ECONNREFUSED');
    expect(isNotFound(error)).toBe(false);
  });

  it('names the call, but neither its query nor a user', async () => {
    const nobody = await findNobody();
    const url = `${nobody.replace('//', '//ann:secret@')}/table?key=secret#secret`;
    const { message } = await failureOf(fetchJson(url));
    expect(message).toContain(`GET ${nobody}/table`);
    expect(message).not.toContain('secret');
  });
});

describe('an answer that does not come in time', () => {
  it.each(['hang', 'stall'] as const)('is a timeout: %s', async (reply) => {
    const { origin } = await startServer(() => reply);
    expect(await failureOf(fetchJson(origin, { timeout: 50 }))).toMatchObject({
      problem: 'timeout',
      status: undefined,
    });
  });

  it('is a timeout at the second try too', async () => {
    const { origin, calls } = await startServer(inTurn(inJson({}, 503), 'hang'));
    expect(await failureOf(fetchJson(origin, { timeout: 500 }))).toMatchObject({
      problem: 'timeout',
    });
    expect(calls).toHaveLength(2);
  });

  it('of a write is a timeout after one try', async () => {
    const { origin, calls } = await startServer(() => 'hang');
    const call = fetchJson(origin, { method: 'POST', body: {}, timeout: 500 });
    expect(await failureOf(call)).toMatchObject({ problem: 'timeout' });
    expect(calls).toHaveLength(1);
  });
});

describe('a payload', () => {
  it('is asked of the page’s own origin', async () => {
    const { origin, calls } = await startServer(() => good);
    // In a browser, a path is relative to the page's origin.
    const ask = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((path, init) => ask(new URL(String(path), origin), init));

    expect(await fetchPayload('/api/shop/1/krakow')).toEqual({ fine: true });
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/shop/1/krakow' }]);
  });
});

describe('an address that could lead elsewhere', () => {
  it('is never asked', async () => {
    const { origin, calls } = await startServer(() => good);
    const disguised = origin.replace('http:', ' ');
    await expect(fetchJson(disguised)).rejects.toThrow(UnsafeUrlError);
    await expect(fetchPayload(disguised)).rejects.toThrow(UnsafeUrlError);
    await expect(fetchPayload(origin)).rejects.toThrow(UnsafeUrlError);
    expect(calls).toEqual([]);
  });
});
