import { expect, type Locator, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { allSites, loadShops } from './support/catalogue';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { listCutChoices } from './support/overflow';
import { awaitFrames } from './support/paint';
import { addressOf } from './support/shop';
import { loadStage } from './support/stage';

/** The path of the activity of a site with the longest heading, among those with a choice of start times. */
const findLongest = async (site: Site): Promise<string> => {
  const shops = (await loadShops()).get(site.id) ?? [];
  const [longest] = shops
    .flatMap(({ city, cityTexts, products }) =>
      products
        .filter(({ offer }) => offer.startTimes.length > 1)
        .map(({ texts }) => ({
          length: texts.name.length + cityTexts.inCity.length,
          path: buildPath(site, 'activity', { activity: texts.slug, city: city.slug }),
        })),
    )
    .sort((a, b) => b.length - a.length);
  if (!longest) throw new Error(`${site.id} sells nothing`);
  return longest.path;
};

/** In px from the top of the page. */
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not visible');
  return box.y + box.height;
};

for (const site of allSites) {
  test(`on ${site.id} the price of an activity and the button that plans it are on the first screen of a laptop`, async ({
    page,
  }) => {
    const { say } = await loadStage(site);
    await page.goto(addressOf(site.id, await findLongest(site)), { waitUntil: 'networkidle' });
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await awaitFrames(page);
      const box = page.locator('#price');
      const add = box.getByRole('button', { name: say('activity:box.add') });
      expect.soft(await bottomOf(box.locator('strong').first()), 'price').toBeLessThan(700);
      expect.soft(await bottomOf(add), 'button').toBeLessThan(700);
      expect.soft(await listCutChoices(page), `choices at ${width} px`).toEqual([]);
    }
  });
}

/** Whether two elements overlap within the screen. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

const sizes = [
  [320, 568],
  [390, 844],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;

test.describe('for a visitor who has not answered yet', () => {
  test.use({ storageState: undecided });

  for (const site of allSites.filter(({ id }) => ['en', 'de', 'pl2'].includes(id))) {
    test(`on ${site.id} the notice never covers heading and main button at once`, async ({
      page,
    }) => {
      const { say, screens } = await loadStage(site);
      const { notice } = new ConsentDialog(page, say);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const name of ['home', 'city', 'activity', 'summary']) {
        await page.goto(addressOf(site.id, screens[name]), { waitUntil: 'networkidle' });
        await expect(notice).toBeVisible();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await awaitFrames(page);
          const button = page.locator('main .MuiButton-cta').filter({ visible: true }).first();
          const covered = [
            await overlap(notice, page.locator('h1')),
            (await button.count()) > 0 && (await overlap(notice, button)),
          ];
          expect.soft(covered, `${name} at ${width} px`).not.toEqual([true, true]);
        }
      }
    });
  }
});
