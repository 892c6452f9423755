import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { allSites, loadShops } from './support/catalogue';
import { addressOf } from './support/shop';
import { loadWords } from './support/words';

const audit = async (page: Page, what: string) => {
  // What the sticky header covers would count as too small to press.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`);
  expect.soft(told).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
};

const audited = allSites.filter(({ id }) => ['en', 'pl2', 'sv', 'en3'].includes(id));

for (const site of audited) {
  for (const width of [390, 1440]) {
    test(`${site.id} at ${width} px has nothing that WCAG 2.2 AA checkers object to`, async ({
      page,
    }) => {
      const shop = (await loadShops()).get(site.id)?.[0];
      const sold = shop?.products[0];
      if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        buildPath(site, 'home'),
        buildPath(site, 'destinations'),
        buildPath(site, 'about'),
        buildPath(site, 'city', { city: shop.city.slug }),
        buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug }),
        buildPath(site, 'cart', { city: shop.city.slug }),
        buildPath(site, 'thankYou'),
        '/no-such-page',
      ]) {
        await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
        await audit(page, path);
      }
    });

    test(`a plan on ${site.id} at ${width} px has nothing that they object to either`, async ({
      page,
    }) => {
      const shop = (await loadShops()).get(site.id)?.[0];
      if (!shop) throw new Error(`${site.id} sells nothing`);
      const say = await loadWords(site);
      const city = shop.city.slug;
      await page.setViewportSize({ width, height: 900 });
      // What still fades in would be judged half way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addressOf(site.id, buildPath(site, 'cart', { city })));
      await page.locator('article button[aria-pressed]').first().click();
      await page.locator('article button[aria-pressed]').first().click();
      await expect(page.locator('aside dl')).toBeVisible();
      await page.locator('details summary').first().click();
      await audit(page, 'cart with a plan');

      await page.getByRole('button', { name: say('planner:arrival') }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await audit(page, 'calendar');
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('common:plan.open') })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await audit(page, 'flyout');
      await page.keyboard.press('Escape');

      await page.goto(addressOf(site.id, buildPath(site, 'summary', { city })));
      await page.getByRole('button', { name: say('summary:form.submit') }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await audit(page, 'summary with errors');
    });
  }
}
