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

/** Scrolls to the end of the page and back, so that all lazy content loads. */
export const scrollThrough = async (page: Page) => {
  await page.evaluate(async () => {
    // Two frames: cards that come near get their size in the first, and the second paints them. A browser without a window
    // sometimes draws none until something changes, so nobody waits for them longer than for half a second.
    const pause = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 500);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await pause();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
};

export const readPaint = (page: Page): Promise<Paint> =>
  page.evaluate(() => Reflect.get(window, 'seen') as Paint);
