import { expect, type Page, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { audit } from './support/audit';
import { allSites, loadShops, loadWritings } from './support/catalogue';
import { addressOf } from './support/shop';
import { loadWords } from './support/words';

const auditFromTop = async (page: Page, what: string) => {
  // What the sticky header covers would count as too small to press.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await audit(page, what);
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
      const { posts, pages } = await loadWritings(site);
      const [post, policy] = [posts[0], pages[0]];
      if (!post || !policy) throw new Error(`${site.id} has nothing to read`);
      const category = post.categoryTexts.slug;
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        buildPath(site, 'home'),
        buildPath(site, 'destinations'),
        buildPath(site, 'about'),
        buildPath(site, 'map'),
        buildPath(site, 'blog'),
        buildPath(site, 'blogCategory', { category }),
        buildPath(site, 'blogPost', { category, post: post.slug }),
        buildPath(site, 'staticPage', { page: policy.slug }),
        buildPath(site, 'search'),
        buildPath(site, 'searchIndex'),
        buildPath(site, 'city', { city: shop.city.slug }),
        buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug }),
        buildPath(site, 'cart', { city: shop.city.slug }),
        buildPath(site, 'thankYou'),
        '/no-such-page',
      ]) {
        await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
        await auditFromTop(page, path);
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
}
