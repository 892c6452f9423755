import { spawnSync } from 'node:child_process';
import { expect, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { toPlanned } from '@/views/cards/toPlanned';
import { audit } from './support/audit';
import { loadShops } from './support/catalogue';
import { reloadHydrated } from './support/hydration';
import { plantCart } from './support/plannedCart';
import { addressOf, dataDir } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const site = sites.en2;
const path = buildPath(site, 'proposal');

/** The browser's own console message about a failed call. The shop logs none. */
const isOfTheNetwork = (consoleError: string) => consoleError.includes('Failed to load resource');

/** The output of `npm run orders` while the shop runs, compiled as the shop is. */
const readOrders = (...args: readonly string[]): string => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return spawnSync(process.execPath, ['.next/cli/orders.mjs', ...args], { env, encoding: 'utf8' })
    .stdout;
};

test('a company requests a proposal for its plan', async ({ page }) => {
  const say = await loadWords(site);
  const shop = (await loadShops()).get('en2')?.[0];
  const products = shop?.products.slice(0, 2).map(toPlanned) ?? [];
  if (!shop) throw new Error('en2 sells nothing');
  const consoleErrors = watchConsole(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await plantCart(page, shop, products);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name: say(name) });
  const submit = main.getByRole('button', { name: say('proposal:form.submit') });
  const aims = `Two teams that talk. ${crypto.randomUUID()}`;

  await test.step('comes by a button of the home page, and sees its plan', async () => {
    await page.goto(addressOf('en2', '/'), { waitUntil: 'networkidle' });
    const link = main.getByRole('link', { name: say('common:contact.proposal') }).last();
    await link.click();
    await expect(page).toHaveURL(addressOf('en2', path));
    const plan = main.getByRole('region', { name: shop.cityTexts.name });
    for (const { name } of products) await expect(plan).toContainText(name);
    await expect(main.getByRole('combobox', { name: say('proposal:form.city') })).toHaveValue(
      shop.city.slug,
    );
    await audit(page, 'form with a plan');
  });

  await test.step('sends nothing at first', async () => {
    await submit.click();
    const alert = main.getByRole('alert');
    await expect(alert).toBeFocused();
    await alert.getByRole('link', { name: say('proposal:errors.company') }).click();
    await expect(field('contact:form.company')).toBeFocused();
    await audit(page, 'form with errors');
  });

  await test.step('writes, and the API fails', async () => {
    await field('contact:form.name').fill('Ann Bell');
    await field('contact:form.company').fill('Bell Ltd');
    await field('contact:form.email').fill('ann@example.com');
    await field('proposal:form.people').fill('40');
    await field('proposal:form.aims').fill(aims);
    await field('proposal:form.vat').fill('GB 123');
    await page.route('**/api/enquiry', (route) => route.fulfill({ status: 503, body: '' }));
    await submit.click();
    await expect(main.getByRole('alert')).toContainText(say('proposal:failure.heading'));
    await expect(field('proposal:form.aims')).toHaveValue(aims);
    await page.unroute('**/api/enquiry');
  });

  await test.step('is heard after a reload, and the shop has its plan', async () => {
    await reloadHydrated(page);
    await expect(field('proposal:form.aims')).toHaveValue(aims);
    await submit.click();
    const sent = main.getByRole('status').filter({ hasText: say('proposal:sent.heading') });
    await expect(sent).toBeFocused();
    await audit(page, 'sent');
    const [reference = ''] = /EQ-\w{4}-\w{4}/.exec(await sent.innerText()) ?? [];
    const letter = readOrders('show', reference);
    for (const text of [aims, 'Bell Ltd', 'GB 123', 'Proposal for 40 people']) {
      expect(letter).toContain(text);
    }
    for (const { name } of products) expect(letter).toContain(name);
  });
  expect(consoleErrors.filter((consoleError) => !isOfTheNetwork(consoleError))).toEqual([]);
});

test('without scripts a company finds the other ways to a person', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const say = await loadWords(site);
  await page.goto(addressOf('en2', path));
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toHaveText(say('contact:noScript'));
  for (const link of ['a[href^="https://wa.me/"]', 'a[href^="tel:"]', 'a[href^="mailto:"]']) {
    await expect(main.locator(link)).toBeVisible();
  }
  await context.close();
});

test('a site for consumers has no such form, and leads to none', async ({ page }) => {
  const answer = await page.goto(addressOf('en', path));
  expect(answer?.status()).toBe(404);
  await page.goto(addressOf('en', '/'));
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});
