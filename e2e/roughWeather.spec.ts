import { expect, type Page, type Route, test } from './support/test';
import { sites } from '@/config/sites/records';
import { loadShops } from './support/catalogue';
import { reloadHydrated } from './support/hydration';
import { pairUp } from './support/pairUp';
import { expectPrice, pickProducts } from './support/plan';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const city = 'krakow';

interface Weather {
  readonly name: string;
  readonly begin: (page: Page) => Promise<unknown>;
  /** Ends the condition before the cart is sent again. */
  readonly clear: (page: Page) => Promise<unknown>;
  /** Whether the first attempt to send fails. */
  readonly firstTryFails: boolean;
}

const nothing = () => Promise.resolve();

const weathers: readonly Weather[] = [
  {
    name: 'the API failing',
    begin: (page) => page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' })),
    clear: (page) => page.unroute('**/api/**'),
    firstTryFails: true,
  },
  {
    name: 'the API out of reach',
    begin: (page) => page.route('**/api/**', (route) => route.abort()),
    clear: (page) => page.unroute('**/api/**'),
    firstTryFails: true,
  },
  {
    name: 'the API slow',
    begin: (page) =>
      page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 4000));
        await route.continue();
      }),
    clear: nothing,
    firstTryFails: false,
  },
  {
    name: 'storage forbidden',
    begin: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      }),
    clear: nothing,
    firstTryFails: false,
  },
  {
    name: 'storage full',
    begin: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
    clear: nothing,
    firstTryFails: false,
  },
];

/** The browser's own console message about a failed call. The shop logs none. */
const isOfTheNetwork = (consoleError: string) => consoleError.includes('Failed to load resource');

for (const [weather, [siteId, device, viewport]] of pairUp(weathers, [
  ['pl', 'phone', { width: 390, height: 844 }],
  ['en', 'desktop', { width: 1440, height: 900 }],
] as const)) {
  test(`a plan is made and sent with ${weather.name}, on ${siteId}, ${device}`, async ({
    page,
  }) => {
    const site = sites[siteId];
    const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === city);
    if (!shop) throw new Error(`${siteId} does not sell ${city}`);
    const picked = pickProducts(shop);
    const say = await loadWords(site);
    const consoleErrors = watchConsole(page);
    await page.setViewportSize(viewport);
    await weather.begin(page);
    const visitor = new PlanJourney(page, site, say, device === 'phone');
    const people = (picked.first.stagGoesFree ?? 0) + 1;
    const expected = visitor.money(expectPrice(picked, people, site.currency).total, site.currency);

    await page.goto(addressOf(siteId, `/${city}`));
    await visitor.setPeople(people);
    await visitor.addFromCard(picked.second);
    await visitor.openActivity(picked.first);
    await visitor.addWithFirstExtra();
    await expect(visitor.flyout).toContainText(expected);
    await visitor.openCartFromFlyout(city);
    await expect(visitor.total).toHaveText(expected);
    await visitor.openSummary(city);
    await visitor.field('name').fill('Ann Example');
    await visitor.field('email').fill('ann@example.com');
    await visitor.field('notes').fill('Two of us eat no meat');
    await visitor.submit();
    if (weather.firstTryFails) {
      const failure = page.getByRole('alert').filter({ hasText: say('summary:unsure.heading') });
      await expect(failure).toBeFocused();
      await expect(visitor.field('notes')).toHaveValue('Two of us eat no meat');
      await expect(
        failure.getByRole('link', { name: say('summary:failure.chat') }),
      ).toHaveAttribute('href', /wa\.me/);
      await weather.clear(page);
      await failure.getByRole('button', { name: say('summary:failure.retry') }).click();
    }
    await expect(page).toHaveURL(addressOf(siteId, '/thankYou'));
    await expect(page.getByText(/^TR-/)).toBeVisible();
    await expect(page.locator('main')).toContainText(expected);
    expect(consoleErrors.filter((consoleError) => !isOfTheNetwork(consoleError))).toEqual([]);
  });
}

test('a city that is no longer sold turns into the 404 screen, with what else there is', async ({
  page,
}) => {
  await page.route('**/api/shop/**', (route) =>
    route.fulfill({ status: 404, json: { statusCode: 404, message: 'Page not found' } }),
  );
  await page.goto(addressOf('de', '/krakow'));
  const say = await loadWords(sites.de);
  await expect(page.getByRole('heading', { name: say('errors:notFound.heading') })).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  const top = page.getByRole('region', { name: say('errors:top') });
  await expect(top.locator('a[href="/prague"]')).toBeVisible();
  expect(await top.locator('a[href$="/prague"]').count()).toBe(7);
});

for (const [failure, answer] of [
  ['the network fails', (route: Route) => route.abort()],
  ['the server fails', (route: Route) => route.fulfill({ status: 500, body: '' })],
  ['the answer is no JSON', (route: Route) => route.fulfill({ status: 200, body: '<p>' })],
] as const) {
  test(`a city that cannot be loaded during the navigation is the 404 screen, while the server still has its page: ${failure}`, async ({
    page,
  }) => {
    await page.goto(addressOf('en', '/destinations'), { waitUntil: 'networkidle' });
    await page.route('**/api/shop/**', answer);
    const called = page.waitForRequest('**/api/shop/1/prague');
    await page.locator('main a[href="/prague"]').first().click();
    await called;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(addressOf('en', '/prague'));
    await reloadHydrated(page);
    await expect(page.locator('#activities')).toBeVisible();
  });
}

test('a plan that was written by hand, without names and prices, is priced by the catalogue', async ({
  page,
}) => {
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const items = [{ id: '1', number_of_people: 9 }, { id: 'x' }, null];
    localStorage.setItem('cart:1:krakow', JSON.stringify({ items }));
    localStorage.setItem('selectedArrival', 'tomorrow');
    localStorage.setItem('selectedNumberOfPeople', '{');
  });
  await page.goto(addressOf('en', '/checkout/krakow/cart'), { waitUntil: 'networkidle' });
  // 139 PLN are 26 pounds.
  await expect(page.getByText('9 people × £26', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Beer bike' }).first()).toBeVisible();
});
