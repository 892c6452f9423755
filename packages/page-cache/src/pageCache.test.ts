import { randomBytes } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './entry';
import { builtPages, type Clock, openProcess, pageOf, temporaryFolder } from './testing';

const start = 1_800_000_000_000;
let clock: Clock;
let folder: string;
let remove: () => void;

beforeEach(() => {
  clock = { now: start };
  ({ folder, remove } = temporaryFolder());
});

afterEach(() => remove());

const listFiles = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const builtAt = (generation: number, madeAt: number): Entry => ({
  value: pageOf(generation),
  cacheControl: { revalidate: 60, expire: 86_400 },
  startedAt: madeAt,
  madeAt,
});

it('gives a page again, also after a restart, with what is left of its window', async () => {
  const before = openProcess(folder, clock);
  expect(await before.visit('/de')).toBe('miss');
  await before.make('/de', 1);
  clock.now += 20_000;
  const after = openProcess(folder, clock);
  expect([await before.visit('/de'), await after.visit('/de')]).toEqual(['1 fresh', '1 fresh']);
  const { answer } = await after.cache.get('/de');
  expect(answer?.cacheControl).toEqual({ revalidate: 40, expire: 86_380 });
  clock.now += 40_000;
  expect(await openProcess(folder, clock).visit('/de')).toBe('1 stale');
});

it('tells how long making a page took, and what came of it', async () => {
  const { cache, tries, visit, fail, make } = openProcess(folder, clock);
  const found = await cache.get('/de');
  clock.now += 40;
  await cache.set('/de', pageOf(1), { revalidate: 60 }, found);
  await make('/gone', null);
  clock.now += 61_000;
  await fail('/de');
  expect(await visit('/de')).toBe('1 fresh');
  expect(tries).toEqual(['made 40', 'not_found 0', 'failed 0']);
});

it('shows what another process made within half a second', async () => {
  const one = openProcess(folder, clock);
  const other = openProcess(folder, clock);
  await one.make('/de', 1);
  expect(await other.visit('/de')).toBe('1 fresh');
  clock.now += 100;
  await one.make('/de', 2);
  clock.now += 500;
  expect(await other.visit('/de')).toBe('2 fresh');
});

it('takes a file that somebody tore or changed for none', async () => {
  const one = openProcess(folder, clock);
  await one.make('/de', 1);
  const [file = ''] = listFiles();
  const whole = readFileSync(file);
  for (const bytes of [whole.subarray(0, 50), Buffer.alloc(0), Buffer.concat([whole, whole])]) {
    writeFileSync(file, bytes);
    expect(await openProcess(folder, clock).visit('/de')).toBe('miss');
  }
});

describe('the built page', () => {
  it('stands in for one that is not kept, and gives way to the first that is made', async () => {
    const built = builtPages({ '/de': builtAt(0, start - 1000) });
    const one = openProcess(folder, clock, built);
    expect(await one.visit('/de')).toBe('0 fresh');
    clock.now += 100_000;
    expect(await one.visit('/de')).toBe('0 stale');
    await one.make('/de', 1);
    expect(await one.visit('/de')).toBe('1 fresh');
    expect(await openProcess(folder, clock, built).visit('/de')).toBe('1 fresh');
  });

  it('does not come back when the page is gone', async () => {
    const built = builtPages({ '/de': builtAt(0, start - 100_000) });
    await openProcess(folder, clock, built).make('/de', null, 5);
    expect(await openProcess(folder, clock, built).visit('/de')).toBe('null fresh');
    clock.now += 10_000;
    expect(await openProcess(folder, clock, built).visit('/de')).toBe('miss');
  });

  it('is not shown where a newer one may have been lost', async () => {
    const built = builtPages({ '/de': builtAt(0, start - 100_000) });
    await openProcess(folder, clock, built).make('/de', 1);
    const [file = ''] = listFiles();
    writeFileSync(file, 'torn');
    expect(await openProcess(folder, clock, built).visit('/de')).toBe('0 outdated');
  });
});

