import { type Browser, expect, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import { buildPath } from '@/config/sites/paths';
import { loadShops } from './support/catalogue';
import { pickProducts } from './support/plan';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const city = 'krakow';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A phone of its own: nothing of one is known to the other. */
const takePhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(phone)).newPage();

/** Opens a link. The page polls, so the network never rests. */
const openLink = async (page: Page, link: string, heading: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

for (const siteId of ['en', 'pl', 'en2'] as const) {
  test(`a friend’s vote is stored in three taps on ${siteId}`, async ({ page, browser }) => {
    const site = sites[siteId];
    const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === city);
    if (!shop) throw new Error(`${siteId} does not sell ${city}`);
    const { first } = pickProducts(shop);
    const say = await loadWords(site);
    const consoleErrors = watchConsole(page);
    await page.setViewportSize(phone.viewport);
    const organiser = new PlanJourney(page, site, say, true);
    const heading = say('trip:heading', { city: shop.cityTexts.name });

    await test.step('the organiser plans an activity and shares the plan', async () => {
      await page.goto(addressOf(siteId, buildPath(site, 'city', { city })), {
        waitUntil: 'networkidle',
      });
      await organiser.addFromCard(first);
      await page.goto(addressOf(siteId, buildPath(site, 'cart', { city })), {
        waitUntil: 'networkidle',
      });
      await page.getByRole('button', { name: say('cart:group.submit') }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // The token has left the address.
      await expect(page).toHaveURL(/#[\dA-Za-z]{12}$/);
    });

    const chat = page.getByRole('link', { name: say('trip:share.chat') });
    const href = (await chat.getAttribute('href')) ?? '';
    const invitation = new URL(href).searchParams.get('text')?.split(' ').at(-1) ?? '';
    expect(invitation).toMatch(/#[\dA-Za-z]{22}$/);

    const friend = await takePhone(browser);
    const friendErrors = watchConsole(friend);
    await test.step('tap 1: a friend opens the link, and sees what it costs him', async () => {
      await openLink(friend, invitation, heading);
      await expect(friend.getByRole('heading', { name: first.name })).toBeVisible();
      await expect(friend).toHaveURL(/#[\dA-Za-z]{12}$/);
    });
    await test.step('tap 2: he says his name', async () => {
      await friend.getByRole('textbox', { name: say('trip:join.name') }).fill('Tom');
      await friend.getByRole('button', { name: say('trip:join.submit') }).click();
      const name = say('trip:answer.heading', { name: 'Tom' });
      await expect(friend.getByRole('heading', { name })).toBeVisible();
    });
    const legend = say('trip:items.vote', { activity: first.name });
    const voteOf = (on: Page) =>
      on
        .getByRole('radiogroup', { name: legend })
        .getByRole('radio', { name: say('trip:items.ifNeeded') });
    await test.step('tap 3: he votes, and it is stored', async () => {
      await voteOf(friend).click();
      const choice = say('trip:items.ifNeeded');
      const said = say('trip:status.voted', { activity: first.name, choice });
      await expect(friend.getByText(said)).toBeVisible();
      await friend.reload();
      await expect(voteOf(friend)).toBeChecked();
    });

    await test.step('the organiser sees it without doing anything', async () => {
      const label = say('trip:items.ifNeeded');
      const tally = say('trip:items.tally', { label, names: 'Tom' });
      await expect(page.getByText(tally)).toBeVisible();
    });

    await test.step('a stranger with the address alone sees nothing', async () => {
      const stranger = await takePhone(browser);
      await openLink(stranger, page.url(), say('trip:unknown.heading'));
    });

    expect(consoleErrors).toEqual([]);
    expect(friendErrors).toEqual([]);
  });
}
