import { spawnSync } from 'node:child_process';
import { type Browser, expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { toPlanned } from '@/views/cards/toPlanned';
import { audit } from './support/audit';
import { loadShops } from './support/catalogue';
import { measureSideways } from './support/overflow';
import { plantCart } from './support/plannedCart';
import { addressOf, dataDir } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const site = sites.en2;

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;

/** A browser of its own: nothing of one is known to the other. */
const takeBrowser = async (browser: Browser, screen: keyof typeof screens): Promise<Page> =>
  (await browser.newContext(screens[screen])).newPage();

/** The output of `npm run orders` while the shop runs. */
const runOrders = (...args: readonly string[]): string => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = ['--import', 'tsx', 'src/cli/orders.mts', ...args];
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' }).stdout;
};

for (const screen of ['phone', 'desk'] as const) {
  test(`a boss signs the proposal that he was sent, on a ${screen}`, async ({ browser }) => {
    const say = await loadWords(site);
    const shop = (await loadShops()).get('en2')?.[0];
    const products = shop?.products.slice(0, 2).map(toPlanned) ?? [];
    const [first, second] = products;
    if (!shop || !first || !second) throw new Error('en2 sells too little');
    const company = `Bell & Sons ${screen}`;
    const heading = say('proposalDocument:cover.heading', { company });
    const page = await takeBrowser(browser, screen);
    const consoleErrors = watchConsole(page);
    await plantCart(page, shop, products);

    await test.step('a company sends a request, and opens its proposal at once', async () => {
      await page.goto(addressOf('en2', buildPath(site, 'proposal')), { waitUntil: 'networkidle' });
      const field = (name: string) =>
        page.getByRole('main').getByLabel(say(name), { exact: false });
      await field('contact:form.name').fill('Ann Bell');
      await field('contact:form.company').fill(company);
      await field('contact:form.email').fill('ann@example.com');
      await field('proposal:form.people').first().fill('8');
      await field('proposal:form.aims').fill('Two teams that talk.');
      await page.getByRole('button', { name: say('proposal:form.submit') }).click();
      await page.getByRole('link', { name: say('proposal:sent.document') }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // The token has left the address.
      await expect(page).toHaveURL(/#[\dA-Za-z]{12}$/);
      await expect(
        page.getByRole('table', { name: say('proposalDocument:prices.heading') }),
      ).toContainText(say('proposalDocument:prices.net'));
      await audit(page, 'own document');
      expect(await measureSideways(page)).toBeLessThanOrEqual(0);
    });

    await test.step('adds an option without an activity, and makes a version of it', async () => {
      const name = 'B';
      await page.getByRole('button', { name: say('proposalDocument:draft.add', { name }) }).click();
      await page.getByRole('checkbox', { name: second.name }).click();
      await page
        .getByRole('button', { name: say('proposalDocument:draft.save', { name }) })
        .click();
      await page
        .getByRole('button', { name: say('proposalDocument:draft.freeze', { number: 2 }) })
        .click();
      const table = page.getByRole('table', { name: say('proposalDocument:options.heading') });
      await expect(table).toContainText(second.name);
      expect(await measureSideways(page)).toBeLessThanOrEqual(0);
    });

    let link = '';
    await test.step('makes a link for the boss', async () => {
      await page.getByRole('textbox', { name: say('proposalDocument:send.label') }).fill('Olga');
      await page.getByRole('button', { name: say('proposalDocument:send.make') }).click();
      const name = say('proposalDocument:send.address', { label: 'Olga' });
      const address = page.getByRole('textbox', { name });
      link = await address.inputValue();
      expect(link).toMatch(/#[\dA-Za-z]{22}$/);
      await audit(page, 'made link');
    });

    const boss = await takeBrowser(browser, screen);
    const bossErrors = watchConsole(boss);
    await test.step('the boss opens it in another browser, and asks', async () => {
      await boss.goto(link);
      await expect(boss.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(
        boss.getByRole('heading', { name: say('proposalDocument:send.heading') }),
      ).toHaveCount(0);
      const thread = boss.getByRole('region', { name: say('proposalDocument:questions.heading') });
      await thread
        .getByRole('textbox', { name: say('proposalDocument:questions.name') })
        .fill('Olga');
      await thread
        .getByRole('textbox', { name: say('proposalDocument:questions.text') })
        .fill('Is lunch in it?');
      await thread.getByRole('button', { name: say('proposalDocument:questions.submit') }).click();
      await expect(thread.getByRole('listitem')).toContainText('Is lunch in it?');
    });

    await test.step('the company and the shop answer', async () => {
      await page.reload();
      const thread = page.getByRole('region', { name: say('proposalDocument:questions.heading') });
      await expect(thread.getByRole('listitem')).toContainText('Is lunch in it?');
      await thread
        .getByRole('textbox', { name: say('proposalDocument:questions.name') })
        .fill('Ann');
      await thread
        .getByRole('textbox', { name: say('proposalDocument:questions.answer') })
        .fill('I have asked the shop.');
      await thread.getByRole('button', { name: say('proposalDocument:questions.submit') }).click();
      await expect(thread.getByRole('listitem').nth(1)).toContainText('I have asked the shop.');
      const open = runOrders('enquiries', 'questions');
      expect(open).toContain('Is lunch in it?');
      const [reference = ''] =
        /EQ-\w{4}-\w{4}/.exec(await page.getByRole('main').innerText()) ?? [];
      runOrders('enquiries', 'answer', reference, '--by', 'Kim', '--text', 'Lunch is in it.');
      await boss.reload();
      await expect(boss.getByRole('listitem').filter({ hasText: 'Lunch is in it.' })).toBeVisible();
      await audit(boss, 'document of a boss');
    });

    await test.step('the boss signs option B, and everybody sees it', async () => {
      const part = boss.getByRole('region', {
        name: say('proposalDocument:sign.heading'),
        exact: true,
      });
      const submit = part.getByRole('button', {
        name: say('proposalDocument:sign.submit', { number: 2 }),
      });
      await submit.click();
      await expect(part.getByText(say('proposalDocument:sign.missingAllowed'))).toBeVisible();
      await part.getByRole('radio', { name: /B/ }).click();
      await part
        .getByRole('textbox', { name: say('proposalDocument:sign.name') })
        .fill('Olga Novak');
      await part
        .getByRole('textbox', { name: say('proposalDocument:sign.position') })
        .fill('Managing director');
      await part.getByRole('checkbox').click();
      await submit.click();
      const option = say('proposalDocument:signed.option', { name: 'B', number: 2 });
      await expect(boss.getByText(option)).toBeVisible();
      await audit(boss, 'signed document');
      await page.reload();
      await expect(page.getByText(option)).toBeVisible();
      const [reference = ''] =
        /EQ-\w{4}-\w{4}/.exec(await page.getByRole('main').innerText()) ?? [];
      expect(runOrders('show', reference)).toContain('option B, Olga Novak, Managing director');
    });

    await test.step('an ended link opens nothing, and a stranger sees nothing', async () => {
      const label = 'Olga';
      await page.getByRole('button', { name: say('proposalDocument:send.end', { label }) }).click();
      await expect(page.getByText(say('proposalDocument:status.ended'))).toBeVisible();
      await boss.reload();
      const gone = say('proposalDocument:unknown.heading');
      await expect(boss.getByRole('heading', { level: 1, name: gone })).toBeVisible();
      const stranger = await takeBrowser(browser, screen);
      await stranger.goto(page.url());
      await expect(stranger.getByRole('heading', { level: 1, name: gone })).toBeVisible();
    });

    const isOfTheNetwork = (text: string) => text.includes('Failed to load resource');
    expect([...consoleErrors, ...bossErrors].filter((text) => !isOfTheNetwork(text))).toEqual([]);
  });
}
