import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from '../context';
import { getStaticPaths } from './server';

it('makes every city of every site at build', async () => {
  const { paths, fallback } = await getStaticPaths({});
  const cities = await Promise.all(
    siteIds.map(async (site) =>
      (await getViewContext(sites[site])).shops.map(({ city }) => ({
        params: { site, slug: city.slug },
      })),
    ),
  );
  expect(paths).toEqual(cities.flat());
  expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(paths.length);
  expect(fallback).toBe('blocking');
});

it('has a city on each of the eleven sites', async () => {
  const { paths } = await getStaticPaths({});
  const reached = paths.map((path) => (typeof path === 'string' ? path : path.params['site']));
  expect(new Set(reached)).toEqual(new Set(siteIds));
});

it('speaks the language of the site', async () => {
  const { view: polish } = await shippedPage.city('pl', 'krakow');
  const { view: german } = await shippedPage.city('de', 'krakow');
  expect([polish.name, polish.inCity]).toEqual(['Kraków', 'w\u00a0Krakowie']);
  expect(german.name).toBe('Krakau');
  expect(polish.facts.localCurrency).toBe('złoty polski');
});

it('names the least that a person pays, flat prices aside', async () => {
  const { view } = await shippedPage.city('en', 'krakow');
  const perPerson = view.activities.filter(({ single }) => !single).map(({ price }) => price);
  expect(view.facts.fromPrice).toBe(Math.min(...perPerson));
  expect(view.activities.some(({ single }) => single)).toBe(true);
});

it('shows up to four other cities, those that come next in the order of the brand', async () => {
  const { shops } = await getViewContext(sites.en);
  const names = shops.map(({ cityTexts }) => cityTexts.name);
  for (const [at, { city }] of shops.entries()) {
    const { view } = await shippedPage.city('en', city.slug);
    const round = [...names.slice(at + 1), ...names.slice(0, at)];
    expect(view.others.map(({ name }) => name)).toEqual(round.slice(0, 4));
  }
});
