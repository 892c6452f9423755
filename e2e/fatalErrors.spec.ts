import type { NextRouter } from 'next/router';
import { expect, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { audit } from './support/audit';
import { addressOf } from './support/shop';
import { fail, failElsewhere, sabotage } from './support/saboteur';
import { watchLoads } from './support/watchLoads';
import { loadWords } from './support/words';

const screenOf = async (page: Page, siteId: SiteId) => {
  const say = await loadWords(sites[siteId]);
  return {
    heading: page.getByRole('heading', { level: 1, name: say('errors:notFound.heading') }),
    code: page.getByText('404', { exact: true }),
    chat: page.getByRole('link', { name: say('errors:chat') }),
    home: page.getByRole('link', { name: say('errors:home'), exact: true }).last(),
    top: page.getByRole('region', { name: say('errors:top') }),
  };
};

/**
 * The last part of the page that loads handles errors. It first adds its listeners and then makes calls. On a busy
 * machine the network is idle long before that.
 */
const waitUntilHeard = async (page: Page) => {
  await page.waitForFunction(
    () =>
      'saboteur' in window &&
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/api/exchange-rates')),
  );
  await page.waitForLoadState('networkidle');
};

const open = async (page: Page, siteId: SiteId = 'en', path = '/krakow') => {
  await sabotage(page, `${siteId}.localhost`);
  await page.goto(addressOf(siteId, path));
  await waitUntilHeard(page);
};

/** Makes every later formatting of an amount fail. */
const forgetNumbers = () => {
  Number.prototype.toFixed = () => {
    throw new RangeError('Out of numbers');
  };
};

/** Marks the current document. A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isOld: true }));

const waitForReload = async (page: Page) => {
  await page.waitForFunction(() => !('isOld' in window));
  await waitUntilHeard(page);
};

/** Follows a link in the banner. A part that fails before the other page is complete reloads nothing. */
const follow = async (page: Page, name: string) => {
  await page.evaluate(() => {
    const { events } = (window as unknown as { next: { router: NextRouter } }).next.router;
    events.on('routeChangeComplete', () => Object.assign(window, { hasArrived: true }));
  });
  await page.getByRole('banner').getByRole('link', { name }).click();
  await page.waitForFunction(() => 'hasArrived' in window);
};

/** Waits long enough for any effect to happen. */
const letTimePass = (page: Page) => page.waitForTimeout(1000);

for (const [siteId, device, viewport] of [
  ['en', 'a desktop', { width: 1440, height: 900 }],
  ['pl', 'a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${siteId}, ${device}`, () => {
    test.use({ viewport });

    for (const fault of ['error', 'rejection'] as const) {
      test(`a ${fault} of our own that nobody caught brings the error screen`, async ({ page }) => {
        await open(page, siteId);
        await fail(page, fault, 'undefined is not a function');
        const { heading, code, chat, home, top } = await screenOf(page, siteId);
        await expect(heading).toBeFocused();
        await expect(code).toBeVisible();
        await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
        await expect(home).toHaveAttribute('href', '/');
        await expect(top.locator('a[href="/prague"]')).toBeVisible();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page.getByRole('banner')).toHaveCount(0);
        await audit(page, 'error screen');
      });
    }
  });
}

test('a page that cannot be drawn brings the error screen, and its ways on start the app anew', async ({
  page,
}) => {
  const loads = watchLoads(page);
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.locator('#activities button[aria-pressed]').first().click();
  const planned = await page.evaluate(() => localStorage.getItem('cart:1:krakow'));
  await page.evaluate(forgetNumbers);
  await page.getByRole('banner').getByRole('combobox').selectOption('EUR');
  const { heading, home } = await screenOf(page, 'en');
  await expect(heading).toBeFocused();
  expect(page.url()).toBe(addressOf('en', '/krakow'));

  await home.click();
  await expect(page).toHaveURL(addressOf('en', '/'));
  await expect(page.getByRole('banner')).toBeVisible();
  expect(loads).toEqual(['/krakow', '/']);
  expect(await page.evaluate(() => localStorage.getItem('cart:1:krakow'))).toBe(planned);
  await page.goBack();
  await expect(page.locator('#activities')).toBeVisible();
});

