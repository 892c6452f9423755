import { type Browser, expect, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import { buildPath } from '@/config/sites/paths';
import { addDays, todayIn } from '@/lib/days';
import { loadShops } from './support/catalogue';
import { pickProducts } from './support/plan';
import { audit } from './support/audit';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { TripByCalls } from './support/TripByCalls';
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

/** An activity of the plan. Hour by hour, further down, names it again. */
const cardOf = (page: Page, name: string) =>
  page.locator('li[id^="item-"]').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Confirms in the panel that shows what the removal of an activity costs everybody. */
const confirmRemoval = (page: Page, say: Awaited<ReturnType<typeof loadWords>>, activity: string) =>
  page
    .getByRole('dialog', { name: say('costs:forecast.item', { activity }) })
    .getByRole('button', { name: say('costs:forecast.removeItem', { activity }) })
    .click();

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
      await expect(cardOf(friend, first.name)).toBeVisible();
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

/** A trip of two activities with two guests, made by calls. */
const gather = async (siteId: 'en' | 'de' | 'pl') => {
  const site = sites[siteId];
  const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === city);
  if (!shop) throw new Error(`${siteId} does not sell ${city}`);
  const { first, second } = pickProducts(shop);
  const trip = await TripByCalls.make(site, shop, [first, second]);
  const [tom, kim] = [await trip.join('Tom'), await trip.join('Kim')];
  const say = await loadWords(site);
  const heading = say('trip:heading', { city: shop.cityTexts.name });
  const day = addDays(todayIn(shop.city.timeZone), 7);
  return { trip, day, first, second, tom, kim, say, heading };
};

test('who comes to one activity counts for its price, on pl', async ({ page, browser }) => {
  const { trip, first, tom, kim, say, heading } = await gather('pl');
  await trip.command(kim, { kind: 'answer', answer: 'yes' });
  await trip.command(tom, { kind: 'answer', answer: 'yes' });
  const guest = await takePhone(browser);
  await openLink(guest, trip.linkOf(tom), heading);
  const activity = first.name;
  // He comes to the trip, so he comes to it until he says something else.
  const isIn = guest.getByRole('checkbox', { name: say('trip:rsvp.own', { activity }) });
  await expect(isIn).toBeChecked();
  await isIn.click();
  await expect(guest.getByText(say('trip:rsvp.saidNo', { activity }))).toBeVisible();
  await openLink(page, trip.linkOf(trip.organiser), heading);
  const card = cardOf(page, activity);
  await expect(card).toContainText(say('trip:size.fewer', { count: 7 }));
  await card.getByText(say('trip:size.change')).click();
  await card.getByText(say('trip:size.follow', { activity })).click();
  const one = say('trip:size.total', { count: 1, price: '' }).trim();
  await expect(card).toContainText(one);
  await expect(card).toContainText(say('trip:size.followed'));
  await isIn.click();
  await expect(card).toContainText(say('trip:size.total', { count: 2, price: '' }).trim());
});

test('what was removed by mistake comes back with its votes, on de', async ({ page }) => {
  const { trip, first, tom, say, heading } = await gather('de');
  await trip.command(tom, { kind: 'vote', item: first.id, choice: 'ifNeeded' });
  await openLink(page, trip.linkOf(trip.organiser), heading);
  const card = cardOf(page, first.name);
  await card.getByText(say('trip:size.change')).click();
  const remove = say('trip:items.removeNamed', { activity: first.name });
  await card.getByRole('button', { name: remove }).click();
  await confirmRemoval(page, say, first.name);
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: say('trip:undo.submit'), exact: true }).click();
  const tally = say('trip:items.tally', { label: say('trip:items.ifNeeded'), names: 'Tom' });
  await expect(card).toContainText(tally);
  await expect(page.getByText(say('trip:undo.done'), { exact: true })).toBeVisible();
  const history = page.getByRole('region', { name: say('trip:history.heading') });
  await expect(history.getByRole('listitem').first()).toContainText(first.name);
});

test('of two versions one is chosen by keyboard, on en', async ({ page }) => {
  const { trip, day, first, tom, say, heading } = await gather('en');
  // From the first state on this browser hears nothing of others.
  let states = 0;
  await page.route(/\/api\/trip(?:\?|\/(?!command|open))/, (route) => {
    states += 1;
    return states === 1 ? route.continue() : route.abort();
  });
  await openLink(page, trip.linkOf(trip.organiser), heading);
  const card = cardOf(page, first.name);
  await card.getByText(say('trip:size.change')).click();
  const remove = card.getByRole('button', {
    name: say('trip:items.removeNamed', { activity: first.name }),
  });
  await expect(remove).toBeVisible();

  const { id: productId, name } = first;
  await trip.command(trip.organiser, { kind: 'removeItem', item: productId });
  const item = {
    productId,
    name,
    people: 8,
    day,
    dateChoice: 'chosen',
    time: null,
    extras: [],
  } as const;
  await trip.command(tom, { kind: 'addItem', item });

  await remove.press('Enter');
  await confirmRemoval(page, say, name);
  const choice = page.getByRole('dialog', { name, exact: true });
  await expect(choice).toBeFocused();
  await expect(choice).toContainText(say('trip:conflict.of', { name: 'Tom' }));
  await expect(choice).toContainText(say('trip:conflict.stays'));
  await expect(choice).toContainText(say('trip:conflict.removed'));
  await page.keyboard.press('Tab');
  await expect(choice.getByRole('button', { name: say('trip:conflict.keep') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(card).toContainText(say('trip:items.proposed', { name: 'Tom' }));

  await remove.press('Enter');
  await expect(card).toBeHidden();
});

test('checkers object to nothing on the page of a trip, on en', async ({ page }) => {
  const { trip, first, second, tom, kim, say, heading } = await gather('en');
  for (const item of [first.id, second.id]) {
    await trip.command(tom, { kind: 'vote', item, choice: 'yes' });
    await trip.command(kim, { kind: 'vote', item, choice: 'no' });
  }
  await trip.command(kim, { kind: 'comment', text: 'Can we start later?' });
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const holder of [trip.organiser, tom]) {
    await page.goto('about:blank');
    await openLink(page, trip.linkOf(holder), heading);
    for (const fold of await page.getByText(say('trip:size.change')).all()) await fold.click();
    await audit(page, `as ${holder.name || 'the organiser'}`);
  }
});
