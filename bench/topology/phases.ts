import { createClient } from '@redis/client';
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { copyAsLaterBuild } from '../../e2e/support/laterBuild';
import type { FakeUpstream } from '@/testing/fakeUpstream';
import type { Customers } from './customers';
import type { Topology } from './Topology';

/** Something that happens to the machines while visitors and customers go on. */
export interface Phase {
  readonly name: string;
  /** Before it, without being counted. */
  readonly prepare?: () => Promise<void>;
  readonly begin: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** After all is well again, without being counted. */
  readonly tidy?: () => Promise<void>;
}

interface Stage {
  readonly topology: Topology;
  readonly upstream: FakeUpstream;
  readonly customers: Customers;
}

const none = async (): Promise<void> => {};

const createPlainClient = (url: string) => createClient({ url });

/** Lets one command be run on the Redis itself, and not on the line to it. */
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

/** Every key, whatever kind it is of, has half of what it had and some more that nobody can read. */
const spoilAll = (topology: Topology) =>
  askRedis(topology, async (client) => {
    for (const key of await client.keys('*')) {
      if ((await client.type(key)) === 'string') {
        const length = await client.strLen(key);
        await client.setRange(key, Math.floor(length / 2), 'garbage'.repeat(20));
      } else await client.set(key, 'garbage');
    }
  });

/** A disk of a few MiB below an instance's pages, which is filled to the last byte. */
const createFullDisk = ({ instances: [instance] }: Topology) => {
  const filler = join(instance.dataDir, 'filler');
  let isMounted = false;
  const fill = () => {
    const file = openSync(filler, 'a');
    const block = Buffer.alloc(64 * 1024);
    try {
      for (;;) writeSync(file, block);
    } catch {
      // That was it.
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
      // Its renderer may have it open for a moment.
      execFileSync('umount', ['-l', instance.dataDir]);
      isMounted = false;
      await instance.start();
    },
  };
};

/** Mounting needs root. */
const canMount = (): boolean => process.getuid?.() === 0 && process.platform === 'linux';

/** All that happens, in turn. */
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
      // Where there is one, carts go there: customers are no part of this.
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
