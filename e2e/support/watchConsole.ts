import type { Page } from '@playwright/test';

/** Collects what a page complains about, hydration warnings included. Filled as the page goes on. */
export const watchConsole = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
};
