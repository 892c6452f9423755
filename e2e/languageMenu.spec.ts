import { expect, type Page, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { sites } from '@/sites/records';
import { type Site, type SiteId, siteIds } from '@/sites/site';
import { allSites, loadShops, loadWritings } from './support/catalogue';
import { undecided } from './support/choice';
import { ask, langOf } from './support/http';
import { addressOf, port } from './support/shop';

/** A page, by what it shows in whatever language, the nearest thing above it after it. */
interface Place {
  readonly names: readonly string[];
  readonly path: string;
}

const kinds = ['city', 'activity', 'post', 'page'] as const;

/** Everything of a site that may be missing on another one, by kind, and what stands above it. */
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

/** Every path of a site by the name of what it shows. */
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

/** For visitors, one site per language: theirs, or the first that speaks it. */
const speakers = (from: Site) => {
  const first = allSites.filter(
    ({ id, lang }, index) =>
      !['en2', 'en3'].includes(id) &&
      lang !== from.lang &&
      allSites.findIndex((it) => it.lang === lang) === index,
  );
  return first.map(({ id }) => id as SiteId);
};

const consumerSites = siteIds.filter((id) => !['en2', 'en3'].includes(id));

test.describe('the language menu', () => {
  // Whoever would be led elsewhere by their languages is not, since they come by choice.
  test.use({ locale: 'fr-FR', storageState: undecided });

  for (const [turn, from] of consumerSites.entries()) {
    test(`of ${from} leads from a city, an activity, a post and a page to each site's own, without a detour`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      // Nothing here is about pictures.
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
        // Every target gets a kind and a thing of its own, so that many are tried.
        const kind = kinds[(at + turn) % kinds.length] ?? 'city';
        const place = places[kind][(at * 7) % places[kind].length];
        const name = place?.names.find((it) => paths.has(it)) ?? '';
        const [here, there] = [addressOf(from, place?.path), addressOf(to, paths.get(name))];
        loaded = [];
        await context.clearCookies();
        await page.goto(here, { waitUntil: 'domcontentloaded' });
        await linkTo(page, to).click();
        // What the visitor brought is unpacked, and the address is clean.
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
    await page.goto(addressOf('en', from));
    await linkTo(page, 'de').click();
    await expect(page).toHaveURL(addressOf('de', to));
  }
});

/** Where the language menu of a page leads, by site; its hosts are known to browsers alone. */
const menuOf = (body: string) => {
  const json = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  const { frame } = (
    JSON.parse(json) as {
      props: { pageProps: { frame: { languages: { siteId: SiteId; path: string }[] } } };
    }
  ).props.pageProps;
  return frame.languages;
};

/** A path to every kind of page that has the same on all sites, or that the others know nothing of. */
const listScreens = (site: Site, city: string): Readonly<Record<string, string>> => ({
  home: buildPath(site, 'home'),
  destinations: buildPath(site, 'destinations'),
  map: buildPath(site, 'map'),
  blog: buildPath(site, 'blog'),
  about: buildPath(site, 'about'),
  search: buildPath(site, 'search'),
  'everything there is to find': buildPath(site, 'searchIndex'),
  cart: buildPath(site, 'cart', { city }),
  summary: buildPath(site, 'summary', { city }),
});

for (const from of consumerSites) {
  test(`every other screen of ${from} leads to the same screen on other sites, which is there`, async () => {
    const shops = await loadShops();
    const { key, slug } = shops.get(from)?.[0]?.city ?? {};
    for (const [name, path] of Object.entries(listScreens(sites[from], slug ?? ''))) {
      const answer = await ask(`${from}.localhost`, path);
      const menu = menuOf(answer.body);
      expect(menu.map(({ siteId }) => siteId).sort(), name).toEqual(
        [from, ...speakers(sites[from])].sort(),
      );
      for (const { siteId, path: target } of menu) {
        const there = shops.get(siteId)?.find(({ city }) => city.key === key)?.city.slug;
        const screens = listScreens(sites[siteId], there ?? '');
        const isOfCity = name === 'cart' || name === 'summary';
        const wanted = isOfCity && there === undefined ? 'destinations' : name;
        expect.soft(target, `${name} from ${from} to ${siteId}`).toBe(screens[wanted]);
        const arrived = await ask(`${siteId}.localhost`, target);
        expect.soft([arrived.status, langOf(arrived)]).toEqual([200, sites[siteId].lang]);
      }
    }
    const done = menuOf((await ask(`${from}.localhost`, '/thankYou')).body);
    for (const { siteId, path } of done) {
      // An order is known to the site that it was sent from alone.
      expect.soft([siteId, path]).toEqual([siteId, siteId === from ? '/thankYou' : '/']);
    }
  });
}
