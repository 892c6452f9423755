import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { crawlers } from '@/testing/crawlers';
import { readStrings } from '@/testing/translationFiles';
import { audit } from './support/audit';
import { loadShops, loadWritings } from './support/catalogue';
import { refused, undecided } from './support/choice';
import { ask } from './support/http';
import { readPaint, watchPaint } from './support/paint';
import { addressOf, port } from './support/shop';
import { watchConsole } from './support/watchConsole';

/** A visitor who has answered the consent notice and chosen no site. */
const decided: BrowserContextOptions['storageState'] = {
  ...refused,
  cookies: refused.cookies.filter(({ name }) => name === 'cc_cookie'),
};

const cookieOf = async (context: BrowserContext, siteId: string, name: string) =>
  (await context.cookies(addressOf(siteId))).find((it) => it.name === name);

const addCookie = (context: BrowserContext, siteId: string, name: string, value: string) =>
  context.addCookies([{ name, value, url: addressOf(siteId), sameSite: 'Lax' }]);

/** One exact language and one alias. The full table is in src/browser/siteChoice. */
const led: readonly (readonly [language: string, siteId: SiteId])[] = [
  ['de-AT', 'de'],
  ['nn-NO', 'no'],
];

for (const [locale, siteId] of led) {
  test.describe(`a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale, storageState: undecided });

    test(`is led from the main English home page to ${siteId}, and only once`, async ({
      page,
      context,
    }) => {
      await page.goto(addressOf('en', '/?utm_source=mail'));
      await page.waitForURL(addressOf(siteId, '/?utm_source=mail'));
      await expect(page.locator('html')).toHaveAttribute('lang', sites[siteId].lang);
      const marker = await cookieOf(context, 'en', 'locale_redirected');
      expect(marker).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'en.localhost' });
      const days = ((marker?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(364);
      expect(days).toBeLessThanOrEqual(365);
      expect(await cookieOf(context, 'en', 'locale')).toBeUndefined();

      // A later visit to the English site causes no redirect.
      await page.goto(addressOf('en'), { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      expect(page.url()).toBe(addressOf('en'));
    });
  });
}

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-DE', storageState: undecided });

  const expectToStay = async (page: Page, address: string) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(page.url()).toBe(address);
  };

  test('is led by the names of a developer’s machine too', async ({ page }) => {
    await page.goto(`http://localhost:${port}/`);
    await page.waitForURL(addressOf('de'));
  });

  for (const [siteId, path] of [
    ['en', '/krakow'],
    ['en', '/?q=1#faq'],
    ['fr', '/'],
    ['en2', '/'],
  ] as const) {
    test(`is left where they are at ${path} of ${siteId}`, async ({ page, context }) => {
      await page.goto(addressOf(siteId, path));
      await expectToStay(page, addressOf(siteId, path));
      expect(await cookieOf(context, siteId, 'locale_redirected')).toBeUndefined();
    });
  }

  test('is left on the home page when they come to it from within', async ({ page }) => {
    await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page).toHaveURL(addressOf('en'));
    await expectToStay(page, addressOf('en'));
  });

  test('is left there when they come back to it, by history or by the language menu', async ({
    page,
    context,
  }) => {
    await page.goto(addressOf('de'), { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(addressOf('en'));
    await expectToStay(page, addressOf('en'));
    await page.goBack();
    await page.waitForURL(addressOf('de'));
    await page.goForward();
    await expectToStay(page, addressOf('en'));
    expect((await cookieOf(context, 'en', 'locale'))?.value).toBe('en');
    await page.goto('about:blank');
    await page.goto(addressOf('en'));
    await expectToStay(page, addressOf('en'));
  });

  test('who refuses all cookies is led nowhere', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    });
    await page.goto(addressOf('en'));
    await expectToStay(page, addressOf('en'));
  });

  test('gets the same page as everybody from the server', async () => {
    const plain = await ask('en.localhost', '/', { 'accept-language': 'en' });
    const asked = await ask('en.localhost', '/', {
      'accept-language': 'de',
      cookie: 'locale=de; locale_redirected=1',
    });
    expect([asked.status, asked.body]).toEqual([200, plain.body]);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(asked.headers['vary'] ?? '').not.toMatch(/cookie|language/i);
  });
});

