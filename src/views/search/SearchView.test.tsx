/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fetchPayload } from '@/platform/http/client';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import {
  FreshCalls,
  letAnswersArrive,
  liveBudapest,
  notFoundError,
  TellLiveCity,
  unreachableError,
} from '@/testing/liveApi';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { beginSearch, failSearch, serveSearch } from '@/testing/searchCalls';
import { createI18n, renderInSite, SiteProviders } from '@/testing/SiteProviders';
import { createTestRouter, type TestRouter } from '@/testing/testRouter';
import { SearchView } from './SearchView';

jest.mock('@/platform/http/client');

beforeEach(beginSearch);

afterEach(() => jest.useRealTimers());

const toRouter = (q?: string) =>
  createTestRouter({
    pathname: '/[site]/search',
    query: { site: 'en', ...(q === undefined ? {} : { q }) },
    asPath: q === undefined ? '/search' : `/search?${new URLSearchParams({ q })}`,
  });

const open = async (q?: string, siteId: SiteId = 'en', beside?: ReactNode) => {
  const page = await fetchShippedPage('search', siteId);
  const router = toRouter(q);
  const ui = (
    <FreshCalls>
      <SearchView {...page} />
      {beside}
    </FreshCalls>
  );
  const rendered = await renderInSite(ui, { siteId, router });
  await letAnswersArrive();
  return { ...rendered, page };
};

const field = () => screen.getByRole('searchbox');
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (region: Pick<typeof screen, 'getAllByRole'>) =>
  region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sentTo = ({ replace }: TestRouter) => replace.mock.calls.map(([url]) => url);

it('shows what is popular while nothing is looked for, and loads no index', async () => {
  const { page } = await open();
  const activities = await group('What groups like best');
  expect(names(activities)).toEqual(page.view.top.map(({ name }) => name));
  const cities = await group('All cities');
  expect(names(cities)).toEqual(page.view.cities.map(({ name }) => name));
  expect(fetchPayload).not.toHaveBeenCalled();
});

it('has the popular things on the server already, and says where the list is without scripts', async () => {
  const page = await fetchShippedPage('search', 'en');
  const i18n = await createI18n('en', 'consumer');
  const html = renderToString(
    <SiteProviders siteId="en" audience="consumer" router={toRouter()} city={null} i18n={i18n}>
      <SearchView {...page} />
    </SiteProviders>,
  );
  expect(html).toMatch(/<noscript><p[^>]*>Searching needs JavaScript.* <a href="\/search\/all">/);
  expect(html).toContain('What groups like best');
  expect(html).toMatch(/<form role="search"[^>]* action="\/search">.*<input[^>]* name="q"/);
});

it('shows what the address looks for, by kind, the kind of the best hit first', async () => {
  await serveSearch('en');
  await open('krakow');
  expect(field()).toHaveValue('krakow');
  const cities = await group('Destinations');
  expect(cities.getByRole('link', { name: 'Krakow' })).toHaveAttribute('href', '/krakow');
  expect(cities.getByText(/^from £\d+ per person$/)).toBeInTheDocument();
  const regions = screen.getAllByRole('region').map((it) => it.querySelector('h2')?.textContent);
  expect(regions.slice(0, 3)).toEqual(['Destinations', 'Activities', 'From the blog']);
  expect(screen.queryByRole('region', { name: 'What groups like best' })).not.toBeInTheDocument();
});

it('shows an activity once, with its price there and the way to its other cities', async () => {
  await serveSearch('en');
  await open('go karting budapest');
  const activities = await group('Activities');
  expect(names(activities)).toEqual(['Go-karting grand prix, Budapest']);
  expect(activities.getByText('£30')).toBeInTheDocument();
  expect(activities.getByText(/^Also in/)).toHaveTextContent(/^Also in Krakow, Prague, /);
  expect(activities.getByRole('link', { name: 'Go-karting grand prix, Prague' })).toHaveAttribute(
    'href',
    '/go-karting/prague',
  );
});

