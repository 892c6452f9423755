import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words';

/** A visitor's actions in the consent notice and in the dialog behind the footer button. */
export class ConsentDialog {
  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {}

  get notice(): Locator {
    return this.page.getByRole('dialog', { name: this.say('consent:notice.title') });
  }

  get settings(): Locator {
    return this.page.getByRole('dialog', { name: this.say('consent:settings'), exact: true });
  }

  get opener(): Locator {
    return this.page
      .getByRole('contentinfo')
      .getByRole('button', { name: this.say('common:footer.cookies') });
  }

  async press(dialog: Locator, what: 'accept' | 'refuse' | 'choose' | 'save'): Promise<void> {
    await dialog.getByRole('button', { name: this.say(`consent:${what}`), exact: true }).click();
  }

  async accept(): Promise<void> {
    await this.press(this.notice, 'accept');
    await expect(this.notice).toBeHidden();
  }

  async openSettings(): Promise<void> {
    await this.opener.click();
    await expect(this.settings).toBeVisible();
  }

  /** Opens the settings from the notice and expands all sections. */
  async openChoices(): Promise<void> {
    await this.press(this.notice, 'choose');
    await expect(this.settings).toBeVisible();
    for (const purpose of ['necessary', 'analytics']) {
      const name = this.say(`consent:${purpose}.title`);
      await this.settings.getByRole('button', { name, exact: true }).click();
    }
  }
}
