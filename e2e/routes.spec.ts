import { expect, test } from '@playwright/test';
import type { Shop } from '@/mesh/queries/shops';
import { buildPath, pathTemplate } from '@/sites/paths';
import type { Site } from '@/sites/site';
import { allSites, loadShops, loadWritings } from './support/catalogue';
import { ask, langOf } from './support/http';
import { port } from './support/shop';

type Shops = ReadonlyMap<string, readonly Shop[]>;

/** The first post and the terms of each site, by its id. */
type Articles = ReadonlyMap<string, { category: string; post: string; terms: string }>;

const loadArticles = async (): Promise<Articles> =>
  new Map(
    await Promise.all(
      allSites.map(async (site) => {
        const { posts, pages } = await loadWritings(site);
        const [post] = posts;
        const terms = pages.find(({ kind }) => kind === 'terms');
        if (!post || !terms) throw new Error(`${site.id} has nothing to read`);
        const article = {
          category: post.categoryTexts.slug,
          post: post.slug,
          terms: terms.slug,
        };
        return [site.id, article] as const;
      }),
    ),
  );

const articleOf = (site: Site, articles: Articles) => {
  const article = articles.get(site.id);
  if (!article) throw new Error(`${site.id} has nothing to read`);
  return article;
};

interface Screen {
  readonly name: string;
  readonly pathOn: (site: Site, shops: Shops, articles: Articles) => string;
}

const firstShop = (site: Site, shops: Shops) => {
  const shop = shops.get(site.id)?.[0];
  if (!shop) throw new Error(`${site.id} has no shop`);
  return shop;
};

/** An activity whose address differs most between languages. */
const activityPath = (site: Site, shops: Shops) => {
  const shop = firstShop(site, shops);
  const sold = shop.products.find(({ product }) => product.key === 'food-tour');
  if (!sold) throw new Error(`${site.id} sells no food tour in ${shop.city.key}`);
  return buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug });
};

/** The screens of spec section 2. */
const screens: readonly Screen[] = [
  { name: 'home', pathOn: (site) => buildPath(site, 'home') },
  { name: 'home as a file', pathOn: () => '/index.html' },
  {
    name: 'city',
    pathOn: (site, shops) => buildPath(site, 'city', { city: firstShop(site, shops).city.slug }),
  },
  { name: 'activity in city', pathOn: activityPath },
  { name: 'about', pathOn: (site) => buildPath(site, 'about') },
  { name: 'destinations', pathOn: (site) => buildPath(site, 'destinations') },
  {
    name: 'cart',
    pathOn: (site, shops) => buildPath(site, 'cart', { city: firstShop(site, shops).city.slug }),
  },
  {
    name: 'checkout summary',
    pathOn: (site, shops) => buildPath(site, 'summary', { city: firstShop(site, shops).city.slug }),
  },
  { name: 'blog index', pathOn: (site) => buildPath(site, 'blog') },
  {
    name: 'blog category',
    pathOn: (site, _, articles) => {
      const { category } = articleOf(site, articles);
      return buildPath(site, 'blogCategory', { category });
    },
  },
  {
    name: 'blog post',
    pathOn: (site, _, articles) => {
      const { category, post } = articleOf(site, articles);
      return buildPath(site, 'blogPost', { category, post });
    },
  },
  { name: 'map', pathOn: (site) => buildPath(site, 'map') },
  { name: 'search', pathOn: (site) => buildPath(site, 'search') },
  { name: 'everything there is', pathOn: (site) => buildPath(site, 'searchIndex') },
  {
    name: 'static page',
    pathOn: (site, _, articles) =>
      buildPath(site, 'staticPage', { page: articleOf(site, articles).terms }),
  },
  {
    name: 'privacy policy',
    pathOn: (site) => buildPath(site, 'staticPage', { page: 'privacy-policy' }),
  },
  { name: 'order confirmation', pathOn: (site) => buildPath(site, 'thankYou') },
];

for (const site of allSites) {
  test(`${site.id} answers at its own paths and at no other site's`, async () => {
    const shops = await loadShops();
    const articles = await loadArticles();
    const mismatches: string[] = [];
    let asked = 0;
    for (const screen of screens) {
      const own = screen.pathOn(site, shops, articles);
      const foreign = allSites.map((other) => screen.pathOn(other, shops, articles));
      for (const path of new Set([own, ...foreign])) {
        const answer = await ask(`${site.id}.localhost`, path);
        const expected = path === own ? 200 : 404;
        asked += 1;
        if (answer.status !== expected || langOf(answer) !== site.lang) {
          mismatches.push(
            `${path}: ${answer.status} ${langOf(answer)}, expected ${expected} ${site.lang}`,
          );
        }
      }
    }
    test.info().annotations.push({ type: 'addresses', description: String(asked) });
    expect(mismatches).toEqual([]);
  });

  test(`${site.id} knows its paths in both Unicode forms and any case of their escapes`, async () => {
    const path = pathTemplate(site, 'destinations');
    const composed = encodeURI(path.normalize('NFC'));
    const forms = [
      composed,
      encodeURI(path.normalize('NFD')),
      composed.replaceAll(/%../g, (it) => it.toLowerCase()),
    ];
    for (const form of forms)
      expect((await ask(`${site.id}.localhost`, form)).status, form).toBe(200);
  });
}

test('hosts that no site lists get the English site, listed public ones their own', async () => {
  const langOn = async (host: string) => langOf(await ask(host, '/krakow'));
  expect(await langOn('localhost')).toBe('en');
  expect(await langOn(`127.0.0.1:${port}`)).toBe('en');
  expect(await langOn('somewhere.example')).toBe('en');
  expect(await langOn('shop.example.de')).toBe('de');
  expect(await langOn('WWW.SHOP.EXAMPLE.DE')).toBe('de');
  expect(await langOn('xshop.example.de')).toBe('en');
});

test('internal paths answer on no host', async () => {
  for (const path of ['/de/krakow', '/de', '/fr/destinations', '/single']) {
    expect((await ask('en.localhost', path)).status, path).toBe(404);
    expect((await ask('localhost', path)).status, path).toBe(404);
  }
});
