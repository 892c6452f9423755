import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { allSites, loadShops } from './support/catalogue';
import { readPaint, scrollThrough, watchPaint } from './support/paint';
import { pairUp } from './support/pairUp';
import { addressOf } from './support/shop';

const kB = 1000;
const shown = allSites.filter(({ id }) => ['en', 'pl2', 'no', 'en3'].includes(id));
/** All their pages are looked at; of the other sites, those with a large picture of their own. */
const shownWhole = shown.filter(({ id }) => ['en', 'pl2'].includes(id));

const listPaths = async (site: (typeof allSites)[number]) => {
  const shop = (await loadShops()).get(site.id)?.[0];
  const sold = shop?.products[0];
  if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
  const city = shop.city.slug;
  return {
    withHero: [
      buildPath(site, 'home'),
      buildPath(site, 'city', { city }),
      buildPath(site, 'activity', { activity: sold.texts.slug, city }),
    ],
    others: [
      buildPath(site, 'destinations'),
      buildPath(site, 'activities'),
      buildPath(site, 'about'),
      buildPath(site, 'cart', { city }),
      buildPath(site, 'summary', { city }),
      buildPath(site, 'thankYou'),
      '/no-such-page',
    ],
  };
};

/** Images that failed to load. Images that were never near the view do not count. */
const listMissing = (page: Page) =>
  page.evaluate(() => [
    ...[...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('[data-state=error]')].map(({ outerHTML }) => outerHTML),
  ]);

for (const [site, width] of pairUp(shown, [1440, 390])) {
  test(`nothing moves on ${site.id} at ${width} px, every picture comes, and the hero comes first`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchPaint(page);
    const { withHero, others } = await listPaths(site);
    for (const path of shownWhole.includes(site) ? [...withHero, ...others] : withHero) {
      await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
      if (withHero.includes(path)) {
        const hero = page.locator('main img').first();
        const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
        // Read before any scrolling: afterwards the browser reports no larger paint.
        await expect
          .poll(async () => (await readPaint(page)).largest, `${path}: largest paint`)
          .toBe(source);
      }
      await scrollThrough(page);

      expect.soft((await readPaint(page)).shift, `${path}: layout shift`).toBe(0);
      expect.soft(await listMissing(page), `${path}: pictures that did not come`).toEqual([]);
    }
  });
}

test('the hero is preloaded in the size that is shown, once, and light enough for a phone', async ({
  browser,
}) => {
  for (const site of shown) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
    });
    const page = await context.newPage();
    const sizes = new Map<string, number[]>();
    page.on('response', async (response) => {
      const url = response.url();
      if (!url.includes('/_ipx/')) return;
      sizes.set(url, [...(sizes.get(url) ?? []), (await response.body()).length]);
    });
    for (const path of (await listPaths(site)).withHero) {
      await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
      const hero = page.locator('main img').first();
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      const [bytes = 0, ...again] = sizes.get(source) ?? [];

      await expect
        .soft(page.locator('link[rel=preload][as=image]').first())
        .toHaveAttribute('fetchpriority', 'high');
      expect.soft(again, `${site.id} ${path}: the hero is fetched once`).toEqual([]);
      expect.soft(bytes, `${site.id} ${path}: ${source}`).toBeGreaterThan(0);
      expect.soft(bytes, `${site.id} ${path}: ${source}`).toBeLessThanOrEqual(80 * kB);
      sizes.clear();
    }
    await context.close();
  }
});

test('the first three pictures of a page do not wait, no others, and only the first goes before all', async ({
  page,
}) => {
  for (const site of shownWhole) {
    const { withHero, others } = await listPaths(site);
    for (const path of [...withHero, ...others]) {
      await page.goto(addressOf(site.id, path));
      const pictures = await page.evaluate(() =>
        [...document.images].map((image) => [image.loading, image.fetchPriority || 'auto']),
      );
      const where = `${site.id} ${path}`;
      const expected = pictures.map((_, index) => [
        index < 3 ? 'eager' : 'lazy',
        index === 0 ? 'high' : 'auto',
      ]);
      expect.soft(pictures, where).toEqual(expected);
    }
  }
});

test('a picture that does not come is replaced by a drawn one, under the same name', async ({
  page,
}) => {
  await page.route('**/_ipx/**', (route) => route.abort());
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });

  const drawn = page.locator('main svg[data-state=error]').first();
  await expect(drawn).toBeVisible();
  await expect(drawn).toHaveAttribute('aria-label', /\w/);
});
