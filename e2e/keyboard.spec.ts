import { expect, type Page, test } from './support/test';
import { anyDayButtons } from './support/answerDays';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { KeyboardVisitor } from './support/KeyboardVisitor';
import { expectPrice } from './support/plan';
import { plantCart } from './support/plannedCart';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { loadStage, type Stage } from './support/stage';
import { watchConsole } from './support/watchConsole';

const devices = [
  { siteId: 'en', device: 'desktop', viewport: { width: 1440, height: 900 } },
  { siteId: 'pl', device: 'phone', viewport: { width: 390, height: 844 } },
] as const;

const open = (page: Page, { site }: Stage, path: string | undefined) =>
  page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });

for (const { siteId, device, viewport } of devices) {
  test.describe(`by keyboard alone on ${siteId}, ${device}`, () => {
    test.use({ viewport });
    const isPhone = device === 'phone';

    test('a group plans and books', async ({ page }) => {
      const stage = await loadStage(sites[siteId]);
      const { site, say, shop, screens, first, second } = stage;
      const consoleErrors = watchConsole(page);
      const visitor = new KeyboardVisitor(page);
      const journey = new PlanJourney(page, site, say, isPhone);
      const main = page.getByRole('main');
      const button = (name: string | RegExp) => main.getByRole('button', { name });

      await test.step('skip to the city and look into its calendar', async () => {
        await open(page, stage, screens['city']);
        await visitor.skip();
        const arrival = button(say('planner:arrival')).first();
        await visitor.goToAndPress(arrival);
        const calendar = page.getByRole('dialog');
        const day = calendar.locator('[role="gridcell"]:focus');
        await expect(day).toBeVisible();
        const before = await day.textContent();
        await visitor.press('ArrowRight');
        await expect(day).not.toHaveText(before ?? '');
        await visitor.expectKept(calendar);
        await visitor.press('Escape');
        await expect(calendar).toBeHidden();
        await expect(arrival).toBeFocused();
      });

      await test.step('filter, and plan one activity from its card', async () => {
        const all = main.getByRole('radio', { name: say('filters:allCategories') });
        await visitor.goTo(all);
        const found = main.getByRole('status').first();
        const count = await found.textContent();
        await visitor.press('ArrowRight');
        await expect(found).not.toHaveText(count ?? '');
        await visitor.press('ArrowLeft');
        await expect(found).toHaveText(count ?? '');
        await expect(all).toBeFocused();
        const toggle = main
          .locator('#activities')
          .getByRole('button', { name: new RegExp(`: ${second.name}$`) });
        await visitor.goToAndPress(toggle, 'Space');
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
        await expect(toggle).toBeFocused();
        const told = main.locator('[aria-live="polite"]').first();
        await expect(told).toContainText(say('common:plan.count', { count: 1 }));
      });

      await test.step('open another and plan it with an extra', async () => {
        const link = main
          .locator('#activities')
          .getByRole('link', { name: first.name, exact: true });
        await visitor.goToAndPress(link);
        await expect(page.locator('#price')).toBeAttached();
        await expect(page).toHaveURL(addressOf(siteId, stage.activity));
        await visitor.skip();
        if (isPhone) {
          const opener = button(say('activity:box.open'));
          await visitor.goToAndPress(opener);
          const sheet = page.getByRole('dialog', { name: say('activity:box.sheet') });
          await visitor.expectKept(sheet);
          await visitor.press('Escape');
          await expect(sheet).toBeHidden();
          await expect(opener).toBeFocused();
          await visitor.press('Enter');
          await expect(sheet).toBeVisible();
        }
        const box = isPhone
          ? page.getByRole('dialog', { name: say('activity:box.sheet') })
          : page.locator('#price');
        const told = box.locator('[aria-live="polite"]');
        if (!isPhone) await visitor.goToAndPress(box.locator('summary'));
        await visitor.goToAndPress(box.getByRole('checkbox').first(), 'Space');
        await expect(told).toContainText(first.extras[0]?.name ?? '');
        await visitor.goToAndPress(box.getByRole('button', { name: say('activity:box.add') }));
        await visitor.expectKept(journey.flyout);
        await visitor.press('Escape');
        await expect(journey.flyout).toBeHidden();
        // The focus returns to the control that opened the flyout, or to its replacement.
        const back = isPhone
          ? main.getByRole('button', { name: say('common:plan.planned'), exact: true })
          : main.getByRole('status').filter({ hasText: say('activity:box.planned') });
        await expect(back).toBeFocused();
      });

      await test.step('open the flyout from the header, and the plan from there', async () => {
        await visitor.goTo(journey.planButton, 'Shift+Tab');
        await visitor.press('Enter');
        await expect(journey.flyout).toBeVisible();
        await visitor.press('Escape');
        await expect(journey.planButton).toBeFocused();
        await visitor.press('Enter');
        await visitor.goToAndPress(
          journey.flyout.getByRole('link', { name: say('plan:flyout.open') }),
        );
        const cart = buildPath(site, 'cart', { city: shop.city.slug });
        await expect(page).toHaveURL(addressOf(siteId, cart));
        const { total } = expectPrice({ first, second }, 4, site.currency);
        await expect(journey.total).toHaveText(journey.money(total, site.currency));
      });

      const people = (first.stagGoesFree ?? 0) + 1;
      await test.step('say how many come', async () => {
        await visitor.skip();
        const field = main
          .getByRole('group', { name: say('planner:label') })
          .getByRole('spinbutton');
        await visitor.goTo(field);
        await visitor.press('ControlOrMeta+A');
        await visitor.type(String(people));
        const { total, items } = expectPrice({ first, second }, people, site.currency);
        await expect(journey.total).toHaveText(journey.money(total, site.currency));
        for (const item of items) {
          const told = main
            .locator('[aria-live="polite"]')
            .filter({ hasText: journey.money(item, site.currency) });
          await expect(told.first()).toBeVisible();
        }
      });

      await test.step('send it, wrongly at first', async () => {
        await visitor.goToAndPress(main.getByRole('link', { name: say('cart:next') }));
        await expect(journey.field('name')).toBeVisible();
        await visitor.skip();
        const days = anyDayButtons(page, say);
        for (let left = 2; left > 0; left -= 1) {
          await visitor.goToAndPress(days.first());
          await expect(days).toHaveCount(left - 1);
        }
        await visitor.goToAndPress(button(say('summary:form.submit')));
        const alert = page.getByRole('alert').filter({ hasText: say('summary:errors.name') });
        await expect(alert).toBeFocused();
        await visitor.goToAndPress(alert.getByRole('link', { name: say('summary:errors.name') }));
        await expect(journey.field('name')).toBeFocused();
        await visitor.type('Ann Example');
        await visitor.step();
        await expect(journey.field('email')).toBeFocused();
        await visitor.type('ann@example.com');
        await visitor.press('Enter');
        await expect(page).toHaveURL(addressOf(siteId, '/thankYou'));
        await expect(page.getByText(/^TR-/)).toBeVisible();
      });
      expect(consoleErrors).toEqual([]);
    });

    for (const name of ['home', 'city', 'activity', 'map', 'cart']) {
      test(`one sees where one is at every step there and back: ${name}`, async ({ page }) => {
        const stage = await loadStage(sites[siteId]);
        const visitor = new KeyboardVisitor(page);
        await plantCart(page, stage.shop, [stage.first, stage.second]);
        await open(page, stage, stage.screens[name]);
        const there = await visitor.walk();
        expect(there.steps).toBeGreaterThan(20);
        expect.soft(there.faults).toEqual([]);
        const back = await visitor.walk('Shift+Tab');
        expect.soft(back.faults).toEqual([]);
      });
    }

    test('menu or search take the focus, keep it and give it back', async ({ page }) => {
      const stage = await loadStage(sites[siteId]);
      const { say } = stage;
      const visitor = new KeyboardVisitor(page);
      await open(page, stage, stage.screens['page']);
      const banner = page.getByRole('banner');
      for (const name of isPhone ? ['search', 'menu'] : ['search']) {
        const opener = banner.getByRole('button', { name: say(`common:nav.${name}`), exact: true });
        await visitor.goToAndPress(opener);
        await visitor.expectKept(page.getByRole('dialog'));
        await visitor.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });
}
