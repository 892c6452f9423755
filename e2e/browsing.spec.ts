import { expect, test } from './support/test';
import { loadShops } from './support/catalogue';
import { reloadHydrated } from './support/hydration';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';

test('filters and sorting live in the address', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  const cards = page.locator('#activities article');
  const all = await cards.count();

  await page.getByRole('radio', { name: 'Driving' }).check();
  await expect(page).toHaveURL(/\?category=driving$/);
  await expect(cards).not.toHaveCount(all);
  await expect(page.getByRole('status')).toHaveText(`${await cards.count()} activities`);

  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/category=driving&sort=price/);
  const few = await cards.count();
  const first = await cards.first().locator('h3').textContent();

  await reloadHydrated(page);
  await expect(cards).toHaveCount(few);
  await expect(cards.first().locator('h3')).toHaveText(first ?? '');

  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await page.getByLabel('Price per person').selectOption('120');
  await page.getByLabel('Stag goes free').check();
  await page.getByRole('radio', { name: 'Wellness' }).check();
  await page.getByLabel('Duration').selectOption('short');
  await expect(page.getByRole('heading', { name: 'Nothing matches all of that' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page).toHaveURL(addressOf('en', '/krakow'));
  expect(consoleErrors).toEqual([]);
});

test('going back from an activity finds the filters as they were', async ({ page }) => {
  await page.goto(addressOf('de', '/krakow?category=food'), { waitUntil: 'networkidle' });
  const cards = page.locator('#activities article');
  const krakow = (await loadShops()).get('de')?.find(({ city }) => city.slug === 'krakow');
  const count = krakow?.products.filter(({ product }) => product.category === 'food').length ?? 0;
  // Until the page has hydrated it shows every activity.
  await expect(cards).toHaveCount(count);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(
    (url) => url.pathname.endsWith('/krakow') && url.pathname !== '/krakow',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/krakow\?category=food$/);
  await expect(cards).toHaveCount(count);
});

test('a chosen currency shows on every page and stays', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto(addressOf('pl', '/krakow'), { waitUntil: 'networkidle' });
  const price = page.locator('#activities article strong').first();
  await expect(price).toHaveText(/zł/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.locator('select').first().selectOption('EUR');
  await expect(price).toHaveText(/€/);
  await reloadHydrated(page);
  await expect(price).toHaveText(/€/);
  await page.locator('#activities article a').first().click();
  await expect(page.locator('#price strong').first()).toHaveText(/€/);
  expect(consoleErrors).toEqual([]);
});

test('the language menu leads to the same page on the site of that language', async ({ page }) => {
  await page.goto(addressOf('en', '/beer-bike/krakow'), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(addressOf('de', '/bierbike/krakow'));
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('the drawer holds the menu on a phone', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('sv', '/'), { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Meny' });
  await button.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'Riga' }).click();
  await expect(page).toHaveURL(addressOf('sv', '/riga'));
  await expect(drawer).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test('the first thing the keyboard reaches skips to the content', async ({ page }) => {
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the price follows the group and the currency, and both are remembered', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto(addressOf('en', '/beer-bike/krakow'), { waitUntil: 'networkidle' });
  const total = page.locator('#price dl > div').filter({ hasText: 'Total' }).locator('dd');
  const people = page.getByRole('spinbutton', { name: 'Your group' });
  // 139 PLN are 26 pounds. Groups pay for at least 8 people. In groups above 10 one person is free.
  await expect(people).toHaveValue('8');
  await expect(total).toHaveText('£208');
  await people.fill('10');
  await expect(total).toHaveText('£260');
  await page.getByRole('button', { name: 'One person more' }).click();
  await expect(total).toHaveText('£260');
  await expect(page.getByText('One person goes free', { exact: true })).toBeVisible();
  await page.getByLabel('Currency').first().selectOption('EUR');
  await expect(total).toHaveText('€320');
  await reloadHydrated(page);
  await expect(people).toHaveValue('11');
  await expect(total).toHaveText('€320');
  expect(consoleErrors).toEqual([]);
});
