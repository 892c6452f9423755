import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { findViolations } from './support/audit';
import { pairUp } from './support/pairUp';
import { addressOf, dataDir } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords, type Say } from './support/words';

const devices = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** The browser's own console message about a failed call. The shop logs none. */
const isOfTheNetwork = (consoleError: string) => consoleError.includes('Failed to load resource');

/** The output of `npm run orders` while the shop runs. */
const readOrders = (...args: readonly string[]): string => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = ['--import', 'tsx', 'src/cli/orders.mts', ...args];
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' }).stdout;
};

const formOf = (page: Page, say: Say) => {
  const contact = page.locator('#contact');
  return {
    field: (name: 'name' | 'email' | 'company' | 'message') =>
      contact.getByRole('textbox', { name: say(`contact:form.${name}`) }),
    submit: contact.getByRole('button', { name: say('contact:form.submit') }),
    retry: contact.getByRole('button', { name: say('contact:failure.retry') }),
    alert: contact.getByRole('alert'),
    sent: contact.getByRole('status').filter({ hasText: say('contact:sent.heading') }),
  };
};

/** The form loads when it comes near the view. */
const goNear = (page: Page) => page.locator('#contact h3').first().scrollIntoViewIfNeeded();

const openForm = async (page: Page, site: Site, say: Say) => {
  await page.goto(addressOf(site.id, `${buildPath(site, 'about')}#contact`));
  await goNear(page);
  return formOf(page, say);
};

const audit = async (page: Page) => {
  expect.soft(await findViolations(page, '#contact')).toEqual([]);
};

for (const [siteId, [device, viewport]] of pairUp(['en', 'de', 'en2'] as const, devices)) {
  test(`somebody asks a question on ${siteId}, ${device}`, async ({ page }) => {
    const site = sites[siteId];
    const say = await loadWords(site);
    const consoleErrors = watchConsole(page);
    const question = `Is there a boat for twelve? ${crypto.randomUUID()}`;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = await openForm(page, site, say);

    await test.step('sends nothing at first', async () => {
      await form.submit.click();
      await expect(form.alert).toBeFocused();
      await expect(form.alert).toContainText(say('contact:errors.message'));
      await form.alert.getByRole('link', { name: say('contact:errors.name') }).click();
      await expect(form.field('name')).toBeFocused();
      await audit(page);
    });

    await test.step('writes, and the API fails', async () => {
      await form.field('name').fill('Ann Example');
      await form.field('email').fill('ann@example.com');
      await form.field('message').fill(question);
      if (siteId === 'en2') await form.field('company').fill('Example Ltd');
      else await expect(form.field('company')).toHaveCount(0);
      await page.route('**/api/enquiry', (route) => route.fulfill({ status: 503, body: '' }));
      await form.submit.click();
      await expect(form.alert).toContainText(say('contact:failure.heading'));
      await expect(form.alert).toBeFocused();
      await expect(form.field('message')).toHaveValue(question);
      await audit(page);
    });

    await test.step('still has the words after a reload, and is heard', async () => {
      await page.reload();
      await goNear(page);
      await expect(form.field('message')).toHaveValue(question);
      await form.submit.click();
      await expect(form.retry).toBeVisible();
      await page.unroute('**/api/enquiry');
      await form.retry.click();
      await expect(form.sent).toBeFocused();
      await expect(form.sent).toContainText('ann@example.com');
      await audit(page);
    });

    await test.step('and the shop has kept it', async () => {
      const [reference = ''] = /EQ-\w{4}-\w{4}/.exec(await form.sent.innerText()) ?? [];
      const letter = readOrders('show', reference);
      expect(letter).toContain(question);
      expect(letter).toContain(`site ${siteId}`);
      if (siteId === 'en2') expect(letter).toContain('Example Ltd');
      expect(letter).not.toContain('Suspect');
      expect(readOrders('enquiries', '--limit', '100')).toContain(reference);
      await page.reload();
      await goNear(page);
      await expect(form.field('message')).toHaveValue('');
    });
    expect(consoleErrors.filter((consoleError) => !isOfTheNetwork(consoleError))).toEqual([]);
  });
}

test('without scripts the other ways to a person are there, and no empty form', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const say = await loadWords(sites.en);
  await page.goto(addressOf('en', buildPath(sites.en, 'about')));
  const contact = page.locator('#contact');
  // Text locators skip text inside a noscript element.
  await expect(contact.locator('noscript p')).toHaveText(say('contact:noScript'));
  await expect(contact.locator('noscript p')).toBeVisible();
  for (const link of ['a[href^="https://wa.me/"]', 'a[href^="tel:"]', 'a[href^="mailto:"]']) {
    await expect(contact.locator(link)).toBeVisible();
  }
  await context.close();
});
