/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { type ComponentType, useEffect } from 'react';
import type { LiveCity } from '@/commerce/cart/livePrices';
import { useCart } from '@/ui/hooks/useCart';
import { useLive } from '@/ui/hooks/useLive';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { freezeClock } from '@/testing/freezeClock';
import { renderInSite } from '@/testing/SiteProviders';
import { ActivitiesView } from './activities/ActivitiesView';
import { ActivityView } from './activity/ActivityView';
import { BlogPostView } from './blogPost/BlogPostView';
import { CartView } from './cart/CartView';
import { CityView } from './city/CityView';
import { DestinationsView } from './destinations/DestinationsView';
import { HomeView } from './home/HomeView';
import { MapView } from './map/MapView';
import { SearchView } from './search/SearchView';
import { SummaryView } from './summary/SummaryView';

interface Page {
  readonly view: object;
}

/** Pages with prices of Krakow, by name. */
const pages: Readonly<Record<string, () => Promise<readonly [ComponentType<never>, Page]>>> = {
  home: async () => [HomeView, await fetchShippedPage('home', 'en')],
  city: async () => [CityView, await fetchShippedPage('city', 'en', 'krakow')],
  activity: async () => [
    ActivityView,
    await fetchShippedPage('activity', 'en', 'go-karting', 'krakow'),
  ],
  cart: async () => [CartView, await fetchShippedPage('cart', 'en', 'krakow')],
  summary: async () => [SummaryView, await fetchShippedPage('summary', 'en', 'krakow')],
  activities: async () => [ActivitiesView, await fetchShippedPage('activities', 'en')],
  destinations: async () => [DestinationsView, await fetchShippedPage('destinations', 'en')],
  map: async () => [MapView, await fetchShippedPage('map', 'en')],
  search: async () => [SearchView, await fetchShippedPage('search', 'en')],
  'blog post': async () => [
    BlogPostView,
    await fetchShippedPage('blogPost', 'en', 'city-guides', 'krakow-for-first-timers'),
  ],
};

/** Pages that have the prices of the plan, and need no answer of the API for them. */
const pagesOfPlan = ['city', 'activity', 'cart', 'summary'] as const;

type Fields = Readonly<Record<string, unknown>>;

const isKrakow = (href: unknown) =>
  typeof href === 'string' && /^(?:\/[\w-]+)?\/krakow$/.test(href);

/** The page as the server would render it had everything in Krakow the doubled price. */
const withDoublePrices = <Value,>(value: Value, isHere = false): Value => {
  if (Array.isArray(value)) return value.map((it) => withDoublePrices(it, isHere)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const here = 'href' in fields ? isKrakow(fields['href']) : isHere;
  const isPrice = (key: string) => here && (key === 'price' || key === 'fromPrice');
  return Object.fromEntries(
    Object.entries(fields).map(([key, it]) => [
      key,
      isPrice(key) && typeof it === 'number'
        ? 2 * it
        : withDoublePrices(it, here && ['products', 'extras', 'facts'].includes(key)),
    ]),
  ) as Value;
};

/** Krakow as the API returns it after all its prices have doubled. */
const fetchLiveKrakow = async (): Promise<LiveCity> => {
  const { view } = await fetchShippedPage('cart', 'en', 'krakow');
  return { slug: 'krakow', href: '/krakow', products: withDoublePrices(view.products) };
};

type Tell = ReturnType<typeof useLive>['tell'];

let tell: Tell = () => undefined;
const keepTell = (it: Tell) => {
  tell = it;
};

const Plan = () => {
  const { tell: tellLive } = useLive();
  useEffect(() => keepTell(tellLive), [tellLive]);
  return <output>{useCart().price.total}</output>;
};

const open = async ([View, page]: readonly [ComponentType<never>, Page]) => {
  const AnyView = View as ComponentType<Page>;
  const Screen = ({ view, ...props }: Page) => (
    <>
      <AnyView {...props} view={view} />
      <Plan />
    </>
  );
  const screenful = await act(() => renderInSite(<Screen {...page} />));
  return { textOf: () => screenful.container.textContent, close: screenful.unmount };
};

/** Go-karting for ten with an extra, stored long ago at prices that nobody charges any more. */
const storeOldPlan = async () => {
  const { view } = await fetchShippedPage('activity', 'en', 'go-karting', 'krakow');
  const { id, extras } = view.product;
  const item = { id, price: 7, min_people: 1, number_of_people: 10, selected_date: '2026-11-28' };
  const planned = extras.slice(0, 1).map((extra) => ({ id: extra.id, price: 3, quantity: 10 }));
  const items = [{ ...item, single: false, stag_goes_free: null, extras: planned }];
  localStorage.setItem('cart:1:krakow', JSON.stringify({ items }));
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
  await storeOldPlan();
});

it.each(Object.keys(pages))(
  'on the %s page every price of a city is live once the API has returned its prices',
  async (name) => {
    const [View, page] = (await pages[name]?.()) ?? [];
    if (!View || !page) throw new Error(`There is no ${name}`);
    const krakow = await fetchLiveKrakow();
    const shown = await open([View, page]);
    const before = shown.textOf();
    act(() => tell({ city: krakow }));
    const live = shown.textOf();
    shown.close();
    expect(live).not.toBe(before);

    const newer = { ...page, view: withDoublePrices({ ...page.view, href: '/krakow' }) };
    const expected = await open([View, newer]);
    act(() => tell({ city: krakow }));
    expect(live).toBe(expected.textOf());
  },
  60_000,
);

it.each(pagesOfPlan)(
  'on the %s page every price is the page’s while the API has returned none, whatever is stored',
  async (name) => {
    const [View, page] = (await pages[name]?.()) ?? [];
    if (!View || !page) throw new Error(`There is no ${name}`);
    const shown = await open([View, page]);
    const { view } = await fetchShippedPage('activity', 'en', 'go-karting', 'krakow');
    // At 0.19 GBP for 1 PLN. Cards know no extras.
    const [extra] = view.product.extras;
    const unit = Math.round(0.19 * view.product.price);
    const extraUnit = name === 'city' ? 1 : Math.round(0.19 * (extra?.price ?? 0));
    expect(document.querySelector('output')).toHaveTextContent(`${10 * unit + 10 * extraUnit}`);
    shown.close();
  },
);

it('a price that the API confirms renders nothing anew', async () => {
  const { view } = await fetchShippedPage('cart', 'en', 'krakow');
  const { createLivePrices } = await import('@/commerce/cart/livePrices');
  const { ofActivity } = createLivePrices({
    slug: 'krakow',
    href: '/krakow',
    products: view.products,
  });
  for (const product of [...view.products, ...view.top]) expect(ofActivity(product)).toBe(product);
});
