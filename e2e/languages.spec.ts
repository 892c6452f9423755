import { expect, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { sites } from '@/sites/records';
import type { Site } from '@/sites/site';
import { allSites, loadWritings } from './support/catalogue';
import { ask, langOf } from './support/http';
import { PlanJourney } from './support/PlanJourney';
import { addressOf } from './support/shop';
import { watchConsole } from './support/watchConsole';
import { loadWords } from './support/words';

test('a plan, its dates, group and currency come along to the site of another language', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(addressOf('en', '/checkout/krakow/cart'), { waitUntil: 'networkidle' });
  const english = new PlanJourney(page, sites.en, await loadWords(sites.en), false);
  await page.getByRole('button', { name: 'Add to plan: Beer bike', exact: true }).click();
  await english.setPeople(11);
  await english.chooseCurrency('USD');
  // 139 PLN are 35 dollars; of eleven one goes free.
  await expect(english.total).toHaveText('US$350');

  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(addressOf('de', '/kasse/krakow/warenkorb'));
  const german = new PlanJourney(page, sites.de, await loadWords(sites.de), false);
  await expect(german.total).toHaveText('350\u00a0$');
  await expect(page.getByRole('heading', { name: 'Bierbike' })).toBeVisible();

  await german.setPeople(12);
  await expect(german.total).toHaveText('385\u00a0$');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(addressOf('en', '/checkout/krakow/cart'));
  await expect(english.total).toHaveText('US$385');
  expect(complaints).toEqual([]);
});

test('who has planned nothing takes nothing along', async ({ page }) => {
  await page.goto(addressOf('en', '/krakow'), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(addressOf('de', '/krakow'));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/**
 * Where the language menu of a page leads, by site: to its translation, or to nothing where it can only lead to what is
 * above. The menu has links to hosts that only a browser knows.
 */
const languageLinksOf = ({
  body,
}: {
  readonly body: string;
}): ReadonlyMap<string, string | undefined> => {
  const { frame } = (
    JSON.parse(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      props: {
        pageProps: { frame: { languages: { siteId: string; path: string; isAbove?: true }[] } };
      };
    }
  ).props.pageProps;
  return new Map(
    frame.languages.map(({ siteId, path, isAbove }) => [siteId, isAbove ? undefined : path]),
  );
};

/** The paths of everything written on a site, by what it is in all languages. */
const listPaths = async (site: Site): Promise<ReadonlyMap<string, string>> => {
  const { posts, pages } = await loadWritings(site);
  return new Map([
    ...posts.map(
      ({ key, slug, categoryTexts }) =>
        [
          `post ${key}`,
          buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug }),
        ] as const,
    ),
    ...pages.map(
      ({ key, kind, slug }) =>
        [`page ${kind ?? key}`, buildPath(site, 'staticPage', { page: slug })] as const,
    ),
  ]);
};

for (const site of allSites) {
  test(`what is written on ${site.id} leads to its translations, and to none where there is none`, async () => {
    const all = new Map(
      await Promise.all(
        allSites.map(async (it) => [it.id as string, await listPaths(it)] as const),
      ),
    );
    for (const [name, path] of all.get(site.id) ?? []) {
      const answer = await ask(`${site.id}.localhost`, path);
      expect(answer.status, path).toBe(200);
      expect(langOf(answer)).toBe(site.lang);
      for (const [siteId, link] of languageLinksOf(answer)) {
        expect.soft(link, `${path} on ${siteId}`).toBe(all.get(siteId)?.get(name));
      }
    }
  });
}

test('a post in seven languages has a link to each, one in English alone to itself', async () => {
  const { posts } = await loadWritings(sites.en);
  const linksOf = async (wanted: string) => {
    const post = posts.find(({ key }) => key === wanted);
    if (!post) throw new Error(`en has no ${wanted}`);
    const path = buildPath(sites.en, 'blogPost', {
      category: post.categoryTexts.slug,
      post: post.slug,
    });
    const links = languageLinksOf(await ask('en.localhost', path));
    return [...links].flatMap(([siteId, link]) => (link ? [siteId] : [])).sort();
  };
  expect(await linksOf('packing-list')).toEqual(['de', 'dk', 'en', 'fr', 'no', 'pl', 'sv']);
  expect(await linksOf('joint-weekend')).toEqual(['en']);
});
