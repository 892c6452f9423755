/** @jest-environment jsdom */
import '@/testing/everythingIsNear';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { renderInSite } from '@/testing/SiteProviders';
import { loadMap } from './loadMap';
import { MapView } from './MapView';
import { createFakeMaps, type FakeMaps, prepareBrowser } from './testing/fakeMap';

jest.mock('./loadMap');
const loading = jest.mocked(loadMap);

let maps: FakeMaps;
let scrolledTo: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  maps = createFakeMaps();
  ({ scrolledTo } = prepareBrowser());
});

/**
 * Opens the map of a site.
 *
 * @param comes the result of loading the map's code and data
 */
const open = async (
  siteId: SiteId = 'en',
  comes: () => ReturnType<typeof loadMap> = async () => maps.draw,
) => {
  let go = () => {};
  const waited = new Promise<void>((resolve) => {
    go = resolve;
  });
  loading.mockReset().mockImplementation(() => waited.then(comes));
  const page = await fetchShippedPage('map', siteId);
  const { audience } = page.frame.brand;
  const rendered = await renderInSite(<MapView {...page} />, { siteId, audience });
  await act(async () => go());
  return { ...rendered, page, map: maps.drawn.at(-1) };
};

const map = (name = 'Map of our cities') => within(screen.getByRole('region', { name }));
const mark = (name: string) => map().getByRole('button', { name });
const listed = (title: RegExp) =>
  screen.getAllByRole('listitem').find((it) => title.test(it.textContent ?? ''));

describe('the list', () => {
  it('has every city with its price, size, country and best months, in the order of the brand', async () => {
    const { page } = await open();
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(page.view.cities.length);
    for (const [at, city] of page.view.cities.entries()) {
      const item = within(items[at] ?? document.body);
      expect(item.getByRole('link', { name: city.landingTitle })).toHaveAttribute(
        'href',
        city.href,
      );
      expect(items[at]).toHaveTextContent(
        `${city.name}, ${city.country} · ${city.count} activities · Best in ${city.bestMonths}`.replaceAll(
          /\s/g,
          ' ',
        ),
      );
      expect(item.getByText(/from £\d+ per person/)).toBeInTheDocument();
    }
  });

  it('is there without the map', async () => {
    const { page } = await open('en', () => new Promise(() => {}));
    expect(screen.getAllByRole('listitem')).toHaveLength(page.view.cities.length);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to the cities by the words of the site', async () => {
    const { page } = await open('de');
    expect(page.view.cities.map(({ country }) => country)).toContain('Tschechien');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alles auf einer Karte');
  });
});

