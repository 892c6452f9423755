import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { pageOf, temporaryFolder } from '@troupe/page-cache/testing';

jest.mock('../../../packages/page-cache/src/pruneOldBuilds', () => ({ startPruning: () => {} }));

const { folder, remove } = temporaryFolder();
const home = process.cwd();
const data = join(folder, '.data', 'pages');

beforeAll(() => {
  mkdirSync(join(folder, '.next', 'server'), { recursive: true });
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'this-build');
  writeFileSync(join(folder, '.next', 'prerender-manifest.json'), '{"routes":{}}');
  process.chdir(folder);
  process.env['DATA_DIR'] = '.data';
});

afterAll(() => {
  process.chdir(home);
  remove();
});

const open = async () => {
  const { PageCacheHandler } = await import('./PageCacheHandler');
  return new PageCacheHandler({ serverDistDir: join(folder, '.next', 'server') });
};

const pages = { kind: 'PAGES' };
const cacheControl = { revalidate: 60, expire: 86_400 };

it('keeps pages for later requests, below the folder of the build', async () => {
  const one = await open();
  expect(await one.get('/de', pages)).toBeNull();
  await one.set('/de', pageOf(1), { cacheControl });
  expect(await (await open()).get('/de', pages)).toMatchObject({ value: pageOf(1) });
  // Written in the background.
  const find = () =>
    existsSync(data)
      ? readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((it) =>
          it.endsWith('.page'),
        )
      : [];
  for (let turn = 0; turn < 500 && find().length === 0; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(find()).toEqual([expect.stringMatching(/^this-build.[0-9a-f]{2}.[0-9a-f]{40}\.page$/)]);
});

it('is told of pages that were marked, by whichever part of the process', async () => {
  const { invalidatePages } = await import('./invalidatePages');
  await invalidatePages(['/de']);
  expect(await (await open()).get('/de', pages)).toMatchObject({ lastModified: -1 });
});

it('keeps nothing but pages', async () => {
  const one = await open();
  await one.set('some-key', { kind: 'FETCH' }, { cacheControl });
  await one.set('/de/fetched', pageOf(1), { fetchCache: true, cacheControl });
  await one.set('/de/per-visitor', pageOf(1), {});
  for (const key of ['some-key', '/de/fetched', '/de/per-visitor']) {
    expect(await one.get(key, pages)).toBeNull();
  }
  expect(await one.get('/de', { kind: 'FETCH' })).toBeNull();
});

it('lets Next remember no lifetime of any path', () => {
  const manifest = { routes: {}, dynamicRoutes: {} } as unknown as ConstructorParameters<
    typeof SharedCacheControls
  >[0];
  const lifetimes = new SharedCacheControls(manifest);
  lifetimes.set('/route-cache/PAGES/x/$/de', cacheControl);
  expect(Reflect.get(SharedCacheControls, 'cacheControls')).toEqual(new Map());
});
