import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from '../context';
import { getStaticPaths, getStaticProps } from './server';

const notFound = { notFound: true, revalidate: 5 };

it('makes the three most popular activities of every city at build', async () => {
  const { paths, fallback } = await getStaticPaths({});
  const expected = await Promise.all(
    siteIds.map(async (site) =>
      (await getViewContext(sites[site])).shops.flatMap(({ city, products }) =>
        products
          .slice(0, 3)
          .map(({ texts }) => ({ params: { site, slug: texts.slug, city: city.slug } })),
      ),
    ),
  );
  expect(paths).toEqual(expected.flat());
  expect(fallback).toBe('blocking');
});

it('does not know an activity by its slug of another language', async () => {
  const ask = (site: string, slug: string) =>
    getStaticProps({ params: { site, slug, city: 'krakow' } });
  expect(await ask('de', 'kneipentour')).toHaveProperty('props.view.name');
  expect(await ask('en', 'kneipentour')).toEqual(notFound);
  expect(await ask('en', 'pub-crawl')).toHaveProperty('props.view.name');
  expect(await ask('de', 'pub-crawl')).toEqual(notFound);
});

it('does not show an activity in a city that does not sell it', async () => {
  const { shops } = await getViewContext(sites.en);
  const keysOf = (at: number) => shops[at]?.products.map(({ product }) => product.key) ?? [];
  const only = shops[0]?.products.find(({ product }) =>
    shops.some((_, at) => !keysOf(at).includes(product.key)),
  );
  const other = shops.find(({ products }) => !products.some((it) => it.product === only?.product));
  if (!only || !other) throw new Error('Every city sells the same');
  const params = { site: 'en', slug: only.texts.slug, city: other.city.slug };
  expect(await getStaticProps({ params })).toEqual(notFound);
});

it('leads back to its city', async () => {
  const { frame } = await shippedPage.activity('pl', 'gokarty', 'krakow');
  expect(frame.trail).toEqual({
    top: 'destinations',
    below: [{ text: 'Kraków', href: '/krakow' }],
  });
});

it('goes with activities of four other kinds in the same city', async () => {
  const { view } = await shippedPage.activity('en', 'go-karting', 'krakow');
  const kinds = view.goesWith.map(({ category }) => category);
  expect(kinds).toHaveLength(4);
  expect(new Set([view.category, ...kinds]).size).toBe(5);
  for (const { href } of view.goesWith) expect(href).toMatch(/\/krakow$/);
});

it('is offered in every other city that sells it, at the price there', async () => {
  const { view } = await shippedPage.activity('en', 'go-karting', 'krakow');
  const { shops } = await getViewContext(sites.en);
  const others = shops
    .filter(({ city }) => city.key !== 'krakow')
    .flatMap(({ city, products }) => {
      const sold = products.find(({ texts }) => texts.slug === 'go-karting');
      return sold ? [[`/go-karting/${city.slug}`, sold.offer.price]] : [];
    });
  expect(others.length).toBeGreaterThan(0);
  expect(view.elsewhere.map(({ href, price }) => [href, price])).toEqual(others);
});