describe('a page that does not exist', () => {
  it('costs no file, and is known for as long as it was said to be and no longer', async () => {
    const one = openProcess(folder, clock);
    for (let index = 0; index < 100; index += 1) await one.make(`/de/made-up-${index}`, null, 5);
    expect(listFiles()).toEqual([]);
    expect(await one.visit('/de/made-up-7')).toBe('null fresh');
    clock.now += 6000;
    expect(await one.visit('/de/made-up-7')).toBe('miss');
    await one.make('/de/made-up-7', 1);
    expect(await one.visit('/de/made-up-7')).toBe('1 fresh');
  });

  it('replaces the page that there was, for every process', async () => {
    const one = openProcess(folder, clock);
    await one.make('/de/krakow', 1);
    await one.make('/de/krakow', null, 5);
    expect(await openProcess(folder, clock).visit('/de/krakow')).toBe('null fresh');
  });

  it('is asked for anew once it was marked', async () => {
    const one = openProcess(folder, clock);
    await one.make('/de/new', null, 5);
    clock.now += 10;
    await one.outdated.add(['/de/new']);
    expect(await one.visit('/de/new')).toBe('miss');
  });
});

describe('a marked page', () => {
  it('is made anew before anybody sees it, stored or built, by every process', async () => {
    const built = builtPages({ '/fr': builtAt(0, start - 1000) });
    const one = openProcess(folder, clock, built);
    const other = openProcess(folder, clock, built);
    await one.make('/de', 1);
    await other.visit('/de');
    clock.now += 300;
    await one.outdated.add(['/de', '/fr']);
    const markedAt = clock.now;
    clock.now += 300;
    for (const each of [one, other, openProcess(folder, clock, built)]) {
      expect([await each.visit('/de'), await each.visit('/fr')]).toEqual([
        '1 outdated',
        '0 outdated',
      ]);
      expect(each.demands).toContain(markedAt);
    }
    await other.make('/de', 2);
    clock.now += 500;
    expect([await one.visit('/de'), await other.visit('/de')]).toEqual(['2 fresh', '2 fresh']);
  });

  it('stays marked when what comes in was begun before', async () => {
    const one = openProcess(folder, clock);
    await one.make('/de', 1);
    const found = await one.cache.get('/de');
    clock.now += 10;
    await one.outdated.add(['/de']);
    clock.now += 10;
    await one.cache.set('/de', pageOf(2), { revalidate: 60 }, found);
    await one.cache.settle();
    expect(await one.visit('/de')).toBe('2 outdated');
  });

  it('stays marked when it was made in ignorance of what another process had marked', async () => {
    const one = openProcess(folder, clock);
    const other = openProcess(folder, clock);
    await one.make('/de', 1);
    await other.visit('/de');
    clock.now += 50;
    await other.outdated.add(['/de']);
    clock.now += 50;
    // `one` renders it without having read the invalidation.
    await one.make('/de', 2);
    clock.now += 500;
    expect(await one.visit('/de')).toBe('2 outdated');
  });

  it('is given as it is when it cannot be made anew, and tried again after a while', async () => {
    const one = openProcess(folder, clock);
    await one.make('/de', 1);
    clock.now += 10;
    await one.outdated.add(['/de']);
    expect(await one.visit('/de')).toBe('1 outdated');
    await one.fail('/de');
    expect(await one.visit('/de')).toBe('1 fresh');
    clock.now += 31_000;
    expect(await one.visit('/de')).toBe('1 stale');
    await one.make('/de', 2);
    expect(await one.visit('/de')).toBe('2 fresh');
    clock.now += 10;
    await one.outdated.add(['/de']);
    expect(await one.visit('/de')).toBe('2 outdated');
  });

  it('is made anew although that has just failed, as what was wrong may have been put right', async () => {
    const one = openProcess(folder, clock);
    await one.make('/de', 1);
    clock.now += 60_000;
    await one.fail('/de');
    expect(await one.visit('/de')).toBe('1 fresh');
    clock.now += 1000;
    await one.outdated.add(['/de']);
    expect(await one.visit('/de')).toBe('1 outdated');
  });

  it('is given as it is where another has just failed, until one is made', async () => {
    const one = openProcess(folder, clock);
    for (const key of ['/de', '/fr', '/pl']) await one.make(key, 1);
    clock.now += 10;
    await one.outdated.add(['/de', '/fr']);
    await one.fail('/de');
    clock.now += 10;
    expect(await one.visit('/fr')).toBe('1 stale');
    await one.make('/pl', 2);
    expect(await one.visit('/fr')).toBe('1 outdated');
    await one.fail('/fr');
    clock.now += 10;
    await one.outdated.add(['/pl']);
    expect(await one.visit('/pl')).toBe('2 outdated');
  });

  it('asks for newer content even where there is no page yet', async () => {
    const one = openProcess(folder, clock);
    await one.outdated.add(['/de/new']);
    expect(await one.visit('/de/new')).toBe('miss');
    expect(one.demands).toEqual([start]);
  });
});

