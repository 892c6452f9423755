import { expect, type Page, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { allSites, loadShops } from './support/catalogue';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';

const listLinks = (page: Page) =>
  page.$$eval('a[href^="/"]', (links) => [
    ...new Set(
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('//')),
    ),
  ]);

/** Clicks a link the way a script can: at once, wherever it is on the page. */
const follow = async (page: Page, href: string) => {
  await page.evaluate((wanted) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${wanted}"]`)?.click();
  }, href);
  await expect(page).toHaveURL((url) => url.pathname === href);
};

/** One of each look. That links lead somewhere is tried on all sites (links.spec.ts). */
const sites = allSites.filter(({ id }) => ['en', 'de', 'pl2', 'en3'].includes(id));

for (const site of sites) {
  test(`every link of home, city and activity on ${site.id} navigates softly and back`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const shop = (await loadShops()).get(site.id)?.[0];
    const sold = shop?.products[0];
    if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
    const complaints = watchConsole(page);
    const city = shop.city.slug;
    const visited = new Set<string>();

    for (const start of [
      buildPath(site, 'home'),
      buildPath(site, 'city', { city }),
      buildPath(site, 'activity', { activity: sold.texts.slug, city }),
    ]) {
      await page.goto(addressOf(site.id, start), { waitUntil: 'networkidle' });
      const heading = await page.locator('h1').textContent();
      await page.evaluate(() => Object.assign(window, { stillThere: true }));
      const links = (await listLinks(page)).filter((href) => !visited.has(href) && href !== start);
      for (const href of links) {
        visited.add(href);
        await follow(page, href);
        await expect(page.locator('h1')).not.toHaveText(heading ?? '');
        await page.goBack();
        await expect(page).toHaveURL((url) => url.pathname === start);
        await expect(page.locator('h1')).toHaveText(heading ?? '');
      }
      expect(await page.evaluate(() => 'stillThere' in window), `a full load from ${start}`).toBe(
        true,
      );
    }
    expect(visited.size).toBeGreaterThan(30);
    expect(complaints).toEqual([]);
  });
}
