import { type BrowserContext, expect, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { audit } from './support/audit';
import { allSites, loadShops, loadWritings } from './support/catalogue';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { pairUp } from './support/pairUp';
import { addressOf, containers, port } from './support/shop';
import { TagServer } from './support/TagServer';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

test.use({ storageState: undecided });

const day = 86_400;

/** Requests to other hosts. The list fills as pages send requests. */
const watchForeign = (context: BrowserContext, host: string): readonly string[] => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).host !== host) foreign.push(url);
  });
  return foreign;
};

/** Names of cookies, without those that the site needs. */
const listMeasuring = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => !['cc_cookie', 'locale', 'locale_redirected'].includes(name))
    .sort();

const signals = (value: 'denied' | 'granted', ...more: readonly string[]) =>
  Object.fromEntries(
    ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', ...more].map(
      (name) => [name, value],
    ),
  );

// A site with its own container, one of another brand, and one with the container of the main site.
for (const site of allSites.filter(({ id }) => ['en', 'pl2', 'en3'].includes(id))) {
  test(`${site.id} measures nothing before a yes, its own container after it, and nothing after a no`, async ({
    page,
    context,
  }) => {
    const foreign = watchForeign(context, `${site.id}.localhost:${port}`);
    const consoleErrors = watchConsole(page);
    const tags = await TagServer.standIn(context);
    const dialog = new ConsentDialog(page, await loadWords(site));
    const shop = (await loadShops()).get(site.id)?.[0];
    const privacy = (await loadWritings(site)).pages.find(({ kind }) => kind === 'privacy');
    if (!shop || !privacy) throw new Error(`${site.id} lacks a city or a privacy page`);
    const city = buildPath(site, 'city', { city: shop.city.slug });
    const privacyPath = buildPath(site, 'staticPage', { page: privacy.slug });

    await test.step('before', async () => {
      for (const path of [buildPath(site, 'home'), city, privacyPath]) {
        await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
        await expect(dialog.notice).toBeVisible();
      }
      const link = dialog.notice.getByRole('link', { name: dialog.say('consent:privacy') });
      await expect(link).toHaveAttribute('href', privacyPath);
      expect(foreign).toEqual([]);
      expect(await listMeasuring(context)).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('cc_cookie');
    });

    await test.step('a yes', async () => {
      await dialog.accept();
      const container = containers[`${site.id}.localhost`] ?? 'GTM-MAIN';
      const script = `https://www.googletagmanager.com/gtm.js?id=${container}`;
      await expect.poll(() => tags.asked).toEqual([script]);
      expect(foreign).toEqual([script]);
      await expect
        .poll(() => tags.commands)
        .toEqual([
          ['consent', 'default', signals('denied')],
          ['consent', 'update', signals('granted', 'security_storage')],
          ['set', { cookie_expires: 365 * day }],
        ]);
      expect(await listMeasuring(context)).toEqual(['_ga', '_ga_STANDIN']);
      const consent = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
      expect(consent?.sameSite).toBe('Lax');
      expect((consent?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(365 * day);
    });

    await test.step('it is remembered', async () => {
      await page.goto(addressOf(site.id, city), { waitUntil: 'networkidle' });
      await expect.poll(() => tags.asked).toHaveLength(2);
      await expect(dialog.notice).toBeHidden();
      await page.goto(addressOf(site.id, privacyPath), { waitUntil: 'networkidle' });
      await expect.poll(() => tags.asked).toHaveLength(3);
      expect(await listMeasuring(context)).toEqual(['_ga', '_ga_STANDIN']);
    });

    await test.step('a no', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: dialog.say('page:cookies') })
        .click();
      await Promise.all([page.waitForEvent('load'), dialog.press(dialog.settings, 'refuse')]);
      await expect.poll(() => listMeasuring(context)).toEqual([]);
      await page.goto(addressOf(site.id, city), { waitUntil: 'networkidle' });
      await page.goto(addressOf(site.id), { waitUntil: 'networkidle' });
      await expect(dialog.notice).toBeHidden();
      expect(tags.asked).toHaveLength(3);
      expect(await listMeasuring(context)).toEqual([]);
    });
    expect(consoleErrors).toEqual([]);
  });
}

test('cookies of a container that wants two years are cut to one when the page is left', async ({
  page,
  context,
}) => {
  const tags = await TagServer.standIn(context);
  const dialog = new ConsentDialog(page, await loadWords(sites.en));
  await page.goto(addressOf('en'), { waitUntil: 'networkidle' });
  await dialog.accept();
  const lifetimes = async () =>
    (await context.cookies())
      .filter(({ name }) => name.startsWith('_ga'))
      .map(({ name, domain, expires }) => [
        name,
        domain,
        expires - Date.now() / 1000 <= 365 * day ? 'a year' : 'longer',
      ])
      .sort();
  await expect.poll(lifetimes).toEqual([
    ['_ga', '.en.localhost', 'longer'],
    ['_ga_STANDIN', 'en.localhost', 'longer'],
  ]);
  expect(tags.asked).toHaveLength(1);
  // A page without scripts.
  await page.goto(addressOf('en', '/robots.txt'));
  expect(await lifetimes()).toEqual([
    ['_ga', '.en.localhost', 'a year'],
    ['_ga_STANDIN', 'en.localhost', 'a year'],
  ]);
});

