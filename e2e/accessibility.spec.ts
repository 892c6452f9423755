import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { allSites, loadShops } from './support/catalogue';
import { addressOf } from './support/shop';

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
        '/no-such-page',
      ]) {
        await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const told = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`);
        expect.soft(told).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  }
}
