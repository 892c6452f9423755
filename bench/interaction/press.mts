import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { provideBrowser } from '@/cli/browser.mjs';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { listShops } from '@/catalog/mesh/queries/shops';
import { sites } from '@/config/sites/records';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { refused } from '../../e2e/support/choice';
import { createShopProcess } from '../shopProcess';
import { writeShop } from '../synthetic/writeShop';
import { median } from '../table';

/**
 * Measures how long a phone (a CPU four times as slow) takes from a press to the next paint, on a city page with 200
 * activities, with the browser's Event Timing API (in steps of 8 ms). Needs a finished build.
 */
const port = 3215;
const [activities, rounds] = [200, 5];
const promised = 100;

/** Finds elements by their names on the English site. A second press undoes the first. */
const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'one more in the group': (page) =>
    page.getByRole('button', { name: 'One person more' }).first().click(),
  'add to the plan': (page) =>
    page.locator('#activities').getByRole('button', { name: /plan/i }).first().click(),
  'a kind of activity': (page) =>
    page.locator('#activities').getByRole('radio').nth(1).locator('..').click(),
  'all kinds again': (page) =>
    page.locator('#activities').getByRole('radio').first().locator('..').click(),
};

/** The longest event since the last call, in ms, after its changes are painted. */
const readLongest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    const seen = Reflect.get(window, 'pressed') as number[];
    return Math.max(0, ...seen.splice(0));
  });
};

const folder = mkdtempSync(join(tmpdir(), 'troupe-presses-'));
await writeShop(folder, { cities: 8, activities, seed: 1 });
const mesh = buildMesh([await createFilesLoader(folder).load()]);
const [shop] = listShops(mesh, sites.en.shopGroupId, 'en');
if (!shop) throw new Error('The synthetic shop has no city');
const server = createShopProcess(
  port,
  { CONTENT_DIR: folder, DATA_DIR: join(folder, '.data'), REVALIDATE_SECONDS: '5' },
  'npm start',
);
const address = `http://en.localhost:${port}/${shop.city.slug}`;

/** Waits for revalidation: the build may have rendered this page from other content. */
const untilRefreshed = async (): Promise<void> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const html = await fetch(`http://127.0.0.1:${port}/${shop.city.slug}`).then((it) => it.text());
    if (html.split('<article').length > shop.products.length) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${address} does not show ${shop.products.length} activities`);
};

const browser = await chromium.launch({ executablePath: provideBrowser(), args: ['--no-sandbox'] });
try {
  await server.start();
  await untilRefreshed();
  // Consent is already decided: the consent notice would cover the pressed elements.
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    storageState: refused,
  });
  await page.addInitScript(() => {
    const pressed: number[] = [];
    Object.assign(window, { pressed });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) pressed.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  await readLongest(page);
  const cards = await page.locator('#activities article').count();
  console.log(
    `from a press to the next picture, ${cards} activities, phone; ${promised} ms promised`,
  );
  for (const [name, press] of Object.entries(presses)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await press(page);
      times.push(await readLongest(page));
    }
    const time = median(times);
    console.log(
      `${name.padEnd(40)} ${time} ms${time > promised ? ' !' : ''} (${times.join(', ')})`,
    );
  }
} finally {
  await browser.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
