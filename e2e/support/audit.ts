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

/**
 * What checkers of WCAG 2.2 AA and of best practices object to: the rule and the first element.
 *
 * @param part selector of the part of the screen to look at, otherwise all of it
 */
export const findViolations = async (page: Page, part?: string): Promise<readonly string[]> => {
  await awaitSteadyHeight(page);
  const builder = new AxeBuilder({ page });
  if (part !== undefined) builder.include(part);
  const { violations } = await builder
    // The shop has no frames. For frames, each audit would open an extra page.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** Checks the current screen for WCAG 2.2 AA, best practices and sideways scrolling. */
export const audit = async (page: Page, what: string): Promise<void> => {
  expect.soft(await findViolations(page), what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
};
