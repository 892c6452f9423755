import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What WCAG 2.2 AA checkers and best practices object to on a screen as it is, and whether it scrolls sideways. */
export const audit = async (page: Page, what: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames here, for the sake of which each look would open a page of its own.
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
