import type { Page } from '@playwright/test';

/** What the browser says of how a page appeared. */
export interface Paint {
  /** Cumulative layout shift, without any excuse for what a visitor did. */
  readonly shift: number;
  /** Of the largest thing that was painted, as a resource; empty where it was text. */
  readonly largest: string;
}

/** To be called before the page is opened. */
export const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = Reflect.get(entry, 'url') as string;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** To the end of the page and back, so that everything that loads late has loaded. */
export const scrollThrough = async (page: Page) => {
  await page.evaluate(async () => {
    // Two frames: cards that come near take their size in the first, and who scrolls sees what has been drawn.
    const pause = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
