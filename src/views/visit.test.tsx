/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { findViolations } from '@/testing/axe';
import { PageInApp } from '@/testing/PageInApp';
import { shippedPage } from '@/testing/shippedPages';
import { createTestRouter } from '@/testing/testRouter';
import { AboutView } from './about/AboutView';
import { ActivityView } from './activity/ActivityView';
import { BlogView } from './blog/BlogView';
import { BlogPostView } from './blogPost/BlogPostView';
import { CityView } from './city/CityView';
import { DestinationsView } from './destinations/DestinationsView';
import { ErrorView } from './errors/ErrorView';
import { HomeView } from './home/HomeView';
import { MapView } from './map/MapView';
import { PageView } from './page/PageView';
import { SearchView } from './search/SearchView';
import { SearchIndexView } from './searchIndex/SearchIndexView';

const router = createTestRouter();

const toErrorProps = ({ frame, _nextI18Next }: Awaited<ReturnType<typeof shippedPage.home>>) => {
  const { site, brand, links, cities, activities } = frame;
  const shops = cities.slice(0, 1).map((city) => ({ ...city, activities }));
  return { site, statusCode: 404, brand, links, shops, _nextI18Next };
};

const visits: Readonly<Record<string, () => Promise<ReactElement>>> = {
  home: async () => (
    <PageInApp view={HomeView} pageProps={await shippedPage.home('en')} router={router} />
  ),
  'corporate home': async () => (
    <PageInApp view={HomeView} pageProps={await shippedPage.home('en2')} router={router} />
  ),
  about: async () => (
    <PageInApp view={AboutView} pageProps={await shippedPage.about('en')} router={router} />
  ),
  destinations: async () => (
    <PageInApp
      view={DestinationsView}
      pageProps={await shippedPage.destinations('en')}
      router={router}
    />
  ),
  city: async () => (
    <PageInApp view={CityView} pageProps={await shippedPage.city('en', 'krakow')} router={router} />
  ),
  activity: async () => (
    <PageInApp
      view={ActivityView}
      pageProps={await shippedPage.activity('en', 'go-karting', 'krakow')}
      router={router}
    />
  ),
  blog: async () => (
    <PageInApp view={BlogView} pageProps={await shippedPage.blog('en')} router={router} />
  ),
  'corporate blog': async () => (
    <PageInApp view={BlogView} pageProps={await shippedPage.blog('en2')} router={router} />
  ),
  'blog post': async () => (
    <PageInApp
      view={BlogPostView}
      pageProps={await shippedPage.blogPost('en', 'city-guides', 'krakow-for-first-timers')}
      router={router}
    />
  ),
  'static page': async () => (
    <PageInApp
      view={PageView}
      pageProps={await shippedPage.staticPage('en', 'terms')}
      router={router}
    />
  ),
  'corporate static page': async () => (
    <PageInApp
      view={PageView}
      pageProps={await shippedPage.staticPage('en2', 'terms')}
      router={router}
    />
  ),
  map: async () => (
    <PageInApp view={MapView} pageProps={await shippedPage.map('en')} router={router} />
  ),
  search: async () => (
    <PageInApp view={SearchView} pageProps={await shippedPage.search('en')} router={router} />
  ),
  'search index': async () => (
    <PageInApp
      view={SearchIndexView}
      pageProps={await shippedPage.searchIndex('en')}
      router={router}
    />
  ),
  error: async () => (
    <PageInApp
      view={ErrorView}
      pageProps={toErrorProps(await shippedPage.home('en'))}
      router={router}
    />
  ),
};

const complaints = jest.spyOn(console, 'error');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  complaints.mockClear();
});

describe.each(Object.keys(visits))('a visit to the %s page', (name) => {
  const visit = async () => render((await visits[name]?.()) ?? <></>);

  it('leaves nothing behind in the browser', async () => {
    await visit();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('shows words and no names of words, and nothing is complained about', async () => {
    const { container } = await visit();
    expect(container.textContent).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object|∞/);
    expect(container.textContent).not.toMatch(/\b[a-z]+:[a-z]+\.[a-zA-Z]+/);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('finds one main heading, in the main part', async () => {
    await visit();
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(headings[0] ?? null);
  });

  it('loads at most three pictures at once, the first ones, and the first before all else', async () => {
    const { container } = await visit();
    const pictures = [...container.querySelectorAll('img')];
    const eager = pictures.filter((it) => it.getAttribute('loading') === 'eager');
    expect(eager.length).toBeGreaterThan(0);
    expect(eager.length).toBeLessThanOrEqual(3);
    expect(pictures.slice(0, eager.length)).toEqual(eager);
    // The mark in the header, and what the page is opened for.
    const urgent = pictures.filter((it) => it.getAttribute('fetchpriority') === 'high');
    expect(urgent.length).toBeGreaterThan(0);
    expect(urgent).toEqual(pictures.slice(0, 2).slice(0, urgent.length));
  });

  it('meets nothing that shuts people out', async () => {
    const { container } = await visit();
    expect(await findViolations(container)).toEqual([]);
  }, 60_000);
});
