import { expect, type JSHandle, type Locator, type Page, test } from './support/test';
import { sites } from '@/config/sites/records';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { KeyboardVisitor } from './support/KeyboardVisitor';
import { pairUp } from './support/pairUp';
import { plantCart } from './support/plannedCart';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { loadStage, type Stage } from './support/stage';

const open = (page: Page, { site }: Stage, path: string | undefined) =>
  page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });

test.describe('where the system brings its own colours', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  /** Clicks without pointer and focus, which would change the look. */
  const press = (control: Locator) => control.evaluate((it: HTMLElement) => it.click());

  /** Compares screenshots, since computed styles also report colours that are not visible. */
  const expectToShow = async (shown: Locator, change: () => Promise<unknown>) => {
    await shown.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const look = () => shown.screenshot({ animations: 'disabled' });
    const before = await look();
    expect(before.equals(await look()), 'the same twice').toBe(true);
    await change();
    const after = await look();
    expect.soft(before.equals(after), `${String(shown)} looks the same on and off`).toBe(false);
  };

  test('chips, boxes to tick and switches show whether they are on', async ({ page }) => {
    const stage = await loadStage(sites.en);
    const { say } = stage;
    await open(page, stage, stage.screens['city']);
    const chip = page.locator('#activities label:has(input[type="radio"])').nth(1);
    await expectToShow(chip, async () => {
      await press(chip.locator('input'));
      await expect(chip.locator('input')).toBeChecked();
    });
    const tick = page.locator('#activities input[type="checkbox"]').first();
    await expectToShow(tick, async () => {
      await press(tick);
      await expect(tick).toBeChecked();
    });
    await open(page, stage, stage.screens['city']);
    const toggle = page.locator('#activities button[aria-pressed]').first();
    await expectToShow(toggle, () => press(toggle));

    await open(page, stage, stage.screens['destinations']);
    const look = page.locator('label:has(input[value="map"])');
    await expectToShow(look, async () => {
      await press(look.locator('input'));
      await expect(page.getByRole('region', { name: say('map:label') })).toBeVisible();
    });
  });

  test('the chosen city of the map, the day of the calendar and the page of the blog stand out', async ({
    page,
  }) => {
    const stage = await loadStage(sites.en);
    const { say, shop } = stage;
    await open(page, stage, stage.screens['map']);
    const entry = page.locator('#cities > li').first();
    const mark = page
      .getByRole('region', { name: say('map:label') })
      .getByRole('button', { name: shop.cityTexts.name, exact: true });
    await expectToShow(entry, () => press(mark));

    await plantCart(page, shop, [stage.first]);
    await open(page, stage, stage.screens['cart']);
    await press(page.getByRole('button', { name: say('plan:item.date') }).last());
    const chosen = page.getByRole('gridcell', { selected: true });
    const other = page.locator('button[role="gridcell"]:not([aria-selected="true"], [disabled])');
    await expect(chosen).toBeVisible();
    // A focus ring would suffice, but it moves with the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const groundOf = (day: Locator) =>
      day.evaluate((it) => {
        const { backgroundColor, outlineStyle, borderTopWidth } = getComputedStyle(it);
        return [backgroundColor, outlineStyle, borderTopWidth].join(' ');
      });
    expect.soft(await groundOf(chosen)).not.toBe(await groundOf(other.last()));

    for (const path of [stage.screens['blog'], stage.screens['category']]) {
      await open(page, stage, path);
      const here = page.locator('main nav [aria-current]').first();
      const there = page.locator('main nav a:not([aria-current])').first();
      expect.soft(await groundOf(here)).not.toBe(await groundOf(there));
    }
  });

  test('what is a box in our colours is one in those', async ({ page }) => {
    const stage = await loadStage(sites.en);
    await plantCart(page, stage.shop, [stage.first, stage.second]);
    /** The controls that are shown. Both looks are compared on the same ones: more may arrive in between. */
    const findControls = () =>
      page.evaluateHandle(() =>
        [...document.querySelectorAll('button, select, textarea, input, a')]
          .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          // The skip link appears on focus and has a focus ring.
          .filter((it) => it.getAttribute('href') !== '#content'),
      );
    /** Whether each has a border or a background of its own. */
    const lookAt = (controls: JSHandle<readonly Element[]>) =>
      controls.evaluate((list) =>
        list.map((it) => {
          const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle } =
            getComputedStyle(it);
          const hasEdge =
            outlineStyle !== 'none' ||
            (Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none');
          const page = getComputedStyle(document.body).backgroundColor;
          const hasGround = !['rgba(0, 0, 0, 0)', page].includes(backgroundColor);
          return {
            html: it.outerHTML.slice(0, 120),
            isShown: it.isConnected,
            isBox: hasEdge || hasGround,
          };
        }),
      );
    for (const name of [
      'home',
      'city',
      'activity',
      'cart',
      'summary',
      'about',
      'blog',
      'missing',
    ]) {
      await page.emulateMedia({ forcedColors: 'none' });
      await open(page, stage, stage.screens[name]);
      const controls = await findControls();
      const ours = await lookAt(controls);
      expect(ours.filter(({ isBox }) => isBox).length, name).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const theirs = await lookAt(controls);
      const lost = theirs.filter(({ isBox, isShown }, at) => ours[at]?.isBox && isShown && !isBox);
      expect.soft(lost, name).toEqual([]);
    }
  });

  test('the keyboard still shows where one is', async ({ page }) => {
    const stage = await loadStage(sites.en);
    for (const name of ['city', 'map', 'about']) {
      await open(page, stage, stage.screens[name]);
      expect.soft((await new KeyboardVisitor(page).walk()).faults, name).toEqual([]);
    }
  });

  test.describe('for a visitor who has been nowhere', () => {
    test.use({ storageState: undecided });

    test('the switches of the cookie settings show whether they are on', async ({ page }) => {
      const stage = await loadStage(sites.en);
      const dialog = new ConsentDialog(page, stage.say);
      await open(page, stage, stage.screens['page']);
      await expect(dialog.notice).toBeVisible();
      await dialog.press(dialog.notice, 'choose');
      await expect(dialog.settings).toBeVisible();
      const choice = dialog.settings.getByRole('checkbox').last();
      await expectToShow(choice.locator('xpath=ancestor::*[@class][1]'), () => press(choice));
      await expect(choice).toBeChecked();
    });
  });
});

