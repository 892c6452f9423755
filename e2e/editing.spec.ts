import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from './support/http';
import { contentDir, revalidateSeconds } from './support/shop';

// One editor at a time: the tests share the folder.
test.describe.configure({ mode: 'serial' });

const file = (path: string) => join(contentDir, path);

const edit = async (path: string, change: (data: Record<string, unknown>) => void) => {
  const data = JSON.parse(await readFile(file(path), 'utf8')) as Record<string, unknown>;
  change(data);
  await writeFile(file(path), JSON.stringify(data, null, 2));
};

/** What a visitor sees once the window has passed: the first request after it starts the refresh. */
const afterWindow = async (path: string) => {
  await new Promise((resolve) => setTimeout(resolve, (revalidateSeconds + 1) * 1000));
  await ask('en.localhost', path);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return ask('en.localhost', path);
};

test('an edit shows within the window, without restart or rebuild', async () => {
  expect((await ask('en.localhost', '/riga')).body).not.toContain('A headline of today');
  await edit('texts/en/shop-groups/1.json', (texts) => {
    (texts['shops'] as Record<string, { landingTitle: string }>)['riga'] = {
      ...(texts['shops'] as Record<string, { landingTitle: string }>)['riga'],
      landingTitle: 'A headline of today',
    };
  });
  expect((await afterWindow('/riga')).body).toContain('A headline of today');
});

test('a broken file changes nothing for visitors', async () => {
  const before = await readFile(file('texts/en/cities/gdansk.json'), 'utf8');
  await writeFile(file('texts/en/cities/gdansk.json'), before.slice(0, 200));
  const during = await afterWindow('/gdansk');
  expect(during.status).toBe(200);
  expect(during.body).toContain('Gdansk');
  await writeFile(file('texts/en/cities/gdansk.json'), before);
});

test('an address of today appears soon after its first visitor found nothing', async () => {
  expect((await ask('en.localhost', '/walking-supper/krakow')).status).toBe(404);
  await edit('texts/en/products/food-tour.json', (texts) => {
    texts['slug'] = 'walking-supper';
  });
  expect((await afterWindow('/walking-supper/krakow')).status).toBe(200);
});
