import { type FaultyProxy, startFaultyProxy } from '@troupe/basics/testing/faultyProxy';
import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { connectRedis } from './redis/connection';
import { type Clock, openInstance, pause, prefix } from './testing';

/** These tests count the pages that clients received. */
describeWithRedis('with a Redis in trouble', () => {
  let server: RedisServer;
  let proxy: FaultyProxy;
  let clock: Clock;
  /** Reaches Redis through the proxy; `other` connects directly. */
  let one: Awaited<ReturnType<typeof openInstance>>;
  let other: Awaited<ReturnType<typeof openInstance>>;

  const keys = Array.from({ length: 20 }, (_, index) => `/de/page-${index}`);
  const timeoutMs = 100;

  const until = async (isThere: () => boolean) => {
    for (let turn = 0; turn < 1000 && !isThere(); turn += 1) await pause(10);
    expect(isThere()).toBe(true);
  };

  beforeAll(async () => {
    server = await startRedis();
  });

  beforeEach(async () => {
    clock = { now: Date.now() };
    proxy = await startFaultyProxy({ host: '127.0.0.1', port: server.port });
    one = await openInstance(`redis://127.0.0.1:${proxy.port}`, clock, {
      timeoutMs,
      slowAfter: timeoutMs,
    });
    other = await openInstance(server.url, clock);
    for (const key of keys) await one.request(key, 1);
  });

  afterEach(async () => {
    server.resume();
    await Promise.all([one.close(), other.close()]);
    await proxy.close();
    const redis = connectRedis({ url: server.url, warn: () => {} });
    await until(redis.isUp);
    await redis.tell(['FLUSHALL']);
    await redis.close();
  });

  afterAll(() => server.stop());

  /**
   * Requests every page several times.
   *
   * @returns the numbers of pages of other generations than the allowed ones, of errors and of requests
   */
  const visitAll = async (
    instance: typeof one,
    allowed: readonly number[],
    rounds = 10,
    generation = allowed.at(-1) ?? 0,
  ) => {
    let wrong = 0;
    let asked = 0;
    let errors = 0;
    for (let round = 0; round < rounds; round += 1) {
      // Long enough that every lookup reads the store.
      clock.now += 500;
      for (const key of keys) {
        asked += 1;
        const shown = await instance.request(key, generation).catch(() => {
          errors += 1;
        });
        if (!allowed.includes(shown as number)) wrong += 1;
      }
    }
    return { wrong, errors, asked };
  };

  const clean = { wrong: 0, errors: 0, asked: keys.length * 10 };

  it('that is slow, one visitor waits for it, and all get their pages', async () => {
    await proxy.setFault({ kind: 'delay', ms: 700, towards: 'client' });
    expect(await visitAll(one, [1])).toEqual(clean);
    // One read of a page and one of invalidations may be pending at the same time.
    expect(one.redis.counts.late).toBeLessThanOrEqual(2);
    expect(one.made()).toBe(keys.length);
  });

  it('that is halted, pages come from the own copy, and are made here', async () => {
    server.halt();
    expect(await visitAll(one, [1])).toEqual(clean);
    clock.now += 61_000;
    expect(await visitAll(one, [1, 2])).toEqual(clean);
    expect(one.made()).toBe(2 * keys.length);
    expect(one.redis.counts.late).toBeLessThanOrEqual(6);
    server.resume();
    await until(one.redis.isUp);
    // Pages rendered meanwhile are shared when they are read.
    expect(await visitAll(one, [2])).toEqual(clean);
    await pause(300);
    expect(await visitAll(other, [2], 10, 3)).toEqual(clean);
    expect(other.made()).toBe(0);
  });

  it('that has stopped, nobody waits, and it is found again', async () => {
    await proxy.setFault({ kind: 'refuse' });
    await until(() => !one.redis.isUp());
    const { late } = one.redis.counts;
    expect(await visitAll(one, [1])).toEqual(clean);
    expect(one.redis.counts.late).toBe(late);
    await proxy.setFault({ kind: 'none' });
    await until(one.redis.isUp);
    clock.now += 1000;
    await other.outdated.add(['*']);
    clock.now += 300;
    expect(await visitAll(one, [2])).toEqual(clean);
  });

  it('that was away while pages were marked, none of those is shown once it is back', async () => {
    await proxy.setFault({ kind: 'refuse' });
    await until(() => !one.redis.isUp());
    await other.outdated.add(keys);
    clock.now += 1000;
    // `one` cannot know the invalidation, so it serves pages within the revalidation period.
    expect(await visitAll(one, [1])).toEqual(clean);
    await proxy.setFault({ kind: 'none' });
    await until(one.redis.isUp);
    clock.now += 300;
    expect(await visitAll(one, [2])).toEqual(clean);
  });

  it('that is emptied under way, all get their pages', async () => {
    const redis = connectRedis({ url: server.url, warn: () => {} });
    await until(redis.isUp);
    for (let round = 0; round < 5; round += 1) {
      await redis.tell(['FLUSHALL']);
      expect(await visitAll(one, [1])).toEqual(clean);
      expect(await visitAll(other, [1])).toEqual(clean);
    }
    await redis.close();
    expect(one.made() + other.made()).toBeLessThanOrEqual(2 * keys.length);
  });

  it('that holds garbage, none of it is a page', async () => {
    const redis = connectRedis({ url: server.url, warn: () => {} });
    await until(redis.isUp);
    const names = ((await redis.tell(['KEYS', `${prefix}:page:*`])) as Buffer[]).map(String);
    expect(names).toHaveLength(keys.length);
    for (const [index, name] of names.entries()) {
      const whole = (await redis.tell(['GET', name])) as Buffer;
      const changed = Buffer.from(whole);
      changed[200] = (changed[200] ?? 0) ^ 1;
      const another = (await redis.tell([
        'GET',
        names[(index + 1) % names.length] ?? '',
      ])) as Buffer;
      const version = Buffer.from(
        String(whole.toString('latin1')).replace('TRPPAGE1', 'TRPPAGE0'),
        'latin1',
      );
      const garbage = [changed, whole.subarray(0, 300), Buffer.from('nonsense'), another, version];
      if (index % 6 === 5) {
        await redis.tell(['DEL', name]);
        await redis.tell(['LPUSH', name, 'a list']);
      } else await redis.tell(['SET', name, garbage[index % 6] ?? '']);
    }
    expect(await visitAll(one, [1])).toEqual(clean);
    await pause(300);
    // It has replaced the garbage with its own copies, except where the garbage ranks as newer.
    expect(await visitAll(other, [1, 2])).toEqual(clean);
    expect(other.made()).toBeLessThan(keys.length / 2);
    clock.now += 61_000;
    expect(await visitAll(one, [1, 2, 3])).toEqual(clean);
    await redis.close();
  });

  it('whose answers change on their way, no page is a wrong one', async () => {
    await proxy.setFault({ kind: 'corrupt', everyBytes: 3000, towards: 'client' });
    expect(await visitAll(one, [1])).toEqual(clean);
    clock.now += 61_000;
    expect(await visitAll(one, [1, 2], 20)).toEqual({ ...clean, asked: keys.length * 20 });
    expect(proxy.passed.turned.client).toBeGreaterThan(0);
    await proxy.setFault({ kind: 'none' });
    await until(one.redis.isUp);
    clock.now += 1000;
    await other.outdated.add(['*']);
    clock.now += 300;
    expect(await visitAll(one, [4])).toEqual(clean);
  });

  it('that hears something else than what was said, no page is a wrong one', async () => {
    await proxy.setFault({ kind: 'corrupt', everyBytes: 2000, towards: 'server' });
    clock.now += 61_000;
    expect(await visitAll(one, [1, 2], 20)).toEqual({ ...clean, asked: keys.length * 20 });
    expect(await visitAll(other, [1, 2], 10, 2)).toEqual(clean);
    expect(proxy.passed.turned.server).toBeGreaterThan(0);
  });

  it('that is cut off in the middle of answers, or closes one side, all get their pages', async () => {
    for (const side of ['client', 'server'] as const) {
      proxy.halfClose(side);
      expect(await visitAll(one, [1])).toEqual(clean);
      await until(one.redis.isUp);
    }
    await proxy.setFault({ kind: 'cut', afterBytes: 5000 });
    proxy.cutAll();
    clock.now += 61_000;
    expect(await visitAll(one, [1, 2], 20)).toEqual({ ...clean, asked: keys.length * 20 });
    expect(proxy.passed.cut).toBeGreaterThan(0);
  });
});
