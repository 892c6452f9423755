import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page keeps its height for ten frames. After its cards have changed, those near the view get their real
 * height frame by frame; a checker that reads positions meanwhile takes texts for being on another background.
 */
const awaitSteadyHeight = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A browser without a window sometimes draws no frame until something changes.
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 100);
      });
    let height = 0;
    for (let steady = 0; steady < 10; steady += 1) {
      await nextFrame();
      const { scrollHeight } = document.documentElement;
      if (scrollHeight !== height) steady = 0;
      height = scrollHeight;
    }
  });

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
