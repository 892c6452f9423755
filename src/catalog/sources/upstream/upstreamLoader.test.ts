import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clearProcessState } from '@/platform/process/processState';
import { demandContentFrom } from '@/platform/process/requiredContent';
import { createFolder } from '@/testing/contentFolder';
import {
  countCrowd,
  type FakeUpstream,
  startFakeUpstream,
  type Trouble,
  troubles,
} from '@/testing/fakeUpstream';
import { inJson, type Reply, startServer } from '@troupe/basics/testing/localServer';
import { createSay, createSmallCatalogue } from '@/testing/smallUpstream';
import { createUpstreamLoader, type UpstreamOptions } from './upstreamLoader';

const asks = [
  { shopGroupId: 1, lang: 'en' },
  { shopGroupId: 1, lang: 'de' },
  { shopGroupId: 2, lang: 'en' },
];

const files = [
  'upstream/discover/1/en',
  'upstream/discover/1/de',
  'upstream/discover/2/en',
  'upstream/shop/1/krakow',
  'upstream/shop/1/prague',
  'upstream/shop/2/krakow',
];

const running = new Set<FakeUpstream>();

afterEach(async () => {
  await Promise.all([...running].map((fake) => fake.close()));
  running.clear();
  clearProcessState('contentDemandedFrom');
});

/** Starts a fake upstream, and creates loaders for it that share one fake clock. */
const start = async () => {
  const catalogue = createSmallCatalogue();
  const fake = await startFakeUpstream(createSay(catalogue));
  running.add(fake);
  const folder = await createFolder();
  const clock = { now: 1_000_000 };
  const onTrouble = jest.fn();
  const create = (options: Partial<UpstreamOptions> = {}) =>
    createUpstreamLoader({
      apiUrl: fake.apiUrl,
      asks,
      folder,
      now: () => clock.now,
      onTrouble,
      // Generous limits, so that a busy machine does not look like a slow upstream.
      limits: { timeout: 1000, totalTimeoutMs: 20_000, shortTimeoutMs: 300 },
      ...options,
    });
  return { catalogue, fake, folder, clock, create, onTrouble };
};

type Loader = ReturnType<Awaited<ReturnType<typeof start>>['create']>;

/** Lists the paths of all kept files. */
const listKept = async (folder: string) => {
  const below = (await readdir(folder)).map(async (name) =>
    (await readdir(join(folder, name))).map((it) => join(folder, name, it)),
  );
  return (await Promise.all(below)).flat();
};

const pricesOf = async (loader: Loader) => {
  const { records } = await loader.load();
  return records.flatMap(({ data }) =>
    data.kind === 'shop' ? (data.city.city_group?.products ?? []).map(({ price }) => price) : [],
  );
};

const namesOf = async (loader: Loader) => (await loader.load()).records.map(({ file }) => file);

