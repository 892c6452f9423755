import '@/testing/documentMatchers';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { openBrowser } from '@/testing/browser';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { isCore } from '@/testing/scope';
import { createTestRouter } from '@/testing/testRouter';
import { leaveOutShown } from '@/hacks/shownCards';

// What a page loads once it is idle is not part of hydration, and on a slow machine it would begin within it.
jest.mock('@/ui/hooks/useIdle', () => ({ useIdle: () => false }));

/** The app and all views, loaded once for the server and once for a browser. */
const loadWorld = async () => {
  const { PageInApp } = await import('@/testing/PageInApp');
  const { HomeView } = await import('./home/HomeView');
  const { AboutView } = await import('./about/AboutView');
  const { BlogView } = await import('./blog/BlogView');
  const { BlogPostView } = await import('./blogPost/BlogPostView');
  const { MapView } = await import('./map/MapView');
  const { PageView } = await import('./page/PageView');
  const { SearchView } = await import('./search/SearchView');
  const { SearchIndexView } = await import('./searchIndex/SearchIndexView');
  const { DestinationsView } = await import('./destinations/DestinationsView');
  const { ActivitiesView } = await import('./activities/ActivitiesView');
  const { CityView } = await import('./city/CityView');
  const { ActivityView } = await import('./activity/ActivityView');
  const { CartView } = await import('./cart/CartView');
  const { SummaryView } = await import('./summary/SummaryView');
  const { ThankYouView } = await import('./thankYou/ThankYouView');
  const { BookingView } = await import('./booking/BookingView');
  const { TripView } = await import('./trip/TripView');
  const { ErrorPage } = await import('./errors/ErrorPage');
  return {
    PageInApp,
    HomeView,
    AboutView,
    BlogView,
    BlogPostView,
    BookingView,
    TripView,
    MapView,
    PageView,
    SearchView,
    SearchIndexView,
    DestinationsView,
    ActivitiesView,
    CityView,
    ActivityView,
    CartView,
    SummaryView,
    ThankYouView,
    ErrorPage,
  };
};

type World = Awaited<ReturnType<typeof loadWorld>>;
type SiteId = 'en' | 'pl';

const slugs = { en: 'go-karting', pl: 'gokarty' } as const;
const terms = { en: 'terms', pl: 'regulamin' } as const;
const posts = {
  en: ['city-guides', 'krakow-for-first-timers'],
  pl: ['miasta', 'praga-po-raz-pierwszy'],
} as const;
const router = createTestRouter();

const loadErrorProps = async (siteId: SiteId) => {
  const { frame, _nextI18Next } = await fetchShippedPage('home', siteId);
  const { site, brand, links, cities, activities } = frame;
  const shops = cities.slice(0, 1).map((city) => ({ ...city, activities }));
  return { site, statusCode: 404, message: 'Page not found', brand, links, shops, _nextI18Next };
};

const pages = {
  home: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('home', siteId);
    return ({ PageInApp, HomeView }: World) => (
      <PageInApp view={HomeView} pageProps={pageProps} router={router} />
    );
  },
  about: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('about', siteId);
    return ({ PageInApp, AboutView }: World) => (
      <PageInApp view={AboutView} pageProps={pageProps} router={router} />
    );
  },
  destinations: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('destinations', siteId);
    return ({ PageInApp, DestinationsView }: World) => (
      <PageInApp view={DestinationsView} pageProps={pageProps} router={router} />
    );
  },
  activities: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('activities', siteId);
    return ({ PageInApp, ActivitiesView }: World) => (
      <PageInApp view={ActivitiesView} pageProps={pageProps} router={router} />
    );
  },
  city: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('city', siteId, 'krakow');
    return ({ PageInApp, CityView }: World) => (
      <PageInApp view={CityView} pageProps={pageProps} router={router} />
    );
  },
  activity: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('activity', siteId, slugs[siteId], 'krakow');
    return ({ PageInApp, ActivityView }: World) => (
      <PageInApp view={ActivityView} pageProps={pageProps} router={router} />
    );
  },
  blog: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('blog', siteId);
    return ({ PageInApp, BlogView }: World) => (
      <PageInApp view={BlogView} pageProps={pageProps} router={router} />
    );
  },
  blogPost: async (siteId: SiteId) => {
    const [category, post] = posts[siteId];
    const pageProps = await fetchShippedPage('blogPost', siteId, category, post);
    return ({ PageInApp, BlogPostView }: World) => (
      <PageInApp view={BlogPostView} pageProps={pageProps} router={router} />
    );
  },
  staticPage: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('staticPage', siteId, terms[siteId]);
    return ({ PageInApp, PageView }: World) => (
      <PageInApp view={PageView} pageProps={pageProps} router={router} />
    );
  },
  map: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('map', siteId);
    return ({ PageInApp, MapView }: World) => (
      <PageInApp view={MapView} pageProps={pageProps} router={router} />
    );
  },
  search: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('search', siteId);
    return ({ PageInApp, SearchView }: World) => (
      <PageInApp view={SearchView} pageProps={pageProps} router={router} />
    );
  },
  searchIndex: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('searchIndex', siteId);
    return ({ PageInApp, SearchIndexView }: World) => (
      <PageInApp view={SearchIndexView} pageProps={pageProps} router={router} />
    );
  },
  cart: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('cart', siteId, 'krakow');
    return ({ PageInApp, CartView }: World) => (
      <PageInApp view={CartView} pageProps={pageProps} router={router} />
    );
  },
  summary: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('summary', siteId, 'krakow');
    return ({ PageInApp, SummaryView }: World) => (
      <PageInApp view={SummaryView} pageProps={pageProps} router={router} />
    );
  },
  thankYou: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('thankYou', siteId);
    return ({ PageInApp, ThankYouView }: World) => (
      <PageInApp view={ThankYouView} pageProps={pageProps} router={router} />
    );
  },
  booking: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('booking', siteId);
    return ({ PageInApp, BookingView }: World) => (
      <PageInApp view={BookingView} pageProps={pageProps} router={router} />
    );
  },
  trip: async (siteId: SiteId) => {
    const pageProps = await fetchShippedPage('trip', siteId);
    return ({ PageInApp, TripView }: World) => (
      <PageInApp view={TripView} pageProps={pageProps} router={router} />
    );
  },
  error: async (siteId: SiteId) => {
    const pageProps = await loadErrorProps(siteId);
    return ({ PageInApp, ErrorPage }: World) => (
      <PageInApp view={ErrorPage} pageProps={pageProps} router={router} />
    );
  },
} as const;