test.describe('where no motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Elements that would move, or that would scroll smoothly. */
  const listMoving = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            part,
          );
          const isMoving =
            transitionDuration !== '0s' || animationName !== 'none' || scrollBehavior === 'smooth';
          return isMoving ? [`${element.outerHTML.slice(0, 120)} ${part ?? ''}`] : [];
        }),
      ),
    );

  /** Records animations in any frame from now on, and their durations. */
  const watchAnimations = (page: Page) =>
    page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { animated: seen });
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const { duration } = effect?.getComputedTiming() ?? {};
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          if (typeof duration === 'number' && duration > 0)
            seen.add(`${duration} ms: ${target?.outerHTML.slice(0, 120)}`);
        }
        requestAnimationFrame(note);
      };
      note();
    });

  for (const [siteId, [device, width]] of pairUp(
    ['en', 'pl2'] as const,
    [
      ['desktop', 1440],
      ['phone', 390],
    ] as const,
  )) {
    test(`nothing moves on ${siteId}, ${device}`, async ({ page }) => {
      const stage = await loadStage(sites[siteId]);
      const { site, say, shop, screens, first, second } = stage;
      const journey = new PlanJourney(page, site, say, device === 'phone');
      await page.setViewportSize({ width, height: 900 });
      await plantCart(page, shop, [first, second]);
      for (const name of ['home', 'city', 'cart', 'map']) {
        await open(page, stage, screens[name]);
        await watchAnimations(page);
        await journey.planButton.click();
        await expect(journey.flyout).toBeVisible();
        expect.soft(await listMoving(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(journey.flyout).toBeHidden();
        const animated = await page.evaluate(() => [
          ...(Reflect.get(window, 'animated') as Set<string>),
        ]);
        expect.soft(animated, name).toEqual([]);
      }
    });
  }
});
