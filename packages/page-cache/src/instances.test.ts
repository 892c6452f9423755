import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { connectRedis } from './redis/connection';
import { type Clock, openInstance, pause, prefix } from './testing';

const start = 1_800_000_000_000;

describeWithRedis('instances that share a Redis', () => {
  let server: RedisServer;
  let clock: Clock;
  let one: Awaited<ReturnType<typeof openInstance>>;
  let other: Awaited<ReturnType<typeof openInstance>>;

  const send = async (...command: readonly string[]) => {
    const redis = connectRedis({ url: server.url, warn: () => {} });
    while (!redis.isUp()) await pause(10);
    const answer = await redis.tell(command);
    await redis.close();
    return answer;
  };

  const listKeys = async () => ((await send('KEYS', '*')) as Buffer[]).map(String).sort();

  beforeAll(async () => {
    server = await startRedis();
  });

  beforeEach(async () => {
    clock = { now: start };
    await send('FLUSHALL');
    one = await openInstance(server.url, clock);
    other = await openInstance(server.url, clock);
  });

  afterEach(() => Promise.all([one.close(), other.close()]));

  afterAll(() => server.stop());

  it('show what one of them made', async () => {
    expect(await one.request('/de', 1)).toBe(1);
    expect(await other.request('/de', 2)).toBe(1);
    expect([one.made(), other.made()]).toEqual([1, 0]);
    clock.now += 30_000;
    expect((await other.cache.get('/de')).answer?.cacheControl.revalidate).toBe(30);
  });

  it('keep nothing for longer than it may be shown', async () => {
    await one.request('/de', 1);
    await one.outdated.add(['/fr']);
    const keys = await listKeys();
    expect(keys.map((key) => key.slice(prefix.length).split(':')[1])).toEqual(['marks', 'page']);
    for (const key of keys) {
      const seconds = Number(await send('TTL', key));
      expect(key.startsWith(prefix)).toBe(true);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(90_000);
    }
  });

  it('still have it when Redis is gone: each keeps a copy of what it has shown', async () => {
    await one.request('/de', 1);
    await other.request('/de', 2);
    await pause(200);
    await other.redis.close();
    const restarted = other.open();
    expect(await restarted.visit('/de')).toBe('1 fresh');
  });

  describe('marks', () => {
    it('are known to all, in time for what they show next', async () => {
      await one.request('/de', 1);
      await other.request('/de', 2);
      clock.now += 1000;
      await one.outdated.add(['/de']);
      clock.now += 300;
      expect(await other.visit('/de')).toBe('1 outdated');
      expect(other.demands.at(-1)).toBe(clock.now);
      expect(await other.request('/de', 3)).toBe(3);
      clock.now += 500;
      expect(await one.visit('/de')).toBe('3 fresh');
      expect([one.made(), other.made()]).toEqual([1, 1]);
    });

    it('do not depend on clocks: one is far behind, the page it makes is good all the same', async () => {
      const behind = { now: start - 30_000 };
      const slow = await openInstance(server.url, behind);
      await one.request('/de', 1);
      await one.outdated.add(['/de']);
      behind.now += 1000;
      expect(await slow.request('/de', 2, start)).toBe(2);
      clock.now += 1000;
      expect(await one.visit('/de')).toBe('2 fresh');
      await slow.close();
    });

    it('outlive a restart while Redis is away', async () => {
      await one.request('/de', 1);
      await other.request('/de', 2);
      await pause(200);
      await one.outdated.add(['/de']);
      clock.now += 300;
      await other.cache.learnInvalidations();
      await other.redis.close();
      const restarted = other.open();
      expect(await restarted.visit('/de')).toBe('1 outdated');
      clock.now += 10;
      await restarted.make('/de', 2);
      expect(await restarted.visit('/de')).toBe('2 fresh');
    });

    it('are said again when Redis has lost them before everybody heard of them', async () => {
      await one.request('/de', 1);
      await other.request('/de', 2);
      await one.outdated.add(['/de']);
      await one.cache.learnInvalidations();
      await send('FLUSHALL');
      clock.now += 300;
      await one.cache.learnInvalidations();
      clock.now += 300;
      await other.cache.learnInvalidations();
      expect(await other.visit('/de')).toBe('1 outdated');
    });

    it('become one on everything when they are very many', async () => {
      await one.request('/pl', 1);
      await one.outdated.add(Array.from({ length: 15_000 }, (_, index) => `/de/${index}`));
      await other.cache.learnInvalidations();
      expect(other.outdated.markedAt('/pl')).toBe(0);
      await one.outdated.add(Array.from({ length: 15_000 }, (_, index) => `/fr/${index}`));
      clock.now += 300;
      expect(await other.visit('/pl')).toBe('1 outdated');
      expect(Number(await send('ZCARD', `${prefix}:marks`))).toBe(2);
    });

    it('that cannot be said to all are an error, and hold here', async () => {
      await one.request('/de', 1);
      await one.redis.close();
      clock.now += 10;
      await expect(one.outdated.add(['/de'])).rejects.toThrow('Redis is away');
      expect(await one.visit('/de')).toBe('1 outdated');
    });
  });

  describe('when Redis was emptied', () => {
    it('show what is in its window, and share it again', async () => {
      await one.request('/de', 1);
      await send('FLUSHALL');
      clock.now += 30_000;
      expect(await one.request('/de', 2)).toBe(1);
      await pause(200);
      expect(await other.request('/de', 3)).toBe(1);
      expect([one.made(), other.made()]).toEqual([1, 0]);
    });

    it('show nothing from before that is past its window, from memory or disk', async () => {
      await one.request('/de', 1);
      await other.request('/de', 2);
      await pause(200);
      clock.now += 61_000;
      expect(await other.visit('/de')).toBe('1 stale');
      await send('FLUSHALL');
      clock.now += 1000;
      expect(await one.visit('/de')).toBe('1 outdated');
      expect(await other.open().visit('/de')).toBe('1 outdated');
      expect(await other.request('/de', 3)).toBe(3);
    });
  });

  describe('of those that want the same page', () => {
    it('one makes it, and the others wait for theirs', async () => {
      const third = await openInstance(server.url, clock);
      const shown = await Promise.all(
        [one, other, third].map((each, index) => each.request('/de', index + 1)),
      );
      expect(new Set(shown).size).toBe(1);
      expect(one.made() + other.made() + third.made()).toBe(1);
      await third.close();
    });

    it('the others give the stale one meanwhile', async () => {
      await one.request('/de', 1);
      await other.request('/de', 2);
      clock.now += 61_000;
      const found = await one.maker.get('/de');
      expect(found.timeliness?.due).toBe('stale');
      const { answer, timeliness } = await other.maker.get('/de');
      expect([timeliness?.due, answer?.cacheControl.revalidate]).toEqual(['fresh', 1]);
    });

    it('one that dies holds nobody up for longer than they can wait', async () => {
      await one.maker.get('/de');
      expect(await other.request('/de', 2)).toBe(2);
      expect(other.made()).toBe(1);
    });

    it('one that fails lets the next one have its turn at once', async () => {
      await one.request('/de', 1);
      await other.request('/de', 2);
      clock.now += 61_000;
      const found = await one.maker.get('/de');
      await one.maker.set('/de', found.answer?.value ?? null, { revalidate: 3 }, found);
      await pause(100);
      expect((await other.maker.get('/de')).timeliness?.due).toBe('stale');
      expect(await listKeys()).toEqual(expect.arrayContaining([expect.stringMatching(/:making:/)]));
    });

    it('nobody lets go of what another one holds', async () => {
      await one.maker.get('/de');
      const [name = 'none'] = (await listKeys()).filter((key) => key.includes(':making:'));
      expect(name).toMatch(/:making:/);
      await send('SET', name, 'another');
      const found = await one.cache.get('/de');
      await one.maker.set('/de', null, { revalidate: 5 }, found);
      await pause(100);
      expect(String(await send('GET', name))).toBe('another');
    });
  });

  it('an instance whose content is older leaves the newer page as it is, and tries with newer content', async () => {
    await one.request('/de', 1, start + 50_000);
    clock.now += 61_000;
    // Its sources fail, so it has no newer content.
    await other.request('/de', 2, start - 20_000);
    expect(other.demands.at(-1)).toBe(start + 50_000 - 1);
    clock.now += 500;
    expect(await one.visit('/de')).toBe('1 stale');
    expect(await other.visit('/de')).toBe('1 fresh');
    clock.now += 31_000;
    await other.request('/de', 3, clock.now);
    clock.now += 500;
    expect(await one.visit('/de')).toBe('3 fresh');
  });
});
