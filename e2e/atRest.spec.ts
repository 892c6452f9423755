import { gzipSync } from 'node:zlib';
import { addressOf } from './support/shop';
import { expect, type Page, test } from './support/test';

/** In bytes, compressed: a page with all that it has loaded when it rests. */
const limit = 230_000;

test.use({ viewport: { width: 412, height: 823 } });

/** Waits for the last of what loads by itself. */
const awaitRest = async (page: Page) => {
  await page.waitForLoadState('load');
  // A call into the page would count as a press of the visitor.
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
};

for (const [name, path] of [
  ['home', '/'],
  ['a city', '/krakow'],
  ['an activity', '/quad-biking/krakow'],
] as const) {
  test(`${name} that nobody has touched rests with at most 230 kB of scripts`, async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await page.goto(addressOf('en', path));
    await awaitRest(page);
    const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(limit);
    // It is a page with scripts, not one whose scripts have failed.
    expect(total).toBeGreaterThan(limit / 2);
  });
}

test('the first touch of a control loads its code, and the touch is not lost', async ({ page }) => {
  await page.goto(addressOf('en', '/krakow'));
  await awaitRest(page);
  const arrival = page.getByRole('button', { name: 'Arrival' });
  const handle = await arrival.elementHandle();
  await arrival.dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Arrival' })).toBeVisible();
  // It is the element that the server sent, not another one in its place.
  expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
});
