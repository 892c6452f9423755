import { expect, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import { addressOf } from './support/shop';
import { loadStage } from './support/stage';

test.use({ javaScriptEnabled: false });

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