test('the question also comes where the first page is a 404, and a yes measures there', async ({
  page,
  context,
}) => {
  const consoleErrors = watchConsole(page);
  const tags = await TagServer.standIn(context);
  const dialog = new ConsentDialog(page, await loadWords(sites.de));
  await page.goto(addressOf('de', '/no/such/page/here'), { waitUntil: 'networkidle' });
  await expect(dialog.notice).toBeVisible();
  await expect(
    dialog.notice.getByRole('link', { name: dialog.say('consent:privacy') }),
  ).toHaveAttribute('href', '/seite/privacy-policy');
  expect(tags.asked).toEqual([]);
  await dialog.accept();
  await expect.poll(() => tags.asked).toHaveLength(1);
  await expect
    .poll(() => tags.commands.slice(0, 2))
    .toEqual([
      ['consent', 'default', signals('denied')],
      ['consent', 'update', signals('granted', 'security_storage')],
    ]);
  expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a tab that stays open follows the choice made in another', async ({ page, context }) => {
  const tags = await TagServer.standIn(context);
  const say = await loadWords(sites.en);
  const here = new ConsentDialog(page, say);
  await page.goto(addressOf('en'), { waitUntil: 'networkidle' });
  await expect(here.notice).toBeVisible();
  const tab = await context.newPage();
  const there = new ConsentDialog(tab, say);
  await tab.goto(addressOf('en'), { waitUntil: 'networkidle' });
  await there.accept();
  await expect.poll(() => tags.asked).toHaveLength(1);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await expect(here.notice).toBeHidden();
  await expect.poll(() => tags.asked).toHaveLength(2);
  await there.openSettings();
  await Promise.all([tab.waitForEvent('load'), there.press(there.settings, 'refuse')]);
  await Promise.all([page.waitForEvent('load'), comeBack()]);
  await expect.poll(() => listMeasuring(context)).toEqual([]);
});

test('the notice and the dialog work by keyboard alone', async ({ page }) => {
  const dialog = new ConsentDialog(page, await loadWords(sites.en));
  const isIn = (what: typeof dialog.notice) =>
    what.evaluate((it) => it.contains(document.activeElement));
  await page.goto(addressOf('en'), { waitUntil: 'networkidle' });
  await expect.poll(() => isIn(dialog.notice)).toBe(true);
  for (let times = 0; times < 6; times += 1) {
    await page.keyboard.press('Tab');
    expect(await isIn(dialog.notice)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog.notice).toBeHidden();

  await dialog.opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.settings).toBeVisible();
  await expect.poll(() => isIn(dialog.settings)).toBe(true);
  for (let times = 0; times < 10; times += 1) {
    await page.keyboard.press('Tab');
    expect(await isIn(dialog.settings)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog.settings).toBeHidden();
  await expect(dialog.opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect.poll(() => isIn(dialog.settings)).toBe(true);
  const choice = dialog.settings.getByRole('checkbox').last();
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await dialog.settings.getByRole('button', { name: dialog.say('consent:save') }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.settings).toBeHidden();
  await expect(dialog.opener).toBeFocused();
});

test('who wants no motion is led to the notice and to the dialog as well', async ({ page }) => {
  const dialog = new ConsentDialog(page, await loadWords(sites.en));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf('en'), { waitUntil: 'networkidle' });
  await expect(dialog.notice.locator(':focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog.notice).toBeHidden();
  await dialog.openSettings();
  await expect(dialog.settings.locator(':focus')).toBeAttached();
});

test('nobody who types is interrupted', async ({ page }) => {
  const dialog = new ConsentDialog(page, await loadWords(sites.en));
  await page.goto(addressOf('en', '/search'), { waitUntil: 'commit' });
  const field = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('combobox'));
  await field.first().click();
  await page.keyboard.type('karting', { delay: 400 });
  await expect(field.first()).toHaveValue('karting');
  await expect(dialog.notice).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(dialog.notice).toBeVisible();
});

test('on a phone the notice leaves the booking bar free, and stays below its sheet', async ({
  page,
}) => {
  const site = sites.en;
  const say = await loadWords(site);
  const dialog = new ConsentDialog(page, say);
  const shop = (await loadShops()).get('en')?.[0];
  const sold = shop?.products[0];
  if (!shop || !sold) throw new Error('en sells nothing');
  await page.setViewportSize({ width: 390, height: 844 });
  const path = buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug });
  await page.goto(addressOf('en', path), { waitUntil: 'networkidle' });
  await expect(dialog.notice).toBeVisible();
  // Playwright clicks only elements that nothing covers.
  await page.getByRole('button', { name: say('activity:box.open') }).click();
  const sheet = page.getByRole('dialog', { name: say('activity:box.sheet') });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: say('activity:box.add') }).click();
  await expect(page.getByRole('dialog', { name: say('plan:flyout.label') })).toBeVisible();
});

// Sites whose colours accessibleStates.spec.ts does not check.
for (const [siteId, width] of pairUp(['dk', 'en2', 'pl3'] as const, [390, 1440])) {
  test(`WCAG 2.2 AA checkers object to neither notice nor dialog on ${siteId} at ${width} px`, async ({
    page,
  }) => {
    const dialog = new ConsentDialog(page, await loadWords(sites[siteId]));
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(siteId), { waitUntil: 'networkidle' });
    await expect(dialog.notice).toBeVisible();
    await audit(page, 'notice');
    await dialog.openChoices();
    await audit(page, 'settings');
  });
}
