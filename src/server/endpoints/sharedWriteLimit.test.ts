import { connectRedis, type RedisConnection } from '@troupe/page-cache';
import { pause, prefix } from '@troupe/page-cache/testing';
import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { createWriteLimit } from './writeLimit';

describeWithRedis('a limit with Redis', () => {
  let server: RedisServer;
  let redis: RedisConnection;

  beforeAll(async () => {
    server = await startRedis();
  });

  beforeEach(async () => {
    redis = connectRedis({ url: server.url, warn: () => {}, timeoutMs: 60 });
    while (!redis.isUp()) await pause(10);
    await redis.tell(['FLUSHALL']);
  });

  afterEach(() => redis.close());
  afterAll(() => server.stop());

  /** Waits first until Redis is trusted, because a busy machine makes it slow for a moment. */
  const open = (count: number, seconds = 60, name = 'cart', shop = prefix) => {
    const limit = createWriteLimit(name, { count, seconds }, { connection: redis, prefix: shop });
    return async (client: string) => {
      while (!redis.isUp()) await pause(10);
      return limit.take(client);
    };
  };

  it('is one limit for all instances', async () => {
    const [one, other] = [open(3), open(3)];
    expect([await one('a'), await other('a'), await one('a')].map(({ left }) => left)).toEqual([
      3, 2, 1,
    ]);
    expect(await other('a')).toMatchObject({
      left: 0,
      headers: {
        'RateLimit-Policy': '"cart";q=3;w=60',
        RateLimit: '"cart";r=0;t=60',
        'Retry-After': '60',
      },
    });
    expect((await other('b')).left).toBe(3);
  });

  it('is another one for another endpoint, and in another shop', async () => {
    await open(1)('a');
    expect((await open(1)('a')).left).toBe(0);
    expect((await open(1, 60, 'enquiry')('a')).left).toBe(1);
    expect((await open(1, 60, 'cart', 'another shop')('a')).left).toBe(1);
  });

  it('is over when its time is over, and leaves nothing in Redis', async () => {
    const take = open(1, 1);
    await take('a');
    expect((await take('a')).left).toBe(0);
    await pause(1100);
    expect(await redis.tell(['KEYS', '*'])).toEqual([]);
    expect((await take('a')).left).toBe(1);
  });

  it('tells Redis no address', async () => {
    await open(1)('192.0.2.7');
    expect(String(await redis.tell(['KEYS', '*']))).toMatch(/:limit:cart:[0-9a-f]{40}$/);
  });

  it('is that of each instance while Redis does not answer, and delays hardly any request', async () => {
    const shared = { connection: redis, prefix };
    const create = () => createWriteLimit('cart', { count: 2, seconds: 60 }, shared);
    const [one, other] = [create(), create()];
    await one.take('a');
    server.halt();
    try {
      const startedAt = performance.now();
      const lefts = [];
      for (let times = 0; times < 50; times += 1) lefts.push((await one.take('a')).left);
      // One answer is waited for. A second for each would be 50 s.
      expect(performance.now() - startedAt).toBeLessThan(1000);
      expect(lefts.slice(0, 3)).toEqual([2, 1, 0]);
      expect((await other.take('a')).left).toBe(2);
    } finally {
      server.resume();
    }
  });

  it('goes on in memory when Redis is gone, and is shared again when it is back', async () => {
    const limit = createWriteLimit(
      'cart',
      { count: 1, seconds: 60 },
      { connection: redis, prefix },
    );
    await server.kill();
    try {
      while (redis.isUp()) await pause(10);
      expect((await limit.take('a')).left).toBe(1);
      expect((await limit.take('a')).left).toBe(0);
    } finally {
      await server.restart();
    }
    while (!redis.isUp()) await pause(10);
    expect((await limit.take('a')).left).toBe(1);
    expect((await open(1)('a')).left).toBe(0);
  });
});

it('an answer that is no count is not believed, and the connection is closed', async () => {
  const distrusted: string[] = [];
  const connection = {
    ask: async () => ['1', 'x'],
    distrust: (what: string) => void distrusted.push(what),
  };
  const { take } = createWriteLimit('cart', { count: 1, seconds: 60 }, { connection, prefix });
  expect([(await take('a')).left, (await take('a')).left]).toEqual([1, 0]);
  expect(distrusted).toHaveLength(2);
});
