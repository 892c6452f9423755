import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { createShopProcess } from '../bench/shopProcess';
import { loadWritings } from './support/catalogue';
import {
  listHostilePosts,
  startHostileSources,
  writeHostileFolder,
} from './support/hostileSources';
import { dealPayloads, findPayloads, listPayloads } from './support/payloads';
import { listScreens } from './support/screens';
import { ports, revalidateSeconds } from './support/shop';
import { findArmed, watchExecution } from './support/watchExecution';

// Both tests use one shop, which has its own content sources.
test.describe.configure({ mode: 'default' });

const site = sites.en;
const port = ports.hostile;
const origin = `http://en.localhost:${port}`;
const payloads = listPayloads('content');
const texts = payloads.map(({ text }) => text);
const deal = dealPayloads(payloads);

let stop = async () => {};
let paths: readonly string[] = [];

/** All paths that show content: screens, files for machines, and posts that consist of payloads. */
const listPaths = async (): Promise<readonly string[]> => {
  const { posts } = await loadWritings(site);
  const category = posts.find((post) => post.category.key === 'planning')?.categoryTexts.slug ?? '';
  return [
    ...Object.values(await listScreens(site)),
    ...listHostilePosts(texts).map((post) => buildPath(site, 'blogPost', { category, post })),
    ...['prague', 'lisbon', 'riga', 'berlin'].map((city) => buildPath(site, 'city', { city })),
    ...['party-boat', 'go-karting', 'pub-crawl', 'spa-afternoon'].map((activity) =>
      buildPath(site, 'activity', { activity, city: 'krakow' }),
    ),
    '/search/all',
    '/feed.xml',
    '/feed.json',
    '/api/discover/1',
    '/api/shop/1/krakow',
  ];
};

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

const read = async (path: string) => (await ask(path)).text();

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-hostile-'));
  const content = join(folder, 'content');
  writeHostileFolder(content, deal, texts);
  const sources = await startHostileSources(deal, texts);
  const shop = createShopProcess(port, {
    ...sources.env,
    CONTENT_DIR: content,
    DATA_DIR: join(folder, 'data'),
    REVALIDATE_SECONDS: String(revalidateSeconds),
    API_URL: '',
  });
  stop = async () => {
    await shop.kill();
    sources.close();
    rmSync(folder, { recursive: true, force: true });
  };
  await shop.start();
  paths = await listPaths();
  const [last = '/'] = paths.filter((path) => path.includes('/hostile-')).reverse();
  await expect.poll(async () => (await ask(last)).status, { timeout: 30_000 }).toBe(200);
  // A request starts the revalidation of a built page.
  await Promise.all(paths.map(read));
  await new Promise((resolve) => setTimeout(resolve, (revalidateSeconds + 0.5) * 1000));
});

test.afterAll(() => stop());

test('every payload is in what the shop serves', async () => {
  await expect
    .poll(async () => {
      const served = await Promise.all(paths.map(read));
      const found = findPayloads(served.join('\n'));
      return payloads.filter(({ id }) => !found.has(id)).map(({ text }) => text);
    })
    .toEqual([]);
});

for (const [policy, bypassCSP] of [
  ['on', false],
  ['off', true],
] as const) {
  test.describe(`with the policy ${policy}`, () => {
    test.use({ bypassCSP });

    test('nothing runs that stands in content', async ({ context }) => {
      const { ran, asked } = await watchExecution(context);
      const page = await context.newPage();
      const armed: string[] = [];
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        await page.waitForTimeout(150);
        armed.push(...(await findArmed(page)).map((it) => `${path}: ${it}`));
      }
      await page.goto(`${origin}/search?q=x`, { waitUntil: 'networkidle' });
      expect({ ran: [...ran], asked: [...asked], armed }).toEqual({
        ran: [],
        asked: [],
        armed: [],
      });
    });
  });
}
