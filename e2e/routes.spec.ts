import { expect, test } from '@playwright/test';
import type { Shop } from '@/mesh/queries/shops';
import { buildPath, pathTemplate } from '@/sites/paths';
import type { Site } from '@/sites/site';
import { allSites, loadShops } from './support/catalogue';
import { ask, langOf } from './support/http';

type Shops = ReadonlyMap<string, readonly Shop[]>;

interface Screen {
  readonly name: string;
  readonly pathOn: (site: Site, shops: Shops) => string;
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

/** The screens of spec section 2 that there are. */
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
  { name: 'order confirmation', pathOn: (site) => buildPath(site, 'thankYou') },
];

for (const site of allSites) {
  test(`${site.id} answers at its own paths and at no other site's`, async () => {
    const shops = await loadShops();
    const mismatches: string[] = [];
    let asked = 0;
    for (const screen of screens) {
      const own = screen.pathOn(site, shops);
      const foreign = allSites.map((other) => screen.pathOn(other, shops));
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
  expect(await langOn('127.0.0.1:3210')).toBe('en');
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
