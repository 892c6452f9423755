import { expect, type Page } from '@playwright/test';
import { awaitFrames } from './paint';

/** How far the page is scrolled, in px. */
export const readTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** In px. Cards above the view get their real height late; the browser then changes the number, not the view. */
const LATE_LAYOUT_PX = 32;

/** Waits until the position no longer changes, and returns it. */
export const awaitStill = async (page: Page): Promise<number> => {
  let top = Number.NaN;
  await expect(async () => {
    top = await readTop(page);
    await awaitFrames(page);
    await awaitFrames(page);
    expect(await readTop(page)).toBe(top);
  }).toPass();
  return top;
};

/** Scrolls without animation, to a fraction of the scrollable height. Returns the position. */
export const scrollTo = async (page: Page, part: number): Promise<number> => {
  await page.evaluate((wanted) => {
    const most = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.round(most * wanted), behavior: 'instant' });
  }, part);
  return awaitStill(page);
};

/**
 * From now on, what the page animates itself takes five times as long, so that a busy machine draws frames of it too.
 */
export const slowAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    const begin = now();
    performance.now = () => begin + (now() - begin) / 5;
  });

/** Records the scroll position of every frame, from now on. */
export const watchTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenTops: seen });
    const note = () => {
      const { port1, port2 } = new MessageChannel();
      // The message arrives after the frame is painted. Scripts may scroll until then.
      port1.onmessage = () => seen.push(Math.round(window.scrollY));
      port2.postMessage(null);
      requestAnimationFrame(note);
    };
    note();
  });

/** The recorded scroll positions, each one once. */
export const listTops = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...new Set(Reflect.get(window, 'seenTops') as number[])]);

/** Waits until the view is somewhere and stays there. A new page is at its top for a moment before it glides there. */
export const expectTop = (page: Page, top: number): Promise<void> =>
  expect(async () => {
    expect(Math.abs((await readTop(page)) - top)).toBeLessThanOrEqual(2);
    await page.waitForTimeout(500);
    expect(Math.abs((await readTop(page)) - top)).toBeLessThanOrEqual(LATE_LAYOUT_PX);
  }).toPass({ timeout: 10_000 });

/** How far an element is below the sticky header, in px; negative if the header covers it. */
export const measureBelowHeader = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - bottom);
  }, selector);

/** Clicks a link by script, without scrolling to it. */
export const follow = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(wanted);
    if (!link) throw new Error(`There is no ${wanted} on ${window.location.pathname}`);
    link.click();
  }, selector);
