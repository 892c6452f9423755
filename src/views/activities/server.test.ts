import { getMesh } from '@/catalog/mesh/getMesh';
import { listShops } from '@/catalog/mesh/queries/shops';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { joinOffers } from './catalogue';

it.each(siteIds)('the catalogue of %s has every activity of every city once', async (siteId) => {
  const site = sites[siteId];
  const { view } = await shippedPage.activities(siteId);
  const shops = listShops(await getMesh(), site.shopGroupId, site.lang);
  const sold = shops.flatMap(({ city, products }) =>
    products.map(({ product, offer }) => [product.id, city.slug, offer.price] as const),
  );
  const shown = joinOffers(view.activities, view.cities, site).flatMap(({ id, offers }) =>
    offers.map(({ city, price }) => [id, city.slug, price] as const),
  );
  expect([...shown].sort()).toEqual([...sold].sort());
  const ids = view.activities.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(view.cities.map(({ slug }) => slug)).toEqual(shops.map(({ city }) => city.slug));
});

it('begins with what is first in a city, and sends each offer without what it does not have', async () => {
  const { view } = await shippedPage.activities('en');
  const shops = listShops(await getMesh(), sites.en.shopGroupId, 'en');
  const first = new Set(shops.flatMap(({ products }) => products[0]?.product.id ?? []));
  expect(new Set(view.activities.slice(0, first.size).map(({ id }) => id))).toEqual(first);
  const offers = view.cities.flatMap(({ products }) => products);
  for (const offer of offers) expect(Object.values(offer)).not.toContain(null);
  for (const offer of offers) expect(Object.values(offer)).not.toContain(false);
});

it('offers the occasions of the site’s audience alone', async () => {
  for (const [siteId, own] of [
    ['en', ['stag', 'hen']],
    ['en3', ['team', 'incentive']],
  ] as const) {
    const { view } = await shippedPage.activities(siteId);
    expect(view.occasions).toEqual(own);
    const served = new Set(view.activities.flatMap(({ occasions }) => occasions));
    expect(own).toEqual(expect.arrayContaining([...served]));
  }
});
