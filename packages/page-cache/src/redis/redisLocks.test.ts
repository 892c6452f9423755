import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { pause, prefix } from '../testing';
import { connectRedis, type RedisConnection } from './connection';
import { createRedisLocks, lockedFor } from './redisLocks';

describeWithRedis('render locks in Redis', () => {
  let server: RedisServer;
  let redis: RedisConnection;

  beforeAll(async () => {
    server = await startRedis();
    const timeoutMs = 10_000;
    redis = connectRedis({
      url: server.url,
      warn: () => {},
      timeoutMs,
      slowAfter: timeoutMs,
    });
    while (!redis.isUp()) await pause(10);
  });

  afterEach(() => redis.tell(['FLUSHALL']));

  afterAll(async () => {
    await redis.close();
    await server.stop();
  });

  it('belong to one instance of a shop and build, each page by itself', async () => {
    const [one, other] = [createRedisLocks(redis, prefix), createRedisLocks(redis, prefix)];
    expect(await one.take('/de')).toBe('mine');
    expect(await other.take('/de')).toBe('others');
    expect(await one.take('/de')).toBe('mine');
    expect(await other.take('/fr')).toBe('mine');
  });

  it('are not shared between shops, or between builds, on one Redis', async () => {
    const names = ['shop-one:build-one', 'shop-one:build-two', 'shop-two:build-one'];
    const taken = names.map((name) => createRedisLocks(redis, name).take('/de'));
    expect(await Promise.all(taken)).toEqual(['mine', 'mine', 'mine']);
  });

  it('end by themselves', async () => {
    await createRedisLocks(redis, prefix).take('/de');
    const keys = (await redis.tell(['KEYS', '*'])) as readonly Buffer[];
    expect(keys).toHaveLength(1);
    const left = Number(await redis.tell(['PTTL', String(keys[0])]));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(lockedFor);
  });
});
