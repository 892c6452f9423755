/** @jest-environment jsdom */
import '@/testing/everythingIsNear';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { loadMap } from '../map/loadMap';
import { createFakeMaps, type FakeMaps, prepareBrowser } from '../map/testing/fakeMap';
import { DestinationsView } from './DestinationsView';

jest.mock('../map/loadMap');

let maps: FakeMaps;
let mapComes = () => {};

beforeEach(() => {
  localStorage.clear();
  maps = createFakeMaps();
  const waited = new Promise<void>((resolve) => {
    mapComes = resolve;
  });
  jest
    .mocked(loadMap)
    .mockReset()
    .mockImplementation(() => waited.then(() => maps.draw));
  prepareBrowser();
});

/** Opens the destinations with a query in their URL. */
const open = async (query: Readonly<Record<string, string>> = {}, siteId: SiteId = 'en') => {
  const page = await fetchShippedPage('destinations', siteId);
  const text = new URLSearchParams(query).toString();
  const router = createTestRouter({
    pathname: '/[site]/destinations',
    query: { site: siteId, ...query },
    asPath: `/destinations${text ? `?${text}` : ''}`,
  });
  const { audience } = page.frame.brand;
  const rendered = await renderInSite(<DestinationsView {...page} />, { siteId, audience, router });
  return { ...rendered, ...page };
};

/** Waits for the map and for everything that it loads. */
const openMap = async () => {
  const map = within(await screen.findByRole('region', { name: 'Map of our cities' }));
  await act(async () => mapComes());
  return map;
};

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
const count = () => screen.getAllByRole('status')[0];
const sentTo = ({ replace }: ReturnType<typeof createTestRouter>) =>
  replace.mock.calls.map(([url]) => url);

describe('what the address asks for', () => {
  it('is every city in the order of the brand, while it asks for nothing', async () => {
    const { view } = await open();
    expect(titles()).toEqual(view.cities.map(({ landingTitle }) => landingTitle));
    expect(count()).toHaveTextContent('8 cities');
  });

  it('is shown, and the choices stand on it', async () => {
    const { view } = await open({ month: '3', category: 'food', sort: 'price' });
    const march = view.cities.filter(({ months }) => months.includes(3));
    expect(titles()).toEqual(march.map(({ landingTitle }) => landingTitle));
    expect(count()).toHaveTextContent('1 city');
    expect(screen.getByRole('combobox', { name: 'Month of travel' })).toHaveValue('3');
    expect(screen.getByRole('radio', { name: 'Food' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
  });

  it('of a kind is what each city says of itself, and where its card leads', async () => {
    const { view } = await open({ category: 'food' });
    const cards = screen.getAllByRole('article');
    for (const [at, { href, kinds }] of view.cities.entries()) {
      const card = within(cards[at] ?? document.body);
      expect(card.getByRole('link')).toHaveAttribute('href', `${href}?category=food`);
      expect(card.getByText(new RegExp(`^${kinds.food?.count} activit`))).toBeInTheDocument();
    }
  });

  it('may be nothing that there is: then it can be cleared, and the map stays a map', async () => {
    const { router } = await open({ month: '3', budget: '450', view: 'map' });
    expect(count()).toHaveTextContent('0 cities');
    expect(titles()).toEqual(['No city has all of that']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(sentTo(router)).toEqual(['/destinations?view=map']);
  });

  it('is ignored where it means nothing', async () => {
    await open({ month: '13', budget: 'cheap', view: 'globe', utm_source: 'letter' });
    expect(titles()).toHaveLength(8);
  });
});

describe('a choice', () => {
  it.each([
    ['Month of travel', 'July', 'month=7'],
    ['Budget for three activities', 'up to £86 per person', 'budget=450'],
    ['Sort by', 'Most to choose from', 'sort=choice'],
  ])('of %s goes into the address, and can be taken back', async (label, option, query) => {
    const { router, unmount } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
    expect(router.replace.mock.calls).toEqual([
      [`/destinations?${query}`, undefined, { shallow: true, scroll: false }],
    ]);
    unmount();
    const { router: back } = await open(Object.fromEntries(new URLSearchParams(query)));
    const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
    expect(chosen.selectedOptions[0]).toHaveTextContent(option);
    await userEvent.selectOptions(chosen, '');
    expect(sentTo(back)).toEqual(['/destinations']);
  });

  it('keeps the others', async () => {
    const { router } = await open({ month: '5', view: 'map' });
    await userEvent.click(screen.getByRole('radio', { name: 'Wellness' }));
    expect(sentTo(router)).toEqual(['/destinations?month=5&view=map&category=wellness']);
  });

  it('is offered only where some city has it', async () => {
    const { view } = await open();
    const options = within(screen.getByRole('combobox', { name: 'Month of travel' }))
      .getAllByRole('option')
      .map((it) => it.textContent);
    const best = new Set(view.cities.flatMap(({ months }) => months));
    expect(options).toEqual(['Any month', ...view.months.filter((_, at) => best.has(at + 1))]);
  });
});

describe('list and map', () => {
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  it('the map comes in place of the cards, and the address says so', async () => {
    const { router } = await open();
    expect(loadMap).not.toHaveBeenCalled();
    await choose('Map');
    expect(sentTo(router)).toEqual(['/destinations?view=map']);
  });

  it('an address that asks for the map shows it, with the same cities in its list', async () => {
    const { view } = await open({ view: 'map' });
    const map = await openMap();
    expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    for (const { name } of view.cities) {
      expect(map.getByRole('button', { name })).toBeInTheDocument();
    }
    expect(titles()).toEqual(view.cities.map(({ landingTitle }) => landingTitle));
  });

  it('only cities that fit have a mark, and the map is drawn once for all of them', async () => {
    const { view } = await open({ view: 'map', month: '3' });
    const map = await openMap();
    const marked = map.getAllByRole('button', { expanded: false });
    expect(marked.map((it) => it.textContent)).toEqual(['Lisbon']);
    expect(maps.drawn.map(({ options }) => options.places)).toEqual([view.cities]);
  });

  it('leads on to the map of its own', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'All cities on the map' })).toHaveAttribute(
      'href',
      '/map',
    );
  });
});

it.each<Readonly<Record<string, string>>>([{}, { view: 'map' }])(
  'shuts nobody out with %j in the address',
  async (query) => {
    const { container } = await open(query);
    if (query['view'] === 'map') await openMap();
    expect(await findViolations(container)).toEqual([]);
  },
  60_000,
);

it('companies filter by what companies do', async () => {
  await open({}, 'en3');
  expect(screen.queryByRole('radio', { name: 'Nightlife' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Workshops' })).toBeInTheDocument();
});
