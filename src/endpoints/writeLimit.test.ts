import { createPosted } from '@/orders/testing/postedCarts';
import { startPostServer } from '@/testing/postServer';
import { createCartEndpoint } from './cartEndpoint';
import { createWriteLimit } from './writeLimit';

let now: number;
const open = (count = 3, seconds = 60) => createWriteLimit('cart', { count, seconds }, () => now);
beforeEach(() => {
  now = 1_000_000;
});

it('lets a client send so much, and says what is left', () => {
  const { take } = open();
  expect([1, 2, 3].map(() => take('a').headers)).toEqual(
    [2, 1, 0].map((left) =>
      expect.objectContaining({
        'RateLimit-Policy': '"cart";q=3;w=60',
        RateLimit: `"cart";r=${left};t=60`,
      }),
    ),
  );
  now += 20_500;
  const refused = take('a');
  expect(refused).toMatchObject({
    left: 0,
    resetAfter: 40,
    headers: { RateLimit: '"cart";r=0;t=40', 'Retry-After': '40' },
  });
});

it('the last one that is let through is not told to come back', () => {
  const { take } = open(1);
  const only = take('a');
  expect(only.left).toBe(1);
  expect(only.headers).not.toHaveProperty('Retry-After');
  expect(take('a').left).toBe(0);
});

it('one client takes nothing from another', () => {
  const { take } = open(1);
  take('a');
  expect(take('a').left).toBe(0);
  expect(take('b').left).toBe(1);
});

it('is as much as ever when the time is over, and what was refused meanwhile does not count', () => {
  const { take } = open(2, 10);
  for (let times = 0; times < 50; times += 1) take('a');
  now += 9_999;
  expect(take('a').left).toBe(0);
  now += 1;
  expect(take('a').left).toBe(2);
});

it('a look takes nothing', () => {
  const { look, take } = open(1);
  expect([look('a').left, look('a').left]).toEqual([1, 1]);
  take('a');
  expect(look('a')).toMatchObject({ left: 0, headers: { 'Retry-After': '60' } });
});

it('remembers no more clients than it may', () => {
  const { take, look } = open(1);
  take('first');
  for (let client = 0; client < 10_000; client += 1) take(`client ${client}`);
  expect(look('first').left).toBe(1);
  expect(look('client 9999').left).toBe(0);
});

it('a cart too many is refused before it is read, in the shape of every refusal', async () => {
  const limit = open(2);
  const taken: unknown[] = [];
  const endpoint = createCartEndpoint(
    async ({ value }) => {
      taken.push(value);
      return { status: 200, body: { status: 'success' } };
    },
    { take: () => limit.take('a'), look: () => limit.look('a') },
  );
  const server = await startPostServer((request, response) => void endpoint(request, response));
  try {
    const first = await server.post(createPosted());
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit')).toBe('"cart";r=1;t=60');
    // What is wrong counts like what is right; what is no POST does not.
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
