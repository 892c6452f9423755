import type { Locator } from '@playwright/test';

/** Opens the extras of a booking box, which are folded beside the description of an activity. */
export const showExtras = async (box: Locator): Promise<void> => {
  const fold = box.locator('details');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
};
