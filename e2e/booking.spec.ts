import { expect, test } from './support/test';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { loadShops } from './support/catalogue';
import { reloadHydrated } from './support/hydration';
import { pairUp } from './support/pairUp';
import { expectPrice, pickProducts } from './support/plan';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

const city = 'krakow';
const devices = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const prepare = async (siteId: SiteId) => {
  const site = sites[siteId];
  const shop = (await loadShops()).get(siteId)?.find((it) => it.city.slug === city);
  if (!shop) throw new Error(`${siteId} does not sell ${city}`);
  return { site, shop, picked: pickProducts(shop), say: await loadWords(site) };
};

for (const [siteId, [device, viewport]] of pairUp(
  ['en', 'pl', 'de', 'sv', 'en2'] as const,
  devices,
)) {
  test(`a group plans and books on ${siteId}, ${device}`, async ({ page, context }) => {
    const { site, shop, picked, say } = await prepare(siteId);
    const { first, second } = picked;
    const consoleErrors = watchConsole(page);
    await page.setViewportSize(viewport);
    const visitor = new PlanJourney(page, site, say, device === 'phone');
    const totalOf = (people: number, currency: CurrencyCode = site.currency) =>
      visitor.money(expectPrice(picked, people, currency).total, currency);

    await test.step('browse and plan two activities with an extra', async () => {
      await visitor.openHome();
      await visitor.chooseCity(shop.cityTexts.name, city);
      await visitor.addFromCard(second);
      await expect(visitor.planButton).toContainText(say('common:plan.count', { count: 1 }));
      await visitor.openActivity(first);
      await visitor.addWithFirstExtra();
      await expect(visitor.flyout).toContainText(first.name);
      await expect(visitor.flyout).toContainText(second.name);
      await expect(visitor.flyout).toContainText(totalOf(4));
      await visitor.openCartFromFlyout(city);
      await expect(visitor.total).toHaveText(totalOf(4));
    });

    await test.step('change people across the minimum and the free place', async () => {
      const threshold = first.stagGoesFree ?? 0;
      for (const people of [first.minPeople - 1, first.minPeople, threshold, threshold + 1]) {
        await visitor.setPeople(people);
        await expect(visitor.total).toHaveText(totalOf(people));
      }
      await expect(page.getByText(say('plan:lines.free')).first()).toBeVisible();
    });
    const people = (first.stagGoesFree ?? 0) + 1;

    await test.step('switch the currency, reload, and agree with a second tab', async () => {
      await visitor.chooseCurrency('USD');
      await expect(visitor.total).toHaveText(totalOf(people, 'USD'));
      await reloadHydrated(page);
      await expect(visitor.total).toHaveText(totalOf(people, 'USD'));
      const tab = await context.newPage();
      const consoleErrorsThere = watchConsole(tab);
      await tab.setViewportSize(viewport);
      await tab.goto(page.url(), { waitUntil: 'networkidle' });
      const there = new PlanJourney(tab, site, say, device === 'phone');
      await expect(there.total).toHaveText(totalOf(people, 'USD'));
      await there.setPeople(people + 2);
      await expect(visitor.total).toHaveText(totalOf(people + 2, 'USD'));
      await tab.close();
      expect(consoleErrorsThere).toEqual([]);
    });

    await test.step('send it, wrongly at first', async () => {
      await visitor.openSummary(city);
      await visitor.submit();
      const summary = page.getByRole('alert').filter({ hasText: say('summary:errors.name') });
      await expect(summary).toBeFocused();
      await visitor.field('name').fill('Ann Example');
      await visitor.field('email').fill('ann@example');
      await visitor.submit();
      await expect(page.getByText(say('summary:errors.email')).first()).toBeVisible();
      await visitor.field('email').fill('ann@example.com');
      const [answer] = await Promise.all([page.waitForResponse('**/api/cart'), visitor.submit()]);
      const expected = expectPrice(picked, people + 2, 'USD');
      const { status, order } = (await answer.json()) as {
        status: string;
        order: { reference: string; totals: Record<string, number> };
      };
      expect(status).toBe('success');
      expect(order.totals).toMatchObject({ total: expected.total, saving: expected.saving });
      await expect(page).toHaveURL(addressOf(siteId, '/thankYou'));
      await expect(page.getByText(order.reference)).toBeVisible();
      await expect(visitor.planButton).not.toContainText(visitor.money(expected.total, 'USD'));
      await reloadHydrated(page);
      await expect(page.getByText(order.reference)).toBeVisible();
    });
    expect(consoleErrors).toEqual([]);
  });
}
