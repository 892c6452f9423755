import { gzipSync } from 'node:zlib';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { getViewContext } from '../context';
import { getStaticProps } from './server';

const loadPage = async (siteId: SiteId) => {
  const result = await getStaticProps({ params: { site: siteId } });
  if (!('props' in result)) throw new Error('There is a list of everything on every site');
  return result.props;
};

describe.each(siteIds)('the index of %s', (siteId) => {
  let page: Awaited<ReturnType<typeof loadPage>>;

  beforeAll(async () => {
    page = await loadPage(siteId);
  });

  it('is at most 120,000 bytes, gzip', () => {
    expect(gzipSync(JSON.stringify(page)).byteLength).toBeLessThan(120_000);
  });

  it('is no more than Next takes for page data without a warning', () => {
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(128_000);
  });

  it('holds every city, every activity of every city, every post and every page', async () => {
    const { shops, posts, pages } = await getViewContext(sites[siteId]);
    const { entries } = page.view.search;
    const titles = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).map(({ title }) => title);
    expect(titles('city')).toEqual(shops.map(({ cityTexts }) => cityTexts.name));
    expect(titles('post')).toEqual(posts.map(({ title }) => title));
    expect(titles('page')).toEqual(pages.map(({ title }) => title));
    const places = entries.flatMap((entry) =>
      entry.kind === 'activity'
        ? entry.places.map(({ city, price, single }) => ({
            city: entries[city]?.title,
            activity: entry.title,
            price,
            single,
          }))
        : [],
    );
    const sold = shops.flatMap(({ cityTexts, products }) =>
      products.map(({ texts, offer: { price, single } }) => ({
        city: cityTexts.name,
        activity: texts.name,
        price,
        single,
      })),
    );
    expect(places).toHaveLength(sold.length);
    expect(places).toEqual(expect.arrayContaining(sold));
  });

  it('has the cities of an activity in the order of the brand', () => {
    const activities = page.view.search.entries.filter((entry) => entry.kind === 'activity');
    expect(activities.some(({ places }) => places.length > 1)).toBe(true);
    for (const entry of activities) {
      const cities = entry.places.map(({ city }) => city);
      expect(cities).toEqual([...cities].sort((a, b) => a - b));
    }
  });

  it('lists every entry once from A to Z, as the language sorts', () => {
    const { search, order } = page.view;
    expect([...order].sort((a, b) => a - b)).toEqual(search.entries.map((_, id) => id));
    const titles = order.map((id) => search.entries[id]?.title ?? '');
    expect(titles).toEqual(
      [...titles].sort(new Intl.Collator(search.lang, { numeric: true }).compare),
    );
  });

  it('loses nothing on its way to the browser', () => {
    expect(JSON.parse(JSON.stringify(page.view))).toEqual(page.view);
  });
});

it.each(['en2', 'en3'] as const)('says nothing of stag and hen on %s', async (siteId) => {
  expect(JSON.stringify((await loadPage(siteId)).view)).not.toMatch(/\b(?:stag|hen)s?\b/i);
});

it('stands at the same place on the site of each language', async () => {
  const { frame } = await loadPage('de');
  expect(new Set(frame.languages.map(({ path }) => path))).toEqual(new Set(['/search/all']));
});
