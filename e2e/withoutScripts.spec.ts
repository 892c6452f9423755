import { expect, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import { buildPath } from '@/config/sites/paths';
import { addressOf } from './support/shop';
import { loadStage } from './support/stage';
import { createTrip } from './support/trips';

test.use({ javaScriptEnabled: false });

const listCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ domain, name }) => `${domain} ${name}`).sort();

/** What looks as if it could be pressed, chosen or filled, outside of forms that the server answers. */
const listDead = (page: Page) =>
  page
    .locator(
      'button:not([disabled]), input:not([type="hidden"]), select, textarea, [role="button"], a:not([href], [aria-current])',
    )
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((it) => !it.closest('form[action]'))
        .map((it) => it.getAttribute('aria-label') ?? it.textContent.trim()),
    );

for (const width of [390, 1280]) {
  test(`without scripts, nothing at ${width} px looks usable that is not`, async ({ page }) => {
    const { screens } = await loadStage(sites.en);
    await page.setViewportSize({ width, height: 800 });
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(addressOf('en', path));
      await expect.soft(page.locator('h1'), name).toBeAttached();
      expect.soft(await listDead(page), name).toEqual([]);
    }
  });
}

test('without scripts, the menu of a phone leads to the links of the footer', async ({ page }) => {
  const { say } = await loadStage(sites.en);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(addressOf('en'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('common:nav.menu') })
    .click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

for (const siteId of ['en', 'de'] as const) {
  test(`without scripts, a trip is read by its pasted link on ${siteId}`, async ({ page }) => {
    const site = sites[siteId];
    const { say } = await loadStage(site);
    const { invitation, activity, city } = await createTrip(site);
    const path = buildPath(site, 'trip');
    const before = await listCookies(page);
    await page.goto(addressOf(siteId, path));
    await page.getByLabel(say('trip:read.label')).fill(`${addressOf(siteId, path)}#${invitation}`);
    const [answer] = await Promise.all([
      page.waitForResponse((it) => it.request().method() === 'POST'),
      page.getByRole('button', { name: say('trip:read.submit') }).click(),
    ]);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const heading = say('trip:heading', { city });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 4, name: activity })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', site.lang);
    expect(await listDead(page)).toEqual([]);
    expect(await listCookies(page)).toEqual(before);
    // The token is in no address, and the next visitor gets the form.
    expect(page.url()).not.toContain(invitation);
    await page.goto(addressOf(siteId, buildPath(site, 'tripReading')));
    await expect(page.getByLabel(say('trip:read.label'))).toBeVisible();
    await expect(page.getByRole('main').getByText(activity)).toHaveCount(0);
  });
}