describe('a back end that answers', () => {
  it('is asked for every list once per language, and for every shop once', async () => {
    const { fake, create } = await start();
    const { records, faults } = await create().load();

    expect(faults).toEqual([]);
    expect(records.map(({ file }) => file).sort()).toEqual([...files].sort());
    expect(fake.calls.map(({ path, lang }) => `${path} ${lang}`).sort()).toEqual([
      '/api/discover/1 de',
      '/api/discover/1 en',
      '/api/discover/2 en',
      '/api/shop/1/krakow *',
      '/api/shop/1/prague *',
      '/api/shop/2/krakow *',
    ]);
  });

  it('gives its lists in the language that was asked for, and the prices of each shop', async () => {
    const { create } = await start();
    const { records } = await create().load();
    const find = (name: string) => records.find(({ file }) => file === name)?.data;

    expect(find('upstream/discover/1/de')).toMatchObject({
      kind: 'discover',
      shopGroupId: 1,
      lang: 'de',
      textsLang: 'de',
      shops: [{ id: 11, slug: 'krakow', landing_title: 'Krakow (de)' }, { id: 12 }],
    });
    expect(find('upstream/shop/1/krakow')).toMatchObject({
      kind: 'shop',
      shopGroupId: 1,
      citySlug: 'krakow',
      city: { city_group: { products: [{ price: 99 }, { price: 149.5 }] } },
    });
  });

  it('is not asked again before its answers are old', async () => {
    const { fake, create, clock } = await start();
    const loader = create();
    await loader.load();
    clock.now += 999;
    await loader.load();
    expect(fake.calls).toHaveLength(6);
    clock.now += 1;
    await loader.load();
    expect(fake.calls).toHaveLength(12);
  });

  it('is asked again at once when somebody says that something changed', async () => {
    const { fake, create, clock, catalogue } = await start();
    const loader = create();
    await loader.load();
    catalogue[2] = [];
    const [shop] = catalogue[1] ?? [];
    if (shop) shop.title = 'Kraków';
    clock.now += 10;
    demandContentFrom(clock.now);
    clock.now += 1;
    const { records } = await loader.load();

    expect(fake.calls).toHaveLength(12);
    expect(records[0]?.data).toMatchObject({ shops: [{ landing_title: 'Kraków (en)' }, {}] });
    await loader.load();
    expect(fake.calls).toHaveLength(12);
  });

  it('keeps the records of what did not change', async () => {
    const { create, clock, catalogue } = await start();
    const loader = create();
    const before = await loader.load();
    const [shop] = catalogue[1] ?? [];
    if (shop?.products[0]) shop.products[0].price = 101;
    clock.now += 1000;
    const after = await loader.load();

    const changed = after.records.filter((record, index) => record !== before.records[index]);
    expect(changed.map(({ file }) => file)).toEqual(['upstream/shop/1/krakow']);
    expect(after.faults).toEqual([]);
  });

  it('may close a shop, and open it again', async () => {
    const { create, clock, catalogue, folder } = await start();
    const loader = create();
    await loader.load();
    const [prague] = catalogue[1]?.splice(1) ?? [];
    clock.now += 1000;
    expect(await namesOf(loader)).not.toContain('upstream/shop/1/prague');
    // Five answers and the state.
    expect(await listKept(folder)).toHaveLength(6);
    if (prague) catalogue[1]?.push(prague);
    clock.now += 1000;
    expect(await namesOf(loader)).toContain('upstream/shop/1/prague');
  });

  it('has one bad price: the others go on, it stays what it was, and a restart changes nothing', async () => {
    const { create, clock, catalogue } = await start();
    const loader = create();
    await loader.load();
    const [shop] = catalogue[1] ?? [];
    const [karaoke, rafting] = shop?.products ?? [];
    if (karaoke) karaoke.price = -1;
    if (rafting) rafting.price = 160;
    clock.now += 1000;
    const prices = [99, 160, 149.5, 99];
    expect(await pricesOf(loader)).toEqual(prices);
    const { faults } = await loader.load();
    expect(faults).toMatchObject([
      { file: 'upstream/shop/1/krakow', field: 'data.city_group.products.0.price' },
    ]);
    if (rafting) rafting.price = 170;
    clock.now += 1000;
    expect((await loader.load()).faults[0]).toBe(faults[0]);

    const restarted = create();
    expect(await pricesOf(restarted)).toEqual([99, 170, 149.5, 99]);
    clock.now += 4000;
    expect(await pricesOf(restarted)).toEqual([99, 170, 149.5, 99]);
    expect((await restarted.load()).faults).toHaveLength(1);
  });

  it('sells nothing in a shop for now: it is not asked for prices', async () => {
    const { create, catalogue, fake } = await start();
    const [, prague] = catalogue[1] ?? [];
    prague?.products.splice(0);
    const { faults } = await create().load();
    expect(faults).toEqual([]);
    expect(fake.calls.map(({ path }) => path)).not.toContain('/api/shop/1/prague');
  });

  it('is another one than before: what that one said is not believed of it', async () => {
    const { create, catalogue, fake } = await start();
    await create().load();
    await fake.setMode('down');
    const other = await startFakeUpstream(createSay(catalogue));
    running.add(other);
    await other.setMode('errors');
    await expect(create({ apiUrl: other.apiUrl }).load()).rejects.toThrow('nothing is known');
    expect((await create().load()).records).toHaveLength(6);
  });

  it('whose titles are in another language than asked for is believed in all but those', async () => {
    const { folder } = await start();
    const fake = await startFakeUpstream(createSay(createSmallCatalogue()), 0, 'en-GB');
    running.add(fake);
    const loader = createUpstreamLoader({ apiUrl: fake.apiUrl, asks, folder });
    const { records } = await loader.load();
    expect(records.slice(0, 2).map(({ data }) => data)).toMatchObject([
      { lang: 'en', textsLang: 'en' },
      { lang: 'de', textsLang: null },
    ]);
  });
});

