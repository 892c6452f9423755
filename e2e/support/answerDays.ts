import { expect, type Page } from '@playwright/test';
import type { Say } from './words';

/** The answers of the summary to the question for days: one for each activity whose day nobody has chosen. */
export const anyDayButtons = (page: Page, say: Say) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${say('plan:day.anyIsFine')}`) });

/** Says of each activity of a plan without chosen days that any day is fine. */
export const answerDays = async (page: Page, say: Say): Promise<void> => {
  const answers = anyDayButtons(page, say);
  await answers.first().waitFor();
  for (let left = await answers.count(); left > 0; left -= 1) {
    await answers.first().click();
    await expect(answers).toHaveCount(left - 1);
  }
};
