import { expect, type Page, test } from './support/test';
import { answerDays } from './support/answerDays';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { loadShops } from './support/catalogue';
import { undecided } from './support/choice';
import { ConsentDialog } from './support/ConsentDialog';
import { pickProducts } from './support/plan';
import { listScreens } from './support/screens';
import { addressOf } from './support/shop';
import { watchPolicy } from './support/watchPolicy';
import { loadWords } from './support/words';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

type Size = keyof typeof sizes;

const openingsOf: readonly (readonly [siteId: SiteId, size: Size])[] = [
  ['pl2', 'phone'],
  ['en3', 'desktop'],
];

/** Waits for everything that loads after the page: calls, the map, notices to visitors. */
const settle = async (page: Page) => {
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');
};

/** Requests that tags send, each in its own way, as a tag manager container makes them. */
const tagRequests = [
  ['script', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
  ['call', 'https://region1.google-analytics.com/g/collect?v=2'],
  ['call', 'https://www.google-analytics.com/g/collect?v=2'],
  ['picture', 'https://www.google-analytics.com/collect?v=1'],
  ['script', 'https://www.googleadservices.com/pagead/conversion/1/'],
  ['script', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/'],
  ['picture', 'https://www.google.com/pagead/1p-conversion/1/'],
  ['call', 'https://pagead2.googlesyndication.com/ccm/collect'],
] as const;

/** A container that sends all these requests. */
const container = `for (const [kind, url] of ${JSON.stringify(tagRequests)}) {
  if (kind === 'call') void fetch(url, { method: 'POST', mode: 'no-cors' }).catch(() => {});
  else {
    const it = document.createElement(kind === 'script' ? 'script' : 'img');
    it.src = url;
    if (kind === 'script') document.head.append(it);
  }
}`;

/** Answers all requests of tags. @returns the requested addresses */
const answerForTags = async (page: Page): Promise<ReadonlySet<string>> => {
  const asked = new Set<string>();
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.add(url.replace(/\?.*/, ''));
    const isContainer = url.includes('/gtm.js');
    await route.fulfill({ contentType: 'text/javascript', body: isContainer ? container : '' });
  });
  return asked;
};

test('a breach would be seen', async ({ page }) => {
  const breaches = await watchPolicy(page);
  await page.goto(addressOf('en'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/x.png">');
  });
  await expect.poll(() => breaches.join('\n')).toMatch(/script-src-elem stops inline/);
  await expect.poll(() => breaches.join('\n')).toMatch(/img-src stops https:\/\/evil\.example/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test.describe('to whoever has said nothing yet', () => {
  test.use({ storageState: undecided });

  for (const [siteId, size] of openingsOf) {
    const site = sites[siteId];
    test(`whatever opens on ${siteId} does so too, tags after a yes among it, ${size}`, async ({
      page,
    }) => {
      const shop = (await loadShops()).get(site.id)?.[0];
      if (!shop) throw new Error(`${site.id} sells nothing`);
      const city = shop.city.slug;
      const picked = pickProducts(shop);
      const say = await loadWords(site);
      const screens = await listScreens(site);
      const breaches = await watchPolicy(page);
      const measured = await answerForTags(page);
      const open = async (path: string | undefined) => {
        await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
        await settle(page);
      };
      const banner = page.getByRole('banner');
      await page.setViewportSize(sizes[size]);

      await open('/');
      const consent = new ConsentDialog(page, say);
      await consent.press(consent.notice, 'choose');
      await expect(consent.settings).toBeVisible();
      await consent.press(consent.settings, 'accept');
      await expect.poll(() => measured.size).toBe(tagRequests.length + 1);

      await open(buildPath(site, 'cart', { city }));
      // Not every activity can be booked for every day.
      for (const { name } of [picked.first, picked.second]) {
        const article = page.locator('article', { has: page.getByText(name, { exact: true }) });
        await article.locator('button[aria-pressed]').first().click();
      }
      await expect(page.locator('aside dl')).toBeVisible();
      await page.getByRole('button', { name: say('planner:arrival') }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.keyboard.press('Escape');
      await banner.getByRole('button', { name: say('common:plan.open') }).click();
      await expect(page.getByRole('dialog', { name: say('plan:flyout.label') })).toBeVisible();
      await page.keyboard.press('Escape');
      if (size === 'phone') {
        await banner.getByRole('button', { name: say('common:nav.menu'), exact: true }).click();
        await expect(page.getByRole('dialog', { name: say('common:nav.menu') })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await banner.getByRole('button', { name: say('common:nav.search') }).click();
      await page.keyboard.type('beer');
      await settle(page);
      await page.keyboard.press('Escape');

      await open(screens['map']);
      const map = page.getByRole('region', { name: say('map:label') });
      await map.getByRole('button', { name: say('map:buttons.all') }).click();
      await map
        .getByRole('button', { name: shop.cityTexts.name, exact: true })
        .evaluate((mark: HTMLElement) => mark.click());
      await settle(page);

      await open(screens['post']);
      const share = page.getByRole('group', { name: say('blog:share.label') });
      await share.getByRole('button').first().click();

      await open(buildPath(site, 'summary', { city }));
      await answerDays(page, say);
      await page.getByRole('button', { name: say('summary:form.submit') }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByRole('textbox', { name: say('summary:form.name') }).fill('Ann Example');
      await page.getByRole('textbox', { name: say('summary:form.email') }).fill('ann@example.com');
      const company = page.getByRole('textbox', { name: say('summary:form.company') });
      if (await company.isVisible()) await company.fill('Example & Co');
      await page.getByRole('button', { name: say('summary:form.submit') }).click();
      await expect(page).toHaveURL(addressOf(site.id, '/thankYou'));
      await settle(page);
      expect(breaches).toEqual([]);
    });
  }
});
