import { type Browser, expect, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import { formatMinor } from '@/lib/formatMoney';
import { loadShops } from './support/catalogue';
import { pickProducts } from './support/plan';
import { audit } from './support/audit';
import { TripByCalls } from './support/TripByCalls';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A phone of its own: nothing of one is known to the other. */
const takePhone = async (browser: Browser, more: object = {}): Promise<Page> =>
  (await browser.newContext({ ...phone, ...more })).newPage();

for (const siteId of ['en', 'pl'] as const) {
  test(`a guest pays his share by a pay link, and both see it, on ${siteId}`, async ({
    page,
    browser,
  }) => {
    const site = sites[siteId];
    const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === 'krakow');
    if (!shop) throw new Error(`${siteId} does not sell Krakow`);
    const say = await loadWords(site);
    const { first } = pickProducts(shop);
    const trip = await TripByCalls.make(site, shop, [first]);
    const [tom, kim] = [await trip.join('Tom'), await trip.join('Kim')];
    const heading = say('trip:heading', { city: shop.cityTexts.name });
    const errors = watchConsole(page);
    await page.setViewportSize(phone.viewport);
    const payTo = 'PL61 1090 1014\nOlga';

    await page.goto(trip.linkOf(trip.organiser));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await test.step('the organiser starts to collect, and says how to pay', async () => {
      await page.getByText(say('charges:book.start'), { exact: true }).click();
      await page.getByRole('textbox', { name: say('charges:book.payTo') }).fill(payTo);
      await page.getByRole('button', { name: say('charges:book.open') }).click();
      await expect(page.getByRole('heading', { name: say('charges:book.heading') })).toBeVisible();
    });

    const details = page.getByRole('button', {
      name: say('charges:book.details', { name: 'Tom' }),
      exact: true,
    });
    const link = await test.step('he makes a pay link for a guest', async () => {
      await details.click();
      await audit(page, 'with the details of a guest open');
      await page
        .getByRole('button', { name: say('charges:link.makeNamed', { name: 'Tom' }) })
        .click();
      const mail = page
        .getByRole('listitem')
        .filter({ has: details })
        .getByRole('link', { name: say('trip:share.email') });
      const href = (await mail.getAttribute('href')) ?? '';
      const body = new URLSearchParams(href.split('?')[1]).get('body') ?? '';
      return body.split('\n').at(-1) ?? '';
    });
    expect(new URL(link).pathname).toMatch(/\/[\dA-Za-z]{22}$/);

    const payer = await takePhone(browser, { javaScriptEnabled: false });
    const amountOf = async (label: string): Promise<string> =>
      (await payer.getByRole('term').filter({ hasText: label }).locator('+ dd').textContent()) ??
      '';
    const share = await test.step('the guest opens it without scripts', async () => {
      const answer = await payer.goto(link);
      expect(answer?.status()).toBe(200);
      await expect(
        payer.getByRole('heading', {
          level: 1,
          name: say('charges:page.heading', { name: 'Tom' }),
        }),
      ).toBeVisible();
      await expect(payer.getByText('PL61 1090 1014 Olga')).toBeVisible();
      await expect(payer.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)).toBeVisible();
      const main = (await payer.getByRole('main').textContent()) ?? '';
      expect(main).not.toContain('Kim');
      expect(main).not.toContain(first.name);
      return amountOf(say('charges:amounts.share'));
    });

    await test.step('the organiser records what is due, in a week: everything', async () => {
      const row = page.getByRole('listitem').filter({ has: details });
      await row.getByRole('button', { name: say('charges:record.submit'), exact: true }).click();
      await expect(row).toContainText(say('charges:status.paid'));
    });

    await test.step('the guest sees it as paid, on the page of the charge and on his own', async () => {
      await payer.reload();
      await expect(payer.getByText(say('charges:state.paid'))).toBeVisible();
      expect(await amountOf(say('charges:amounts.received'))).toBe(share);
      expect(share).not.toBe(formatMinor(0, site.currency, site.formatLocale));
      const guest = await takePhone(browser);
      await guest.goto(trip.linkOf(tom));
      await expect(guest.getByRole('heading', { name: say('charges:own.heading') })).toBeVisible();
      await expect(guest.getByText(say('charges:status.paid'), { exact: true })).toBeVisible();
    });

    await test.step('another guest sees nothing of it', async () => {
      const other = await takePhone(browser);
      await other.goto(trip.linkOf(kim));
      const region = other.getByRole('region', { name: say('costs:split.heading') });
      await expect(region.getByText(say('charges:own.heading'))).toBeVisible();
      await expect(region).not.toContainText(say('charges:status.paid'));
    });

    await test.step('a wrong record is taken back with one press', async () => {
      await page.getByRole('button', { name: say('trip:undo.submit'), exact: true }).click();
      const row = page.getByRole('listitem').filter({ has: details });
      await expect(row).not.toContainText(say('charges:status.paid'));
      await payer.reload();
      await expect(payer.getByText(say('charges:state.paid'))).toBeHidden();
    });
    expect(errors).toEqual([]);
  });
}
