import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { audit } from './support/audit';
import { loadShops } from './support/catalogue';
import { pairUp } from './support/pairUp';
import { openSearchPanel } from './support/searchPanel';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

/** Queries with one typo each, and the product that they should find. */
const searches = [
  { siteId: 'en', query: 'beer bkie', product: 'beer-bike' },
  { siteId: 'pl2', query: 'strzlnica', product: 'shooting-range' },
] as const;

const devices = [
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
  { device: 'phone', viewport: { width: 390, height: 844 } },
] as const;

const index = '**/search/all.json*';

/** The browser's own console message about a failed call. The shop logs none. */
const isOfTheNetwork = (consoleError: string) => consoleError.includes('Failed to load resource');

/**
 * Counts how often the search requests its index, from now on. Prefetches do not count: a pointer on the link to that
 * page prefetches the same data.
 */
const countIndexCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['purpose'] === 'prefetch';
    if (!isAhead && request.url().includes('/search/all.json')) calls.push(request.url());
  });
  return calls;
};

for (const [{ siteId, query, product }, { device, viewport }] of pairUp(searches, devices)) {
  test(`a mistyped activity is found on ${siteId}, ${device}`, async ({ page }) => {
    const site = sites[siteId];
    const shop = (await loadShops()).get(siteId)?.[0];
    const sold = shop?.products.find((it) => it.product.key === product);
    if (!shop || !sold) throw new Error(`${siteId} does not sell ${product}`);
    const city = shop.city.slug;
    const activity = buildPath(site, 'activity', { activity: sold.texts.slug, city });
    const say = await loadWords(site);
    const consoleErrors = watchConsole(page);
    const calls = countIndexCalls(page);
    await page.setViewportSize(viewport);
    await page.goto(addressOf(siteId, '/'), { waitUntil: 'networkidle' });
    expect(calls).toEqual([]);

    const panel = await openSearchPanel(page, say);
    const field = panel.getByRole('combobox');
    await field.pressSequentially(query);
    const first = panel.getByRole('option').first();
    await expect(first).toContainText(sold.texts.name);
    await expect(first).toContainText(shop.cityTexts.name);
    // The last letters may bring new rows after the key, without a highlight.
    await expect(async () => {
      if ((await first.getAttribute('aria-selected')) !== 'true') {
        await page.keyboard.press('ArrowDown');
      }
      await expect(first).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
      const id = (await first.getAttribute('id')) ?? '';
      await expect(field).toHaveAttribute('aria-activedescendant', id, { timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(siteId, activity));
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(addressOf(siteId, '/'));

    await openSearchPanel(page, say);
    await field.pressSequentially(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/search' && searchParams.get('q') === query,
    );
    await expect(panel).toBeHidden();
    const results = page.getByRole('region', { name: say('search:kinds.activity') });
    const link = results.getByRole('heading', { level: 3 }).first().getByRole('link');
    await expect(link).toContainText(sold.texts.name);
    await link.click();
    await expect(page).toHaveURL(addressOf(siteId, activity));
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(link).toContainText(sold.texts.name);
    expect(calls).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });
}

test('results can be shared, and the address follows what is typed', async ({ page }) => {
  const say = await loadWords(sites.de);
  const consoleErrors = watchConsole(page);
  await page.goto(addressOf('de', '/search?q=schiesstand&utm_source=letter'));
  const results = page.getByRole('region', { name: say('search:kinds.activity') });
  await expect(results.getByRole('heading', { level: 3 }).first()).toContainText('Schießstand');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('searchbox').fill('kneipentour prag');
  await expect(results.getByRole('heading', { level: 3 }).first()).toContainText('Prag');
  await expect(page).toHaveURL(/\/search\?q=kneipentour\+prag&utm_source=letter$/);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(
    page.getByRole('heading', { name: say('search:none.heading', { query: 'zeppelin' }) }),
  ).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(say('search:count', { count: 0 }));
  expect(consoleErrors).toEqual([]);
});

test('Escape closes the search and gives the focus back', async ({ page }) => {
  const say = await loadWords(sites.en);
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  const panel = await openSearchPanel(page, say);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('button', { name: say('common:nav.search') }),
  ).toBeFocused();
});

test('an index that does not come is told, and comes when asked again', async ({ page }) => {
  const say = await loadWords(sites.en);
  const consoleErrors = watchConsole(page);
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.route(index, (route) => route.abort());
  const panel = await openSearchPanel(page, say);
  const trouble = panel.getByRole('alert');
  await expect(trouble).toContainText(say('search:failed.heading'));
  await expect(trouble.getByRole('link', { name: say('search:list') })).toHaveAttribute(
    'href',
    '/search/all',
  );
  await page.unroute(index);
  await trouble.getByRole('button', { name: say('search:failed.retry') }).click();
  await panel.getByRole('combobox').fill('beer');
  await expect(panel.getByRole('option').first()).toBeVisible();
  await expect(trouble).toBeHidden();
  expect(consoleErrors.filter((consoleError) => !isOfTheNetwork(consoleError))).toEqual([]);
});

test('after a new build the search leads into it', async ({ page }) => {
  const say = await loadWords(sites.en);
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.route(index, (route) => route.fulfill({ status: 404, body: '' }));
  const panel = await openSearchPanel(page, say);
  await panel.getByRole('combobox').fill('beer bike');
  const again = panel.getByRole('alert').getByRole('link', { name: say('search:failed.reload') });
  await expect(again).toBeVisible();
  await page.unroute(index);
  await again.click();
  await expect(page).toHaveURL(addressOf('en', '/search?q=beer+bike'));
  await expect(page.getByRole('region', { name: say('search:kinds.activity') })).toBeVisible();
});

for (const { device, viewport } of devices) {
  test(`the search has nothing that WCAG 2.2 AA checkers object to, ${device}`, async ({
    page,
  }) => {
    const say = await loadWords(sites.en);
    await page.setViewportSize(viewport);
    // Elements that still fade in would be checked halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf('en', '/search?q=krakow'), { waitUntil: 'networkidle' });
    await expect(page.getByRole('status')).toHaveText(/\d/);
    await audit(page, 'results');
    await page.goto(addressOf('en', '/search/all'), { waitUntil: 'networkidle' });
    await audit(page, 'list of everything');
    const panel = await openSearchPanel(page, say);
    await audit(page, 'panel');
    await panel.getByRole('combobox').fill('krakow');
    await expect(panel.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await audit(page, 'panel with results');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const siteId of ['en', 'pl2'] as const) {
    test(`everything on ${siteId} is found in a list`, async ({ page }) => {
      const site = sites[siteId];
      const shops = (await loadShops()).get(siteId) ?? [];
      const say = await loadWords(site);
      await page.goto(addressOf(siteId, '/'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('common:nav.search'), exact: true })
        .click();
      await expect(page).toHaveURL(addressOf(siteId, '/search'));
      // Text locators skip text inside a noscript element.
      await expect(page.locator('main noscript p')).toContainText(say('search:noScript'));
      await page.locator('main noscript a').click();
      await expect(page).toHaveURL(addressOf(siteId, '/search/all'));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const hrefs = await page.$$eval('main a', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      const sold = shops.flatMap(({ city: { slug: city }, products }) =>
        products.map(({ texts }) => buildPath(site, 'activity', { activity: texts.slug, city })),
      );
      expect(sold.length).toBeGreaterThan(100);
      expect(hrefs).toEqual(expect.arrayContaining(sold));
    });
  }
});
