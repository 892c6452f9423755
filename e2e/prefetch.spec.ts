import { expect, test } from '@playwright/test';
import { addressOf } from './support/shop';

test('a visitor who passes over many links has four pages fetched ahead at a time', async ({
  page,
}) => {
  let running = 0;
  let most = 0;
  let all = 0;
  await page.route('**/_next/data/**', async (route) => {
    running += 1;
    all += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    running -= 1;
    await route.continue();
  });
  await page.goto(addressOf('en', '/destinations'), { waitUntil: 'networkidle' });
  const links = page.locator('main a[href^="/"]:visible');
  const paths = new Set(
    await links.evaluateAll((found) => found.map((it) => it.getAttribute('href'))),
  );
  expect(paths.size).toBeGreaterThan(8);
  for (const link of await links.all()) await link.dispatchEvent('mouseover');
  await expect.poll(() => running).toBe(4);
  await expect.poll(() => running).toBe(0);
  expect(most).toBe(4);
  expect(all).toBeLessThan(paths.size);
});
