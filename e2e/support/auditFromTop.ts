import type { Page } from '@playwright/test';
import { audit } from './audit';
import { allSites } from './catalogue';
import { pairUp } from './pairUp';

const pairSites = (ids: readonly string[]) =>
  pairUp(
    allSites.filter(({ id }) => ids.includes(id)),
    [1440, 390],
  );

/** Both themes and both sizes. All screens and all states are checked on these. */
export const auditedStates = pairSites(['en', 'pl2']);

/** One site per further look, each on a desktop or a phone. Only the key screens are checked on these. */
export const auditedLooks = pairSites(['sv', 'en3']);

export const auditFromTop = async (page: Page, what: string): Promise<void> => {
  // Controls behind the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await audit(page, what);
};