describe.each(troubles)('a back end in trouble: %s', (trouble) => {
  it('changes nothing of what is known, and is reported', async () => {
    const { fake, create, clock, catalogue } = await start();
    const loader = create();
    const before = await loader.load();
    await fake.setMode(trouble);
    const [shop] = catalogue[1] ?? [];
    if (shop) shop.title = 'Never seen';
    for (let round = 0; round < 5; round += 1) {
      clock.now += 1000;
      const { records, faults } = await loader.load();
      expect(records).toEqual(before.records);
      records.forEach((record, index) => expect(record).toBe(before.records[index]));
      expect(faults.length).toBeGreaterThan(0);
    }
  });

  it('is known as it was after a restart, at once', async () => {
    const { fake, create, clock } = await start();
    const before = await create().load();
    clock.now += 1000;
    await fake.setMode(trouble);
    const startedAt = performance.now();
    const { records } = await create().load();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(records).toEqual(before.records);
  });

  it('is asked for nothing more than once in 3 s and a retry, however often it is restarted', async () => {
    const { fake, create: createFor, clock } = await start();
    // For a rate limit, the languages of a list are one address.
    const further = ['fr', 'pl', 'sv'].map((lang) => ({ shopGroupId: 1, lang }));
    const create = () => createFor({ asks: [...asks, ...further] });
    const at: (typeof fake.calls)[number][] = [];
    let loader = create();
    await loader.load();
    clock.now += 3000;
    await fake.setMode(trouble);
    for (let round = 0; round < 20; round += 1) {
      if (round % 6 === 5) loader = create();
      const known = fake.calls.length;
      await loader.load();
      at.push(...fake.calls.slice(known).map((call) => ({ ...call, at: clock.now })));
      clock.now += 500;
    }
    expect(countCrowd(at, 3000)).toBeLessThanOrEqual(2);
    if (trouble !== 'down') expect(at.length).toBeGreaterThan(5);
  });

  it('is believed again within 3 s of its recovery', async () => {
    const { fake, create, clock, catalogue } = await start();
    const loader = create();
    await loader.load();
    await fake.setMode(trouble);
    for (let round = 0; round < 4; round += 1) {
      clock.now += 1000;
      await loader.load();
    }
    for (const shop of Object.values(catalogue).flat()) {
      for (const product of shop.products) product.price = 77;
    }
    await fake.setMode('good');
    const recovered = clock.now;
    let prices = await pricesOf(loader);
    while (prices.some((price) => price !== 77) && clock.now - recovered < 10_000) {
      clock.now += 250;
      prices = await pricesOf(loader);
    }
    expect(clock.now - recovered).toBeLessThanOrEqual(3000);
    // Pending calls end by their real timeout, which the fake clock does not control.
    let { faults } = await loader.load();
    for (let tries = 0; faults.length > 0 && tries < 20; tries += 1) {
      await sleep(500);
      clock.now += 3000;
      ({ faults } = await loader.load());
    }
    expect(faults).toEqual([]);
  });

  it('that was never known is an outage', async () => {
    const { fake, create, clock } = await start();
    await fake.setMode(trouble);
    const loader = create();
    await expect(loader.load()).rejects.toThrow('nothing is known');
    await expect(loader.load()).rejects.toThrow('nothing is known');
    await fake.setMode('good');
    clock.now += 3000;
    await loader.load();
    expect((await namesOf(loader)).sort()).toEqual([...files].sort());
  });
});

/** Troubles that give a different fault on each call. */
const unsteady = ['wrongTypes', 'empty', 'truncated'] as const satisfies readonly Trouble[];

const isSteady = (trouble: Trouble) => !(unsteady as readonly Trouble[]).includes(trouble);

/** @returns a loader that has called every address during the trouble; it calls one language of a path at a time */
const startInTrouble = async (trouble: Trouble) => {
  const { fake, create, clock } = await start();
  const loader = create();
  await loader.load();
  await fake.setMode(trouble);
  clock.now += 1000;
  await loader.load();
  clock.now += 3000;
  await loader.load();
  return { loader, clock };
};

describe.each(troubles.filter(isSteady))('a back end in steady trouble: %s', (trouble) => {
  it('is reported with the same faults as long as the trouble lasts', async () => {
    const { loader, clock } = await startInTrouble(trouble);
    const { faults } = await loader.load();
    expect(faults).not.toEqual([]);
    for (let round = 0; round < 3; round += 1) {
      clock.now += 1500;
      const later = await loader.load();
      expect(later.faults).toHaveLength(faults.length);
      later.faults.forEach((fault, index) => expect(fault).toBe(faults[index]));
    }
  });
});

describe.each(unsteady)('a back end in unsteady trouble: %s', (trouble) => {
  it('is reported once per address, or once for the whole host', async () => {
    const { loader, clock } = await startInTrouble(trouble);
    for (let round = 0; round < 6; round += 1) {
      clock.now += 1500;
      const reported = (await loader.load()).faults.map(({ file }) => file);
      // After three calls in a row without an answer, the fault of the host replaces those of the addresses.
      const missing = reported.includes('upstream')
        ? []
        : files.filter((file) => !reported.includes(file));
      expect([round, missing]).toEqual([round, []]);
      expect([...new Set(reported)]).toEqual(reported);
    }
  });
});

