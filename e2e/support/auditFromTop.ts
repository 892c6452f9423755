import type { Page } from '@playwright/test';
import { audit } from './audit';
import { allSites } from './catalogue';
import { pairUp } from './pairUp';

const pairSites = (ids: readonly string[]) =>
  pairUp(
    allSites.filter(({ id }) => ids.includes(id)),
    [1440, 390],
  );

/** One site per look, each on a desktop or a phone. */
export const auditedScreens = pairSites(['en', 'pl2', 'sv', 'en3']);

/** Both themes and both sizes, for states: they have the colours of the screens in {@link auditedScreens}. */
export const auditedStates = pairSites(['en', 'pl2']);

export const auditFromTop = async (page: Page, what: string): Promise<void> => {
  // Controls behind the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await audit(page, what);
};
