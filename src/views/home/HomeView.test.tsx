/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteId } from '@/config/sites/site';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { HomeView } from './HomeView';

const open = async (siteId: SiteId) => {
  const page = await fetchShippedPage('home', siteId);
  const { audience } = page.frame.brand;
  await renderInSite(<HomeView {...page} />, { siteId, audience });
  return page;
};

const section = (name: string) => within(screen.getByRole('region', { name }));

const namesIn = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((it) => it.textContent);

it('shows eight activities at first, of any occasion', async () => {
  const { view } = await open('en');
  expect(namesIn('What groups book most')).toEqual(view.top.slice(0, 8).map(({ name }) => name));
});

it('shows those that fit the occasion that a visitor picks', async () => {
  const { view } = await open('en');
  await userEvent.click(screen.getByRole('radio', { name: 'Hen' }));
  const fitting = view.top.filter(({ occasions }) => occasions.includes('hen'));
  expect(namesIn('What groups book most')).toEqual(fitting.slice(0, 8).map(({ name }) => name));
  await userEvent.click(screen.getByRole('radio', { name: 'Everything' }));
  expect(namesIn('What groups book most')).toHaveLength(8);
});

it.each([
  ['pl2', /panie[nń]sk/i],
  ['pl3', /kawalersk/i],
] as const)(
  'a brand for one occasion asks about none, and names no other: %s',
  async (siteId, other) => {
    await open(siteId);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(namesIn('Co grupy rezerwują najczęściej')).toHaveLength(8);
    const top = screen.getByRole('region', { name: 'Co grupy rezerwują najczęściej' });
    expect(top).not.toHaveTextContent(/Wybierzcie okazję/);
    expect(top).not.toHaveTextContent(other);
  },
);

it('leads to every city and to all of them', async () => {
  const { view, frame } = await open('en');
  for (const { href } of view.cities) {
    expect(document.querySelectorAll(`a[href="${href}"]`).length).toBeGreaterThan(0);
  }
  expect(screen.getByRole('link', { name: 'See all destinations' })).toHaveAttribute(
    'href',
    frame.links.destinations,
  );
});

it('tells consumers of the free place, by an activity that has one', async () => {
  const { view } = await open('en');
  const example = view.top.find(({ stagGoesFree }) => stagGoesFree !== null);
  const band = section('The stag goes free');
  expect(band.getByRole('link')).toHaveAttribute('href', example?.href);
});

it('shows companies programmes and clients, and says neither stag nor hen', async () => {
  await open('en2');
  expect(screen.getByRole('radio', { name: /team/i })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/\b(?:stag|hen)\b/i);
});
