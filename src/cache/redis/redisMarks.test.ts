import fc from 'fast-check';
import { describeWithRedis, type RedisServer, startRedis } from '@/testing/redisServer';
import { pause, prefix } from '../testing';
import { connectRedis, type RedisConnection } from './connection';
import { createRedisMarks } from './redisMarks';

describeWithRedis('marks in Redis', () => {
  let server: RedisServer;
  let redis: RedisConnection;
  let marks: ReturnType<typeof createRedisMarks>;

  beforeAll(async () => {
    server = await startRedis();
    const patience = 10_000;
    redis = connectRedis({ url: server.url, complain: () => {}, patience, slowAfter: patience });
    while (!redis.isUp()) await pause(10);
    marks = createRedisMarks(redis, prefix);
  });

  afterEach(() => redis.tell(['FLUSHALL']));

  afterAll(async () => {
    await redis.close();
    await server.stop();
  });

  it('come back in their order, however odd their paths', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1 }),
        async (paths) => {
          const from = (await marks.readFrom(0))?.version ?? 0;
          const first = await marks.add(paths, 0);
          const read = await marks.readFrom(from);
          expect(read?.marks).toEqual(paths.map((path, index) => [path, first + index]));
          expect((await marks.readFrom(read?.version ?? 0))?.marks).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are read a part at a time', async () => {
    const paths = Array.from({ length: 4500 }, (_, index) => `/de/${index}`);
    await marks.add(paths, 0);
    const read: string[] = [];
    for (let from = 0; ;) {
      const found = await marks.readFrom(from);
      read.push(...(found?.marks ?? []).map(([path]) => path));
      if (!found?.hasMore) break;
      from = found.version;
    }
    expect([...new Set(read)]).toEqual(paths);
  });

  it('are newer than any that is known, though a clock was set back', async () => {
    const ahead = Date.now() * 1000 + 3_600_000_000;
    expect(await marks.add(['/de'], ahead)).toBe(ahead + 1);
    expect(await marks.add(['/fr', '/pl'], 0)).toBe(ahead + 2);
    expect(await marks.add(['/de'], 0)).toBe(ahead + 4);
    expect((await marks.readFrom(ahead + 2))?.marks).toEqual([
      ['/pl', ahead + 3],
      ['/de', ahead + 4],
    ]);
  });

  it('have another epoch when they were lost, and none of what somebody else put there', async () => {
    const epoch = (await marks.readFrom(0))?.epoch;
    await marks.add(['/de'], 0);
    expect((await marks.readFrom(0))?.epoch).toBe(epoch);
    await redis.tell(['DEL', `${prefix}:marks`]);
    await redis.tell(['ZADD', `${prefix}:marks`, '5', 'nonsense', '6', '"/fr"']);
    const anew = await marks.readFrom(0);
    expect(anew?.epoch).not.toBe(epoch);
    expect(anew?.marks).toEqual([]);
  });
});
