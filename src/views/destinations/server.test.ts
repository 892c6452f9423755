import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from '../context';
import { listOffered } from './filters';

describe.each(siteIds)('on %s', (siteId) => {
  it('a weekend costs three times an activity from the middle, neither the cheapest nor the dearest', async () => {
    const { view } = await shippedPage.destinations(siteId);
    const { shops } = await getViewContext(sites[siteId]);
    for (const [at, { products }] of shops.entries()) {
      const prices = products.filter(({ offer }) => !offer.single).map(({ offer }) => offer.price);
      const one = (view.cities[at]?.weekendPrice ?? 0) / 3;
      expect(prices).toContain(one);
      const half = prices.length / 2;
      expect(prices.filter((price) => price < one).length).toBeLessThanOrEqual(half);
      expect(prices.filter((price) => price > one).length).toBeLessThanOrEqual(half);
    }
  });

  it('a city has as many activities as it has of all kinds, and none cheaper than its cheapest', async () => {
    const { view } = await shippedPage.destinations(siteId);
    for (const { count, fromPrice, kinds } of view.cities) {
      const all = Object.values(kinds);
      expect(all.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
      const prices = all.flatMap((kind) => kind.fromPrice ?? []);
      expect(Math.min(...prices)).toBe(fromPrice);
    }
  });

  it('there is a month, a budget and a kind to choose', async () => {
    const { view } = await shippedPage.destinations(siteId);
    const { months, budgets, categories } = listOffered(view.cities);
    expect(months.length).toBeGreaterThan(3);
    expect(budgets.length).toBeGreaterThan(0);
    expect(categories.length).toBeGreaterThan(3);
  });
});

it('months are called as they are in the language', async () => {
  const { view: polish } = await shippedPage.destinations('pl');
  expect([polish.months[0], polish.months[11]]).toEqual(['styczeń', 'grudzień']);
  const { view: english } = await shippedPage.destinations('en');
  expect(english.months).toHaveLength(12);
  expect(english.months[4]).toBe('May');
});
