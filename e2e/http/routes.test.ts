import type { Shop } from '@/catalog/mesh/queries/shops';
import { buildPath, pathTemplate } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { allSites, askedSites, loadShops, loadWritings } from '../support/catalogue';
import { ask, langOf } from '../support/http';
import { port } from '../support/shop';

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
  /** Whether the site has it; by default every site has. */
  readonly isOn?: (site: Site, shops: Shops) => boolean;
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
  { name: 'activities', pathOn: (site) => buildPath(site, 'activities') },
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
  { name: 'booking', pathOn: (site) => buildPath(site, 'booking') },
  { name: 'trip', pathOn: (site) => buildPath(site, 'trip') },
  {
    name: 'request for a proposal',
    pathOn: (site) => buildPath(site, 'proposal'),
    isOn: (site, shops) => firstShop(site, shops).group.audience === 'corporate',
  },
  {
    name: 'document of a proposal',
    pathOn: (site) => buildPath(site, 'proposalDocument'),
    isOn: (site, shops) => firstShop(site, shops).group.audience === 'corporate',
  },
];

/** Leads to the privacy policy of every site (spec section 2). */
const commonPrivacyPath = '/page/privacy-policy';

const toExpected = (path: string, own: string | undefined): number => {
  if (path === own) return 200;
  return path === commonPrivacyPath ? 308 : 404;
};

for (const site of askedSites) {
  it(`answers on ${site.id} at its own paths and at no path of another site`, async () => {
    const shops = await loadShops();
    const articles = await loadArticles();
    const mismatches: string[] = [];
    for (const { pathOn, isOn = () => true } of screens) {
      const own = pathOn(site, shops, articles);
      const foreign = askedSites.map((other) => pathOn(other, shops, articles));
      for (const path of new Set([own, ...foreign])) {
        const answer = await ask(`${site.id}.localhost`, path);
        const expected = toExpected(path, isOn(site, shops) ? own : undefined);
        if (answer.status !== expected || langOf(answer) !== site.lang) {
          mismatches.push(
            `${path}: ${answer.status} ${langOf(answer)}, expected ${expected} ${site.lang}`,
          );
        }
      }
    }
    expect(mismatches).toEqual([]);
  });

  it(`finds paths of ${site.id} in both Unicode forms and any case of their escapes`, async () => {
    const path = pathTemplate(site, 'destinations');
    const composed = encodeURI(path.normalize('NFC'));
    const forms = [
      composed,
      encodeURI(path.normalize('NFD')),
      composed.replaceAll(/%../g, (it) => it.toLowerCase()),
    ];
    for (const form of forms) {
      const { status } = await ask(`${site.id}.localhost`, form);
      expect([form, status]).toEqual([form, 200]);
    }
  });
}

it('serves the English site to unlisted hosts and each listed public host its own', async () => {
  const langOn = async (host: string) => langOf(await ask(host, '/krakow'));
  expect(await langOn('localhost')).toBe('en');
  expect(await langOn(`127.0.0.1:${port}`)).toBe('en');
  expect(await langOn('somewhere.example')).toBe('en');
  expect(await langOn('shop.example.de')).toBe('de');
  expect(await langOn('WWW.SHOP.EXAMPLE.DE')).toBe('de');
  expect(await langOn('xshop.example.de')).toBe('en');
});

it('answers internal paths on no host', async () => {
  for (const path of ['/de/krakow', '/de', '/fr/destinations', '/single-de', '/single-de/krakow']) {
    for (const host of ['en.localhost', 'localhost']) {
      expect([host, path, (await ask(host, path)).status]).toEqual([host, path, 404]);
    }
  }
});
