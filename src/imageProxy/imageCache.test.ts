import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '@/testing/contentFolder';
import { createImageCache } from './imageCache';

const roomy = { bytes: 1_000_000, entries: 1000 };
const ten = Buffer.alloc(10, 'x');

const names = async (folder: string) => (await readdir(folder)).sort();

it('gives back what it was given, also to the next process', async () => {
  const folder = join(await createFolder(), 'not/yet/there');
  await createImageCache(folder, roomy).set('a', ten);

  expect((await createImageCache(folder, roomy).get('a'))?.bytes.equals(ten)).toBe(true);
  expect(await createImageCache(folder, roomy).get('b')).toBeUndefined();
});

it('stays within its bytes: what was not asked for the longest goes first', async () => {
  const folder = await createFolder();
  const cache = createImageCache(folder, { bytes: 30, entries: 1000 });
  for (const key of ['a', 'b', 'c']) await cache.set(key, ten);
  await cache.get('a');
  await cache.set('d', ten);

  expect(await names(folder)).toEqual(['a', 'c', 'd']);
});

it('stays within its number', async () => {
  const folder = await createFolder();
  const cache = createImageCache(folder, { bytes: 1000, entries: 2 });
  for (const key of ['a', 'b', 'c']) await cache.set(key, ten);

  expect(await names(folder)).toEqual(['b', 'c']);
});

it('what it is given anew takes the place of the old, and counts once', async () => {
  const folder = await createFolder();
  const cache = createImageCache(folder, { bytes: 25, entries: 10 });
  await cache.set('a', ten);
  for (let round = 0; round < 5; round += 1) await cache.set('b', Buffer.alloc(10, `${round}`));

  expect(await names(folder)).toEqual(['a', 'b']);
  expect((await cache.get('b'))?.bytes.toString()).toBe('4'.repeat(10));
});

it('a process that comes after cuts back what is too much, the oldest first', async () => {
  const folder = await createFolder();
  for (const [key, age] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const) {
    await writeFile(join(folder, key), ten);
    await utimes(join(folder, key), 0, 1_000_000 - age);
  }
  await createImageCache(folder, { bytes: 20, entries: 10 }).get('a');

  expect(await names(folder)).toEqual(['b', 'c']);
});

it('what a killed process did not finish is never given, and is cleared away', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, 'a.part'), 'half');
  const cache = createImageCache(folder, roomy);

  expect(await cache.get('a')).toBeUndefined();
  expect(await names(folder)).toEqual([]);
});

it('a file that somebody took away is a miss, not a failure', async () => {
  const folder = await createFolder();
  const cache = createImageCache(folder, roomy);
  await cache.set('a', ten);
  await rm(join(folder, 'a'));

  expect(await cache.get('a')).toBeUndefined();
});

it('many at once leave whole files only', async () => {
  const folder = await createFolder();
  const cache = createImageCache(folder, roomy);
  const contents = Array.from({ length: 50 }, (_, index) => Buffer.alloc(5000, `${index % 10}`));
  await Promise.all(contents.map((bytes, index) => cache.set(`k${index % 5}`, bytes)));

  for (const name of await names(folder)) {
    const text = await readFile(join(folder, name), 'latin1');
    expect(text).toBe(text.slice(0, 1).repeat(5000));
  }
  expect(await names(folder)).toHaveLength(5);
});

it('a folder that was cleared away is made anew', async () => {
  const folder = join(await createFolder(), 'cache');
  const cache = createImageCache(folder, roomy);
  await cache.set('a', ten);
  await rm(folder, { recursive: true });
  await cache.set('b', ten).catch(() => undefined);
  await cache.set('b', ten);

  expect(await names(folder)).toEqual(['b']);
  expect(await cache.get('a')).toBeUndefined();
});

it('a disk that fails at first is tried again', async () => {
  const folder = await createFolder();
  const blocked = join(folder, 'cache');
  await writeFile(blocked, 'a file where the folder should be');
  const cache = createImageCache(blocked, roomy);
  await expect(cache.get('a')).rejects.toThrow();
  await rm(blocked);
  await cache.set('a', ten);

  expect((await cache.get('a'))?.bytes.equals(ten)).toBe(true);
});

it('a folder inside is none of its business', async () => {
  const folder = await createFolder();
  await mkdir(join(folder, 'lost+found'));
  const cache = createImageCache(folder, { bytes: 5, entries: 1 });
  await cache.set('a', Buffer.from('abc'));
  await cache.set('b', Buffer.from('abc'));

  expect(await names(folder)).toEqual(['b', 'lost+found']);
});
