import { expect, type Page, test } from './support/test';
import { walkProse } from '@/catalog/mesh/prose/walkProse';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { allSites, loadShops, loadWritings } from './support/catalogue';
import { ask } from './support/http';
import { reloadHydrated } from './support/hydration';
import {
  awaitStill,
  expectTop,
  follow,
  listTops,
  measureBelowHeader,
  readTop,
  scrollTo,
  slowAnimations,
  watchTop,
} from './support/scrolling';
import { pairUp } from './support/pairUp';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';

const visited = allSites.filter(({ id }) => ['en', 'pl2'].includes(id));
const devices = [
  { device: 'desktop', width: 1440 },
  { device: 'phone', width: 390 },
] as const;

const loadCity = async (site: Site) => {
  const shop = (await loadShops()).get(site.id)?.[0];
  if (!shop) throw new Error(`${site.id} sells nothing`);
  return buildPath(site, 'city', { city: shop.city.slug });
};

const loadFaq = async (site: Site) => {
  const { pages } = await loadWritings(site);
  const faq = pages.find(({ kind }) => kind === 'faq');
  if (!faq) throw new Error(`${site.id} answers no questions`);
  return { path: buildPath(site, 'staticPage', { page: faq.slug }), headings: faq.read().headings };
};

/** A page with a link to a section of another page. */
const loadContactLink = async (site: Site) => {
  const { pages } = await loadWritings(site);
  const page = pages.find(({ read }) =>
    walkProse(read().prose).some(
      (node) => typeof node !== 'string' && node.kind === 'link' && node.target.to === 'contact',
    ),
  );
  if (!page) throw new Error(`${site.id} leads nobody to its contact form`);
  return buildPath(site, 'staticPage', { page: page.slug });
};

const open = async (page: Page, site: Site, path: string) => {
  await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { stillThere: true }));
};

const isStillThere = (page: Page) => page.evaluate(() => 'stillThere' in window);

const expectPath = (page: Page, path: string) =>
  expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === path);

