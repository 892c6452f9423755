import { findNobody, inJson, type Reply, startServer } from '@troupe/basics/testing/localServer';
import { forwardCart } from './upstream';

const cart = '{"id":"0b9e","items":[]}';

afterEach(() => jest.restoreAllMocks());

/** Shortens all timeouts to this time in ms. */
const shortenWaits = (ms: number) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(ms));
};

describe('a cart that is handed on', () => {
  it('is posted as it came, past every cache', async () => {
    const { origin, calls } = await startServer(() => inJson({ status: 'success' }));
    await forwardCart(origin, cart);
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/cart',
        body: cart,
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-cache',
          pragma: 'no-cache',
        },
      },
    ]);
  });

  it.each([
    ['', '/cart'],
    ['/', '/cart'],
    ['/api', '/api/cart'],
    ['/api/', '/api/cart'],
    ['/api//', '/api/cart'],
    ['/api/v2?tenant=1', '/api/v2/cart?tenant=1'],
  ])('to an API_URL that ends in %j goes to %s', async (end, path) => {
    const { origin, calls } = await startServer(() => inJson({}));
    await forwardCart(`${origin}${end}`, cart);
    expect(calls).toMatchObject([{ path }]);
  });

  it.each([
    [200, { status: 'success', order: { reference: 'TR-1' } }],
    [201, { status: 'success' }],
    [422, { status: 'error', message: 'No', issues: [{ path: 'items', message: 'is empty' }] }],
    [409, { status: 'error', message: 'Taken' }],
    [500, { status: 'error' }],
  ])('gets the back end’s own answer: %i', async (status, body) => {
    const { origin, calls } = await startServer(() => inJson(body, status));
    expect(await forwardCart(origin, cart)).toEqual({ status, body });
    expect(calls).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['a page', { body: '<h1>Thank you</h1>' }],
    ['an error page', { status: 500, body: '<h1>Oh no</h1>' }],
    ['nothing', { status: 204, body: '' }],
    ['a closed connection', 'cut'],
  ])('is refused with a 502, after one try, when the answer is %s', async (_, reply) => {
    const { origin, calls } = await startServer(() => reply);
    expect(await forwardCart(origin, cart)).toEqual({
      status: 502,
      body: {
        status: 'error',
        message: expect.any(String),
        issues: [{ path: '', message: expect.any(String) }],
      },
    });
    expect(calls).toHaveLength(1);
  });

  it('is refused with a 502 when nobody listens', async () => {
    expect(await forwardCart(await findNobody(), cart)).toMatchObject({
      status: 502,
      body: { status: 'error', issues: [{ path: '', message: expect.any(String) }] },
    });
  });

  it.each(['hang', 'stall'] as const)('is refused with a 504 after 15 s: %s', async (reply) => {
    const waits = shortenWaits(50);
    const { origin } = await startServer(() => reply);
    expect(await forwardCart(origin, cart)).toEqual({
      status: 504,
      body: {
        status: 'error',
        message: expect.any(String),
        issues: [{ path: '', message: expect.any(String) }],
      },
    });
    expect(waits.mock.calls).toEqual([[15_000]]);
  });
});
