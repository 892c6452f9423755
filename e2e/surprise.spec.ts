import { type Browser, expect, type Page, test } from './support/test';
import { toFields } from '@troupe/basics/fields';
import { sites } from '@/config/sites/records';
import { loadShops } from './support/catalogue';
import { pickProducts } from './support/plan';
import { audit } from './support/audit';
import { TripByCalls } from './support/TripByCalls';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const city = 'krakow';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Until the next piece opens, in ms: for a first try, and for one on a busy machine. */
const SOON_MS = { first: 5000, most: 80_000 };

const takePhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(phone)).newPage();

const openLink = async (page: Page, link: string, heading: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

/** A trip of two activities with a guest, made by calls. */
const gather = async (siteId: 'de' | 'pl') => {
  const site = sites[siteId];
  const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === city);
  if (!shop) throw new Error(`${siteId} does not sell ${city}`);
  const { first, second } = pickProducts(shop);
  const trip = await TripByCalls.make(site, shop, [first, second]);
  const tom = await trip.join('Tom');
  const say = await loadWords(site);
  const name = shop.cityTexts.name;
  return { trip, tom, say, name, activities: [first.name, second.name] };
};

for (const siteId of ['de', 'pl'] as const) {
  test(`a guest of honour sees one piece, and the next at its moment, on ${siteId}`, async ({
    page,
    browser,
  }) => {
    const { trip, tom, say, name, activities } = await gather(siteId);
    const consoleErrors = watchConsole(page);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const panel = page.getByRole('region', { name: say('trip:surprise.heading') });
    const text = panel.getByRole('textbox', { name: say('surprise:pieces.text') });
    const save = panel.getByRole('button', { name: say('surprise:pieces.save') });
    const write = panel.getByRole('button', { name: say('surprise:pieces.add') });
    const soon = 'Bring a jacket';

    await test.step('the organiser makes the trip a surprise for a guest', async () => {
      await openLink(page, trip.linkOf(trip.organiser), say('trip:heading', { city: name }));
      await panel.getByRole('button', { name: say('trip:surprise.open') }).click();
      await panel.getByLabel(say('surprise:settings.who.consumer')).selectOption('Tom');
      await panel.getByRole('button', { name: say('surprise:settings.start') }).click();
      // His links end: it is said before it is done.
      await expect(panel).toContainText(say('surprise:settings.ends', { name: 'Tom' }));
      await panel.getByRole('button', { name: say('surprise:settings.confirm') }).click();
      await expect(panel).toContainText(say('surprise:settings.onFor', { name: 'Tom' }));
    });

    await test.step('he is warned of a text that names the city', async () => {
      await write.click();
      await text.fill(`We fly to ${name}`);
      await save.click();
      await expect(panel).toContainText(say('surprise:pieces.spoiler', { names: name }));
      await text.fill('Swimming trunks');
      await panel.getByRole('button', { name: say('surprise:pieces.saveAnyway') }).click();
      await expect(panel.getByRole('listitem').first()).toContainText('Swimming trunks');
    });

    await test.step('he writes a piece for later', async () => {
      await write.click();
      await text.fill(soon);
      await panel.getByRole('radio', { name: say('surprise:pieces.later') }).check();
      const moment = say('surprise:pieces.moment', { city: name });
      await panel.getByLabel(moment).fill('2027-06-04T18:00');
      await save.click();
      const show = say('surprise:pieces.showNowNamed', { text: soon });
      await expect(panel.getByRole('button', { name: show })).toBeVisible();
      await audit(page, 'as the organiser');
    });

    await panel.getByRole('button', { name: say('surprise:link.make') }).click();
    const chat = panel.getByRole('link', { name: say('trip:share.chat') });
    const href = (await chat.getAttribute('href')) ?? '';
    const message = new URL(href).searchParams.get('text') ?? '';
    const link = message.split(' ').at(-1) ?? '';
    expect(link).toMatch(/#[\dA-Za-z]{22}$/);
    for (const word of [name, ...activities]) expect(message).not.toContain(word);

    const honoured = await takePhone(browser);
    const honouredErrors = watchConsole(honoured);
    await honoured.emulateMedia({ reducedMotion: 'reduce' });
    const main = honoured.getByRole('main');
    await test.step('the guest of honour sees the first piece, and nothing of the trip', async () => {
      await openLink(honoured, link, say('surprise:view.heading'));
      await expect(main).toContainText('Swimming trunks');
      await expect(honoured).toHaveURL(/#[\da-f]{16}$/);
      await expect(main).not.toContainText(soon);
      for (const word of [name, ...activities, 'Tom']) await expect(main).not.toContainText(word);
      expect(await honoured.title()).not.toContain(name);
      // A list of trips would name the city.
      expect(await honoured.evaluate(() => localStorage.getItem('trips'))).toBeNull();
      await audit(honoured, 'as the guest of honour');
    });

    await test.step('his former link opens nothing', async () => {
      const other = await takePhone(browser);
      await openLink(other, trip.linkOf(tom), say('trip:unknown.heading'));
    });

    await test.step('the next piece opens at its moment, by itself', async () => {
      const state = toFields(await trip.readState(trip.organiser));
      const pieces = Array.isArray(state['pieces']) ? state['pieces'].map(toFields) : [];
      const piece = String(pieces.find((it) => it['text'] === soon)?.['id']);
      const words = { kind: 'pack', text: soon, day: null, time: null, place: null } as const;
      const sealed = main.getByText(say('surprise:view.sealed')).first();
      const open = main.getByText(soon).first();
      /** @returns whether the page was there before the moment */
      const isThereBefore = async (inMs: number): Promise<boolean> => {
        const revealAt = new Date(Date.now() + inMs).toISOString();
        await trip.command(trip.organiser, {
          kind: 'setPiece',
          piece,
          to: { ...words, revealAt },
        });
        await honoured.reload();
        await expect(sealed.or(open).first()).toBeVisible();
        return !(await open.isVisible());
      };
      let inMs = SOON_MS.first;
      while (!(await isThereBefore(inMs))) {
        inMs *= 2;
        expect(inMs).toBeLessThanOrEqual(SOON_MS.most);
      }
      await expect(open).toBeVisible({ timeout: inMs + 40_000 });
      const arrived = say('surprise:view.arrived', { count: 1 });
      await expect(honoured.getByText(arrived)).toBeAttached();
    });

    expect(consoleErrors).toEqual([]);
    expect(honouredErrors).toEqual([]);
  });
}