it('shows the live prices of a city where there are some', async () => {
  await serveSearch('en');
  await open('budapest go karting', 'en', <TellLiveCity city={liveBudapest} />);
  expect((await group('Activities')).getByText('£190')).toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.type(field(), 'budapest');
  const cities = await group('Destinations');
  expect(cities.getByText('from £190 per person')).toBeInTheDocument();
});

it('counts the results aloud', async () => {
  await serveSearch('en');
  await open('beer bike');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/));
});

it('has what says it there before there is anything to say', async () => {
  await serveSearch('en');
  await open();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(field(), 'beer bike');
  await waitFor(() => expect(status).toHaveTextContent(/^1 result$/));
  expect(screen.getByRole('status')).toBe(status);
  await userEvent.clear(field());
  expect(status).toBeEmptyDOMElement();
});

it('shows twelve of a kind at first, and the others when asked', async () => {
  await serveSearch('en');
  await open('krakow');
  const activities = await group('Activities');
  expect(names(activities)).toHaveLength(12);
  const more = activities.getByRole('button', { name: /^Show \d+ more$/ });
  const further = Number(more.textContent?.replace(/\D/g, ''));
  await userEvent.click(more);
  expect(names(activities)).toHaveLength(12 + further);
});

it('finds as one types, and the address follows when the typing pauses', async () => {
  await serveSearch('en');
  const { router } = await open();
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(field(), 'bere bike');
  expect(names(await group('Activities'))).toEqual(['Beer bike, Krakow']);
  expect(router.replace.mock.calls.length).toBeLessThan(9);
  await act(async () => jest.advanceTimersByTime(400));
  expect(sentTo(router).at(-1)).toBe('/search?q=bere+bike');
  expect(router.replace.mock.calls.at(-1)?.[2]).toEqual({ shallow: true, scroll: false });
});

it('has the address at once when Enter asks for it', async () => {
  await serveSearch('en');
  const { router } = await open();
  await userEvent.type(field(), 'spa{Enter}');
  expect(sentTo(router).at(-1)).toBe('/search?q=spa');
});

it('follows an address that changes by itself', async () => {
  await serveSearch('en');
  const { router, rerender, page } = await open('beer bike');
  await group('Activities');
  Object.assign(router, { query: { site: 'en', q: 'spa' }, asPath: '/search?q=spa' });
  rerender(
    <FreshCalls>
      <SearchView {...page} />
    </FreshCalls>,
  );
  expect(field()).toHaveValue('spa');
});

it('where nothing is found, says so and shows what is popular', async () => {
  await serveSearch('en');
  await open('zeppelin');
  expect(
    await screen.findByRole('heading', { name: 'Nothing found for “zeppelin”' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 results');
  expect(screen.getByRole('region', { name: 'What groups like best' })).toBeInTheDocument();
});

it('says when only some of the words are found', async () => {
  await serveSearch('en');
  await open('zeppelin kayak');
  expect(names(await group('Activities'))).toEqual(['Guided kayak tour, Krakow']);
  expect(screen.getByRole('status')).toHaveTextContent('These come closest');
});

it('says when there is no search, and recovers', async () => {
  failSearch(unreachableError);
  await open('beer bike');
  const trouble = within(await screen.findByRole('alert'));
  await serveSearch('en');
  await userEvent.click(trouble.getByRole('button', { name: 'Try again' }));
  expect(names(await group('Activities'))).toEqual(['Beer bike, Krakow']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leads into the new build where this one is gone', async () => {
  failSearch(notFoundError);
  await open('beer bike');
  const again = within(await screen.findByRole('alert')).getByRole('link', { name: 'Load again' });
  expect(again).toHaveAttribute('href', '/search?q=beer+bike');
});

it('counts as Polish does', async () => {
  await serveSearch('pl');
  await open('degustacja', 'pl');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ (?:wynik|wyniki|wyników)$/),
  );
});

it.each([undefined, 'krakow', 'zeppelin'])(
  'meets nothing that shuts people out: %s',
  async (q) => {
    await serveSearch('en');
    const { container } = await open(q);
    if (q) await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/result/));
    expect(await findViolations(container)).toEqual([]);
  },
  60_000,
);