describe('the map', () => {
  it('is drawn of what the shop serves, with the countries of its cities standing out', async () => {
    const { page, map: drawn } = await open();
    expect(loading.mock.calls).toEqual([[page.view.geodata]]);
    expect(page.view.geodata).toMatch(/^\/geo\/europe-[\d.]+-\d+\.json$/);
    expect(drawn?.options.places).toEqual(page.view.cities);
    expect(drawn?.options.home).toEqual(new Set(['PL', 'CZ', 'HU', 'DE', 'PT', 'LV']));
  });

  it('has a button for every city, closed', async () => {
    const { page } = await open();
    for (const { name } of page.view.cities) {
      expect(mark(name)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('opens a city with its name, price and link, and its entry in the list', async () => {
    const { page, map: drawn } = await open();
    const at = page.view.cities.findIndex(({ name }) => name === 'Prague');
    await userEvent.click(mark('Prague'));
    expect(mark('Prague')).toHaveAttribute('aria-expanded', 'true');
    expect(map().getByRole('link', { name: 'Prague' })).toHaveAttribute('href', '/prague');
    expect(map().getByText('from £20 per person')).toBeInTheDocument();
    expect(listed(/Prague, /)).toHaveAttribute('aria-current', 'true');
    expect(scrolledTo.mock.results.map(({ value }) => value)).toEqual([
      expect.stringContaining('Prague, Czechia'),
    ]);
    expect(drawn?.show.mock.calls).toEqual([[at]]);
  });

  it('opens one city at a time', async () => {
    await open();
    await userEvent.click(mark('Prague'));
    await userEvent.click(mark('Riga'));
    expect(mark('Prague')).toHaveAttribute('aria-expanded', 'false');
    expect(map().getAllByRole('link')).toHaveLength(1);
    expect(map().getByRole('link', { name: 'Riga' })).toBeInTheDocument();
  });

  it.each([
    ['a second press', () => userEvent.click(mark('Riga'))],
    ['the cross', () => userEvent.click(map().getByRole('button', { name: 'Close' }))],
    ['the Escape key', () => userEvent.keyboard('{Escape}')],
    ['a click into the sea', async () => act(() => maps.drawn.at(-1)?.options.onSea())],
  ])('closes a city by %s', async (_, close) => {
    await open();
    await userEvent.click(mark('Riga'));
    await close();
    expect(mark('Riga')).toHaveAttribute('aria-expanded', 'false');
    expect(map().queryByRole('link')).not.toBeInTheDocument();
    expect(listed(/Riga, /)).not.toHaveAttribute('aria-current');
  });

  it('gives the focus back when what had it is closed', async () => {
    await open();
    await userEvent.click(mark('Riga'));
    await userEvent.tab();
    expect(map().getByRole('link', { name: 'Riga' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(mark('Riga')).toHaveFocus();
  });

  it('can be used by keyboard alone: a city comes right after its button', async () => {
    await open();
    act(() => mark('Budapest').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(map().getByRole('link', { name: 'Budapest' })).toHaveFocus();
  });

  it('is in the currency that the visitor chose', async () => {
    localStorage.setItem('currency', '"EUR"');
    await open();
    await userEvent.click(mark('Krakow'));
    expect(map().getByText('from €20 per person')).toBeInTheDocument();
  });

  it('keeps still for those who asked for it', async () => {
    prepareBrowser(true);
    expect((await open()).map?.options.isCalm).toBe(true);
  });

  it('moves for the others', async () => {
    expect((await open()).map?.options.isCalm).toBe(false);
  });

  it('is removed with the page', async () => {
    const { map: drawn, unmount } = await open();
    unmount();
    expect(drawn?.remove).toHaveBeenCalledTimes(1);
  });
});

describe('fresh data of the same page', () => {
  it('with the same cities leaves the map as it is, and a city open', async () => {
    const { page, rerender, map: drawn } = await open();
    await userEvent.click(mark('Riga'));
    const cities = page.view.cities.map((city) => ({ ...city }));
    await act(async () => rerender(<MapView {...page} view={{ ...page.view, cities }} />));
    expect(maps.drawn).toHaveLength(1);
    expect(drawn?.remove).not.toHaveBeenCalled();
    expect(drawn?.show).toHaveBeenCalledTimes(1);
    expect(map().getByRole('link', { name: 'Riga' })).toBeInTheDocument();
  });

  it('with other cities is another map, and the one before is asked for nothing more', async () => {
    const { page, rerender, map: before } = await open();
    await userEvent.click(mark('Riga'));
    const cities = page.view.cities.slice(1);
    before?.show.mockClear();
    await act(async () => rerender(<MapView {...page} view={{ ...page.view, cities }} />));
    expect(before?.remove).toHaveBeenCalledTimes(1);
    expect(maps.drawn).toHaveLength(2);
    expect(maps.drawn.at(-1)?.show.mock.calls).toEqual([
      [cities.findIndex(({ name }) => name === 'Riga')],
    ]);
    expect(map().getByRole('link', { name: 'Riga' })).toBeInTheDocument();
  });
});

describe('list and map', () => {
  it('a city that the keyboard reaches in the list stands out on the map, and is brought into sight', async () => {
    const { page, map: drawn } = await open();
    const at = page.view.cities.findIndex(({ name }) => name === 'Lisbon');
    act(() => screen.getByRole('link', { name: page.view.cities[at]?.landingTitle }).focus());
    expect(mark('Lisbon')).toHaveAttribute('data-hinted');
    expect(mark('Riga')).not.toHaveAttribute('data-hinted');
    expect(drawn?.find.mock.lastCall).toEqual([at]);
    act(() => screen.getByRole('link', { name: page.view.cities[at]?.landingTitle }).blur());
    expect(mark('Lisbon')).not.toHaveAttribute('data-hinted');
  });

  it('a city that is pointed at in the list stands out on the map', async () => {
    await open();
    await userEvent.hover(listed(/Warsaw, /) ?? document.body);
    expect(mark('Warsaw')).toHaveAttribute('data-hinted');
  });

  it('a city that is pointed at on the map stands out in the list', async () => {
    await open();
    await userEvent.hover(mark('Warsaw'));
    expect(listed(/Warsaw, /)).toHaveAttribute('data-hinted');
    await userEvent.unhover(mark('Warsaw'));
    expect(listed(/Warsaw, /)).not.toHaveAttribute('data-hinted');
  });
});

describe('the names on the map', () => {
  const sideOf = (name: string) => mark(name).parentElement?.dataset['side'];

  it('stand beside their marks', async () => {
    const { map: drawn } = await open();
    drawn?.scaleTo({});
    expect(sideOf('Krakow')).toBe('right');
  });

  it('give way where they would stand on each other', async () => {
    const { map: drawn, page } = await open();
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
    drawn?.scaleTo({ points: page.view.cities.map((_, at) => ({ x: at * 40, y: 0 })) });
    expect(sideOf('Krakow')).toBe('left');
    jest.restoreAllMocks();
  });
});

describe('the buttons of the map', () => {
  it('are named in the language of the page', async () => {
    await open('pl2');
    const buttons = map('Mapa naszych miast');
    for (const name of ['Powiększ', 'Pomniejsz', 'Pokaż wszystkie miasta']) {
      expect(buttons.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('change the scale as far as it goes, and keep the focus there', async () => {
    const { map: drawn } = await open();
    drawn?.scaleTo({ canGrow: false });
    await userEvent.click(mark('Zoom in'));
    expect(drawn?.grow).not.toHaveBeenCalled();
    expect(mark('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    expect(mark('Zoom in')).toHaveFocus();
    await userEvent.click(mark('Zoom out'));
    expect(drawn?.shrink).toHaveBeenCalledTimes(1);
    await userEvent.click(mark('Show all cities'));
    expect(drawn?.showAll).toHaveBeenCalledTimes(1);
  });
});

describe('when the map does not come', () => {
  it('a sentence says so, and the list stays', async () => {
    const { page } = await open('en', () => Promise.reject(new Error('offline')));
    expect(map().getByRole('status')).toHaveTextContent(
      'The map could not be loaded. The list has all the cities it would have shown.',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(page.view.cities.length);
    expect(map().queryByRole('button')).not.toBeInTheDocument();
  });

  it('the same holds where it cannot be drawn', async () => {
    await open('en', async () => () => {
      throw new TypeError('That is no map of anything');
    });
    expect(map().getByRole('status')).not.toBeEmptyDOMElement();
  });
});

it.each(['en', 'pl2', 'sv', 'en3'] as const)(
  'shuts nobody out on %s, with a city open',
  async (siteId) => {
    const { container, page } = await open(siteId);
    const [city] = page.view.cities;
    const [button] = screen.getAllByRole('button', { name: city?.name ?? '' });
    if (button) await userEvent.click(button);
    expect(await findViolations(container)).toEqual([]);
  },
  60_000,
);

it('is on every site, under the same address', async () => {
  for (const site of Object.keys(sites) as SiteId[]) {
    const { view, frame } = await fetchShippedPage('map', site);
    expect(view.cities.length).toBeGreaterThan(0);
    expect(frame.links.map).toBe('/map');
    expect(new Set(frame.languages.map(({ path }) => path))).toEqual(
      new Set(frame.languages.length > 0 ? ['/map'] : []),
    );
  }
});
