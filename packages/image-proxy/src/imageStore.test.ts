import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '@troupe/basics/testing/temporaryFolder';
import { createTestLog } from '@troupe/basics/testing/testLog';
import { toFileName } from './imageCache';
import { createImageStore } from './imageStore';

const image = { bytes: Buffer.from('picture'), type: 'webp', madeAt: 1 } as const;
const bounds = { bytes: 1_000_000, entries: 2, memoryBytes: 1000 };

it('a picture that is used from memory is not the first to leave the disk', async () => {
  const { log } = createTestLog();
  const folder = await createFolder();
  const { get, set } = createImageStore({ name: 'own', folder, bounds, log });
  for (const request of ['a', 'b']) await set(request, image);
  for (const request of ['a', 'b', 'a']) expect(await get(request)).toEqual(image);
  await set('c', image);

  expect((await readdir(folder)).sort()).toEqual(['a', 'c'].map(toFileName).sort());
});

it('a disk that takes nothing is logged once, and the pictures are in memory', async () => {
  const { log, lines } = createTestLog();
  const folder = join(await createFolder(), 'cache');
  await writeFile(folder, 'a file where the folder should be');
  const { get, set } = createImageStore({ name: 'own', folder, bounds, log });
  for (const request of ['a', 'b', 'c']) {
    expect(await get(request)).toBeUndefined();
    await set(request, image);
    expect(await get(request)).toEqual(image);
  }

  expect(lines.sort()).toEqual([
    'error images: a picture could not be cached',
    'error images: the cache cannot be read',
  ]);
  await rm(folder);
  await set('d', image);
  expect(await readdir(folder)).toEqual([toFileName('d')]);
});
