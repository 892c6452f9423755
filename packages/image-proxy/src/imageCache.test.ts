import { copyFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, writeFileIn } from '@troupe/basics/testing/temporaryFolder';
import { createImageCache, toFileName } from './imageCache';
import type { CachedImage } from './imageRecord';

const image = (text: string): CachedImage => ({
  bytes: Buffer.from(text),
  type: 'webp',
  madeAt: 1_700_000_000_000,
});

const ten = image('0123456789');
const roomy = { bytes: 1_000_000, entries: 1000 };

const open = (folder: string, bounds: { bytes: number; entries: number } = roomy) => {
  const damaged: string[] = [];
  const cache = createImageCache({ folder, ...bounds, onDamaged: (name) => damaged.push(name) });
  return { ...cache, damaged };
};

const pathOf = (folder: string, request: string) => join(folder, toFileName(request));

const names = async (folder: string) => (await readdir(folder)).sort();
const namesOf = (...requests: string[]) => requests.map(toFileName).sort();

/** @returns the size in bytes of a file with a picture of ten bytes and a request of one letter */
const measureFile = async () => {
  const folder = await createFolder();
  await open(folder).set('a', ten);
  return (await readFile(pathOf(folder, 'a'))).length;
};

it('returns what was stored, also to the next process', async () => {
  const folder = join(await createFolder(), 'not/yet/there');
  await open(folder).set('a', ten);

  expect(await open(folder).get('a')).toEqual(ten);
  expect(await open(folder).get('b')).toBeUndefined();
});

it('finds what another process stored after it looked at the folder', async () => {
  const folder = await createFolder();
  const cache = open(folder);
  await cache.get('a');
  await open(folder).set('a', ten);

  expect(await cache.get('a')).toEqual(ten);
});

it('stays within its bytes: the least recently used goes first', async () => {
  const folder = await createFolder();
  const cache = open(folder, { bytes: 3 * (await measureFile()), entries: 1000 });
  for (const request of ['a', 'b', 'c']) await cache.set(request, ten);
  await cache.get('a');
  await cache.set('d', ten);

  expect(await names(folder)).toEqual(namesOf('a', 'c', 'd'));
});

it('a use that did not need the file counts as a use', async () => {
  const folder = await createFolder();
  const cache = open(folder, { bytes: 1_000_000, entries: 2 });
  for (const request of ['a', 'b']) await cache.set(request, ten);
  cache.touch('a');
  await cache.set('c', ten);

  expect(await names(folder)).toEqual(namesOf('a', 'c'));
});

it('stays within its number', async () => {
  const folder = await createFolder();
  const cache = open(folder, { bytes: 1_000_000, entries: 2 });
  for (const request of ['a', 'b', 'c']) await cache.set(request, ten);

  expect(await names(folder)).toEqual(namesOf('b', 'c'));
});

it('a picture that is stored again replaces the old one, and counts once', async () => {
  const folder = await createFolder();
  const cache = open(folder, { bytes: 2.5 * (await measureFile()), entries: 10 });
  await cache.set('a', ten);
  for (let round = 0; round < 5; round += 1) await cache.set('b', image(`${round}`.repeat(10)));

  expect(await names(folder)).toEqual(namesOf('a', 'b'));
  expect((await cache.get('b'))?.bytes.toString()).toBe('4'.repeat(10));
});

it('the next process cuts back what is too much, the oldest first', async () => {
  const folder = await createFolder();
  for (const [request, age] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const) {
    await open(folder).set(request, ten);
    await utimes(pathOf(folder, request), 0, 1_000_000 - age);
  }
  await open(folder, { bytes: 1_000_000, entries: 2 }).get('a');

  expect(await names(folder)).toEqual(namesOf('b', 'c'));
});

it('removes what a killed process did not finish, and the files of the format without a checksum', async () => {
  const folder = await createFolder();
  const [old, now] = [Date.now() / 1000 - 3600, Date.now() / 1000];
  const part = '00000000-0000-4000-8000-00000000000';
  for (const [name, time] of [
    [`${part}1.part`, old],
    [`${part}2.part`, now],
    ['0123abcd', old],
    ['photo.jpg', old],
  ] as const) {
    await writeFileIn(folder, name, 'half');
    await utimes(join(folder, name), time, time);
  }
  await open(folder).get('a');

  expect(await names(folder)).toEqual([`${part}2.part`, 'photo.jpg']);
});

it('a file that was removed by others is a miss', async () => {
  const folder = await createFolder();
  const cache = open(folder);
  await cache.set('a', ten);
  await rm(pathOf(folder, 'a'));

  expect(await cache.get('a')).toBeUndefined();
  expect(cache.damaged).toEqual([]);
});

