import { type Page, expect, test } from './support/test';
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

/** Opens a page that was prefetched. @returns the methods of the requests for its data after the press */
const openPrefetched = async (page: Page, beforePress: () => Promise<void>) => {
  await page.goto(addressOf('en', '/'), { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/en/blog.json')) asked.push(request.method());
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  await link.hover();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await beforePress();
  asked.length = 0;
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(addressOf('en', '/blog'));
  await expect(page.locator('h1')).toBeVisible();
  return asked;
};

test('a page that was fetched ahead opens without another fetch', async ({ page }) => {
  const asked = await openPrefetched(page, () => page.waitForTimeout(500));
  expect(asked).not.toContain('GET');
});

test('what was fetched ahead more than a minute ago is fetched again', async ({ page }) => {
  await page.clock.install();
  const asked = await openPrefetched(page, () => page.clock.runFor('01:01'));
  expect(asked).toContain('GET');
});
