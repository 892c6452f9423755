import { expect, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { addressOf } from './support/shop';

test('title and address follow a visitor from page to page', async ({ page }) => {
  const canonical = () => page.locator('link[rel="canonical"]');
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await expect(canonical()).toHaveAttribute('href', addressOf('en', '/krakow'));
  const before = await page.title();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const path = buildPath(sites.en, 'destinations');
  await page.locator(`header a[href="${path}"]`).first().click();
  await expect(canonical()).toHaveAttribute('href', addressOf('en', path));
  await expect(canonical()).toHaveCount(1);
  expect(await page.title()).not.toBe(before);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
