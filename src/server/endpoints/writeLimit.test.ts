import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { startPostServer } from '@/testing/postServer';
import { createCartEndpoint } from './cartEndpoint';
import { createWriteLimit } from './writeLimit';

const open = (count = 3, seconds = 60) => createWriteLimit('cart', { count, seconds });

const stopClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'performance'] });
afterEach(() => jest.useRealTimers());

it('lets a client send so much, and says what is left', async () => {
  stopClock();
  const { take } = open();
  const headers = [await take('a'), await take('a'), await take('a')].map((it) => it.headers);
  expect(headers).toEqual(
    [2, 1, 0].map((left) =>
      expect.objectContaining({
        'RateLimit-Policy': '"cart";q=3;w=60',
        RateLimit: `"cart";r=${left};t=60`,
      }),
    ),
  );
  jest.advanceTimersByTime(20_500);
  const refused = await take('a');
  expect(refused).toMatchObject({
    left: 0,
    resetAfter: 40,
    headers: { RateLimit: '"cart";r=0;t=40', 'Retry-After': '40' },
  });
});

it('the last one that is let through is not told to come back', async () => {
  stopClock();
  const { take } = open(1);
  const only = await take('a');
  expect(only.left).toBe(1);
  expect(only.headers).not.toHaveProperty('Retry-After');
  expect((await take('a')).left).toBe(0);
});

it('one client takes nothing from another', async () => {
  stopClock();
  const { take } = open(1);
  await take('a');
  expect((await take('a')).left).toBe(0);
  expect((await take('b')).left).toBe(1);
});

it('is as much as ever when the time is over, and what was refused meanwhile does not count', async () => {
  stopClock();
  const { take } = open(2, 10);
  for (let times = 0; times < 50; times += 1) await take('a');
  jest.advanceTimersByTime(9_999);
  expect((await take('a')).left).toBe(0);
  jest.advanceTimersByTime(1);
  expect((await take('a')).left).toBe(2);
});

it('remembers no more clients than it may', async () => {
  stopClock();
  const { take } = open(1);
  await take('first');
  for (let client = 0; client < 10_000; client += 1) await take(`client ${client}`);
  expect((await take('client 9999')).left).toBe(0);
  expect((await take('first')).left).toBe(1);
});

it('a cart too many is refused before it is read, in the shape of every refusal', async () => {
  const limit = open(2);
  const taken: unknown[] = [];
  const endpoint = createCartEndpoint(
    async ({ value }) => {
      taken.push(value);
      return { status: 200, body: { status: 'success' } };
    },
    { take: () => limit.take('a') },
  );
  const server = await startPostServer((request, response) => void endpoint(request, response));
  try {
    const first = await server.post(createPosted());
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit')).toBe('"cart";r=1;t=60');
    // An invalid POST counts like a valid one. Other methods do not count.
    expect((await server.send('{')).status).toBe(400);
    expect((await server.send(undefined, { method: 'GET' })).status).toBe(405);
    const { status, headers, json } = await server.post(createPosted());
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(headers.get('ratelimit-policy')).toBe('"cart";q=2;w=60');
    expect(headers.get('cache-control')).toBe('no-store');
    const message = 'Too much was sent from this address: please try again in 60 seconds';
    expect(json).toEqual({ status: 'error', message, issues: [{ path: '', message }] });
    expect(taken).toHaveLength(1);
  } finally {
    await server.close();
  }
});
