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
  liveBudapest,
  notFoundError,
  TellLiveCity,
  unreachableError,
} from '@/testing/liveApi';
import { beginSearch, failSearch, serveSearch, toIndexPath } from '@/testing/searchCalls';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createI18n, renderInSite, SiteProviders } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { SearchButton } from './SearchButton';

jest.mock('@/platform/http/client');

beforeEach(() => {
  beginSearch();
  Element.prototype.scrollIntoView = jest.fn();
});

const start = async (siteId: SiteId = 'en', beside?: ReactNode) => {
  const { frame } = await fetchShippedPage('city', siteId, 'krakow');
  return renderInSite(
    <FreshCalls>
      <SearchButton frame={frame} />
      {beside}
    </FreshCalls>,
    { siteId },
  );
};

const open = async (name = 'Search') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option');
const texts = () => options().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

const type = async (text: string) => {
  await userEvent.type(field(), text);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
};

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is a link to the page of the search where no script runs', async () => {
  const { frame } = await fetchShippedPage('city', 'de', 'krakow');
  const i18n = await createI18n('de', 'consumer');
  const router = createTestRouter();
  const html = renderToString(
    <SiteProviders siteId="de" audience="consumer" router={router} city={null} i18n={i18n}>
      <SearchButton frame={frame} />
    </SiteProviders>,
  );
  expect(html).toMatch(/<a [^>]*href="\/search"[^>]*>.*Suche<\/span><\/a>/);
});

it('loads nothing until it is opened, and then the index once', async () => {
  await serveSearch('en');
  await start();
  expect(fetchPayload).not.toHaveBeenCalled();
  await open();
  await type('beer');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await open();
  await type('kart');
  expect(jest.mocked(fetchPayload).mock.calls).toEqual([[toIndexPath('en')]]);
});

