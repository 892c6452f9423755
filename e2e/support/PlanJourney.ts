import { expect, type Locator, type Page } from '@playwright/test';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { formatMoney } from '@/lib/formatMoney';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { answerDays } from './answerDays';
import { addressOf } from './shop';
import { showExtras } from './showExtras';
import type { Say } from './words';

/** A visitor's actions on a site, in the site's language, on a phone or a desktop. */
export class PlanJourney {
  constructor(
    readonly page: Page,
    readonly site: Site,
    readonly say: Say,
    readonly isPhone: boolean,
  ) {}

  money(amount: number, currency: CurrencyCode): string {
    return formatMoney(amount, currency, this.site.formatLocale);
  }

  get planButton(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: this.say('common:plan.open') });
  }

  /** The total of the cart page. */
  get total(): Locator {
    // Beside it stands whether VAT is included.
    const label = new RegExp(
      `^${this.say('plan:totals.total')}( ${this.say('common:price.vat')})?$`,
    );
    return this.page
      .locator('aside dl > div')
      .filter({ has: this.page.locator('dt', { hasText: label }) })
      .locator('dd');
  }

  async openHome(): Promise<void> {
    await this.page.goto(addressOf(this.site.id), { waitUntil: 'networkidle' });
  }

  async chooseCity(name: string, slug: string): Promise<void> {
    const planner = this.page.getByRole('group', { name: this.say('planner:label') });
    await planner.getByLabel(this.say('home:planner.destination')).selectOption({ label: name });
    await planner.getByRole('link', { name: this.say('home:planner.go') }).click();
    await expect(this.page).toHaveURL(addressOf(this.site.id, `/${slug}`));
  }

  async addFromCard({ name }: PlannedProduct): Promise<void> {
    const button = this.page.locator('#activities').getByRole('button', {
      name: new RegExp(`: ${name}$`),
    });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  async openActivity({ name }: PlannedProduct): Promise<void> {
    await this.page.locator('#activities').getByRole('link', { name, exact: true }).click();
    await expect(this.page.locator('#price')).toBeAttached();
  }

  /** The booking box, or the sheet that holds it on a phone. */
  async openBox(): Promise<Locator> {
    if (!this.isPhone) return this.page.locator('#price');
    await this.page.getByRole('button', { name: this.say('activity:box.open') }).click();
    const sheet = this.page.getByRole('dialog', { name: this.say('activity:box.sheet') });
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async addWithFirstExtra(): Promise<void> {
    const box = await this.openBox();
    await showExtras(box);
    const extra = box.getByRole('checkbox').first();
    // Not `check`, which expects the tick at once: a press before hydration is repeated after it.
    await extra.click();
    await expect(extra).toBeChecked();
    await box.getByRole('button', { name: this.say('activity:box.add') }).click();
    await expect(this.flyout).toBeVisible();
  }

  get flyout(): Locator {
    return this.page.getByRole('dialog', { name: this.say('plan:flyout.label') });
  }

  async openCartFromFlyout(city: string): Promise<void> {
    await this.flyout.getByRole('link', { name: this.say('plan:flyout.open') }).click();
    await expect(this.page).toHaveURL(
      addressOf(this.site.id, buildPath(this.site, 'cart', { city })),
    );
  }

  async setPeople(people: number): Promise<void> {
    const planner = this.page.getByRole('group', { name: this.say('planner:label') });
    await planner.getByRole('spinbutton').fill(String(people));
  }

  async chooseCurrency(currency: CurrencyCode): Promise<void> {
    if (!this.isPhone) {
      await this.page.getByRole('banner').getByRole('combobox').selectOption(currency);
      return;
    }
    await this.page.getByRole('button', { name: this.say('common:nav.menu'), exact: true }).click();
    const drawer = this.page.getByRole('dialog', { name: this.say('common:nav.menu') });
    await drawer.getByRole('combobox').selectOption(currency);
    await this.page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }

  async openSummary(city: string): Promise<void> {
    await this.page.getByRole('link', { name: this.say('cart:next') }).click();
    await expect(this.page).toHaveURL(
      addressOf(this.site.id, buildPath(this.site, 'summary', { city })),
    );
    await expect(this.field('name')).toBeVisible();
    await answerDays(this.page, this.say);
  }

  field(name: 'name' | 'email' | 'phone' | 'notes' | 'company' | 'vat'): Locator {
    return this.page.getByRole('textbox', { name: this.say(`summary:form.${name}`) });
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('summary:form.submit') }).click();
  }
}
