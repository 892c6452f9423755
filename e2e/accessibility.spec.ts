import { expect, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { auditedLooks, auditedStates, auditFromTop } from './support/auditFromTop';
import { loadShops } from './support/catalogue';
import { addressOf } from './support/shop';
import { loadWords } from './support/words';

for (const [site, width] of [...auditedStates, ...auditedLooks]) {
  test(`a plan on ${site.id} at ${width} px has nothing that WCAG 2.2 AA checkers object to`, async ({
    page,
  }) => {
    const shop = (await loadShops()).get(site.id)?.[0];
    if (!shop) throw new Error(`${site.id} sells nothing`);
    const say = await loadWords(site);
    const city = shop.city.slug;
    await page.setViewportSize({ width, height: 900 });
    // Elements that still fade in would be checked halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(site.id, buildPath(site, 'cart', { city })));
    await page.locator('article button[aria-pressed]').first().click();
    await expect(page.locator('aside dl')).toBeVisible();
    await page.locator('article button[aria-pressed]').first().click();
    await page.locator('details summary').first().click();
    await auditFromTop(page, 'cart with a plan');

    await page.getByRole('button', { name: say('planner:arrival') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await auditFromTop(page, 'calendar');
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('common:plan.open') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await auditFromTop(page, 'flyout');
    await page.keyboard.press('Escape');

    await page.goto(addressOf(site.id, buildPath(site, 'summary', { city })));
    await page.getByRole('button', { name: say('summary:form.submit') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await auditFromTop(page, 'summary with errors');
  });
}
