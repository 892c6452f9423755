import { expect, type Page, test } from './support/test';
import type { Site } from '@/config/sites/site';
import { readStrings } from '@/testing/translationFiles';
import { auditedStates, auditFromTop } from './support/auditFromTop';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { plantCart } from './support/plannedCart';
import { PlanJourney } from './support/PlanJourney';
import { fail, sabotage } from './support/saboteur';
import { openSearchPanel } from './support/searchPanel';
import { addressOf } from './support/shop';
import { showExtras } from './support/showExtras';
import { loadStage } from './support/stage';

/** Opens a page. Each test waits for the content that it needs. */
const open = (page: Page, site: Site, path = '/') => page.goto(addressOf(site.id, path));

/** Opens a page and waits until its controls work. */
const openAlive = async (page: Page, site: Site, path?: string) => {
  await open(page, site, path);
  await page.waitForLoadState('networkidle');
};

const refuseCalls = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));

/** The locale of visitors with another language than the site's, and the language offered to them. */
const strangers = (site: Site) =>
  site.lang === 'en'
    ? ({ locale: 'de-DE', lang: 'de' } as const)
    : ({ locale: 'en-GB', lang: 'en' } as const);

for (const [site, width] of auditedStates) {
  const hasOffer = site.id !== 'en3';
  const isPhone = width === 390;
  test.describe(`WCAG 2.2 AA checkers object to nothing on ${site.id} at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      // Elements that still fade in would be checked halfway.
      contextOptions: { reducedMotion: 'reduce' },
    });

    test.describe('for a visitor who has been nowhere', () => {
      test.use({ storageState: undecided, locale: strangers(site).locale });

      test(`the notice, the cookie settings${hasOffer ? ', the offer of another language' : ''}`, async ({
        page,
      }) => {
        const { say, screens } = await loadStage(site);
        const dialog = new ConsentDialog(page, say);
        await open(page, site, screens['page']);
        await expect(dialog.notice).toBeVisible();
        await auditFromTop(page, 'notice');

        await dialog.openChoices();
        await auditFromTop(page, 'cookie settings');

        await dialog.press(dialog.settings, 'refuse');
        await expect(dialog.settings).toBeHidden();
        if (!hasOffer) return;
        const label = readStrings(strangers(site).lang, 'offer').get('label');
        await expect(page.getByRole('complementary', { name: label })).toBeVisible();
        await auditFromTop(page, 'offer of another language');
      });
    });

    test(`${isPhone ? 'the menu, ' : ''}the search without its index and with suggestions, results that are none`, async ({
      page,
    }) => {
      const { say, screens, first } = await loadStage(site);
      await openAlive(page, site);
      if (isPhone) {
        await page.getByRole('button', { name: say('common:nav.menu'), exact: true }).click();
        const menu = page.getByRole('dialog', { name: say('common:nav.menu') });
        await expect(menu).toBeVisible();
        await auditFromTop(page, 'menu');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      }

      const index = '**/search/all.json*';
      await page.route(index, (route) => route.abort());
      const panel = await openSearchPanel(page, say);
      await expect(panel.getByRole('alert')).toBeVisible();
      await auditFromTop(page, 'search without its index');
      await page.unroute(index);
      await panel.getByRole('button', { name: say('search:failed.retry') }).click();
      await panel.getByRole('combobox').fill(first.name);
      await expect(panel.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await auditFromTop(page, 'search with suggestions');

      await open(page, site, screens['search']?.replace(/q=.*/, 'q=zzxqzz'));
      const none = say('search:none.heading', { query: 'zzxqzz' });
      await expect(page.getByRole('heading', { name: none })).toBeVisible();
      await auditFromTop(page, 'results that are none');
    });

    test('a list that is filtered and sorted, one that filters leave empty, a map with a city chosen', async ({
      page,
    }) => {
      const { say, shop, screens } = await loadStage(site);
      const city = screens['city'] ?? '';
      const category = shop.products[0]?.product.category ?? '';
      await open(page, site, `${city}?category=${category}&sort=price`);
      await expect(page.locator(`#activities input[value="${category}"]`)).toBeChecked();
      await auditFromTop(page, 'filtered and sorted');
      await open(page, site, `${city}?category=driving&price=120`);
      await expect(page.getByRole('heading', { name: say('filters:none.heading') })).toBeVisible();
      await auditFromTop(page, 'filtered until nothing is left');

      await open(page, site, `${screens['destinations']}?view=map`);
      const map = page.getByRole('region', { name: say('map:label') });
      await map.getByRole('button', { name: shop.cityTexts.name, exact: true }).click();
      await expect(map.getByRole('link', { name: shop.cityTexts.name })).toBeVisible();
      await auditFromTop(page, 'map with a city chosen');
    });

    test('extras chosen, the flyout with what was added, a plan while calls fail, an order that failed and one that arrived', async ({
      page,
    }) => {
      const { say, shop, screens, activity } = await loadStage(site);
      const visitor = new PlanJourney(page, site, say, isPhone);
      await openAlive(page, site, activity);
      const box = await visitor.openBox();
      await showExtras(box);
      await box.getByRole('checkbox').first().check();
      await expect(box.getByRole('spinbutton')).toHaveCount(2);
      await auditFromTop(page, 'extras chosen');
      await box.getByRole('button', { name: say('activity:box.add') }).click();
      await expect(visitor.flyout).toContainText(say('plan:flyout.added'));
      await auditFromTop(page, 'flyout with what was added');

      await refuseCalls(page);
      await open(page, site, screens['cart']);
      await expect(visitor.total).toBeVisible();
      await auditFromTop(page, 'plan while calls fail');
      await visitor.openSummary(shop.city.slug);
      await visitor.field('name').fill('Ann Example');
      await visitor.field('email').fill('ann@example.com');
      await visitor.submit();
      const failure = page.getByRole('alert').filter({ hasText: say('summary:unsure.heading') });
      await expect(failure).toBeFocused();
      await auditFromTop(page, 'order that failed');
      await page.unroute('**/api/**');
      await failure.getByRole('button', { name: say('summary:failure.retry') }).click();
      await expect(page.getByText(/^TR-/)).toBeVisible();
      await auditFromTop(page, 'order that arrived');
    });

    test('a plan before scripts come, one whose day has passed, one that was emptied', async ({
      page,
    }) => {
      const { say, shop, screens, first } = await loadStage(site);
      const empty = page.getByRole('heading', { name: say('cart:empty.heading') });
      await plantCart(page, shop, [first], '2026-01-05');
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await open(page, site, screens['cart']);
      await expect(page.getByText(say('cart:loading'))).toBeVisible();
      await expect(empty).toBeHidden();
      await auditFromTop(page, 'plan before scripts come');
      await page.unroute('**/_next/static/chunks/**');

      await open(page, site, screens['cart']);
      await expect(page.locator('aside').getByRole('alert')).toBeVisible();
      await auditFromTop(page, 'plan whose day has passed');
      const remove = say('plan:item.removeNamed', { activity: first.name });
      await page.getByRole('main').getByRole('button', { name: remove }).click();
      await expect(empty).toBeVisible();
      await auditFromTop(page, 'plan that was emptied');

      await plantCart(page, shop, []);
      await open(page, site, screens['cart']);
      await expect(empty).toBeVisible();
    });

    test('a question with mistakes, one that failed, one that arrived, and the screen of an app that broke', async ({
      page,
    }) => {
      const { say, screens } = await loadStage(site);
      const contact = page.locator('#contact');
      const submit = contact.getByRole('button', { name: say('contact:form.submit') });
      await sabotage(page, `${site.id}.localhost`);
      await open(page, site, `${screens['about']}#contact`);
      // The form loads when it comes near the view.
      await contact.locator('h3').first().scrollIntoViewIfNeeded();
      await submit.click();
      await expect(contact.getByRole('alert')).toBeFocused();
      await auditFromTop(page, 'question with mistakes');

      await refuseCalls(page);
      for (const [field, words] of [
        ['name', 'Ann Example'],
        ['email', 'ann@example.com'],
        ['message', `Is there a boat for twelve? ${crypto.randomUUID()}`],
      ] as const) {
        await contact.getByRole('textbox', { name: say(`contact:form.${field}`) }).fill(words);
      }
      await submit.click();
      await expect(contact.getByRole('alert')).toContainText(say('contact:failure.heading'));
      await auditFromTop(page, 'question that failed');
      await page.unroute('**/api/**');
      await contact.getByRole('button', { name: say('contact:failure.retry') }).click();
      await expect(contact.getByRole('status').first()).toContainText(say('contact:sent.heading'));
      await auditFromTop(page, 'question that arrived');

      await fail(page, 'error', 'undefined is not a function');
      const heading = say('errors:notFound.heading');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await auditFromTop(page, 'app that broke');
    });
  });
}
