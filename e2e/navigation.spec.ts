import { expect, type Page, test } from './support/test';
import { matchPath } from '@/config/sites/matchPath';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { allSites, loadShops } from './support/catalogue';
import { follow } from './support/scrolling';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';

declare global {
  interface Window {
    /** What Next puts there. */
    readonly next?: { readonly router?: { readonly push: (path: string) => Promise<boolean> } };
  }
}

const listLinks = (page: Page) =>
  page.$$eval('a[href^="/"]', (links) => [
    ...new Set(
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('//')),
    ),
  ]);

/**
 * One link to each kind of page: the same component renders all pages of a kind. http/links.complete.test.ts checks that no link
 * is broken, without a browser.
 */
const pickByKind = (site: Site, hrefs: readonly string[]): readonly string[] => {
  const picked = new Map<string, string>();
  for (const href of hrefs) {
    const { pathname } = new URL(href, addressOf(site.id));
    picked.set(matchPath(site, decodeURI(pathname))?.route ?? pathname, href);
  }
  return [...picked.values()];
};

/** One site per look. */
const sites = allSites.filter(({ id }) => ['en', 'de', 'pl2', 'en3'].includes(id));

for (const site of sites) {
  test(`every kind of link of home, city and activity on ${site.id} navigates softly and back`, async ({
    page,
  }) => {
    const shop = (await loadShops()).get(site.id)?.[0];
    const sold = shop?.products[0];
    if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
    const consoleErrors = watchConsole(page);
    const city = shop.city.slug;
    let followed = 0;

    for (const start of [
      buildPath(site, 'home'),
      buildPath(site, 'city', { city }),
      buildPath(site, 'activity', { activity: sold.texts.slug, city }),
    ]) {
      await page.goto(addressOf(site.id, start), { waitUntil: 'networkidle' });
      const heading = await page.locator('h1').textContent();
      await page.evaluate(() => Object.assign(window, { stillThere: true }));
      // The page of a booking is loaded in full, so that no tag of this page is in its document.
      const bookings = buildPath(site, 'booking');
      const links = (await listLinks(page)).filter((href) => href !== start && href !== bookings);
      for (const href of pickByKind(site, links)) {
        followed += 1;
        await follow(page, `a[href="${href}"]`);
        await expect(page).toHaveURL((url) => url.pathname === href);
        await expect(page.locator('h1')).not.toHaveText(heading ?? '');
        await page.goBack();
        await expect(page).toHaveURL((url) => url.pathname === start);
        await expect(page.locator('h1')).toHaveText(heading ?? '');
      }
      expect(await page.evaluate(() => 'stillThere' in window), `a full load from ${start}`).toBe(
        true,
      );
    }
    expect(followed).toBeGreaterThan(20);
    expect(consoleErrors).toEqual([]);
  });
}

test('a redirect of the editors within the site is followed without a full page load', async ({
  page,
}) => {
  await page.goto(addressOf('de', '/krakow'), { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
    void window.next?.router?.push('/agb?from=mail');
  });
  await page.waitForURL(addressOf('de', '/seite/buchungsbedingungen?from=mail'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
  await page.goBack();
  await expect(page).toHaveURL(addressOf('de', '/krakow'));
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
});
