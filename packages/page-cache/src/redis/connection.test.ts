import { type FaultyProxy, startFaultyProxy } from '@troupe/basics/testing/faultyProxy';
import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { pause } from '../testing';
import { connectRedis, type RedisConnection } from './connection';

describeWithRedis('a connection to Redis', () => {
  let server: RedisServer;
  let proxy: FaultyProxy;
  let redis: RedisConnection;
  let troubles: string[];

  const until = async (isThere: () => boolean) => {
    for (let turn = 0; turn < 1000 && !isThere(); turn += 1) await pause(10);
    expect(isThere()).toBe(true);
  };

  const open = async (timeoutMs: number, slowAfter = timeoutMs) => {
    redis = connectRedis({
      url: `redis://127.0.0.1:${proxy.port}`,
      warn: (what, error) => troubles.push(`${what}: ${String(error)}`),
      timeoutMs,
      slowAfter,
    });
    await until(redis.isUp);
  };

  beforeAll(async () => {
    server = await startRedis();
  });

  beforeEach(async () => {
    troubles = [];
    proxy = await startFaultyProxy({ host: '127.0.0.1', port: server.port });
  });

  afterEach(async () => {
    await redis.close();
    await proxy.close();
  });

  afterAll(() => server.stop());

  it('gives answers, as bytes', async () => {
    await open(10_000);
    expect(await redis.tell(['SET', 'a', Buffer.from([0, 255])])).toBe('OK');
    expect(await redis.ask(['GET', 'a'])).toEqual(Buffer.from([0, 255]));
    expect(await redis.ask(['GET', 'nothing'])).toBeNull();
    expect(await redis.ask(['NONSENSE'])).toBeUndefined();
    await expect(redis.tell(['NONSENSE'])).rejects.toThrow('unknown command');
    expect(redis.isUp()).toBe(true);
  });

  it('lets one wait for a Redis that has become slow, and nobody after that until it is itself again', async () => {
    await open(100);
    await proxy.setFault({ kind: 'delay', ms: 600, towards: 'client' });
    expect(await redis.ask(['PING'])).toBeUndefined();
    const sent = proxy.passed.bytes.server;
    for (let time = 0; time < 1000; time += 1) await redis.ask(['PING']);
    expect(redis.counts).toEqual({ slow: 1, late: 1, skipped: 1000, connections: 1 });
    // Skipped commands were not queued.
    expect(proxy.passed.bytes.server - sent).toBeLessThan(100);
    await proxy.setFault({ kind: 'none' });
    await until(redis.isUp);
    expect(await redis.ask(['PING'])).toBe('PONG');
    expect(redis.counts.connections).toBe(1);
  });

  it('uses an answer that was slow, and then leaves Redis alone until it is quick again', async () => {
    await open(10_000, 100);
    await proxy.setFault({ kind: 'delay', ms: 400, towards: 'client' });
    expect(await redis.ask(['PING'])).toBe('PONG');
    expect(await redis.ask(['PING'])).toBeUndefined();
    // `tell` sends its command anyway.
    const isHeard = redis.tell(['SET', 'said-slowly', '1']).catch(() => undefined);
    await proxy.setFault({ kind: 'none' });
    await isHeard;
    await until(redis.isUp);
    expect(String(await redis.ask(['GET', 'said-slowly']))).toBe('1');
    expect(redis.counts).toMatchObject({ slow: 1, connections: 1 });
  });

  it('finds a Redis that was away again, and asks it nothing from before', async () => {
    await open(10_000);
    await proxy.setFault({ kind: 'refuse' });
    await until(() => !redis.isUp());
    await expect(redis.tell(['SET', 'from-before', '1'])).rejects.toThrow('Redis is away');
    expect(await redis.ask(['GET', 'a'])).toBeUndefined();
    await pause(1500);
    await proxy.setFault({ kind: 'none' });
    const startedAt = performance.now();
    await until(redis.isUp);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await redis.ask(['GET', 'from-before'])).toBeNull();
  });

  it.each(['client', 'server'] as const)(
    'gives up a connection on which nothing comes any more from the %s’s other side',
    async (side) => {
      await open(100);
      await proxy.setFault({ kind: 'drop', towards: side });
      expect(await redis.ask(['PING'])).toBeUndefined();
      await until(() => proxy.open() === 0 || proxy.passed.accepted > 1);
      await proxy.setFault({ kind: 'none' });
      await until(redis.isUp);
      expect(redis.counts.connections).toBe(2);
    },
  );

  it('gives up a connection that was closed on one side', async () => {
    await open(10_000);
    proxy.halfClose('client');
    await until(() => redis.counts.connections === 2 && redis.isUp());
    proxy.halfClose('server');
    await until(() => redis.counts.connections === 3 && redis.isUp());
    expect(await redis.ask(['PING'])).toBe('PONG');
  });

  it('gives up a connection whose answers cannot be read, or be trusted', async () => {
    await open(10_000);
    redis.distrust('mixed-up answers');
    expect(await redis.ask(['PING'])).toBeUndefined();
    await until(redis.isUp);
    expect(redis.counts.connections).toBe(2);
    expect(troubles.join()).toContain('mixed-up answers');
  });

  it('ends when it is told to, also while it tries to connect', async () => {
    await open(10_000);
    await proxy.setFault({ kind: 'hang' });
    proxy.cutAll();
    await until(() => !redis.isUp());
    await redis.close();
    expect(redis.isUp()).toBe(false);
  });
});
