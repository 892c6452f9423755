import { expect, type Page, test } from './support/test';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { Site, SiteId } from '@/config/sites/site';
import { allSites, loadShops, loadWritings } from './support/catalogue';
import { undecided } from './support/choice';
import { addressOf, port } from './support/shop';

/** A page by names that no language changes: its own, then those of its parents, nearest first. */
interface Place {
  readonly names: readonly string[];
  readonly path: string;
}

const kinds = ['city', 'activity', 'post', 'page'] as const;

/** All pages of a site that another site may lack, by kind, with their parents. */
const listPlaces = async (site: Site) => {
  const shops = (await loadShops()).get(site.id) ?? [];
  const { posts, pages } = await loadWritings(site);
  const city = shops.map((shop): Place => ({
    names: [shop.city.key, 'cities'],
    path: buildPath(site, 'city', { city: shop.city.slug }),
  }));
  const activity = shops.flatMap((shop) =>
    shop.products.map(({ product, texts }): Place => ({
      names: [`${product.key} in ${shop.city.key}`, shop.city.key, 'cities'],
      path: buildPath(site, 'activity', { activity: texts.slug, city: shop.city.slug }),
    })),
  );
  const post = posts.map(({ key, slug, category, categoryTexts }): Place => ({
    names: [`post ${key}`, `posts about ${category.key}`, 'posts'],
    path: buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug }),
  }));
  const page = pages.map(({ key, kind, slug }): Place => ({
    names: [`page ${kind ?? key}`, 'home'],
    path: buildPath(site, 'staticPage', { page: slug }),
  }));
  return { city, activity, post, page };
};

/** Every path of a site by the name of its content. */
const listPaths = async (site: Site): Promise<ReadonlyMap<string, string>> => {
  const { categories } = await loadWritings(site);
  const places = Object.values(await listPlaces(site)).flat();
  return new Map([
    ...places.map(({ names: [name = ''], path }) => [name, path] as const),
    ...categories.map(({ category, texts }) => {
      const path = buildPath(site, 'blogCategory', { category: texts.slug });
      return [`posts about ${category.key}`, path] as const;
    }),
    ['cities', buildPath(site, 'destinations')],
    ['posts', buildPath(site, 'blog')],
    ['home', buildPath(site, 'home')],
  ]);
};

const linkTo = (page: Page, to: SiteId) =>
  page.getByRole('banner').locator(`nav a[href^="http://${to}.localhost:${port}/"]`);

/** One site for consumers per other language: the first that has it. */
const speakers = (from: Site) => {
  const first = allSites.filter(
    ({ id, lang }, index) =>
      !['en2', 'en3'].includes(id) &&
      lang !== from.lang &&
      allSites.findIndex((it) => it.lang === lang) === index,
  );
  return first.map(({ id }) => id as SiteId);
};

/** http/languageLinks.test.ts checks the menu links of all sites without a browser. */
const readers = ['en', 'pl2'] as const;

test.describe('the language menu', () => {
  // The visitor's language causes no redirect, since the menu link counts as a choice.
  test.use({ locale: 'fr-FR', storageState: undecided });

  for (const [turn, from] of readers.entries()) {
    test(`of ${from} leads from a city, an activity, a post and a page to each site's own, without a detour`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      // Images do not matter here.
      await page.route('**/_ipx/**', (route) => route.abort());
      let loaded: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loaded.push(request.url().replace(/#.*$/s, ''));
      });
      const places = await listPlaces(sites[from]);
      const targets = speakers(sites[from]);
      expect(targets).toHaveLength(6);
      for (const [at, to] of targets.entries()) {
        const paths = await listPaths(sites[to]);
        // Each target gets a different kind and item, so that the test covers many.
        const kind = kinds[(at + turn) % kinds.length] ?? 'city';
        const place = places[kind][(at * 7) % places[kind].length];
        const name = place?.names.find((it) => paths.has(it)) ?? '';
        const [here, there] = [addressOf(from, place?.path), addressOf(to, paths.get(name))];
        loaded = [];
        await context.clearCookies();
        await page.goto(here, { waitUntil: 'domcontentloaded' });
        await linkTo(page, to).click();
        // The site has received the cart handoff, and the address is clean.
        await expect(page).toHaveURL(there);
        await page.waitForTimeout(300);
        expect(loaded, `${place?.names[0]} from ${from} to ${to}`).toEqual([here, there]);
        expect(page.url()).toBe(there);
      }
    });
  }
});

test('what is looked for on a page is looked for on the other site too, as far as it is the same page', async ({
  page,
}) => {
  const city = '/krakow?category=food&sort=price';
  for (const [from, to] of [
    [city, city],
    ['/search?q=krakow', '/search?q=krakow'],
  ] as const) {
    // The site that was chosen before would be followed from the English page.
    await page.context().clearCookies();
    await page.goto(addressOf('en', from));
    await linkTo(page, 'de').click();
    await expect(page).toHaveURL(addressOf('de', to));
  }
});
