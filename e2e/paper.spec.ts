import { expect, type Page, test } from './support/test';
import { encode } from 'uqr';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { tripLimits } from '@/commerce/trips/model/trip';
import type { Shop } from '@/catalog/mesh/queries/shops';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { addDays, todayIn, weekdayOf } from '@/lib/days';
import { LEAST_SIZE } from '@/views/paper/variants';
import { toPlanned } from '@/views/cards/toPlanned';
import { loadShops } from './support/catalogue';
import { pickProducts } from './support/plan';
import { type Holder, TripByCalls } from './support/TripByCalls';
import { loadWords } from './support/words';

const city = 'krakow';
const PX_PER_PT = 96 / 72;

const findShop = async (siteId: SiteId): Promise<Shop> => {
  const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === city);
  if (!shop) throw new Error(`${siteId} does not sell ${city}`);
  return shop;
};

/** Gives each activity a day on which it is open, over a long weekend, and one of its start times. */
const spread = async (trip: TripByCalls, shop: Shop, products: readonly PlannedProduct[]) => {
  const first = addDays(todayIn(shop.city.timeZone), 7);
  const starts = products.flatMap(({ id }, index) => {
    const offer = shop.products.find(({ product }) => product.id === id)?.offer;
    if (!offer) return [];
    const { startTimes, closedWeekdays } = offer;
    let day = addDays(first, index % 4);
    while (closedWeekdays.includes(weekdayOf(day))) day = addDays(day, 1);
    return [{ item: id, day, time: startTimes[index % startTimes.length] ?? '' }];
  });
  await trip.command(trip.organiser, { kind: 'setStarts', starts });
};

/** Opens the trip of a holder, and the panel that prints it. */
const openPanel = async (
  page: Page,
  trip: TripByCalls,
  holder: Holder,
  say: Awaited<ReturnType<typeof loadWords>>,
) => {
  // A browser without a window does not print; a test cannot close the dialog of one that does.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(trip.linkOf(holder));
  await page.getByRole('button', { name: say('trip:paper.open') }).click();
  return page.getByRole('dialog', { name: say('paper:panel.heading') });
};

/** Presses, and reads what a printer gets: the number of its pages, and of what else of the page it has. */
const print = async (page: Page, button: string) => {
  await page.locator('html').evaluate((html) => html.removeAttribute('data-printed'));
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const sheet = document.querySelector('[data-sheet] > div');
    const texts = [...(sheet?.querySelectorAll('*') ?? [])].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    );
    return {
      others: [...document.body.children].filter(
        (element) =>
          !element.hasAttribute('data-sheet') && getComputedStyle(element).display !== 'none',
      ).length,
      isCut: sheet === null || sheet.scrollHeight > sheet.clientHeight,
      leastPx: Math.min(...texts.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))),
      text: sheet instanceof HTMLElement ? sheet.innerText : '',
    };
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  const [, width, height] =
    /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  return {
    ...seen,
    pdf,
    pages,
    isA4: Math.round(Number(width)) === 595 && Math.round(Number(height)) === 842,
  };
};

const onePage = { pages: 1, isA4: true, others: 0, isCut: false };

for (const siteId of ['de', 'pl'] as const) {
  test(`the longest trip is one page for everybody and one for its organiser on ${siteId}`, async ({
    page,
  }) => {
    const site = sites[siteId];
    const shop = await findShop(siteId);
    const say = await loadWords(site);
    // All that take the eight people for whom a trip is made here.
    const products = shop.products.filter(({ product }) => product.units.max >= 8).map(toPlanned);
    const trip = await TripByCalls.make(site, shop, products);
    await spread(trip, shop, products);
    const names = Array.from(
      { length: tripLimits.guests - 1 },
      (_, index) => `${index + 1} Maximiliane-Theodora von Hohenstein-Waldburg`,
    );
    for (const name of names) await trip.join(name);
    await openPanel(page, trip, trip.organiser, say);

    const guest = await print(page, say('paper:panel.print'));
    expect(guest).toMatchObject(onePage);
    expect(guest.leastPx).toBeGreaterThanOrEqual(LEAST_SIZE * PX_PER_PT - 0.01);
    for (const { name } of products) expect(guest.text).toContain(name);
    expect(guest.text).not.toContain('Maximiliane');
    expect(guest.text).toMatch(/112[^]*999/);

    await page.getByRole('radio', { name: say('paper:panel.organiser') }).click();
    const organiser = await print(page, say('paper:panel.print'));
    expect(organiser).toMatchObject(onePage);
    expect(organiser.leastPx).toBeGreaterThanOrEqual(LEAST_SIZE * PX_PER_PT - 0.01);
    // What there is no room for is counted, not lost.
    const shown = names.filter((name) => organiser.text.includes(name)).length;
    const left = names.length - shown;
    expect(shown).toBeGreaterThan(30);
    if (left > 0) {
      expect(organiser.text).toContain(say('paper:sheet.more', { count: left }));
    }
  });
}

test('a short trip is one page, and its code opens the trip to look at, on en', async ({
  page,
  browser,
}) => {
  const site = sites.en;
  const shop = await findShop('en');
  const say = await loadWords(site);
  const { first, second } = pickProducts(shop);
  const trip = await TripByCalls.make(site, shop, [first, second]);
  const zebedee = await trip.join('Zebedee');
  await openPanel(page, trip, trip.organiser, say);
  const made = page.waitForResponse((it) => it.url().endsWith('/api/trip/link'));
  const sheet = await print(page, say('paper:panel.print'));
  expect(sheet).toMatchObject(onePage);
  const place = shop.products.find(({ product }) => product.id === first.id)?.offer.meetingPoint;
  expect(sheet.text).toContain(place?.address);
  expect(sheet.text).not.toMatch(/Zebedee|€|£/);

  const { token } = await (await made).json();
  const link = trip.linkOf({ ...zebedee, token });
  const code = page.locator('[data-sheet] svg');
  await expect(code).toHaveAttribute(
    'viewBox',
    `0 0 ${encode(link, { border: 4, ecc: 'M' }).size} ${encode(link, { border: 4, ecc: 'M' }).size}`,
  );
  // The same code is printed again: no further link is made.
  await print(page, say('paper:panel.print'));
  const close = say('paper:panel.close');
  await page.getByRole('dialog').getByRole('button', { name: close }).click();
  await expect(page.locator('[data-sheet]')).toHaveCount(0);
  const day = say('paper:panel.label', { day: '' }).trim();
  await expect(page.getByRole('listitem').filter({ hasText: day })).toHaveCount(1);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  const heading = say('trip:heading', { city: shop.cityTexts.name });
  await expect(reader.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(reader.getByText('Zebedee')).toHaveCount(0);

  const guest = await (await browser.newContext()).newPage();
  const panel = await openPanel(guest, trip, zebedee, say);
  // The sheet of the organiser and links are his alone.
  await expect(panel.getByRole('radio')).toHaveCount(0);
  expect(await print(guest, say('paper:panel.print'))).toMatchObject(onePage);
});
