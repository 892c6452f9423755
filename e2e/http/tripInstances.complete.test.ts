import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFields } from '@troupe/basics/fields';
import {
  describeWithRedis,
  type RedisServer,
  startRedis,
} from '@troupe/basics/testing/redisServer';
import { findPostgresPrograms, startPostgres } from '@/commerce/orders/testing/postgresServer';
import { createShopProcess, type ShopProcess } from '../../bench/shopProcess';
import { editTogether } from '../../bench/trips/editTogether';
import { makeTrip, sendCommand } from '../../bench/trips/tripClient';
import { eventually } from '../support/eventually';
import { ports, shopEnv } from '../support/shop';
import { TripListener } from '../support/TripListener';

/** Two shops, as run by `npm start`, on one database. */
const startInstances = async (redisUrl = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-instances-'));
  const postgres = await startPostgres();
  const create = (port: number): ShopProcess =>
    createShopProcess(
      port,
      {
        ...shopEnv,
        PORT: String(port),
        DATABASE_URL: postgres.url,
        REDIS_URL: redisUrl,
        DATA_DIR: join(folder, String(port)),
        WRITE_LIMIT: '100000/60',
        SPARE_RENDERER: 'off',
      },
      'npm start',
    );
  const instances = [create(ports.instance), create(ports.otherInstance)] as const;
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    for (const instance of instances) await instance.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { instances, stop };
};

type Instances = Awaited<ReturnType<typeof startInstances>>;

/** Changes a trip at the second instance while a page listens at the first one. */
const hearFromOther = async ({ instances: [one, other] }: Instances) => {
  const trip = await makeTrip(one.origin);
  const listener = await TripListener.open({
    port: ports.instance,
    host: '127.0.0.1',
    trip: trip.id,
    cookie: trip.cookie,
  });
  try {
    await eventually(async () => expect(listener.revisions).toEqual([0]));
    const command = { kind: 'rename', name: 'Olga' };
    const posted = { id: randomUUID(), trip: trip.id, base: 0, command };
    const { json } = await sendCommand(other.origin, trip.cookie, posted);
    expect(toFields(json['trip'])['revision']).toBe(1);
    await eventually(async () => expect(listener.revisions).toEqual([0, 1]));
  } finally {
    listener.leave();
  }
};

(findPostgresPrograms() ? describe : describe.skip)('two instances on one database', () => {
  let shops: Instances;
  beforeAll(async () => {
    shops = await startInstances();
  });
  afterAll(() => shops.stop());

  it('a page hears of a change at the other instance, which compares revisions', () =>
    hearFromOther(shops));

  it('no accepted command is lost or doubled, though an instance is killed', async () => {
    const { instances } = shops;
    const outcome = await editTogether({ instances, editors: 5, commands: 30, kills: 2 });
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, tally: { accepted: 150, killed: 2 } });
    expect(outcome.states[0]).toEqual(outcome.states[1]);
  });
});

(findPostgresPrograms() ? describeWithRedis : describe.skip)('two instances with Redis', () => {
  let redis: RedisServer;
  let shops: Instances;
  beforeAll(async () => {
    redis = await startRedis();
    shops = await startInstances(redis.url);
  });
  afterAll(async () => {
    await shops.stop();
    await redis.stop();
  });

  it('a page hears of a change at the other instance, which reports it', () =>
    hearFromOther(shops));

  it('and also of one while Redis is away', async () => {
    await redis.kill();
    await hearFromOther(shops);
  });
});
