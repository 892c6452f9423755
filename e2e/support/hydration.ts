import type { BrowserContext, Page } from '@playwright/test';
import { hydratedEvent } from '@/lib/hydration';

/** A page whose scripts fail on purpose never hydrates: its test goes on after this. */
const limitMs = 10_000;

/** Runs before the scripts of each document. Without JavaScript it does not run, and nothing is waited for. */
const watchHydration = (event: string): void => {
  const hydrated = new Promise<void>((resolve) =>
    document.addEventListener(event, (happened) => {
      // Some controls hydrate after the page.
      if (happened instanceof CustomEvent && happened.detail.left === 0) resolve();
    }),
  );
  Reflect.set(window, 'hydrated', hydrated);
};

/** Waits until all controls of the open page have hydrated: after a link to another document, which `goto` did not open. */
export const awaitHydration = async (page: Page): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  const hydrated = page
    .evaluate(async () => {
      if (!document.getElementById('__NEXT_DATA__')) return;
      // Controls hydrate at the first sign of a visitor.
      window.dispatchEvent(new Event('pointermove'));
      await Reflect.get(window, 'hydrated');
    })
    // The page may leave for another address meanwhile.
    .catch(() => undefined);
  await Promise.race([hydrated, limit]);
  clearTimeout(timer);
};

/**
 * Loads the page again, until all its controls have hydrated. Not until the network rests: Chromium reports nothing of
 * what an earlier load prefetched and this one asks for again, for up to half a minute.
 */
export const reloadHydrated = async (page: Page): Promise<void> => {
  await page.reload();
  await awaitHydration(page);
};

/**
 * Makes `goto` with `networkidle` wait for hydration as well. On a slow machine the network may rest before the scripts
 * have run, and what a test reads or presses then changes under its hands.
 */
export const waitForHydration = async (context: BrowserContext): Promise<void> => {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil === 'networkidle') await awaitHydration(page);
      return response;
    };
  });
  await context.addInitScript(watchHydration, hydratedEvent);
};