describe('a file that is not what was written', () => {
  const damages: readonly (readonly [string, (whole: Buffer) => Buffer])[] = [
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (whole) => whole.subarray(0, whole.length - 1)],
    ['cut off in its head', (whole) => whole.subarray(0, 60)],
    ['zeros', (whole) => Buffer.alloc(whole.length)],
    ['a picture without a checksum', () => ten.bytes],
    [
      'changed in one bit',
      (whole) => {
        const changed = Buffer.from(whole);
        changed[changed.length - 2] = (changed.at(-2) ?? 0) ^ 1;
        return changed;
      },
    ],
  ];

  it.each(damages)(
    '%s: is a miss, is removed, is reported once, and is replaced',
    async (_, damage) => {
      const folder = await createFolder();
      await open(folder).set('a', ten);
      const path = pathOf(folder, 'a');
      await writeFile(path, damage(await readFile(path)));
      const cache = open(folder);

      const found = await Promise.all(Array.from({ length: 20 }, () => cache.get('a')));
      expect(found).toEqual(Array(20).fill(undefined));
      expect(await names(folder)).toEqual([]);
      expect(cache.damaged).toEqual([toFileName('a')]);

      await cache.set('a', ten);
      expect(await cache.get('a')).toEqual(ten);
      expect(cache.damaged).toHaveLength(1);
    },
  );

  it('the answer to another request, under the name of this one', async () => {
    const folder = await createFolder();
    const cache = open(folder);
    await cache.set('a', ten);
    await copyFile(pathOf(folder, 'a'), pathOf(folder, 'b'));

    expect(await cache.get('b')).toBeUndefined();
    expect(await cache.get('a')).toEqual(ten);
    expect(cache.damaged).toEqual([toFileName('b')]);
  });

  it('a removed damaged file does not count any more', async () => {
    const folder = await createFolder();
    const size = await measureFile();
    const cache = open(folder, { bytes: 2 * size, entries: 10 });
    await cache.set('a', ten);
    await writeFile(pathOf(folder, 'a'), '');
    await cache.get('a');
    for (const request of ['b', 'c']) await cache.set(request, ten);

    expect(await names(folder)).toEqual(namesOf('b', 'c'));
  });
});

it('a new picture that is written while its damaged file is read stays', async () => {
  const folder = await createFolder();
  const cache = open(folder);
  await cache.set('a', ten);
  await writeFile(pathOf(folder, 'a'), 'damaged');
  const [, found] = await Promise.all([cache.set('a', ten), cache.get('a')]);

  expect([undefined, ten]).toContainEqual(found);
  await cache.set('a', ten);
  expect(await cache.get('a')).toEqual(ten);
});

it('many writes at once leave whole files only', async () => {
  const folder = await createFolder();
  const cache = open(folder);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      cache.set(`r${index % 5}`, image(`${index % 10}`.repeat(5000))),
    ),
  );

  expect(await names(folder)).toHaveLength(5);
  for (let index = 0; index < 5; index += 1) {
    const text = String((await open(folder).get(`r${index}`))?.bytes);
    expect(text).toBe(text.slice(0, 1).repeat(5000));
  }
});

it('a folder that was removed is created again', async () => {
  const folder = join(await createFolder(), 'cache');
  const cache = open(folder);
  await cache.set('a', ten);
  await rm(folder, { recursive: true });
  await cache.set('b', ten).catch(() => undefined);
  await cache.set('b', ten);

  expect(await names(folder)).toEqual(namesOf('b'));
  expect(await cache.get('a')).toBeUndefined();
});

it('a disk that fails at first is tried again', async () => {
  const folder = await createFolder();
  const blocked = join(folder, 'cache');
  await writeFile(blocked, 'a file where the folder should be');
  const cache = open(blocked);
  await expect(cache.get('a')).rejects.toThrow();
  await rm(blocked);
  await cache.set('a', ten);

  expect(await cache.get('a')).toEqual(ten);
});

it('folders and files with other names are left alone', async () => {
  const folder = await createFolder();
  await mkdir(join(folder, 'lost+found'));
  await writeFileIn(folder, 'photo.jpg', 'a large file of somebody else'.repeat(100));
  const cache = open(folder, { bytes: 1_000_000, entries: 1 });
  await cache.set('a', ten);
  await cache.set('b', ten);

  expect(await names(folder)).toEqual([...namesOf('b'), 'lost+found', 'photo.jpg']);
});