test('the way back from an app that broke starts it anew', async ({ page }) => {
  await open(page, 'en', '/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(addressOf('en', '/blog'));
  await fail(page, 'error', 'undefined is not a function');
  const { heading } = await screenOf(page, 'en');
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(addressOf('en', '/'));
  await expect(heading).toBeHidden();
});

test('a page that breaks while it takes over from the server says so as well', async ({ page }) => {
  await page.addInitScript(forgetNumbers);
  await page.goto(addressOf('de', '/krakow'));
  const { heading, top } = await screenOf(page, 'de');
  await expect(heading).toBeFocused();
  await expect(top.locator('a[href="/prague"]')).toBeVisible();
});

for (const file of ['chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn/content.js', 'VM42']) {
  test(`what a script of somebody else fails at changes nothing: ${file}`, async ({ page }) => {
    const loads = watchLoads(page);
    await open(page);
    await failElsewhere(page, 'error', 'undefined is not a function', file);
    await failElsewhere(page, 'rejection', 'undefined is not a function', file);
    await letTimePass(page);
    await expect(page.locator('#activities')).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toHaveCount(0);
    expect(loads).toEqual(['/krakow']);
  });
}

test('calls that fail change nothing either', async ({ page }) => {
  const loads = watchLoads(page);
  await open(page);
  for (const message of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    await fail(page, 'rejection', message);
  }
  await fail(page, 'rejection', 'The user aborted a request.', 'AbortError');
  await letTimePass(page);
  await expect(page.locator('#activities')).toBeVisible();
  expect(loads).toEqual(['/krakow']);
});

for (const [browser, message, name] of [
  ['webpack', 'Loading chunk 5 failed.\n(error: /_next/static/chunks/5.js)', 'ChunkLoadError'],
  ['Chromium', 'Failed to fetch dynamically imported module: /_next/x.js', 'TypeError'],
  ['Safari', 'Importing a module script failed.', 'TypeError'],
] as const) {
  test(`a part that is gone, in the words of ${browser}, reloads the page once`, async ({
    page,
  }) => {
    const loads = watchLoads(page);
    await open(page);
    await mark(page);
    await fail(page, 'rejection', message, name);
    await waitForReload(page);
    for (let turn = 0; turn < 3; turn += 1) await fail(page, 'rejection', message, name);
    await letTimePass(page);
    expect(loads).toEqual(['/krakow', '/krakow']);
    await expect(page.locator('#activities')).toBeVisible();
    // The same path may reload again after ten seconds, another path at once.
    await follow(page, 'Blog');
    await expect(page).toHaveURL(addressOf('en', '/blog'));
    await mark(page);
    await fail(page, 'rejection', message, name);
    await waitForReload(page);
    expect(loads).toEqual(['/krakow', '/krakow', '/blog']);
  });
}

test('after ten seconds the same path is loaded again, and never without end', async ({ page }) => {
  const loads = watchLoads(page);
  await open(page);
  for (let turn = 0; turn < 6; turn += 1) {
    await mark(page);
    await fail(page, 'rejection', 'Importing a module script failed.');
    if (turn < 3) await waitForReload(page);
    else await letTimePass(page);
    // Moves the stored time of the reload ten seconds back.
    await page.evaluate(() => {
      const key = 'reloaded:/krakow';
      const [at, ...rest] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [number];
      sessionStorage.setItem(key, JSON.stringify([at - 10_000, ...rest]));
    });
  }
  expect(loads).toHaveLength(4);
});

test('a part that is gone is no reason to leave a page that cannot be had again', async ({
  page,
  context,
}) => {
  const loads = watchLoads(page);
  await open(page);
  await context.setOffline(true);
  await fail(page, 'rejection', 'Importing a module script failed.');
  await letTimePass(page);
  await expect(page.locator('#activities')).toBeVisible();
  expect(loads).toEqual(['/krakow']);
});
