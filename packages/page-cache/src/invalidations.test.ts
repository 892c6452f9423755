import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { createInvalidations, INVALIDATIONS_KEPT_MS } from './invalidations';
import { type Clock, temporaryFolder } from './testing';

const start = 1_800_000_000_000;
let clock: Clock;
let folder: string;
let remove: () => void;

beforeEach(() => {
  clock = { now: start };
  ({ folder, remove } = temporaryFolder());
});

afterEach(() => remove());

const open = () => createInvalidations(folder, { now: () => clock.now });

it('tells every process when a page was last marked, whichever form its key has', async () => {
  const one = open();
  const other = open();
  await one.add(['/de/krakow', '/en/', `/route-cache/PAGES/${'a'.repeat(64)}/$/fr/krakow`]);
  await other.sync(0);
  for (const each of [one, other]) {
    const paths = ['/de/krakow', '/en', '/fr/krakow', '/de'];
    expect(paths.map(each.markedAt)).toEqual([start, start, start, 0]);
  }
  clock.now += 5000;
  await other.add(['/en']);
  await one.sync(0);
  expect([one.markedAt('/en'), one.markedAt('/de/krakow')]).toEqual([start + 5000, start]);
});

it('brings back any path, however odd, and after an hour has struck', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: anyCharacter })), async (names) => {
      const paths = names.map((name) => `/de/${name.replaceAll('/', '')}x`);
      await open().add(paths);
      clock.now += 3_600_000;
      const other = open();
      await other.sync(0);
      for (const path of paths) expect(other.markedAt(path)).toBeGreaterThan(0);
    }),
    { numRuns: 20 },
  );
});

it('passes over what a killed process left behind', async () => {
  await open().add(['/de']);
  const [name = ''] = readdirSync(folder);
  appendFileSync(join(folder, name), `${start} "/fr/torn`);
  await open().add(['/pl']);
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  mkdirSync(join(folder, 'also-not-ours'));
  const reader = open();
  await reader.sync(0);
  expect(['/de', '/pl', '/fr/torn', '/fr'].map(reader.markedAt)).toEqual([start, start, 0, 0]);
});

it('reads on when somebody else goes on writing, and anew when the folder was cleared', async () => {
  const reader = open();
  await reader.sync(0);
  await open().add(['/de']);
  await reader.sync(1000);
  expect(reader.markedAt('/de')).toBe(0);
  await reader.sync(0);
  expect(reader.markedAt('/de')).toBe(start);
  remove();
  await open().add(['/fr']);
  await reader.sync(0);
  expect([reader.markedAt('/de'), reader.markedAt('/fr')]).toEqual([start, start]);
});

it('makes one mark on everything of very many', async () => {
  const one = open();
  await one.add(Array.from({ length: 20_001 }, (_, index) => `/de/page-${index}`));
  expect(one.markedAt('/quite/another')).toBe(start);
  const other = open();
  await other.sync(0);
  expect(other.markedAt('/quite/another')).toBe(start);
});

it('counts from when others can read it: what they began before is out of date', async () => {
  const one = createInvalidations(folder, { now: () => (clock.now += 5) });
  await one.add(['/de']);
  const readable = clock.now;
  expect(one.markedAt('/de')).toBeGreaterThan(start + 5);
  const other = open();
  await other.sync(0);
  expect(other.markedAt('/de')).toBe(one.markedAt('/de'));
  expect(other.markedAt('/de')).toBeLessThanOrEqual(readable);
});

it('counts from when it is read, where pages were made without a look', async () => {
  const one = open();
  await one.sync(0);
  await open().add(['/de']);
  clock.now += 1000;
  one.doubt();
  clock.now += 1000;
  await one.sync(0);
  expect(one.markedAt('/de')).toBe(start + 2000);
  await open().add(['/fr']);
  clock.now += 1000;
  await one.sync(0);
  expect(one.markedAt('/fr')).toBe(start + 2000);
});

it('is read whole, however much there is', async () => {
  const paths = Array.from({ length: 15_000 }, (_, index) => `/de/${'x'.repeat(60)}-${index}`);
  await open().add(paths);
  const other = open();
  await other.sync(0);
  expect(new Set(paths.map(other.markedAt))).toEqual(new Set([start]));
  expect(other.markedAt('/de')).toBe(0);
});

it('never lies ahead: the clock was set back, or is another machine’s', async () => {
  const one = open();
  await one.add(['/de', '*']);
  clock.now -= 3_600_000;
  await open().add(['/fr']);
  const other = open();
  for (const each of [one, other]) {
    await each.sync(1000);
    expect(['/de', '/fr', '/pl'].map(each.markedAt)).toEqual(Array(3).fill(clock.now));
  }
});

it('forgets marks older than any page that is still shown', async () => {
  const one = open();
  await one.add(['/de']);
  clock.now += INVALIDATIONS_KEPT_MS + 3 * 3_600_000;
  await one.add(['/fr']);
  await one.tidy();
  expect(readdirSync(folder)).toHaveLength(1);
  expect([one.markedAt('/de'), one.markedAt('/fr')]).toEqual([0, clock.now]);
});
