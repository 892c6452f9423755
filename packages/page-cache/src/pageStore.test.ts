import { randomBytes } from 'node:crypto';
import { hasRedis, type RedisServer, startRedis } from '@troupe/basics/testing/redisServer';
import { decodePage, encodePage } from './pageFile';
import { createPageStore, older, type PageStore } from './pageStore';
import { connectRedis, type RedisConnection } from './redis/connection';
import { createRedisPages } from './redis/redisPages';
import { createSharedStore } from './sharedStore';
import { generationOf, pageOf, pause, prefix, signer, temporaryFolder } from './testing';

const start = 1_800_000_000_000;
const bounds = { bytes: 64 * 1024 * 1024, entries: 10_000 };

/** A kind of store. Each `open` returns another store over the same data. */
interface Kind {
  readonly begin: () => Promise<void>;
  readonly open: () => PageStore;
  readonly end: () => Promise<void>;
}

const createDisk = (): Kind => {
  let temporary: ReturnType<typeof temporaryFolder>;
  return {
    begin: async () => void (temporary = temporaryFolder()),
    open: () => createPageStore(temporary.folder, bounds),
    end: async () => temporary.remove(),
  };
};

/** Each `open` simulates another machine. */
const createRedis = (): Kind => {
  let server: RedisServer | undefined;
  let connections: RedisConnection[] = [];
  let folders: ReturnType<typeof temporaryFolder>[] = [];
  const warn = () => {};
  return {
    begin: async () => void (server = await startRedis()),
    open: () => {
      const temporary = temporaryFolder();
      folders.push(temporary);
      const redis = connectRedis({
        url: server?.url ?? '',
        warn,
        timeoutMs: 10_000,
        slowAfter: 10_000,
      });
      connections.push(redis);
      const own = createPageStore(temporary.folder, bounds);
      const pages = createRedisPages(redis, prefix, signer, warn, () => start);
      return createSharedStore({ own, pages, warn, now: () => start });
    },
    end: async () => {
      await Promise.all(connections.map((it) => it.close()));
      for (const { remove } of folders) remove();
      await server?.stop();
      connections = [];
      folders = [];
    },
  };
};

const kinds: readonly (readonly [string, Kind])[] = [
  ['the disk', createDisk()],
  ...(hasRedis() ? [['Redis', createRedis()] as const] : []),
];

const encode = (key: string, generation: number, more: { contentFrom?: number } = {}) =>
  encodePage(key, {
    value: pageOf(generation),
    cacheControl: { revalidate: 60, expire: 86_400 },
    startedAt: start + generation,
    madeAt: start + generation,
    ...more,
  });

const generationIn = async (store: PageStore, key: string) => {
  const found = await store.look(key);
  if (found === undefined || found === 'unchanged') return found;
  return generationOf((await decodePage(key, found.bytes))?.value);
};

describe.each(kinds)('pages in %s', (_, kind) => {
  let one: PageStore;
  let other: PageStore;

  beforeEach(async () => {
    await kind.begin();
    one = kind.open();
    other = kind.open();
    // Wait for the connections, because a store does not.
    await pause(300);
  });

  afterEach(() => kind.end());

  it('are found by whoever looks, and by nobody before they were written', async () => {
    expect([await one.look('/de'), await one.has('/de')]).toEqual([undefined, false]);
    await one.write('/de', await encode('/de', 1));
    expect([await generationIn(other, '/de'), await other.has('/de')]).toEqual([1, true]);
    expect(await other.look('/fr')).toBeUndefined();
  });

  it('are not handed over again to whoever has them', async () => {
    const stamp = await one.write('/de', await encode('/de', 1));
    expect(await one.look('/de', stamp)).toBe('unchanged');
    const found = await other.look('/de');
    if (found === undefined || found === 'unchanged') throw new Error('There is no page');
    expect(await other.look('/de', found.stamp)).toBe('unchanged');
    await one.write('/de', await encode('/de', 2));
    expect(await other.look('/de', found.stamp)).toMatchObject({ bytes: expect.any(Buffer) });
    expect(await generationIn(other, '/de')).toBe(2);
  });

  it('are one generation or the other while they are replaced, never half of each', async () => {
    const files = await Promise.all([1, 2].map((generation) => encode('/de', generation)));
    await one.write('/de', files[0] ?? Buffer.alloc(0));
    const writing = (async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        await one.write('/de', files[turn % 2] ?? Buffer.alloc(0));
      }
    })();
    const seen = new Set<unknown>();
    for (let turn = 0; turn < 50; turn += 1) seen.add(await generationIn(other, '/de'));
    await writing;
    expect([...seen].every((it) => it === 1 || it === 2)).toBe(true);
  });

  it('have lost nothing as long as there was room', async () => {
    expect(await one.mayHaveLost('/de')).toBe(false);
    const large = await encodePage('/de', {
      value: { ...pageOf(1), html: randomBytes(600_000).toString('hex') },
      cacheControl: { revalidate: 60 },
      startedAt: start,
      madeAt: start,
    });
    await one.write('/de', large);
    expect((await one.has('/de')) || (await one.mayHaveLost('/de'))).toBe(true);
  });
});

(hasRedis() ? describe : describe.skip)('of two instances', () => {
  const kind = createRedis();
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());

  it('the one with older content leaves the page of newer content as it is', async () => {
    const [one, other] = [kind.open(), kind.open()];
    await pause(300);
    await one.write('/de', await encode('/de', 1, { contentFrom: start - 1000 }));
    expect(await other.write('/de', await encode('/de', 2, { contentFrom: start - 5000 }))).toBe(
      older,
    );
    expect([await generationIn(one, '/de'), await generationIn(other, '/de')]).toEqual([1, 1]);
    await other.write('/de', await encode('/de', 3, { contentFrom: start - 500 }));
    expect(await generationIn(one, '/de')).toBe(3);
  });

  it('one whose clock is far ahead does not stop the others for ever', async () => {
    const [one, other] = [kind.open(), kind.open()];
    await pause(300);
    await one.write('/fr', await encode('/fr', 1, { contentFrom: start + 3_600_000 }));
    await other.write('/fr', await encode('/fr', 2, { contentFrom: start - 500 }));
    const third = kind.open();
    await pause(300);
    expect(await generationIn(third, '/fr')).toBe(2);
  });
});
