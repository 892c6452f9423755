import { expect, type Page } from '@playwright/test';

/** How far the page is scrolled, in px. */
export const readTop = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Scrolls at once, as far down as a part of what there is to scroll. */
export const scrollTo = (page: Page, part: number): Promise<number> =>
  page.evaluate((wanted) => {
    const most = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.round(most * wanted), behavior: 'instant' });
    return Math.round(window.scrollY);
  }, part);

/** Notes where the view is as often as the browser paints, from now on. */
export const watchTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenTops: seen });
    const note = () => {
      const { port1, port2 } = new MessageChannel();
      // A message arrives once the frame has been painted; scripts may move the view until then.
      port1.onmessage = () => seen.push(Math.round(window.scrollY));
      port2.postMessage(null);
      requestAnimationFrame(note);
    };
    note();
  });

/** Where the view has been, each place once. */
export const listTops = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...new Set(Reflect.get(window, 'seenTops') as number[])]);

/** Waits until the view is somewhere and stays there. */
export const expectTop = async (page: Page, top: number): Promise<void> => {
  await expect.poll(async () => Math.abs((await readTop(page)) - top)).toBeLessThanOrEqual(2);
  await page.waitForTimeout(500);
  expect(Math.abs((await readTop(page)) - top)).toBeLessThanOrEqual(2);
};

/** How far an element is below what stays at the top of the page, in px; less than nothing where it is covered. */
export const measureBelowHeader = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - bottom);
  }, selector);

/** Follows a link without moving the view to it first, wherever it is. */
export const follow = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(wanted);
    if (!link) throw new Error(`There is no ${wanted} on ${window.location.pathname}`);
    link.click();
  }, selector);
