import { type BrowserContextOptions, expect, type Locator, type Page, test } from './support/test';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { findViolations } from './support/audit';
import { allSites, loadShops } from './support/catalogue';
import { reloadHydrated } from './support/hydration';
import { readPaint, watchPaint } from './support/paint';
import { pairUp } from './support/pairUp';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const shown = allSites.filter(({ id }) => ['en', 'pl2'].includes(id));

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const shopsOf = async (site: Site): Promise<readonly Shop[]> => {
  const shops = (await loadShops()).get(site.id) ?? [];
  if (shops.length === 0) throw new Error(`${site.id} sells nothing`);
  return shops;
};

/** Requests to hosts outside the shop. */
const watchStrangers = (page: Page): readonly string[] => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !url.hostname.endsWith('.localhost')) {
      strangers.push(request.url());
    }
  });
  return strangers;
};

const openMap = async (page: Page, site: Site, path = buildPath(site, 'map')) => {
  const say = await loadWords(site);
  await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
  const map = page.getByRole('region', { name: say('map:label') });
  await expect(map.getByRole('button', { name: say('map:buttons.all') })).toBeVisible();
  const mark = ({ cityTexts }: Shop) =>
    map.getByRole('button', { name: cityTexts.name, exact: true });
  const entry = ({ landingTitle }: Shop) =>
    page.locator('#cities > li').filter({ hasText: landingTitle });
  return { say, map, mark, entry };
};

const listBoxes = async (locator: Locator) =>
  (await locator.all()).length > 0
    ? locator.evaluateAll((elements) =>
        elements
          .filter((it) => getComputedStyle(it).opacity !== '0')
          .map((it) => {
            const { left, top, right, bottom } = it.getBoundingClientRect();
            return { name: it.textContent, left, top, right, bottom };
          }),
      )
    : [];