for (const [remembered, target] of [
  ['de', 'de'],
  ['en', 'en'],
  ['elsewhere', 'en'],
] as const) {
  test(`a visitor who chose ${remembered} before gets to ${target}, and there is no loop`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-GB', storageState: undecided });
    await addCookie(context, 'en', 'locale', remembered);
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(request.url());
    });
    await page.goto(addressOf('en'));
    await page.waitForURL(addressOf(target));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    expect(page.url()).toBe(addressOf(target));
    // The browser may begin a navigation again that it has cut short.
    expect([...new Set(loaded)]).toEqual([...new Set([addressOf('en'), addressOf(target)])]);
    expect(loaded.length).toBeLessThanOrEqual(3);
    await context.close();
  });
}

test('a visitor who chose a site before gets there from every page of every other, on each visit', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'it-IT', storageState: decided });
  const page = await context.newPage();
  const [here, there] = await findSame('fr', 'de');
  await addCookie(context, 'fr', 'locale', 'de');
  await addCookie(context, 'pl2', 'locale', 'sv');
  await page.goto(addressOf('fr', `${here}?people=8`));
  await page.waitForURL(addressOf('de', `${there}?people=8`));
  await page.goto('about:blank');
  await page.goto(addressOf('pl2', '/strona/privacy-policy'));
  await page.waitForURL(addressOf('sv', '/sidor/privacy-policy'));
  await context.close();
});

test('sites that remember each other lead nobody in a circle', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-IT', storageState: decided });
  await addCookie(context, 'en', 'locale', 'de');
  await addCookie(context, 'de', 'locale', 'fr');
  await addCookie(context, 'fr', 'locale', 'en');
  const page = await context.newPage();
  // The sites then cannot tell that the visitor comes from one of them.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', { get: () => '' });
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  await page.goto(addressOf('en', '/krakow'));
  await expect.poll(() => loaded.length).toBe(4);
  await page.waitForTimeout(2000);
  expect(loaded).toEqual(['en', 'de', 'fr', 'en'].map((id) => addressOf(id, '/krakow')));
  await context.close();
});

test('no crawler is ever led anywhere', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', storageState: undecided });
  const page = await context.newPage();
  // Images do not matter here.
  await page.route('**/_ipx/**', (route) => route.abort());
  const devtools = await context.newCDPSession(page);
  const visit = async (userAgent: string) => {
    await context.clearCookies();
    await devtools.send('Emulation.setUserAgentOverride', { userAgent });
    await page.goto(addressOf('en'), { waitUntil: 'networkidle' });
    await page.waitForTimeout(200);
    return [page.url(), (await context.cookies(addressOf('en'))).length] as const;
  };
  const person = await page.evaluate(() => navigator.userAgent);
  // A search engine, a link previewer and a monitor. src/browser/siteChoice/isCrawler.test.ts tests all names.
  for (const userAgent of crawlers.filter((_, index) => index % 15 === 0)) {
    expect.soft(await visit(userAgent), userAgent).toEqual([addressOf('en'), 0]);
  }
  // The same visit by a person.
  expect(await visit(person)).toEqual([addressOf('de'), 1]);
  await context.close();
});

const ways: readonly (readonly [from: SiteId, to: SiteId, name: string])[] = [
  ['en', 'de', 'Deutsch'],
  ['pl2', 'no', 'Norsk'],
];

/** The paths of an activity that both sites sell in the same city. */
const findSame = async (from: SiteId, to: SiteId) => {
  const shops = await loadShops();
  for (const { city, products } of shops.get(from) ?? []) {
    const there = shops.get(to)?.find((it) => it.city.key === city.key);
    for (const { product, texts } of products) {
      const same = there?.products.find((it) => it.product.key === product.key);
      const pathOn = (site: SiteId, activity: string) =>
        buildPath(sites[site], 'activity', { activity, city: city.slug });
      if (same && same.texts.slug !== texts.slug)
        return [pathOn(from, texts.slug), pathOn(to, same.texts.slug)] as const;
    }
  }
  throw new Error(`${from} and ${to} sell nothing alike`);
};

