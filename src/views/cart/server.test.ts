import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from '../context';
import { getStaticPaths, getStaticProps } from './server';

it('is made when it is asked for first', async () => {
  expect(await getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
});

it.each(siteIds)('on %s it brings along everything that can be planned in a city', async (id) => {
  const { shops } = await getViewContext(sites[id]);
  const shop = shops[0];
  if (!shop) throw new Error(`${id} sells nothing`);
  const { view, frame } = await shippedPage.cart(id, shop.city.slug);
  expect(view.products.map((it) => it.id)).toEqual(shop.products.map((it) => it.product.id));
  expect(frame.city).toBe(shop.city.slug);
});

it('suggests the eight that groups book most', async () => {
  const { view } = await shippedPage.cart('en', 'krakow');
  expect(view.top.map(({ id }) => id)).toEqual(view.products.slice(0, 8).map(({ id }) => id));
});

it('leads to the city, its activities and the summary by the words of the site', async () => {
  const { view, frame } = await shippedPage.cart('pl', 'krakow');
  expect(view.city).toMatchObject({ name: 'Kraków', inCity: 'w\u00a0Krakowie', href: '/krakow' });
  expect(view.links.summary).toBe('/kasa/krakow/podsumowanie');
  expect(view.products.find(({ slug }) => slug === 'gokarty')?.href).toBe('/gokarty/krakow');
  expect(frame.trail).toEqual({
    top: 'destinations',
    below: [{ text: 'Kraków', href: '/krakow' }],
  });
});

it('leads to the same plan on other sites, or to their destinations', async () => {
  const { frame } = await shippedPage.cart('en', 'krakow');
  const pathOn = (siteId: string) => frame.languages.find((it) => it.siteId === siteId)?.path;
  expect(pathOn('de')).toBe('/kasse/krakow/warenkorb');
  const { shops } = await getViewContext(sites.en);
  for (const { city } of shops) {
    const { frame: other } = await shippedPage.cart('en', city.slug);
    for (const { siteId, path } of other.languages) {
      const site = Object.values(sites).find(({ id }) => id === siteId);
      const theirs = site ? (await getViewContext(site)).shops : [];
      const isSold = theirs.some((it) => it.city.key === city.key);
      expect(path.includes(city.slug)).toBe(isSold);
    }
  }
});

it.each(['atlantis', '', '../krakow'])('there is no plan for %j', async (city) => {
  expect(await getStaticProps({ params: { site: 'en', city } })).toEqual({
    notFound: true,
    revalidate: 5,
  });
});
