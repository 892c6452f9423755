/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PageInApp } from '@/testing/PageInApp';
import { fetchShippedPage, type ShippedProps } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { AboutView } from './about/AboutView';
import { ActivitiesView } from './activities/ActivitiesView';
import { ActivityView } from './activity/ActivityView';
import { BlogView } from './blog/BlogView';
import { BlogPostView } from './blogPost/BlogPostView';
import { CityView } from './city/CityView';
import { DestinationsView } from './destinations/DestinationsView';
import { ErrorView } from './errors/ErrorView';
import { HomeView } from './home/HomeView';
import { MapView } from './map/MapView';
import { ProposalView } from './proposal/ProposalView';
import { PageView } from './page/PageView';
import { SearchView } from './search/SearchView';
import { SearchIndexView } from './searchIndex/SearchIndexView';

const router = createTestRouter();

const toErrorProps = ({ frame, _nextI18Next }: ShippedProps<'home'>) => {
  const { site, brand, links, cities, activities } = frame;
  const shops = cities.slice(0, 1).map((city) => ({ ...city, activities }));
  return { site, statusCode: 404, message: 'Page not found', brand, links, shops, _nextI18Next };
};

const visits: Readonly<Record<string, () => Promise<ReactElement>>> = {
  home: async () => (
    <PageInApp view={HomeView} pageProps={await fetchShippedPage('home', 'en')} router={router} />
  ),
  'corporate home': async () => (
    <PageInApp view={HomeView} pageProps={await fetchShippedPage('home', 'en2')} router={router} />
  ),
  about: async () => (
    <PageInApp view={AboutView} pageProps={await fetchShippedPage('about', 'en')} router={router} />
  ),
  destinations: async () => (
    <PageInApp
      view={DestinationsView}
      pageProps={await fetchShippedPage('destinations', 'en')}
      router={router}
    />
  ),
  activities: async () => (
    <PageInApp
      view={ActivitiesView}
      pageProps={await fetchShippedPage('activities', 'en')}
      router={router}
    />
  ),
  proposal: async () => (
    <PageInApp
      view={ProposalView}
      pageProps={await fetchShippedPage('proposal', 'en2')}
      router={router}
    />
  ),
  city: async () => (
    <PageInApp
      view={CityView}
      pageProps={await fetchShippedPage('city', 'en', 'krakow')}
      router={router}
    />
  ),
  activity: async () => (
    <PageInApp
      view={ActivityView}
      pageProps={await fetchShippedPage('activity', 'en', 'go-karting', 'krakow')}
      router={router}
    />
  ),
  blog: async () => (
    <PageInApp view={BlogView} pageProps={await fetchShippedPage('blog', 'en')} router={router} />
  ),
  'corporate blog': async () => (
    <PageInApp view={BlogView} pageProps={await fetchShippedPage('blog', 'en2')} router={router} />
  ),
  'blog post': async () => (
    <PageInApp
      view={BlogPostView}
      pageProps={await fetchShippedPage('blogPost', 'en', 'city-guides', 'krakow-for-first-timers')}
      router={router}
    />
  ),
  'static page': async () => (
    <PageInApp
      view={PageView}
      pageProps={await fetchShippedPage('staticPage', 'en', 'terms')}
      router={router}
    />
  ),
  'corporate static page': async () => (
    <PageInApp
      view={PageView}
      pageProps={await fetchShippedPage('staticPage', 'en2', 'terms')}
      router={router}
    />
  ),
  map: async () => (
    <PageInApp view={MapView} pageProps={await fetchShippedPage('map', 'en')} router={router} />
  ),
  search: async () => (
    <PageInApp
      view={SearchView}
      pageProps={await fetchShippedPage('search', 'en')}
      router={router}
    />
  ),
  'search index': async () => (
    <PageInApp
      view={SearchIndexView}
      pageProps={await fetchShippedPage('searchIndex', 'en')}
      router={router}
    />
  ),
  error: async () => (
    <PageInApp
      view={ErrorView}
      pageProps={toErrorProps(await fetchShippedPage('home', 'en'))}
      router={router}
    />
  ),
};

describe.each(Object.keys(visits))('a visit to the %s page', (name) => {
  /** The page as it was. */
  let page: HTMLElement;
  let stored: readonly unknown[];
  let complaints: readonly unknown[];

  beforeAll(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const spy = jest.spyOn(console, 'error');
    const { container } = render((await visits[name]?.()) ?? <></>);
    // Its code comes after the page.
    await act(() => import('@/ui/layouts/LoadingBar'));
    page = document.createElement('div');
    page.innerHTML = container.innerHTML;
    stored = [localStorage.length, sessionStorage.length, document.cookie];
    complaints = spy.mock.calls;
    cleanup();
  });

  it('leaves nothing behind in the browser', () => {
    expect(stored).toEqual([0, 0, '']);
  });

  it('shows words and no names of words, and nothing is complained about', () => {
    expect(page.textContent).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object|∞/);
    expect(page.textContent).not.toMatch(/\b[a-z]+:[a-z]+\.[a-zA-Z]+/);
    expect(complaints).toEqual([]);
  });

  it('finds one main heading, in the main part', () => {
    const headings = page.querySelectorAll('h1');
    expect(headings).toHaveLength(1);
    expect(page.querySelector('main')).toContainElement(headings[0] ?? null);
  });

  it('loads at most three pictures at once, the first ones, and the first before all else', () => {
    const pictures = [...page.querySelectorAll('img')];
    const eager = pictures.filter((it) => it.getAttribute('loading') === 'eager');
    expect(eager.length).toBeGreaterThan(0);
    expect(eager.length).toBeLessThanOrEqual(3);
    expect(pictures.slice(0, eager.length)).toEqual(eager);
    // The logo in the header and the page's main picture.
    const urgent = pictures.filter((it) => it.getAttribute('fetchpriority') === 'high');
    expect(urgent.length).toBeGreaterThan(0);
    expect(urgent).toEqual(pictures.slice(0, 2).slice(0, urgent.length));
  });
});
