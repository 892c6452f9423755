import fc from 'fast-check';
import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { pause, prefix } from '../testing';
import { connectRedis, type RedisConnection } from './connection';
import { createRedisInvalidations } from './redisInvalidations';

describeWithRedis('marks in Redis', () => {
  let server: RedisServer;
  let redis: RedisConnection;
  let invalidations: ReturnType<typeof createRedisInvalidations>;

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
    invalidations = createRedisInvalidations(redis, prefix);
  });

  afterEach(() => redis.tell(['FLUSHALL']));

  afterAll(async () => {
    await redis.close();
    await server.stop();
  });

  it('come back in their order, however odd their paths', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ unit: anyCharacter, maxLength: 40 }), { minLength: 1 }),
        async (paths) => {
          const from = (await invalidations.readFrom(0))?.version ?? 0;
          const first = await invalidations.add(paths, 0);
          const read = await invalidations.readFrom(from);
          expect(read?.invalidations).toEqual(paths.map((path, index) => [path, first + index]));
          expect((await invalidations.readFrom(read?.version ?? 0))?.invalidations).toEqual([]);
        },
      ),
      // Characters that end a line for some programs, and not for others.
      { numRuns: 50, examples: [[['/de/\u2028', '/de/\u2029', '/de/\r\n', '/de/\u0085']]] },
    );
  });

  it('are read a part at a time', async () => {
    const paths = Array.from({ length: 4500 }, (_, index) => `/de/${index}`);
    await invalidations.add(paths, 0);
    const read: string[] = [];
    for (let from = 0; ;) {
      const found = await invalidations.readFrom(from);
      read.push(...(found?.invalidations ?? []).map(([path]) => path));
      if (!found?.hasMore) break;
      from = found.version;
    }
    expect([...new Set(read)]).toEqual(paths);
  });

  it('are newer than any that is known, though a clock was set back', async () => {
    const ahead = Date.now() * 1000 + 3_600_000_000;
    expect(await invalidations.add(['/de'], ahead)).toBe(ahead + 1);
    expect(await invalidations.add(['/fr', '/pl'], 0)).toBe(ahead + 2);
    expect(await invalidations.add(['/de'], 0)).toBe(ahead + 4);
    expect((await invalidations.readFrom(ahead + 2))?.invalidations).toEqual([
      ['/pl', ahead + 3],
      ['/de', ahead + 4],
    ]);
  });

  it('have another epoch when they were lost, and none of what somebody else put there', async () => {
    const epoch = (await invalidations.readFrom(0))?.epoch;
    await invalidations.add(['/de'], 0);
    expect((await invalidations.readFrom(0))?.epoch).toBe(epoch);
    await redis.tell(['DEL', `${prefix}:marks`]);
    await redis.tell(['ZADD', `${prefix}:marks`, '5', 'nonsense', '6', '"/fr"']);
    const anew = await invalidations.readFrom(0);
    expect(anew?.epoch).not.toBe(epoch);
    expect(anew?.invalidations).toEqual([]);
  });
});
