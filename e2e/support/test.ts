import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { waitForHydration } from './hydration';

/**
 * Playwright's `test`. A test that fails also names each navigation that got no page, and the reason: the browser then
 * shows a page of its own, and an assertion sees only that page's address.
 * Every page that is opened until the network rests has hydrated then.
 */
export const test = base.extend<{ readonly failedNavigations: undefined }>({
  context: async ({ context }, provide) => {
    await waitForHydration(context);
    await provide(context);
  },
  failedNavigations: [
    async ({ browser }: { browser: Browser }, use, testInfo) => {
      const failed: string[] = [];
      const watch = (context: BrowserContext): void => {
        context.on('requestfailed', (request) => {
          if (request.isNavigationRequest())
            failed.push(`${request.url()}: ${request.failure()?.errorText ?? 'no reason'}`);
        });
      };
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      if (testInfo.status !== testInfo.expectedStatus && failed.length > 0)
        testInfo.errors.push({ message: `Navigations that failed: ${failed.join(', ')}` });
    },
    { auto: true },
  ],
});

export * from '@playwright/test';
