import { expect, test } from './support/test';
import { addressOf } from './support/shop';

test('the pages of the links in view are fetched ahead, four at a time, and none is left out', async ({
  page,
}) => {
  /** Requests that have no response yet. */
  const held: (() => void)[] = [];
  const asked = new Set<string>();
  await page.route('**/_next/data/**', async (route) => {
    asked.add(new URL(route.request().url()).pathname);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(addressOf('en', '/destinations'));
  // The page settles with four requests, although more links are in view.
  await expect.poll(() => held.length).toBe(4);
  await page.waitForTimeout(500);
  expect(held).toHaveLength(4);
  let most = 0;
  while (held.length > 0) {
    most = Math.max(most, held.length);
    held.splice(0).forEach((answer) => answer());
    await page.waitForTimeout(300);
  }
  expect(most).toBe(4);
  expect(asked.size).toBeGreaterThan(4);
});

test('a link that the visitor points at goes before those that wait', async ({ page }) => {
  const held: (() => void)[] = [];
  const asked: string[] = [];
  await page.route('**/_next/data/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(addressOf('en', '/destinations'));
  await expect.poll(() => held.length).toBe(4);
  const footer = page.getByRole('contentinfo').locator('a[href^="/page/"]').first();
  const path = (await footer.getAttribute('href')) ?? '';
  await footer.dispatchEvent('mouseover');
  held.shift()?.();
  await expect.poll(() => asked[4] ?? '').toContain(`/en${path}.json`);
  for (const answer of held.splice(0)) answer();
});
