import { expect, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { audit } from './support/audit';
import { loadShops } from './support/catalogue';
import { reloadHydrated } from './support/hydration';
import { pairUp } from './support/pairUp';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const devices = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

for (const [siteId, [device, viewport]] of pairUp(['en', 'pl'] as const, devices)) {
  test(`a group finds an activity in the catalogue of ${siteId}, ${device}`, async ({ page }) => {
    const site = sites[siteId];
    const say = await loadWords(site);
    const shops = (await loadShops()).get(siteId) ?? [];
    const krakow = shops.find(({ city }) => city.key === 'krakow');
    if (!krakow) throw new Error(`${siteId} does not sell in Krakow`);
    const consoleErrors = watchConsole(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = buildPath(site, 'activities');
    const cards = page.getByRole('main').getByRole('article');
    const count = page.getByRole('main').getByRole('status').first();

    await test.step('comes by the menu', async () => {
      await page.goto(addressOf(siteId, '/'), { waitUntil: 'networkidle' });
      if (device === 'phone') {
        await page.getByRole('button', { name: say('common:nav.menu') }).click();
      }
      const menu = page.getByRole(device === 'phone' ? 'dialog' : 'banner');
      await menu.getByRole('link', { name: say('common:nav.activities') }).click();
      await expect(page).toHaveURL(addressOf(siteId, path));
      const all = new Set(
        shops.flatMap(({ products }) => products.map(({ product }) => product.id)),
      );
      await expect(cards).toHaveCount(all.size);
      await audit(page, 'catalogue');
    });

    await test.step('filters, and the count is said and kept in the address', async () => {
      await page
        .getByRole('combobox', { name: say('activities:filters.city') })
        .selectOption('krakow');
      await expect(page).toHaveURL(/\?city=krakow$/);
      await expect(cards).toHaveCount(krakow.products.length);
      await page
        .getByRole('combobox', { name: say('activities:filters.people') })
        .selectOption('20');
      const fitting = krakow.products.filter(({ product }) => product.units.max >= 20);
      await expect(count).toHaveText(say('filters:results', { count: fitting.length }));
      await page.getByRole('combobox', { name: say('filters:sort.label') }).selectOption('price');
      await expect(page).toHaveURL(/city=krakow.*people=20/);
      await reloadHydrated(page);
      await expect(cards).toHaveCount(fitting.length);
      await audit(page, 'filtered catalogue');
    });

    await test.step('opens the activity in that city, and finds the filters again', async () => {
      const link = cards.first().getByRole('link');
      await expect(link).toHaveAttribute('href', /\/krakow$/);
      await link.click();
      await expect(page).toHaveURL(/\/[\w-]+\/krakow$/);
      await page.goBack();
      await expect(
        page.getByRole('combobox', { name: say('activities:filters.people') }),
      ).toHaveValue('20');
    });
    expect(consoleErrors).toEqual([]);
  });
}

test('without scripts the catalogue leads to every activity in every city', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('en', buildPath(sites.en, 'activities')));
  const shops = (await loadShops()).get('en') ?? [];
  const main = page.getByRole('main');
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const { city, products } of shops) {
    for (const { texts } of products) {
      const params = { activity: texts.slug, city: city.slug };
      expect(hrefs).toContain(buildPath(sites.en, 'activity', params));
    }
  }
  // Filters have no effect without scripts.
  await expect(main.getByRole('combobox').first()).toBeHidden();
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
