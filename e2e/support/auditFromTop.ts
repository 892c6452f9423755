import type { Page } from '@playwright/test';
import { audit } from './audit';
import { allSites } from './catalogue';

/** One site of each look. */
export const auditedSites = allSites.filter(({ id }) => ['en', 'pl2', 'sv', 'en3'].includes(id));

/** A phone, and a desk. */
export const auditedWidths = [390, 1440] as const;

export const auditFromTop = async (page: Page, what: string): Promise<void> => {
  // What the sticky header covers would count as too small to press.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await audit(page, what);
};
