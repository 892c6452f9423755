import { join } from 'node:path';
import { createShopProcess } from '../bench/shopProcess';
import { refused } from './support/choice';
import { expect, test } from './support/test';
import { contentDir, ports, shopEnv } from './support/shop';
import { watchConsole } from './support/watchConsole';

/** A single-site deployment of the build of all tests, which was made without these variables. */
const shop = createShopProcess(
  ports.single,
  {
    ...shopEnv,
    PORT: String(ports.single),
    CONTENT_DIR: contentDir,
    DATA_DIR: join(process.cwd(), 'test-results', 'single-site'),
    LOCALE: 'de',
    THEME: 'red',
  },
  'npm start',
);

// A visitor who has answered the consent notice and chosen no site.
test.use({
  storageState: {
    ...refused,
    cookies: refused.cookies.filter(({ name }) => name === 'cc_cookie'),
  },
});

test.beforeAll(() => shop.start());
test.afterAll(() => shop.kill());

test('a site that began with the start is browsed without full page loads, by its own paths', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await page.goto(`http://localhost:${ports.single}/`, { waitUntil: 'networkidle' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'red');
  await root.evaluate((it) => (it.dataset['kept'] = 'yes'));
  await page.getByRole('banner').locator('a[href="/reiseziele"]').click();
  await expect(page).toHaveURL(/\/reiseziele$/);
  await page.getByRole('main').locator('a[href="/krakow"]').first().click();
  await expect(page).toHaveURL(/\/krakow$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Krakau');
  await expect(root).toHaveAttribute('data-kept', 'yes');
  expect(consoleErrors).toEqual([]);
});
