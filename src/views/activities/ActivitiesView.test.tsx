/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { ActivitiesView } from './ActivitiesView';

beforeEach(() => localStorage.clear());

/** Opens the catalogue with a query in its URL. */
const open = async (query: Readonly<Record<string, string>> = {}, siteId: SiteId = 'en') => {
  const page = await fetchShippedPage('activities', siteId);
  const text = new URLSearchParams(query).toString();
  const router = createTestRouter({
    pathname: '/[site]/activities',
    query: { site: siteId, ...query },
    asPath: `/activities${text ? `?${text}` : ''}`,
  });
  const { audience } = page.frame.brand;
  const rendered = await renderInSite(<ActivitiesView {...page} />, {
    ...{ siteId, audience, router },
    city: null,
  });
  return { ...rendered, ...page };
};

const cards = () => screen.getAllByRole('article');
const count = () => screen.getAllByRole('status')[0];
const sentTo = ({ replace }: ReturnType<typeof createTestRouter>) =>
  replace.mock.calls.map(([url]) => url);
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('article');
  if (!card) throw new Error(`There is no card of ${name}`);
  return within(card);
};

it('shows each activity once, with a link to it in every city and the lowest price', async () => {
  const { view } = await open();
  expect(cards()).toHaveLength(view.activities.length);
  expect(count()).toHaveTextContent(`${view.activities.length} activities`);
  const card = cardOf('Beer bike');
  const places = within(card.getByRole('list', { name: 'Beer bike: where it runs' }));
  expect(places.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual(
    ['krakow', 'berlin', 'lisbon', 'warsaw', 'gdansk', 'riga'].map((it) => `/beer-bike/${it}`),
  );
  expect(card.getByText('from', { exact: false, selector: 'p' })).toHaveTextContent(
    'from £26 per person',
  );
});

it('shows what a city sells, and leads there', async () => {
  const { view } = await open({ city: 'prague' });
  const prague = view.cities.find(({ slug }) => slug === 'prague');
  expect(cards()).toHaveLength(prague?.products.length ?? 0);
  for (const card of cards()) {
    const [link, ...others] = within(card).getAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(/^\/[\w-]+\/prague$/);
    expect(others).toEqual([]);
    expect(card).toHaveTextContent('Prague');
    expect(card).not.toHaveTextContent(/\bfrom £/);
  }
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('prague');
});

it('has the price of the group that the visitor chose', async () => {
  await open({ city: 'krakow', people: '10' });
  expect(screen.getByRole('combobox', { name: 'Group size' })).toHaveValue('10');
  expect(cardOf('Beer bike').getByText('£260 for 10 people')).toBeInTheDocument();
});

it('offers a size of the address that is not in its list', async () => {
  await open({ people: '9' });
  expect(screen.getByRole('option', { name: '9 people' })).toBeInTheDocument();
});

it.each([
  ['en', 'Occasion', ['Any occasion', 'Stag', 'Hen']],
  ['en2', 'Purpose', ['Any purpose', 'Team day', 'Reward trip']],
] as const)('offers what groups of %s come for', async (siteId, name, options) => {
  await open({}, siteId);
  const select = within(screen.getByRole('combobox', { name }));
  const offered = select.getAllByRole('option').map((it) => it.textContent);
  expect(offered).toHaveLength(options.length);
  for (const [at, option] of options.entries()) expect(offered[at]).toMatch(option);
});

it('says nothing of stags on a site for companies', async () => {
  const { container } = await open({}, 'en2');
  expect(container.textContent).not.toMatch(/\b(?:stag|hen)s?\b/i);
});

it('a choice goes into the address, without loading the page anew or scrolling', async () => {
  const { router } = await open({ city: 'riga' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price');
  expect(sentTo(router)).toEqual(['/activities?city=riga&sort=price']);
  expect(router.replace.mock.calls[0]?.[2]).toEqual({ shallow: true, scroll: false });
});

it('what fits nothing can be cleared', async () => {
  const { router } = await open({ city: 'riga', category: 'wellness', people: '150' });
  expect(count()).toHaveTextContent('0 activities');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(sentTo(router)).toEqual(['/activities']);
});

it.each([
  ['en', {}],
  ['pl', { city: 'krakow', people: '12' }],
] as const)(
  'has nothing on %s that WCAG checkers object to',
  async (siteId, query) => {
    const { container } = await open(query, siteId);
    expect(await findViolations(container)).toEqual([]);
  },
  60_000,
);
