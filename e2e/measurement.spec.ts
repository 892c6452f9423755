import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { loadShops } from './support/catalogue';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { countExtra, expectPrice, pickProducts } from './support/plan';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { TagServer } from './support/TagServer';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

test.use({ storageState: undecided });

const site = sites.de;
const city = 'krakow';

const start = async (page: Page) => {
  const shop = (await loadShops()).get(site.id)?.find((it) => it.city.slug === city);
  if (!shop) throw new Error(`${site.id} does not sell ${city}`);
  const say = await loadWords(site);
  return {
    shop,
    picked: pickProducts(shop),
    tags: await TagServer.standIn(page.context()),
    dialog: new ConsentDialog(page, say),
    visitor: new PlanJourney(page, site, say, false),
  };
};

interface Item {
  readonly item_name: string;
  readonly price: number;
  readonly quantity: number;
}

interface Ecommerce {
  readonly currency: string;
  readonly value?: number;
  readonly items: readonly Item[];
  readonly transaction_id?: string;
}

/** All e-commerce events: name, currency, value and items. */
const readSequence = ({ told }: TagServer) =>
  told.flatMap((it) => {
    if (Array.isArray(it)) return it[0] === 'event' ? [it.slice(1)] : [];
    const { event, ecommerce } = it as {
      readonly event?: string;
      readonly ecommerce?: Ecommerce | null;
    };
    if (!ecommerce) return [];
    const names = ecommerce.items.map(({ item_name: name, quantity }) => `${quantity} ${name}`);
    return [[event, ecommerce.currency, ecommerce.value, names]];
  });

const fillIn = async (visitor: PlanJourney) => {
  await visitor.field('name').fill('Ann Example');
  await visitor.field('email').fill('ann@example.com');
};

test('a whole booking is told step by step, at the prices shown, and counted once', async ({
  page,
  context,
}) => {
  const { shop, picked, tags, dialog, visitor } = await start(page);
  const { first, second } = picked;
  const [extra] = first.extras;
  if (!extra) throw new Error('The first activity has extras');
  const consoleErrors = watchConsole(page);
  const people = 4;
  const price = expectPrice(picked, people, site.currency);
  const [ofFirst = 0, ofSecond] = price.items;
  const paid = (min: number) => Math.max(people, min);
  const items = {
    first: `${paid(first.minPeople)} ${first.name}`,
    extra: `${countExtra(extra, people)} ${extra.name}`,
    second: `${paid(second.minPeople)} ${second.name}`,
  };

  await visitor.openHome();
  await dialog.accept();
  await expect.poll(() => tags.events).toEqual(['view_item_list']);
  await visitor.chooseCity(shop.cityTexts.name, city);
  await expect.poll(() => tags.events).toHaveLength(2);
  await visitor.addFromCard(second);
  const card = page
    .locator('#activities')
    .getByRole('button', { name: new RegExp(`: ${second.name}$`) });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await visitor.addFromCard(second);
  await visitor.openActivity(first);
  await expect.poll(() => tags.events).toHaveLength(6);
  await visitor.addWithFirstExtra();
  await visitor.openCartFromFlyout(city);
  await visitor.openSummary(city);
  await fillIn(visitor);
  await Promise.all([page.waitForURL(addressOf(site.id, '/thankYou')), visitor.submit()]);
  await expect.poll(() => tags.events).toHaveLength(10);

  const told = readSequence(tags);
  const { currency } = site;
  expect(told.slice(0, 2).map((it) => it.slice(0, 3))).toEqual([
    ['view_item_list', currency, undefined],
    ['view_item_list', currency, undefined],
  ]);
  expect(told[1]?.[3]).toHaveLength(shop.products.length);
  const order = [items.second, items.first, items.extra];
  expect(told.slice(2, 9)).toEqual([
    ['add_to_cart', currency, ofSecond, [items.second]],
    ['remove_from_cart', currency, ofSecond, [items.second]],
    ['add_to_cart', currency, ofSecond, [items.second]],
    ['view_item', currency, ofFirst - price.extra, [items.first]],
    ['add_to_cart', currency, ofFirst, [items.first, items.extra]],
    ['begin_checkout', currency, price.total, order],
    ['purchase', currency, price.total, order],
  ]);
  const reference = await page.locator('dd').first().textContent();
  expect(told[9]).toEqual([
    'conversion',
    {
      send_to: 'AW-100000001/journey',
      transaction_id: reference,
      value: price.total,
      currency,
    },
  ]);

  await test.step('neither a reload, nor going back, nor another tab counts it again', async () => {
    const count = () => tags.events.filter((it) => ['purchase', 'conversion'].includes(it)).length;
    const asked = () => tags.asked.length;
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(asked).toBe(2);
    await page.goBack({ waitUntil: 'networkidle' });
    await page.goForward({ waitUntil: 'networkidle' });
    await expect(page.getByText(reference ?? '')).toBeVisible();
    const before = asked();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => window.open(window.location.href)),
    ]);
    await expect(tab.getByText(reference ?? '')).toBeVisible();
    await expect.poll(asked).toBe(before + 1);
    await tab.waitForLoadState('networkidle');
    expect(count()).toBe(2);
  });
  expect(JSON.stringify(tags.told)).not.toMatch(/Ann|example\.com/);
  expect(consoleErrors).toEqual([]);
});

test('who says yes on the last screen has the booking counted, and nothing of before told', async ({
  page,
}) => {
  const { tags, dialog, visitor } = await start(page);
  await page.goto(addressOf(site.id, buildPath(site, 'cart', { city })), {
    waitUntil: 'networkidle',
  });
  await page.keyboard.press('Escape');
  await expect(dialog.notice).toBeHidden();
  await page.locator('article button[aria-pressed]').first().click();
  await visitor.openSummary(city);
  await fillIn(visitor);
  await Promise.all([page.waitForURL(addressOf(site.id, '/thankYou')), visitor.submit()]);
  expect(tags.asked).toEqual([]);
  await dialog.openSettings();
  await dialog.press(dialog.settings, 'accept');
  await expect.poll(() => tags.events).toEqual(['purchase', 'conversion']);
  expect(tags.asked).toHaveLength(1);
});
