import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { isCore } from '@/testing/scope';
import { auditFromTop } from './support/auditFromTop';
import { allSites } from './support/catalogue';
import { readPaint, scrollThrough, watchPaint } from './support/paint';
import { pairUp } from './support/pairUp';
import { listKeyScreens, listScreens } from './support/screens';
import { addressOf } from './support/shop';
import { watchPolicy } from './support/watchPolicy';

const pickSites = (...ids: readonly string[]) => allSites.filter(({ id }) => ids.includes(id));

/** Both themes: all screens are opened, in the core set the key screens. */
const whole = pickSites('en', 'pl2');

/** A site of each further look: the key screens are opened. */
const looks = pickSites('sv', 'no', 'en3');

const isOpenedWhole = (site: Site) => whole.includes(site) && !isCore;

const listOpened = async (site: Site): Promise<Readonly<Record<string, string>>> =>
  isOpenedWhole(site)
    ? { ...(await listScreens(site)), searchIndex: buildPath(site, 'searchIndex') }
    : listKeyScreens(site);

const withHero: readonly string[] = ['home', 'city', 'activity'];

/** Images that failed to load. Images that were never near the view do not count. */
const listMissing = (page: Page) =>
  page.evaluate(() => [
    ...[...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('[data-state=error]')].map(({ outerHTML }) => outerHTML),
  ]);

/**
 * The first three pictures of a page do not wait, and no others. Only the first has high priority; the others of the three
 * have low priority, but for the main one, which is preloaded.
 */
const expectPriorities = async (page: Page, name: string) => {
  const pictures = await page.evaluate(() =>
    [...document.images].map(({ loading, fetchPriority, dataset }) => ({
      loading,
      priority: fetchPriority || 'auto',
      isMain: 'main' in dataset,
    })),
  );
  const expected = pictures.map(({ isMain }, index) => {
    if (index >= 3) return { loading: 'lazy', priority: 'auto', isMain: false };
    if (index === 0) return { loading: 'eager', priority: 'high', isMain: false };
    return { loading: 'eager', priority: isMain ? 'auto' : 'low', isMain };
  });
  expect.soft(pictures, `${name}: priorities of pictures`).toEqual(expected);
};

/** Call this before any scrolling: afterwards the browser reports no larger paint. */
const expectHeroFirst = async (page: Page, name: string) => {
  const hero = page.locator('main img').first();
  const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect
    .poll(async () => (await readPaint(page)).largest, `${name}: largest paint`)
    .toBe(source);
};

/** One visit serves all checks of a screen that need its whole page in a browser: most of their time is the visit. */
for (const [site, width] of [...pairUp(whole, [1440, 390]), ...pairUp(looks, [390, 1440])]) {
  test(`on ${site.id} at ${width} px all screens keep to the policy, hold still, have their pictures and are accessible`, async ({
    page,
  }) => {
    // The test opens all screens of a site.
    test.slow();
    const breaches = await watchPolicy(page);
    await page.setViewportSize({ width, height: 900 });
    await watchPaint(page);
    for (const [name, path] of Object.entries(await listOpened(site))) {
      const answer = await page.goto(addressOf(site.id, path), { waitUntil: 'networkidle' });
      const policy = answer?.headers()['content-security-policy'];
      expect.soft(policy, name).toContain("script-src 'self'");
      await expectPriorities(page, name);
      if (withHero.includes(name)) await expectHeroFirst(page, name);
      await scrollThrough(page);
      expect.soft((await readPaint(page)).shift, `${name}: layout shift`).toBe(0);
      expect.soft(await listMissing(page), `${name}: pictures that did not come`).toEqual([]);
      await auditFromTop(page, name);
    }
    expect(breaches).toEqual([]);
  });
}
