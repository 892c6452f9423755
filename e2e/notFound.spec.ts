import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { allSites } from './support/catalogue';
import { ask, langOf } from './support/http';
import { addressOf } from './support/shop';

test('the reason phrase says what was not found', async () => {
  const messageOf = async (path: string) => {
    const { status, message } = await ask('en.localhost', path);
    return `${status} ${message}`;
  };
  expect(await messageOf('/atlantis')).toBe('404 Page not found');
  expect(await messageOf('/beer-bike/atlantis')).toBe('404 Page not found');
  expect(await messageOf('/a/b/c/d')).toBe('404 Page Not Found: /a/b/c/d');
  expect(await messageOf('/Foo_Bar')).toBe('404 Page Not Found: /Foo_Bar');
  expect(await messageOf('/errors/404')).toBe('404 Page Not Found: /errors/404');
});

for (const path of ['/%E0%A4%A', '/%ff', '/foo%00bar', '/beer-bike/kra%0Akow', '/%5c']) {
  test(`a malformed address is refused: ${path}`, async () => {
    for (const site of allSites) {
      const answer = await ask(`${site.id}.localhost`, path);
      expect(answer.status).toBe(400);
      expect(langOf(answer)).toBe(site.lang);
    }
  });
}

test('no address whatever breaks the shop', async () => {
  const character = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%',
      '%00',
      '%2F',
      '%5C',
      '%C3%28',
      '?',
      '&',
      '=',
      ';',
      ':',
      '@',
      '\\',
      '[',
      '{',
      '|',
    ),
    fc.string({ maxLength: 6, unit: 'grapheme' }).map(encodeURIComponent),
    fc.constantFrom(
      'krakow',
      'destinations',
      'checkout',
      'index.html',
      '_next/data',
      'api',
      '_ipx',
      'locales',
      '404',
    ),
  );
  const path = fc.array(character, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
  const host = fc.constantFrom(
    ...allSites.map(({ id }) => `${id}.localhost`),
    'localhost',
    'nobody.example',
    '[::1]',
  );
  await fc.assert(
    fc.asyncProperty(host, path, async (asked, address) => {
      const { status } = await ask(asked, address);
      expect(status, `${asked}${address}`).toBeLessThan(500);
    }),
    { numRuns: 1500 },
  );
});

test('the 404 screen offers the way on, in the visitor’s language', async ({ page }) => {
  for (const { id } of allSites) {
    const answer = await page.goto(addressOf(id, '/no-such-page'));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.locator('section ul > li > ul').count()).toBe(8);
    for (const list of await page.locator('section ul > li > ul').all()) {
      expect(await list.locator('a').count()).toBe(6);
    }
    expect(await page.locator('a[href^="https://wa.me/"]').getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\d+$/,
    );
  }
  await page.goto(addressOf('en', '/no-such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(
    page.getByText('Sorry, we couldn’t find the page you’re looking for.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top 5 activities in each city' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Need help? Chat now' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(addressOf('en', '/about-us'));
});

test('a link to a page that is gone shows the 404 screen', async ({ page }) => {
  await page.goto(addressOf('pl', '/'), { waitUntil: 'networkidle' });
  // As when an editor took the page away after this one was made.
  await page.route('**/_next/data/**/gdansk.json*', (route) =>
    route.fulfill({ status: 404, json: { notFound: true } }),
  );
  await page.route(addressOf('pl', '/gdansk'), async (route) => {
    const { status, body } = await ask('pl.localhost', '/atlantyda');
    await route.fulfill({ status, contentType: 'text/html; charset=utf-8', body });
  });
  await page.locator('a[href="/gdansk"]').first().click();
  await expect(page.locator('h1')).toHaveText(/nie/i);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
});