describe('when the disk fails', () => {
  it('pages live in memory, and the log hears of it once', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const one = openProcess(join(file, 'below'), clock);
    await one.make('/de', 1);
    await one.make('/fr', 1);
    clock.now += 1000;
    expect([await one.visit('/de'), await one.visit('/fr')]).toEqual(['1 fresh', '1 fresh']);
    expect(one.complaints.length).toBeGreaterThan(0);
  });

  it('what others marked meanwhile is known to be so when it can be read again', async () => {
    const one = openProcess(folder, clock);
    const other = openProcess(folder, clock);
    await one.make('/de', 1);
    clock.now += 500;
    await other.outdated.add(['/de']);
    clock.now += 500;
    const invalidations = join(folder, 'outdated');
    renameSync(invalidations, `${invalidations}-elsewhere`);
    symlinkSync(invalidations, invalidations);
    await one.make('/de', 2);
    expect(await one.visit('/de')).toBe('2 fresh');
    rmSync(invalidations);
    renameSync(`${invalidations}-elsewhere`, invalidations);
    clock.now += 500;
    expect(await one.visit('/de')).toBe('2 outdated');
    clock.now += 10;
    await one.make('/de', 3);
    clock.now += 500;
    expect(await one.visit('/de')).toBe('3 fresh');
  });

  it('a folder that was cleared away is filled again', async () => {
    const one = openProcess(folder, clock);
    await one.make('/de', 1);
    rmSync(folder, { recursive: true });
    clock.now += 1000;
    expect(await one.visit('/de')).toBe('1 fresh');
    await one.make('/de', 2);
    expect(await openProcess(folder, clock).visit('/de')).toBe('2 fresh');
    expect(one.complaints).toEqual([]);
  });
});

it('does not bring an old generation back where the new one is too large to be kept', async () => {
  const built = builtPages({ '/de': builtAt(0, start - 100_000) });
  const bounds = { bytes: 8 * 1024 * 1024, entries: 1000 };
  const one = openProcess(folder, clock, built, bounds);
  await one.make('/de', 1);
  const found = await one.cache.get('/de');
  const large = { ...pageOf(2), html: randomBytes(100_000).toString('hex') };
  await one.cache.set('/de', large, { revalidate: 60, expire: 86_400 }, found);
  await one.cache.settle();
  expect(await openProcess(folder, clock, built, bounds).visit('/de')).toBe('0 outdated');
});

it('goes on when the clock is set back: nothing is fresh for longer, and what is made then is', async () => {
  const one = openProcess(folder, clock);
  await one.make('/de', 1);
  await one.outdated.add(['/fr']);
  clock.now -= 3_600_000;
  expect(await one.visit('/de')).toBe('1 stale');
  clock.now += 10;
  await one.make('/de', 2);
  await one.make('/fr', 2);
  clock.now += 10;
  expect([await one.visit('/de'), await one.visit('/fr')]).toEqual(['2 fresh', '2 fresh']);
});

it('keeps within its bounds, and keeps what is used', async () => {
  const bounds = { bytes: 1024 * 1024, entries: 192 };
  const one = openProcess(folder, clock, undefined, bounds);
  await one.make('/de/used', 1);
  for (let index = 0; index < 600; index += 1) {
    await one.make(`/de/page-${index}`, index);
    clock.now += 100_000;
    if (index % 2 === 0) await openProcess(folder, clock, undefined, bounds).visit('/de/used');
  }
  const pages = listFiles().filter((file) => file.endsWith('.page'));
  expect(pages.length).toBeLessThanOrEqual(bounds.entries);
  expect(pages.length).toBeGreaterThan(bounds.entries / 2);
  const room = pages.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(room).toBeLessThanOrEqual(bounds.bytes);
  expect(await openProcess(folder, clock, undefined, bounds).visit('/de/used')).toMatch(/^1 /);
});
