import type { Page } from '@playwright/test';

/** What the browser reports about the painting of a page. */
export interface Paint {
  /**
   * Cumulative layout shift after the document is parsed, including shifts after a visitor's input. Before that, a slow
   * machine paints a part of the document, and the rest moves it.
   */
  readonly shift: number;
  /** The URL of the largest painted element; empty if it is text. */
  readonly largest: string;
}

/** Call this before the page opens. */
export const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const parsedAt = (navigation as PerformanceNavigationTiming).domInteractive;
      for (const entry of list.getEntries()) {
        // 0: the document is still being parsed.
        if (parsedAt === 0 || entry.startTime < parsedAt) continue;
        seen.shift += Reflect.get(entry, 'value') as number;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = Reflect.get(entry, 'url') as string;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/**
 * Waits for two frames: what comes near gets its size in the first, and the second paints it. A browser without a window
 * sometimes draws none until something changes, so this waits for half a second at most.
 */
export const awaitFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 500);
      }),
  );

/** @param top in px */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Scrolls to the end of the page and back, so that all lazy content loads. */
export const scrollThrough = async (page: Page) => {
  for (let top = 0, height = 1; top < height; top += 700) {
    await scrollTo(page, top);
    await awaitFrames(page);
    height = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  await scrollTo(page, 0);
  await page.waitForLoadState('networkidle');
};

export const readPaint = (page: Page): Promise<Paint> =>
  page.evaluate(() => Reflect.get(window, 'seen') as Paint);