describe('a call that fails', () => {
  const startFailing = async (fails: (before: number) => Reply | undefined) => {
    const { create, clock, folder, catalogue } = await start();
    const say = createSay(catalogue);
    const before = new Map<string, number>();
    const { origin, calls } = await startServer(({ path, headers }) => {
      const count = before.get(path) ?? 0;
      before.set(path, count + 1);
      const trouble = path === '/api/shop/1/prague' ? fails(count) : undefined;
      return trouble ?? inJson(say(path, String(headers['accept-language'])));
    });
    const loader = create({ apiUrl: `${origin}/api`, folder });
    const countPrague = () => calls.filter(({ path }) => path === '/api/shop/1/prague').length;
    return { loader, clock, countPrague };
  };

  it.each<[string, Reply]>([
    ['with a status of spec section 7', inJson({}, 503)],
    ['without an answer', 'cut'],
  ])('%s is made again, and nobody notices', async (_, trouble) => {
    const { loader, countPrague } = await startFailing((before) =>
      before === 0 ? trouble : undefined,
    );
    const { records, faults } = await loader.load();
    expect(records).toHaveLength(6);
    expect(faults).toEqual([]);
    expect(countPrague()).toBe(2);
  });

  it('with another status is not', async () => {
    const { loader, countPrague } = await startFailing(() => inJson({}, 404));
    expect((await loader.load()).faults).toHaveLength(1);
    expect(countPrague()).toBe(1);
  });

  it('again and again is made once per round, until it succeeds', async () => {
    const { loader, clock, countPrague } = await startFailing((before) =>
      before < 4 ? inJson({}, 500) : undefined,
    );
    const counts: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await loader.load();
      counts.push(countPrague());
      clock.now += 3000;
    }
    expect(counts).toEqual([2, 3, 4, 5]);
    expect((await loader.load()).faults).toEqual([]);
  });
});

describe('one address that hangs', () => {
  it('holds up the others once, and then no more', async () => {
    const { create, clock, folder, catalogue } = await start();
    const say = createSay(catalogue);
    let isHanging = false;
    const { origin } = await startServer(({ path, headers }) => {
      const lang = String(headers['accept-language']);
      if (isHanging && lang === 'de') return 'hang';
      return inJson(say(path, lang));
    });
    const loader = create({ apiUrl: `${origin}/api`, folder });
    await loader.load();
    isHanging = true;
    clock.now += 1000;
    await loader.load();
    for (const shop of catalogue[1] ?? []) shop.title = 'New';
    clock.now += 3000;
    const { records, faults } = await loader.load();
    expect(records.slice(0, 2).map(({ data }) => data)).toMatchObject([
      { shops: [{ landing_title: 'New (en)' }, {}] },
      { shops: [{ landing_title: 'Krakow (de)' }, {}] },
    ]);
    expect(faults).toMatchObject([{ file: 'upstream/discover/1/de', kind: 'unreadable' }]);
  });
});

describe('an answer that is not there', () => {
  it('for a shop that the list still has leaves it as it was, and is reported', async () => {
    const { create, clock, catalogue, folder } = await start();
    const say = createSay(catalogue);
    let isGone = false;
    const { origin } = await startServer(({ path, headers }) =>
      isGone && path === '/api/shop/1/prague'
        ? inJson({ statusCode: 404 }, 404)
        : inJson(say(path, String(headers['accept-language']))),
    );
    const loader = create({ apiUrl: `${origin}/api`, folder });
    const before = await loader.load();
    isGone = true;
    clock.now += 1000;
    const { records, faults } = await loader.load();
    expect(records).toEqual(before.records);
    expect(faults).toEqual([
      {
        file: 'upstream/shop/1/prague',
        field: '',
        kind: 'unreadable',
        reason: 'is answered with status 404',
      },
    ]);
  });
});

describe('the folder', () => {
  it('may be torn: what cannot be read is asked for anew', async () => {
    const { create, folder, clock } = await start();
    await create().load();
    for (const path of await listKept(folder)) {
      const { length } = await readFile(path);
      await truncate(path, Math.floor(length / 2));
    }
    clock.now += 10;
    const { records, faults } = await create().load();
    expect(records.map(({ file }) => file).sort()).toEqual([...files].sort());
    expect(faults).toEqual([]);
  });

  it('may be lost in trouble: what is known stays known', async () => {
    const { create, clock } = await start();
    const folder = join(await createFolder(), 'file');
    await writeFile(folder, 'not a folder');
    const onTrouble = jest.fn();
    const loader = create({ folder, onTrouble });
    expect((await loader.load()).records).toHaveLength(6);
    clock.now += 1000;
    expect((await loader.load()).records).toHaveLength(6);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of what is no longer asked for', async () => {
    const { create, folder, clock } = await start();
    await create().load();
    clock.now += 3000;
    await create({ asks: asks.slice(2) }).load();
    // One list, one shop and the state.
    expect(await listKept(folder)).toHaveLength(3);
  });
});
