import { expect, test } from './support/test';
import { ask } from './support/http';
import { addressOf } from './support/shop';

// What it says on every site is read without a browser (e2e/http/notFound.test.ts).
test('the 404 screen offers the way on', async ({ page }) => {
  const answer = await page.goto(addressOf('en', '/no-such-page'));
  expect(answer?.status()).toBe(404);
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
  // Simulates an editor who removed the page after the server rendered this one.
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

test('the team is inline on medium and smaller screens, and fills the right half of large ones', async ({
  page,
}) => {
  const placeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole('img', { name: 'Our team' }).boundingBox();
    return box && { left: Math.round(box.x), width: Math.round(box.width) };
  };
  await page.goto(addressOf('en', '/no-such-page'));
  expect(await placeAt(390)).toEqual({ left: 0, width: 390 });
  expect(await placeAt(1279)).toEqual({ left: 0, width: 1279 });
  expect(await placeAt(1440)).toEqual({ left: 720, width: 720 });
  const photo = await page.getByRole('img', { name: 'Our team' }).boundingBox();
  expect(photo).toMatchObject({ y: 0, height: 800 });
});