it('takes the focus into the field, and gives it back when Escape closes it', async () => {
  await serveSearch('en');
  await start();
  await open();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName('Activity, city or question');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('has somewhere to begin while nothing is typed', async () => {
  await serveSearch('en');
  await start();
  const panel = await open();
  const popular = within(panel.getByRole('region', { name: 'Popular' }));
  expect(popular.getByRole('link', { name: 'Krakow' })).toHaveAttribute('href', '/krakow');
  expect(panel.getByRole('status')).toBeEmptyDOMElement();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('finds as one types, whatever is mistyped, with prices in the visitor’s currency', async () => {
  await serveSearch('en');
  await start();
  const panel = await open();
  await type('beer bkie');
  expect(texts()[0]).toBe('Beer bike Krakow £26 per person');
  expect(panel.getByRole('status')).toHaveTextContent(/^6 results$/);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(panel.queryByRole('region', { name: 'Popular' })).not.toBeInTheDocument();
});

it('shows one activity in further cities only where there is room', async () => {
  await serveSearch('en');
  await start();
  await open();
  await type('go karting');
  expect(texts()).toHaveLength(8);
  expect(new Set(texts()).size).toBe(8);
  await userEvent.clear(field());
  await type('go karting riga');
  expect(texts()).toEqual([expect.stringMatching(/^Go-karting grand prix Riga/)]);
});

it('goes through what was found with the arrows, around and past none of it', async () => {
  await serveSearch('en');
  await start();
  await open();
  await type('tasting');
  const active = () => field().getAttribute('aria-activedescendant');
  const chosen = () => options().filter((it) => it.getAttribute('aria-selected') === 'true');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(options()[0]?.id);
  expect(chosen()).toEqual([options()[0]]);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(options().at(-1)?.id);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 's');
  expect(active()).toBeNull();
});

it('Enter goes to the one that is active, and to the results where none is', async () => {
  await serveSearch('en');
  const { router } = await start();
  await open();
  await type('krakow');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(router.push.mock.calls).toEqual([['/search?q=krakow'], ['/krakow']]);
});

it('every hit is a link, to be opened elsewhere', async () => {
  await serveSearch('en');
  await start();
  await open();
  await type('krakow');
  expect(options()[0]).toHaveAttribute('href', '/krakow');
  for (const option of options()) expect(option.tagName).toBe('A');
});

it('leads to all results and to the list of everything', async () => {
  await serveSearch('en');
  await start();
  const panel = await open();
  await type('krakow');
  const count = panel.getByRole('status').textContent.replace(/\D/g, '');
  expect(Number(count)).toBeGreaterThan(options().length);
  expect(panel.getByRole('link', { name: `See all ${count} results` })).toHaveAttribute(
    'href',
    '/search?q=krakow',
  );
  expect(panel.getByRole('link', { name: 'Everything from A to Z' })).toHaveAttribute(
    'href',
    '/search/all',
  );
});

it('counts what it shows: an activity once for each of its cities', async () => {
  await serveSearch('en');
  await start();
  const panel = await open();
  await type('beer bike');
  expect(options().length).toBeGreaterThan(1);
  expect(panel.getByRole('status')).toHaveTextContent(`${options().length} results`);
  expect(panel.queryByRole('link', { name: /^See/ })).not.toBeInTheDocument();
});

it('says so where nothing is found, and where only some of the words are', async () => {
  await serveSearch('en');
  await start();
  const panel = await open();
  await userEvent.type(field(), 'zeppelin');
  expect(await panel.findByText('Nothing found for “zeppelin”')).toBeInTheDocument();
  expect(panel.getByRole('status')).toHaveTextContent('0 results');
  expect(panel.getByRole('region', { name: 'Popular' })).toBeInTheDocument();
  await userEvent.clear(field());
  await type('zeppelin kayak');
  await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('These come closest'));
});

it('says so when the index cannot be had, and tries again', async () => {
  failSearch(unreachableError);
  await start();
  const panel = await open();
  const trouble = within(await panel.findByRole('alert'));
  expect(trouble.getByRole('heading')).toHaveTextContent('The search could not be loaded');
  expect(trouble.getByRole('link', { name: 'Everything from A to Z' })).toHaveAttribute(
    'href',
    '/search/all',
  );
  await serveSearch('en');
  await userEvent.click(trouble.getByRole('button', { name: 'Try again' }));
  await type('beer');
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so when the site was built anew, and leads there with what was typed', async () => {
  failSearch(notFoundError);
  await start();
  const panel = await open();
  await userEvent.type(field(), 'øl');
  const trouble = within(await panel.findByRole('alert'));
  expect(trouble.getByRole('link', { name: 'Load again' })).toHaveAttribute(
    'href',
    '/search?q=%C3%B8l',
  );
});

it('goes with the next page', async () => {
  await serveSearch('en');
  const { router } = await start();
  await open();
  act(() => router.events.emit('routeChangeStart', '/krakow', { shallow: false }));
  await expectClosed();
});

it.each([
  ['pl2', 'Szukaj', 'gokrty', /^Grand Prix na gokartach Kraków/, /^\d+ wynik(?:i|ów)?$/],
  ['sv', 'Sök', 'olcykel', /^Ölcykel Krakow/, /^6 träffar$/],
  ['de', 'Suche', 'schiesstand', /^Indoor-Schießstand Krakau/, /^6 Treffer$/],
] as const)(
  'speaks the language of %s and finds in it',
  async (siteId, name, query, hit, count) => {
    await serveSearch(siteId);
    await start(siteId);
    const panel = await open(name);
    await type(query);
    expect(texts()[0]).toMatch(hit);
    expect(panel.getByRole('status')).toHaveTextContent(count);
  },
);

it('meets nothing that shuts people out', async () => {
  await serveSearch('en');
  await start();
  await open();
  const dialog = screen.getByRole('dialog');
  expect(await findViolations(dialog)).toEqual([]);
  await type('krakow');
  await userEvent.keyboard('{ArrowDown}');
  expect(await findViolations(dialog)).toEqual([]);
});

it('shows the live price of an activity where there is one', async () => {
  await serveSearch('en');
  await start('en', <TellLiveCity city={liveBudapest} />);
  await open();
  await type('budapest go karting');
  await waitFor(() => expect(texts()[0]).toMatch(/Budapest £190 per person$/));
});