for (const [site, [screen, options]] of pairUp(shown, Object.entries(screens))) {
  test.describe(`the map of ${site.id} on a ${screen}`, () => {
    test.use(options);

    test('shows every city, moves nothing, asks nobody else and complains of nothing', async ({
      page,
    }) => {
      const consoleErrors = watchConsole(page);
      const strangers = watchStrangers(page);
      await watchPaint(page);
      const shops = await shopsOf(site);
      const { map, mark } = await openMap(page, site);
      for (const shop of shops) await expect.soft(mark(shop)).toBeVisible();

      const labels = await listBoxes(map.locator('[data-label]'));
      expect(labels.map(({ name }) => name)).toEqual(shops.map(({ cityTexts }) => cityTexts.name));
      const clashes = labels.filter((one, at) =>
        labels
          .slice(at + 1)
          .some(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      );
      expect(clashes).toEqual([]);
      expect((await readPaint(page)).shift).toBe(0);
      expect(strangers).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });

    test('ties its cities to the list, both ways', async ({ page }) => {
      const consoleErrors = watchConsole(page);
      const shops = await shopsOf(site);
      // Clicks would miss an element that still moves.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { map, mark, entry } = await openMap(page, site);
      const [first, last] = [shops.at(0), shops.at(-1)];
      if (!first || !last) throw new Error('There are no cities');

      await entry(last).getByRole('link').focus();
      await expect(mark(last)).toHaveAttribute('data-hinted');
      await expect(mark(first)).not.toHaveAttribute('data-hinted');

      await mark(last).click();
      await expect(entry(last)).toHaveAttribute('aria-current', 'true');
      await expect(entry(last)).toBeInViewport({ ratio: 0.9 });
      const link = map.getByRole('link', { name: last.cityTexts.name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await map.boundingBox();
      const popup = await link.locator('..').boundingBox();
      expect(popup?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
      expect(popup?.x).toBeGreaterThanOrEqual(box?.x ?? 0);

      await link.click();
      await expect(page).toHaveURL(
        addressOf(site.id, buildPath(site, 'city', { city: last.city.slug })),
      );
      expect(consoleErrors).toEqual([]);
    });

    test('can be used by keyboard alone, and shuts nobody out', async ({ page }) => {
      const [first] = await shopsOf(site);
      if (!first) throw new Error('There are no cities');
      // Elements that still change colour would be checked halfway.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { say, map, mark } = await openMap(page, site);
      const city = map.getByRole('link', { name: first.cityTexts.name, exact: true });
      await mark(first).focus();
      await page.keyboard.press('Enter');
      await expect(mark(first)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(city).toBeFocused();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(city).toBeHidden();
      await expect(mark(first)).toBeFocused();

      const before = await mark(first).boundingBox();
      await map.getByRole('button', { name: say('map:buttons.grow') }).press('Enter');
      await expect(async () => {
        expect(await mark(first).boundingBox()).not.toEqual(before);
      }).toPass();
    });
  });
}

for (const site of shown) {
  test(`without scripts the map of ${site.id} is a list that says the same`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(addressOf(site.id, buildPath(site, 'map')));
    const shops = await shopsOf(site);
    const entries = page.locator('#cities > li');
    await expect(entries).toHaveCount(shops.length);
    for (const [at, { landingTitle, city, cityTexts }] of shops.entries()) {
      const link = entries.nth(at).getByRole('link', { name: landingTitle });
      await expect(link).toHaveAttribute('href', buildPath(site, 'city', { city: city.slug }));
      await expect(entries.nth(at)).toContainText(cityTexts.name);
    }
    await page.goto(addressOf(site.id, buildPath(site, 'destinations')));
    await expect(page.locator('main article')).toHaveCount(shops.length);
    await context.close();
  });

  test(`the destinations of ${site.id} can be filtered, and looked at on the map`, async ({
    page,
  }) => {
    const consoleErrors = watchConsole(page);
    const shops = await shopsOf(site);
    const say = await loadWords(site);
    const path = buildPath(site, 'destinations');
    await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
    const cards = page.locator('main article');
    const count = (number: number) =>
      expect(page.locator('main').getByRole('status').first()).toHaveText(
        say('destinations:results', { count: number }),
      );
    await count(shops.length);

    const march = shops.filter(({ city }) => city.bestMonths.includes(3));
    await page.getByLabel(say('destinations:filters.month')).selectOption('3');
    await expect(page).toHaveURL((url) => url.search === '?month=3');
    await expect(cards).toHaveCount(march.length);
    await count(march.length);

    await page.getByRole('radio', { name: say('destinations:view.map') }).check();
    await expect(page).toHaveURL((url) => url.search === '?month=3&view=map');
    await expect(cards).toHaveCount(0);
    const map = page.getByRole('region', { name: say('map:label') });
    await expect(map.getByRole('button', { expanded: false })).toHaveCount(march.length);

    await page.getByLabel(say('destinations:filters.month')).selectOption('');
    await expect(map.getByRole('button', { expanded: false })).toHaveCount(shops.length);
    await reloadHydrated(page);
    await expect(map.getByRole('button', { expanded: false })).toHaveCount(shops.length);
    await page.getByRole('radio', { name: say('destinations:view.list') }).check();
    await expect(page).toHaveURL(addressOf(site.id, path));
    await expect(cards).toHaveCount(shops.length);
    expect(consoleErrors).toEqual([]);
  });
}

type Finger = { readonly x: number; readonly y: number };

/** Puts fingers on the screen, moves them step by step and lifts them. */
const swipe = async (page: Page, fingersAt: (part: number) => Finger[]) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingersAt(0));
  for (let step = 1; step <= 10; step += 1) await send('touchMove', fingersAt(step / 10));
  await send('touchEnd', []);
};

test.describe('on the map', () => {
  test.use(screens['phone'] ?? {});

  /** The distance of two cities from each other, and of one of them from the corner of the map. */
  const measure = async (map: Locator, [one, other]: readonly Locator[]) => {
    const [frame, from, to] = [
      await map.boundingBox(),
      await one?.boundingBox(),
      await other?.boundingBox(),
    ];
    if (!frame || !from || !to) throw new Error('There is no map to measure');
    return {
      apart: Math.round(Math.hypot(from.x - to.x, from.y - to.y)),
      corner: [Math.round(from.x - frame.x), Math.round(from.y - frame.y)],
    };
  };

  test('one finger scrolls the page, and two change the scale', async ({ page }) => {
    const [site] = shown;
    if (!site) throw new Error('There is no site');
    const { map, mark } = await openMap(page, site);
    const marks = (await shopsOf(site)).slice(0, 2).map(mark);
    const before = await measure(map, marks);
    const top = (await map.boundingBox())?.y ?? 0;

    await swipe(page, (part) => [{ x: 200, y: top + 250 - part * 200 }]);
    await expect(async () => {
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      expect(await measure(map, marks)).toEqual(before);
    }).toPass();

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await swipe(page, (part) => [
      { x: 180 - part * 60, y: top + 180 },
      { x: 220 + part * 60, y: top + 180 },
    ]);
    await expect(async () => {
      expect((await measure(map, marks)).apart).toBeGreaterThan(before.apart * 1.5);
    }).toPass();
  });
});

test('who wants no motion gets none: the map is another scale at once', async ({ page }) => {
  const [site] = shown;
  if (!site) throw new Error('There is no site');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { say, map } = await openMap(page, site);
  await map.getByRole('button', { name: say('map:buttons.grow') }).click();
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
});

test('a map that does not come leaves the list, and a sentence', async ({ page }) => {
  const [site] = shown;
  if (!site) throw new Error('There is no site');
  const say = await loadWords(site);
  await page.route('**/geo/*.json', (route) => route.abort());
  await page.goto(addressOf(site.id, buildPath(site, 'map')), { waitUntil: 'networkidle' });
  await expect(page.getByText(say('map:failed'))).toBeVisible();
  await expect(page.locator('#cities > li')).toHaveCount((await shopsOf(site)).length);
});
