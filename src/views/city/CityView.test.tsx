/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage, type ShippedProps } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { CityView } from './CityView';

let page: ShippedProps<'city'>;

beforeAll(async () => {
  page = await fetchShippedPage('city', 'en', 'krakow');
});

beforeEach(() => localStorage.clear());

/** Opens Krakow with a query in its URL. */
const open = (query: Readonly<Record<string, string>> = {}) => {
  const text = new URLSearchParams(query).toString();
  const router = createTestRouter({
    pathname: '/[site]/[slug]',
    query: { site: 'en', slug: 'krakow', ...query },
    asPath: `/krakow${text ? `?${text}` : ''}`,
  });
  return renderInSite(<CityView {...page} />, { router });
};

const activities = () => within(screen.getByRole('region', { name: 'Things to do in Krakow' }));
const names = () =>
  activities()
    .getAllByRole('heading', { level: 3 })
    .map((it) => it.textContent);
const sentTo = ({ replace }: ReturnType<typeof createTestRouter>) =>
  replace.mock.calls.map(([url]) => url);

const activitiesOf = (fits: (it: (typeof page)['view']['activities'][number]) => boolean) =>
  page.view.activities.filter(fits).map(({ name }) => name);

describe('what the address asks for', () => {
  it('is everything, the most popular first, while it asks for nothing', async () => {
    await open();
    expect(names()).toEqual(activitiesOf(() => true));
    expect(activities().getByRole('status')).toHaveTextContent(
      `${page.view.activities.length} activities`,
    );
  });

  it('is shown, and the choices stand on it', async () => {
    await open({ category: 'food', sort: 'price', indoor: 'yes' });
    const food = activitiesOf((it) => it.category === 'food' && it.isIndoor);
    expect([...names()].sort()).toEqual([...food].sort());
    expect(activities().getByRole('radio', { name: 'Food' })).toBeChecked();
    expect(activities().getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
    expect(activities().getByRole('checkbox', { name: 'Works indoors' })).toBeChecked();
  });

  it('has what everybody can reach without steps', async () => {
    await open({ stepfree: 'yes' });
    const reachable = activitiesOf((it) => it.isStepFree);
    expect(reachable.length).toBeLessThan(page.view.activities.length);
    expect(names()).toEqual(reachable);
    expect(activities().getByRole('checkbox', { name: 'Step-free' })).toBeChecked();
  });

  it('is counted aloud', async () => {
    await open({ duration: 'short' });
    const short = activitiesOf((it) => it.minutes <= 90);
    expect(activities().getByRole('status')).toHaveTextContent(`${short.length} activities`);
  });

  it('is ignored where it means nothing', async () => {
    await open({ category: 'astronomy', price: 'cheap', utm_source: 'letter' });
    expect(names()).toHaveLength(page.view.activities.length);
  });

  it('may be nothing that there is: then it can be cleared', async () => {
    const { router } = await open({ category: 'wellness', duration: 'long', price: '120' });
    expect(activities().getByRole('status')).toHaveTextContent('0 activities');
    expect(names()).toEqual(['Nothing matches all of that']);
    await userEvent.click(activities().getByRole('button', { name: 'Clear filters' }));
    expect(sentTo(router)).toEqual(['/krakow']);
  });
});

describe('a choice', () => {
  it('goes into the address, without loading the page anew or scrolling', async () => {
    const { router } = await open();
    await userEvent.click(activities().getByRole('radio', { name: 'Food' }));
    expect(router.replace.mock.calls).toEqual([
      ['/krakow?category=food', undefined, { shallow: true, scroll: false }],
    ]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('keeps the others', async () => {
    const { router } = await open({ category: 'food', free: 'yes' });
    const sort = activities().getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Best rated');
    expect(sentTo(router)).toEqual(['/krakow?category=food&free=yes&sort=rating']);
  });

  it.each([
    ['Price per person', 'up to £34', 'price=180'],
    ['Duration', 'over 3 hours', 'duration=long'],
    ['Sort by', 'Shortest first', 'sort=duration'],
  ])('of %s can be made and taken back', async (label, option, query) => {
    const { router, unmount } = await open();
    const made = activities().getByRole('combobox', { name: label });
    await userEvent.selectOptions(made, option);
    expect(sentTo(router)).toEqual([`/krakow?${query}`]);
    unmount();
    const { router: back } = await open(Object.fromEntries(new URLSearchParams(query)));
    const chosen = activities().getByRole<HTMLSelectElement>('combobox', { name: label });
    expect(chosen.selectedOptions[0]).toHaveTextContent(option);
    await userEvent.selectOptions(chosen, '');
    expect(sentTo(back)).toEqual(['/krakow']);
  });

  it('of a kind is offered only where the city has it', async () => {
    await open();
    const kinds = new Set(page.view.activities.map(({ category }) => category));
    expect(activities().getAllByRole('radio')).toHaveLength(kinds.size + 1);
  });
});

it('writes the bounds of prices in the currency that the visitor chose', async () => {
  localStorage.setItem('currency', '"EUR"');
  await open();
  const price = activities().getByRole('combobox', { name: 'Price per person' });
  expect(
    within(price)
      .getAllByRole('option')
      .map((it) => it.textContent),
  ).toEqual(['Any price', 'up to €28', 'up to €41', 'up to €58']);
});

it('offers no free place where no activity has one', async () => {
  const none = page.view.activities.map((it) => ({ ...it, stagGoesFree: null }));
  await renderInSite(<CityView {...page} view={{ ...page.view, activities: none }} />);
  expect(screen.queryByRole('checkbox', { name: 'Stag goes free' })).not.toBeInTheDocument();
});
