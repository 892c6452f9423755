import type { Page } from '@playwright/test';

/** Collects console errors and warnings, also of hydration. The list fills while the page runs. */
export const watchConsole = (page: Page): readonly string[] => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      consoleErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
  return consoleErrors;
};
