import { type Page, expect, test as base } from './support/test';
import { sites } from '@/config/sites/records';
import { buildPath } from '@/config/sites/paths';
import { loadShops } from './support/catalogue';
import { answerDays } from './support/answerDays';
import { DeployedShop } from './support/DeployedShop';
import { expectPrice, pickProducts } from './support/plan';
import { PlanJourney } from './support/PlanJourney';
import { showExtras } from './support/showExtras';
import { watchConsole } from './support/watchConsole';
import { watchLoads } from './support/watchLoads';
import { loadWords } from './support/words';

const test = base.extend<object, { readonly shop: DeployedShop }>({
  shop: [
    // The empty pattern tells Playwright that this fixture needs no other one.
    async ({}, provide) => {
      const shop = new DeployedShop();
      shop.prepare();
      await shop.start();
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

// All tests share one shop, so only one deploy runs at a time.
test.describe.configure({ mode: 'default' });

const site = sites.en;
const city = 'krakow';
const paths = {
  city: buildPath(site, 'city', { city }),
  cart: buildPath(site, 'cart', { city }),
  summary: buildPath(site, 'summary', { city }),
  about: buildPath(site, 'about'),
} as const;

/** Chunks that load on demand, by the file names that webpack gives. The document lists the others. */
const parts = /\/_next\/static\/chunks\/\w+\.[0-9a-f]{8}\.js$/;

/** The browser's own console messages about missing files. The shop logs none. */
const isOfTheNetwork = (consoleError: string) =>
  /Failed to load resource|Refused to execute script/.test(consoleError);

const idle = (page: Page) => page.waitForLoadState('networkidle');

/** Waits long enough for an unwanted reload to happen. */
const letTimePass = (page: Page) => page.waitForTimeout(1500);

const openSearch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search' }).click();

const searchPanel = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** Follows a link that was not in view, so its page was not prefetched. @returns the path of that page */
const followFooter = async (page: Page, shop: DeployedShop): Promise<string> => {
  const link = page.getByRole('contentinfo').locator('a[href^="/page/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(shop.addressOf(path));
  return path;
};

/** Starts a visitor with two activities in the cart and half of the form filled. */
const begin = async (page: Page, shop: DeployedShop, isPhone = false) => {
  const sold = (await loadShops()).get('en')?.find((it) => it.city.slug === city);
  if (!sold) throw new Error(`en does not sell ${city}`);
  const picked = pickProducts(sold);
  const visitor = new PlanJourney(page, site, await loadWords(site), isPhone);
  const people = (picked.first.stagGoesFree ?? 0) + 1;
  await page.goto(shop.addressOf(paths.city), { waitUntil: 'networkidle' });
  await visitor.setPeople(people);
  await visitor.addFromCard(picked.second);
  await visitor.openActivity(picked.first);
  await visitor.addWithFirstExtra();
  await visitor.flyout.getByRole('link', { name: visitor.say('plan:flyout.open') }).click();
  await expect(page).toHaveURL(shop.addressOf(paths.cart));
  const total = visitor.money(expectPrice(picked, people, site.currency).total, site.currency);
  await expect(visitor.total).toHaveText(total);
  await page.getByRole('link', { name: visitor.say('cart:next') }).click();
  await visitor.field('name').fill('Ann Example');
  await visitor.field('notes').fill('Two of us eat no meat');
  await answerDays(page, visitor.say);
  await idle(page);
  const expectNothingLost = async () => {
    await expect(visitor.field('name')).toHaveValue('Ann Example');
    await expect(visitor.field('notes')).toHaveValue('Two of us eat no meat');
    await expect(page.locator('main')).toContainText(total);
  };
  return { visitor, total, expectNothingLost };
};

test('a visitor in the middle of a booking goes on to its end: one full load, nothing lost', async ({
  page,
  shop,
}) => {
  const consoleErrors = watchConsole(page);
  const loads = watchLoads(page);
  const { visitor, total, expectNothingLost } = await begin(page, shop);
  expect(loads).toEqual([paths.city]);

  await shop.deploy();
  await visitor.field('phone').fill('+44 20 7946 0018');
  await letTimePass(page);
  expect(loads).toEqual([paths.city]);
  await expectNothingLost();

  // A page that is already loaded opens without a reload. A page that must be fetched is a full load.
  const change = page.getByRole('link', { name: visitor.say('summary:plan.edit') });
  await change.first().click();
  await expect(visitor.total).toHaveText(total);
  expect(loads).toEqual([paths.city]);
  const next = await followFooter(page, shop);
  await idle(page);
  expect(loads).toEqual([paths.city, next]);

  await visitor.planButton.click();
  await visitor.flyout.getByRole('link', { name: visitor.say('plan:flyout.open') }).click();
  await expect(visitor.total).toHaveText(total);
  await page.getByRole('link', { name: visitor.say('cart:next') }).click();
  await expectNothingLost();
  await expect(visitor.field('phone')).toHaveValue('+44 20 7946 0018');
  await visitor.field('email').fill('ann@example.com');
  await visitor.submit();
  await expect(page).toHaveURL(shop.addressOf('/thankYou'));
  await expect(page.locator('main')).toContainText(total);
  expect(loads).toEqual([paths.city, next]);
  expect(consoleErrors.filter((consoleError) => !isOfTheNetwork(consoleError))).toEqual([]);
});

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`what opens from a part that is gone does so after one reload, on ${device}`, async ({
    page,
    shop,
  }) => {
    const loads = watchLoads(page);
    await page.setViewportSize(viewport);
    const { expectNothingLost } = await begin(page, shop, device === 'a phone');
    await shop.deploy();
    await openSearch(page);
    await expect.poll(() => loads).toEqual([paths.city, paths.summary]);
    await idle(page);
    await expectNothingLost();
    await openSearch(page);
    await expect(searchPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNothingLost();
    await letTimePass(page);
    expect(loads).toEqual([paths.city, paths.summary]);
  });
}

test('what was chosen and not planned yet survives the reload as well', async ({ page, shop }) => {
  const sold = (await loadShops()).get('en')?.find((it) => it.city.slug === city);
  const activity = sold && pickProducts(sold).first;
  if (!activity) throw new Error(`en does not sell ${city}`);
  const path = buildPath(site, 'activity', { activity: activity.slug, city });
  const loads = watchLoads(page);
  await page.goto(shop.addressOf(path), { waitUntil: 'networkidle' });
  const box = page.locator('#price');
  await showExtras(box);
  await box.getByRole('checkbox').first().check();
  await shop.deploy();
  await box.getByRole('button', { name: /^Date/ }).click();
  await expect.poll(() => loads).toEqual([path, path]);
  await showExtras(box);
  await expect(box.getByRole('checkbox').first()).toBeChecked();
  await idle(page);
  await box.getByRole('button', { name: /^Date/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a message that is half written is there again on the way back', async ({ page, shop }) => {
  const loads = watchLoads(page);
  await page.goto(shop.addressOf(paths.about), { waitUntil: 'networkidle' });
  const message = page.locator('#contact textarea:not([aria-hidden])');
  // The form loads when it comes near the view.
  const goNear = () => page.locator('#contact h3').first().scrollIntoViewIfNeeded();
  await goNear();
  await message.fill('We are twelve, and one of us is afraid of heights');
  await shop.deploy();
  const next = await followFooter(page, shop);
  await page.goBack();
  await goNear();
  await expect(message).toHaveValue('We are twelve, and one of us is afraid of heights');
  expect(loads.filter((path) => path === next)).toHaveLength(1);
  expect(loads.length).toBeLessThanOrEqual(3);
});

for (const hash of ['', '#activities']) {
  test(`the way back to ${hash || 'a page'} leads there after a deploy`, async ({ page, shop }) => {
    const loads = watchLoads(page);
    await page.goto(shop.addressOf(`${paths.city}${hash}`), { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(shop.addressOf('/blog'));
    await idle(page);
    await shop.deploy();
    await page.goBack();
    await expect(page).toHaveURL(shop.addressOf(`${paths.city}${hash}`));
    await expect(page.locator('#activities')).toBeAttached();
    await letTimePass(page);
    expect(loads.length).toBeLessThanOrEqual(2);
  });
}

test('a page that stays open hears of a deploy within the hour, and reloads at the next link only', async ({
  page,
  shop,
}) => {
  const asked: number[] = [];
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/build') asked.push(Date.now());
    if (pathname.startsWith('/_next/data/')) ahead.push(pathname);
  });
  const loads = watchLoads(page);
  await page.clock.install();
  await page.goto(shop.addressOf('/'), { waitUntil: 'load' });
  const loaded = Date.now();
  await expect.poll(() => asked).toHaveLength(1);
  // The first sign of a visitor loads the code of controls, which the deploy takes away.
  await page.mouse.move(700, 500);
  await page.mouse.move(710, 510);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await letTimePass(page);
  // One second after the page becomes idle, which is at most 1.5 seconds after it loads.
  expect((asked[0] ?? 0) - loaded).toBeGreaterThan(500);
  expect((asked[0] ?? 0) - loaded).toBeLessThan(5000);
  await shop.deploy();
  // Links in view were prefetched before. None is after a deploy.
  ahead.length = 0;
  await page.clock.fastForward('59:00');
  await letTimePass(page);
  expect(asked).toHaveLength(1);
  await page.clock.fastForward('01:00');
  await expect.poll(() => asked).toHaveLength(2);
  await letTimePass(page);
  expect(loads).toEqual(['/']);
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(shop.addressOf('/blog'));
  expect(loads).toEqual(['/', '/blog']);
  expect(ahead).toEqual([]);
});

test('the first press after a deploy leads to its page, although it also asks for parts that are gone', async ({
  page,
  shop,
}) => {
  await page.goto(shop.addressOf('/'), { waitUntil: 'networkidle' });
  await shop.deploy();
  // The check before the reload ends while the other page loads.
  await page.route(shop.addressOf('/'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.route(shop.addressOf('/page/**'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await followFooter(page, shop);
  await letTimePass(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/page\//);
});

test('a reload that does not help is not made again, and the page goes on without the part', async ({
  page,
  shop,
}) => {
  const loads = watchLoads(page);
  const { expectNothingLost } = await begin(page, shop);
  await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }));
  await openSearch(page);
  await expect.poll(() => loads).toEqual([paths.city, paths.summary]);
  // Without its code, the search stays the link that the server sent. The code is asked for again after one second.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
  await letTimePass(page);
  await letTimePass(page);
  expect(loads).toEqual([paths.city, paths.summary]);
  // The form's chunks are missing as well, but its input is kept.
  await page.unroute(parts);
  await page.reload();
  await expectNothingLost();
});

test('where nothing can be kept nothing is loaded anew, since it would be lost', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const loads = watchLoads(page);
  const { expectNothingLost } = await begin(page, shop);
  await shop.deploy();
  await openSearch(page);
  await letTimePass(page);
  expect(loads).toEqual([paths.city]);
  await expectNothingLost();
});
