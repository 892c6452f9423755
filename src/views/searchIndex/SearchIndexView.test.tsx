/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { renderInSite } from '@/testing/SiteProviders';
import { SearchIndexView } from './SearchIndexView';

const open = async (siteId: SiteId) => {
  const page = await fetchShippedPage('searchIndex', siteId);
  const rendered = await renderInSite(<SearchIndexView {...page} />, { siteId });
  return { ...rendered, view: page.view };
};

const linksIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link');

it('is a plain link to everything there is, once', async () => {
  const { container, view } = await open('en');
  const hrefs = [...container.querySelectorAll('section a')].map((it) => it.getAttribute('href'));
  const all = view.search.entries.flatMap((entry) =>
    entry.kind === 'activity' ? entry.places.map(({ href }) => href) : [entry.href],
  );
  expect([...hrefs].sort()).toEqual([...all].sort());
});

it('groups activities by their city', async () => {
  await open('de');
  const prague = linksIn('Prag: Aktivitäten');
  expect(prague.length).toBeGreaterThan(20);
  for (const link of prague) expect(link.getAttribute('href')).toMatch(/^\/[a-z-]+\/prague$/);
});

it('sorts as the language does', async () => {
  await open('pl');
  const cities = linksIn('Kierunki').map(({ textContent }) => textContent);
  expect(cities).toEqual([
    'Berlin',
    'Budapeszt',
    'Gdańsk',
    'Kraków',
    'Lizbona',
    'Praga',
    'Ryga',
    'Warszawa',
  ]);
});

it('jumps to each of its groups', async () => {
  const { container } = await open('sv');
  const jumps = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(jumps.length).toBeGreaterThan(8);
  for (const jump of jumps) {
    const target = container.querySelector(jump.getAttribute('href') ?? '');
    expect(target).toHaveAccessibleName(jump.textContent);
  }
});

it('leads back to the search', async () => {
  await open('en');
  expect(screen.getByRole('link', { name: 'Go to search' })).toHaveAttribute('href', '/search');
});

it('meets nothing that shuts people out', async () => {
  const { container } = await open('pl');
  expect(await findViolations(container)).toEqual([]);
});
