import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words';

/** Opens the search in the header of a page, ready for input. */
export const openSearchPanel = async (page: Page, say: Say): Promise<Locator> => {
  // At rest, it is a link to the search page.
  await page.mouse.move(5, 5);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('common:nav.search') })
    .click();
  const panel = page.getByRole('dialog', { name: say('search:panel.label') });
  await expect(panel.getByRole('combobox')).toBeFocused();
  return panel;
};
