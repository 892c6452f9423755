import { createClient } from '@redis/client';
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { copyAsLaterBuild } from '../../e2e/support/laterBuild';
import type { FakeUpstream } from '@/testing/fakeUpstream';
import type { Customers } from './customers';
import type { Topology } from './Topology';

/** A fault that is injected while visitors and customers continue. */
export interface Phase {
  readonly name: string;
  /** Runs before the fault, and is not measured. */
  readonly prepare?: () => Promise<void>;
  readonly begin: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Runs after the recovery, and is not measured. */
  readonly tidy?: () => Promise<void>;
}

interface Stage {
  readonly topology: Topology;
  readonly upstream: FakeUpstream;
  readonly customers: Customers;
}

const none = async (): Promise<void> => {};

const createPlainClient = (url: string) => createClient({ url });

/** Runs commands on Redis directly, not through the faulty connection. */
const askRedis = async (
  { redis }: Topology,
  run: (client: ReturnType<typeof createPlainClient>) => Promise<void>,
): Promise<void> => {
  const client = createPlainClient(redis.url);
  client.on('error', () => {});
  await client.connect();
  await run(client);
  await client.close();
};

/** Corrupts every key: strings keep their first half, other types are replaced; garbage is added. */
const spoilAll = (topology: Topology) =>
  askRedis(topology, async (client) => {
    for (const key of await client.keys('*')) {
      if ((await client.type(key)) === 'string') {
        const length = await client.strLen(key);
        await client.setRange(key, Math.floor(length / 2), 'garbage'.repeat(20));
      } else await client.set(key, 'garbage');
    }
  });

/** A small disk for the data of an instance, which is filled completely. */
const createFullDisk = ({ instances: [instance] }: Topology) => {
  const filler = join(instance.dataDir, 'filler');
  let isMounted = false;
  const fill = () => {
    const file = openSync(filler, 'a');
    const block = Buffer.alloc(64 * 1024);
    try {
      for (;;) writeSync(file, block);
    } catch {
      // The disk is full.
    } finally {
      closeSync(file);
    }
  };
  return {
    prepare: async () => {
      await instance.stop();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', instance.dataDir]);
      isMounted = true;
      await instance.start();
    },
    fill: async () => fill(),
    empty: async () => rmSync(filler, { force: true }),
    remove: async () => {
      if (!isMounted) return;
      await instance.kill();
      // The renderer may keep it open for a moment.
      execFileSync('umount', ['-l', instance.dataDir]);
      isMounted = false;
      await instance.start();
    },
  };
};

/** Mounting needs root. */
const canMount = (): boolean => process.getuid?.() === 0 && process.platform === 'linux';

/** All phases, in order. */
export const listPhases = ({ topology, upstream, customers }: Stage): readonly Phase[] => {
  const [one, other] = topology.instances;
  const disk = createFullDisk(topology);
  const builds = topology.folderFor('later');
  const withUpstream = async (apiUrl: string) =>
    topology.roll((instance) => {
      instance.env['API_URL'] = apiUrl;
    });

  return [
    { name: 'quiet', begin: none, mend: none },
    { name: 'instance killed', begin: () => one.kill(), mend: () => one.start() },
    {
      name: 'Redis stopped',
      begin: () => topology.redis.kill(),
      mend: () => topology.redis.restart(),
    },
    {
      name: 'Redis slow',
      begin: () => topology.redisLine.setFault({ kind: 'delay', ms: 200, jitterMs: 200 }),
      mend: () => topology.redisLine.setFault({ kind: 'none' }),
    },
    {
      name: 'Redis flushed',
      begin: () => askRedis(topology, async (client) => void (await client.flushAll())),
      mend: none,
    },
    { name: 'Redis garbage', begin: () => spoilAll(topology), mend: none },
    {
      name: 'PostgreSQL',
      begin: () => topology.postgres.stop(),
      mend: () => topology.postgres.start(),
    },
    ...(canMount()
      ? [
          {
            name: 'disk full',
            prepare: disk.prepare,
            begin: disk.fill,
            mend: disk.empty,
            tidy: disk.remove,
          },
        ]
      : []),
    {
      name: 'rolling deploy',
      prepare: async () => {
        copyAsLaterBuild('.next', join(builds, '0'));
        copyAsLaterBuild('.next', join(builds, '1'));
      },
      begin: () =>
        topology.roll((instance, index) => instance.takeBuild(join(builds, String(index)))),
      mend: none,
    },
    {
      // With an upstream, carts are sent to it, so customers are paused.
      name: 'upstream down',
      prepare: async () => {
        await customers.pause();
        await withUpstream(upstream.apiUrl);
      },
      begin: () => upstream.setMode('down'),
      mend: () => upstream.setMode('good'),
      tidy: async () => {
        await withUpstream('');
        customers.resume();
      },
    },
    {
      name: 'both killed',
      begin: async () => void (await Promise.all([one.kill(), other.kill()])),
      mend: async () => void (await Promise.all([one.start(), other.start()])),
    },
  ];
};