const complaints = jest.spyOn(console, 'error');
let leave = async () => {};

afterEach(async () => {
  await leave();
  leave = async () => {};
  complaints.mockReset();
});

/** Hydrates the server's HTML in a browser. */
const hydrate = async (
  html: string,
  toPage: (world: World) => ReactElement,
  stored: Readonly<Record<string, unknown>> = {},
) => {
  const closeBrowser = openBrowser('http://en.localhost:3000/', `<div id="root">${html}</div>`);
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, JSON.stringify(value));
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root');
  await jest.isolateModulesAsync(async () => {
    const { act } = await import('react');
    const { hydrateRoot } = await import('react-dom/client');
    const page = toPage(await loadWorld());
    const mounted = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (error) => console.error(error) }),
    );
    leave = async () => {
      // Timers of components that are still mounted would run without a window.
      await act(async () => mounted.unmount());
      closeBrowser();
    };
  });
  return root;
};

/** How the pictures of a page load, in their order. */
const listPictures = (html: string) =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
    isLazy: tag.includes('loading="lazy"'),
    isHigh: tag.includes('fetchPriority="high"'),
  }));

/** Spec section 9: only the first three are not lazy, and the first has high priority. */
const asFirstThree = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ isLazy: index >= 3, isHigh: index === 0 }));

/** In the core set the language whose words have the most forms. */
const hydrated = isCore ? (['pl'] as const) : (['en', 'pl'] as const);

describe.each(hydrated)('on %s', (siteId) => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])(
    'the server renders the %s page and the browser takes it over without a complaint',
    async (name) => {
      const toPage = await pages[name](siteId);
      const html = renderToString(toPage(await loadWorld()));
      expect(html).toContain('<h1');
      expect(listPictures(html)).toEqual(asFirstThree(listPictures(html).length));
      const root = await hydrate(html, toPage);
      expect(root.querySelector('h1')).not.toBeEmptyDOMElement();
      expect(complaints.mock.calls).toEqual([]);
    },
  );

  it('a city says the same when its data is without what its document shows', async () => {
    const html = renderToString((await pages.city(siteId))(await loadWorld()));
    const pageProps = await fetchShippedPage('city', siteId, 'krakow');
    const { words, activities } = pageProps.view;
    const light = { activities: leaveOutShown(activities), words: undefined };
    const view = { ...pageProps.view, ...light };
    const root = await hydrate(html, ({ PageInApp, CityView }) => (
      <PageInApp view={CityView} pageProps={{ ...pageProps, view }} router={router} />
    ));
    for (const { name, summary, duration } of activities) {
      for (const text of [name, summary, duration]) expect(root.textContent).toContain(text);
    }
    expect(root.textContent).toContain(words?.season);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('the catalogue says the same when its data is without what its document shows', async () => {
    const html = renderToString((await pages.activities(siteId))(await loadWorld()));
    const pageProps = await fetchShippedPage('activities', siteId);
    const { activities } = pageProps.view;
    const view = { ...pageProps.view, activities: leaveOutShown(activities) };
    const root = await hydrate(html, ({ PageInApp, ActivitiesView }) => (
      <PageInApp view={ActivitiesView} pageProps={{ ...pageProps, view }} router={router} />
    ));
    for (const { name, summary, duration } of activities) {
      for (const text of [name, summary, duration]) expect(root.textContent).toContain(text);
    }
    expect(complaints.mock.calls).toEqual([]);
  });

  it('a currency chosen before shows after the take-over, without a complaint', async () => {
    const toPage = await pages.city(siteId);
    const html = renderToString(toPage(await loadWorld()));
    expect(html).not.toContain('€');
    const root = await hydrate(html, toPage, { currency: 'EUR' });
    expect(root).toHaveTextContent('€');
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each(['cart', 'summary', 'city', 'activity'] as const)(
    'a plan made before shows on the %s page after the take-over, without a complaint',
    async (name) => {
      const toPage = await pages[name](siteId);
      const html = renderToString(toPage(await loadWorld()));
      const items = [{ id: 1, number_of_people: 9, selected_date: '2030-06-05' }];
      const root = await hydrate(html, toPage, { 'cart:1:krakow': { items } });
      expect(root.querySelector('header button strong')).not.toBeEmptyDOMElement();
      expect(complaints.mock.calls).toEqual([]);
    },
  );
});
