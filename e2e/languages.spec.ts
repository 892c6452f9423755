import { expect, test } from './support/test';
import { sites } from '@/config/sites/records';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { awaitHydration } from './support/hydration';
import { loadWords } from './support/words';

test('a plan, its dates, group and currency come along to the site of another language', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await page.goto(addressOf('en', '/checkout/krakow/cart'), { waitUntil: 'networkidle' });
  const english = new PlanJourney(page, sites.en, await loadWords(sites.en), false);
  await page.getByRole('button', { name: 'Add to plan: Beer bike', exact: true }).click();
  await english.setPeople(11);
  await english.chooseCurrency('USD');
  // 139 PLN are 35 dollars. One of eleven people is free.
  await expect(english.total).toHaveText('US$350');

  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(addressOf('de', '/kasse/krakow/warenkorb'));
  const german = new PlanJourney(page, sites.de, await loadWords(sites.de), false);
  await expect(german.total).toHaveText('350\u00a0$');
  await expect(page.getByRole('heading', { level: 3, name: 'Bierbike' })).toBeVisible();

  await awaitHydration(page);
  await german.setPeople(12);
  await expect(german.total).toHaveText('385\u00a0$');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(addressOf('en', '/checkout/krakow/cart'));
  await expect(english.total).toHaveText('US$385');
  expect(consoleErrors).toEqual([]);
});

test('who has planned nothing takes nothing along', async ({ page }) => {
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(addressOf('de', '/krakow'));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
