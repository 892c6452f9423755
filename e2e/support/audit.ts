import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { awaitFrames } from './paint';

/**
 * Waits until the page keeps its height for ten frames. After its cards have changed, those near the view get their real
 * height frame by frame; a checker that reads positions meanwhile takes texts for being on another background.
 */
const awaitSteadyHeight = async (page: Page): Promise<void> => {
  for (let height = 0, pairs = 0; pairs < 5;) {
    await awaitFrames(page);
    const current = await page.evaluate(() => document.documentElement.scrollHeight);
    pairs = current === height ? pairs + 1 : 0;
    height = current;
  }
};

/** Checks the current screen for WCAG 2.2 AA, best practices and sideways scrolling. */
export const audit = async (page: Page, what: string): Promise<void> => {
  await awaitSteadyHeight(page);
  const { violations } = await new AxeBuilder({ page })
    // The shop has no frames. For frames, each audit would open an extra page.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`);
  expect.soft(told).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
};
