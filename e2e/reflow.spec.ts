import { expect, type Page, test } from './support/test';
import type { Site } from '@/config/sites/site';
import { allSites } from './support/catalogue';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { listCut, listOutside, measureSideways } from './support/overflow';
import { plantCart } from './support/plannedCart';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { loadStage } from './support/stage';

/** The sites with the longest words. */
const read = allSites.filter(({ id }) => ['pl2', 'de'].includes(id));

/** The viewport that remains of 1280 x 1024 px at 400 % zoom (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

const open = (page: Page, site: Site, path = '/') =>
  page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });

const expectToFit = async (page: Page, what: string) => {
  expect.soft(await measureSideways(page), `${what} scrolls sideways`).toBe(0);
  expect.soft(await listOutside(page), `${what} stands out at the side`).toEqual([]);
};

/** Applies the spacing of letters, words, lines and paragraphs of WCAG 1.4.12. */
const spread = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** The screens that are read with spaced text. */
const spreadScreens = ['home', 'city', 'activity', 'cart', 'summary'];

/** No word is cut, as it comes and for who spreads letters, words and lines. */
const expectUncut = async (page: Page, what: string) => {
  expect.soft(await listCut(page), `${what} as it comes`).toEqual([]);
  await spread(page);
  expect.soft(await listCut(page), `${what}, spread`).toEqual([]);
  await expectToFit(page, `${what}, spread,`);
};

for (const site of read) {
  test.describe(`on ${site.id}, enlarged four times`, () => {
    test.use({ viewport: enlarged });

    test('no screen has to be pushed sideways or cuts a word', async ({ page }) => {
      const { screens, shop, first, second } = await loadStage(site);
      await plantCart(page, shop, [first, second]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, path] of Object.entries(screens)) {
        await open(page, site, path);
        await expectToFit(page, name);
        await expect.soft(page.locator('h1'), `${name} has its heading`).toBeVisible();
        if (spreadScreens.includes(name)) await expectUncut(page, name);
      }
    });

    test('menu, search, calendar and flyout fit as well', async ({ page }) => {
      const { say, screens, shop, first, second } = await loadStage(site);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await plantCart(page, shop, [first, second]);
      await open(page, site, screens['cart']);
      const banner = page.getByRole('banner');
      for (const [name, opener] of [
        ['menu', banner.getByRole('button', { name: say('common:nav.menu'), exact: true })],
        ['search', banner.getByRole('button', { name: say('common:nav.search') })],
        ['calendar', page.getByRole('button', { name: say('planner:arrival') })],
        ['flyout', banner.getByRole('button', { name: say('common:plan.open') })],
      ] as const) {
        await opener.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectToFit(page, name);
        // All of its content can be scrolled to.
        const last = dialog.locator('a, button').last();
        await last.scrollIntoViewIfNeeded();
        await expect.soft(last, `the end of the ${name}`).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    test('the sheet of an activity fits as well', async ({ page }) => {
      const { say, activity } = await loadStage(site);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, site, activity);
      const sheet = await new PlanJourney(page, site, say, true).openBox();
      await sheet.getByRole('checkbox').first().check();
      await expectToFit(page, 'sheet');
      const add = sheet.getByRole('button', { name: say('activity:box.add') });
      await add.scrollIntoViewIfNeeded();
      await expect(add).toBeInViewport({ ratio: 1 });
    });

    test.describe('by somebody who has been nowhere', () => {
      test.use({ storageState: undecided });

      test('the notice and the cookie settings can be answered', async ({ page }) => {
        const { say } = await loadStage(site);
        const dialog = new ConsentDialog(page, say);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, site);
        await expect(dialog.notice).toBeVisible();
        await expectToFit(page, 'notice');
        // Playwright clicks only elements that can be scrolled to and that nothing covers.
        await dialog.press(dialog.notice, 'choose');
        await expect(dialog.settings).toBeVisible();
        await expectToFit(page, 'cookie settings');
        await dialog.press(dialog.settings, 'refuse');
        await expect(dialog.settings).toBeHidden();
      });
    });
  });

  test(`on ${site.id} at 1440 px no word is cut for who spreads letters, words and lines`, async ({
    page,
  }) => {
    const { screens, shop, first, second } = await loadStage(site);
    await plantCart(page, shop, [first, second]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of spreadScreens) {
      await open(page, site, screens[name]);
      await expectUncut(page, name);
    }
  });
}