for (const [site, { device, width }] of pairUp(visited, devices)) {
  test.describe(`${site.id} on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('another page is looked at from its top, the way back leads to where one was', async ({
      page,
    }) => {
      const consoleErrors = watchConsole(page);
      const city = await loadCity(site);
      await open(page, site, '/');
      const left = await scrollTo(page, 0.6);
      await slowAnimations(page);
      await watchTop(page);
      await follow(page, `a[href="${city}"]`);
      await expectPath(page, city);
      await expectTop(page, 0);
      const between = (await listTops(page)).filter((top) => top > 0 && top < left);
      expect(between.length, 'nothing was seen in between').toBeGreaterThan(0);

      const below = await scrollTo(page, 0.3);
      await watchTop(page);
      await page.goBack();
      await expectPath(page, '/');
      await expectTop(page, left);
      // If the pages differ in height, the browser itself may show one position in between.
      expect((await listTops(page)).length, 'the way back was animated').toBeLessThan(4);

      await page.goForward();
      await expectPath(page, city);
      await expectTop(page, below);
      expect(await isStillThere(page)).toBe(true);
      expect(consoleErrors).toEqual([]);
    });

    test('a link to a part of another page leads there, and the keyboard goes on from it', async ({
      page,
    }) => {
      const about = buildPath(site, 'about');
      await open(page, site, await loadContactLink(site));
      await follow(page, `main a[href="${about}#contact"]`);
      await expectPath(page, `${about}#contact`);
      const contact = page.locator('#contact');
      await expect(contact).toBeFocused();
      await expect(contact).toBeInViewport();
      await expect.poll(() => measureBelowHeader(page, '#contact')).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Tab');
      expect(await contact.evaluate((it) => it.contains(document.activeElement))).toBe(true);

      const left = await scrollTo(page, 0.1);
      await follow(page, `a[href="${buildPath(site, 'home')}"]`);
      await expectPath(page, '/');
      await page.goBack();
      await expectPath(page, `${about}#contact`);
      await expectTop(page, left);

      // After a reload, the browser restores the scroll position and ignores the hash.
      await reloadHydrated(page);
      await expectTop(page, left);
    });

    test('a link to a part of the same page leads there, and back', async ({ page }) => {
      const { path, headings } = await loadFaq(site);
      const heading = headings.filter(({ level }) => level === 2).at(-1);
      if (!heading) throw new Error(`${path} has no headings`);
      await open(page, site, path);
      const left = await scrollTo(page, 0.05);
      await slowAnimations(page);
      await watchTop(page);
      const selector = `[id="${heading.id}"]`;
      await follow(page, `a[href="#${heading.id}"]`);
      await expect(page.locator(selector)).toBeFocused();
      await expect(page.locator(selector)).toBeInViewport();
      const end = await awaitStill(page);
      expect(await measureBelowHeader(page, selector)).toBeGreaterThanOrEqual(0);
      const between = (await listTops(page)).filter((top) => top > left && top < end);
      expect(between.length, 'nothing was seen in between').toBeGreaterThan(1);

      await page.goBack();
      await expectPath(page, path);
      await expectTop(page, left);
      expect(await isStillThere(page)).toBe(true);
    });

    test('nothing is seen in between by those who want no motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const city = await loadCity(site);
      await open(page, site, '/');
      await scrollTo(page, 0.6);
      await watchTop(page);
      await follow(page, `a[href="${city}"]`);
      await expectPath(page, city);
      await expectTop(page, 0);
      // The old position, the end of the new page, and the top.
      expect((await listTops(page)).length).toBeLessThan(4);
    });

    test('a choice that goes into the address moves nothing', async ({ page }) => {
      await open(page, site, await loadCity(site));
      const choice = page.locator('#activities input[type="radio"]').nth(1);
      await choice.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
      const top = await readTop(page);
      await choice.evaluate((it) => (it as HTMLInputElement).click());
      await expect(page).toHaveURL((url) => url.search.includes('category='));
      await expectTop(page, top);
    });

    test('a new page is announced, and the keyboard starts at its beginning', async ({ page }) => {
      const city = await loadCity(site);
      await open(page, site, '/');
      await page.locator(`main a[href="${city}"]`).first().focus();
      await page.keyboard.press('Enter');
      await expectPath(page, city);
      const announcer = page.locator('#__next-route-announcer__');
      await expect(announcer).not.toBeEmpty();
      await expect(announcer).toHaveText(await page.title());
      await page.waitForTimeout(500);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#content"]')).toBeFocused();
    });

    test('the bar turns red when a page cannot be had, and the visitor goes on', async ({
      page,
    }) => {
      const city = await loadCity(site);
      await page.addInitScript(() => {
        const note = () => {
          const bar = document.querySelector('[role="progressbar"]')?.firstElementChild;
          const look = bar && getComputedStyle(bar);
          if (look && Number(look.opacity) > 0) {
            sessionStorage.setItem('barColour', look.backgroundColor);
            sessionStorage.setItem('barHeight', look.height);
          }
          requestAnimationFrame(note);
        };
        note();
      });
      // Before the page opens, since it prefetches the pages of its links.
      await page.route('**/_next/data/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.abort();
      });
      await open(page, site, '/');
      expect(await page.evaluate(() => sessionStorage.getItem('barColour'))).toBeNull();
      // Long enough for the failure to be visible.
      await page.route(addressOf(site.id, city), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await follow(page, `a[href="${city}"]`);
      await expectPath(page, city);
      await expect(page.locator('h1')).toBeVisible();
      expect(await isStillThere(page), 'the page was loaded in full').toBe(false);
      const seen = await page.evaluate(() => ({ ...sessionStorage }));
      expect(seen).toMatchObject({ barColour: 'rgb(208, 18, 27)', barHeight: '3px' });
    });
  });
}

/** Rules of redirects.json, with slugs in the language of each site. */
const rules = [
  { siteId: 'en', from: '/contact', to: '/about-us#contact' },
  { siteId: 'pl2', from: '/polityka-prywatnos%CC%81ci', to: '/strona/' },
  { siteId: 'sv', from: '/kontakt?people=8', to: '/om-oss?people=8#contact' },
] as const;

for (const { siteId, from, to } of rules) {
  test(`an old address leads on, asked for and from a page, which stays: ${from} of ${siteId}`, async ({
    page,
  }) => {
    const answer = await ask(`${siteId}.localhost`, from);
    expect(answer.status).toBe(308);
    expect(String(answer.headers['location']).startsWith(to)).toBe(true);
    expect(answer.headers['cache-control']).toContain('max-age=0');

    const target = `${addressOf(siteId)}${to.slice(1)}`;
    await page.goto(addressOf(siteId), { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { stillThere: true }));
    await page.evaluate((address) => {
      const { router } = Reflect.get(window, 'next') as { router: { push: (to: string) => void } };
      router.push(address);
    }, from);
    await expect(page).toHaveURL((url) => url.href.startsWith(target));
    await expect(page.locator('h1')).toBeVisible();
    expect(await isStillThere(page), 'the page was loaded in full').toBe(true);
    await page.goBack();
    await expectPath(page, '/');
  });
}