for (const [from, to, name] of ways) {
  test(`the language menu of ${from} leads to the same activity on ${to}, and the choice is kept`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'it-IT', storageState: decided });
    const page = await context.newPage();
    const consoleErrors = watchConsole(page);
    const [here, there] = await findSame(from, to);
    await page.goto(addressOf(from, here), { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(addressOf(to, there));
    for (const host of [from, to]) {
      const cookie = await cookieOf(context, host, 'locale');
      expect(cookie).toMatchObject({ value: to, path: '/', sameSite: 'Lax', secure: false });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
    }
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
}

test('a post that nobody has translated leads to its category there', async ({ page }) => {
  const { posts } = await loadWritings(sites.en);
  const german = await loadWritings(sites.de);
  const post = posts.find(
    (it) =>
      !german.posts.some(({ key }) => key === it.key) &&
      german.categories.some(({ category }) => category.key === it.category.key),
  );
  if (!post) throw new Error('Everything is translated');
  const there = german.categories.find(({ category }) => category.key === post.category.key);
  const category = post.categoryTexts.slug;
  await page.goto(addressOf('en', buildPath(sites.en, 'blogPost', { category, post: post.slug })), {
    waitUntil: 'networkidle',
  });
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(
    addressOf('de', buildPath(sites.de, 'blogCategory', { category: there?.texts.slug ?? '' })),
  );
});

const say = (lang: 'en' | 'de', key: string) => readStrings(lang, 'offer').get(key) ?? '';

for (const width of [390, 1440]) {
  test.describe(`the offer of one’s own language at ${width} px`, () => {
    test.use({ locale: 'en-GB', storageState: decided, viewport: { width, height: 800 } });

    const cardOf = (page: Page) => page.getByRole('complementary', { name: say('en', 'label') });

    test('comes up quietly, leads to the same page there, and nothing offers the way back', async ({
      page,
      context,
    }) => {
      const consoleErrors = watchConsole(page);
      await watchPaint(page);
      const [here, there] = await findSame('de', 'en');
      await page.goto(addressOf('de', here));
      const card = cardOf(page);
      await expect(card).toBeVisible();
      await expect(card).toHaveAttribute('lang', 'en');
      await page.waitForTimeout(1000);
      expect((await readPaint(page)).shift).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await audit(page, 'a page with the offer');

      if (width === 390) {
        // The bar with the price and the main button.
        const open = page.getByRole('button', {
          name: readStrings('de', 'activity').get('box.open'),
        });
        const [bar, box] = [await open.boundingBox(), await card.boundingBox()];
        expect(box && bar && box.y + box.height).toBeLessThanOrEqual((bar?.y ?? 0) - 8);
      }

      await card.getByRole('link', { name: say('en', 'go') }).click();
      await expect(page).toHaveURL(addressOf('en', there));
      expect((await cookieOf(context, 'de', 'locale'))?.value).toBe('en');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('complementary', { name: say('de', 'label') })).toHaveCount(0);
      expect(consoleErrors).toEqual([]);
    });

    test('is turned down by the keyboard, and stays away', async ({ page }) => {
      await page.goto(addressOf('de', '/krakow'));
      const card = cardOf(page);
      await expect(card).toBeVisible();
      const close = card.getByRole('button', { name: say('en', 'close') });
      await close.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(card.getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(card).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      for (const path of ['/krakow', '/reiseziele', '/']) {
        await page.goto(addressOf('de', path), { waitUntil: 'networkidle' });
        await page.waitForTimeout(500);
        await expect(card).toHaveCount(0);
      }
    });
  });
}

test.describe('nothing is offered', () => {
  for (const [what, state, siteId, path] of [
    ['before the notice about cookies is answered', undecided, 'de', '/krakow'],
    ['to a visitor of their own language', decided, 'en', '/krakow'],
    ['to a visitor who is there by choice', refused, 'de', '/krakow'],
    ['on a site that has no other language', decided, 'en2', '/krakow'],
  ] as const) {
    test(what, async ({ browser }) => {
      const context = await browser.newContext({ locale: 'en-GB', storageState: state });
      const page = await context.newPage();
      await page.goto(addressOf(siteId, path), { waitUntil: 'networkidle' });
      await page.waitForTimeout(1500);
      await expect(page.getByRole('complementary', { name: say('en', 'label') })).toHaveCount(0);
      await context.close();
    });
  }
});
