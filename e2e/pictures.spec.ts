import { expect, test } from './support/test';
import { allSites } from './support/catalogue';
import { listScreens } from './support/screens';
import { addressOf } from './support/shop';

const kB = 1000;
const shown = allSites.filter(({ id }) => ['en', 'pl2', 'no', 'en3'].includes(id));

const listWithHero = async (site: (typeof allSites)[number]) => {
  const { home, city, activity } = await listScreens(site);
  return [home, city, activity];
};

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
    for (const path of await listWithHero(site)) {
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

test('a picture that does not come is replaced by a drawn one, under the same name', async ({
  page,
}) => {
  await page.route('**/_ipx/**', (route) => route.abort());
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });

  const drawn = page.locator('main svg[data-state=error]').first();
  await expect(drawn).toBeVisible();
  await expect(drawn).toHaveAttribute('aria-label', /\w/);
});
