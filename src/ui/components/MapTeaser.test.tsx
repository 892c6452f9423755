/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { type MapPicture, MapTeaser } from './MapTeaser';

const names = ['Krakow', 'Prague', 'Budapest', 'Berlin', 'Lisbon', 'Warsaw', 'Gdansk', 'Riga'];

const picture: MapPicture = {
  land: '/geo/dots-2.0.2-1.svg',
  viewBox: '105 245 620 470',
  cities: names.map((name, at) => ({ name, x: 300 + at * 40, y: 400 - at * 12, side: 'right' })),
};

it('leads to the map, and says how many cities are on it', async () => {
  await renderInSite(<MapTeaser picture={picture} href="/map" />);
  const teaser = within(screen.getByRole('region', { name: 'Where in Europe?' }));
  expect(teaser.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', '/map');
  expect(teaser.getByText(/^8 cities/)).toBeInTheDocument();
});

it('shows the cities on the land that is served, each with its name where there is room', async () => {
  const [first, ...rest] = picture.cities;
  const cities = first ? [{ ...first, side: null }, ...rest] : rest;
  const { container } = await renderInSite(
    <MapTeaser picture={{ ...picture, cities }} href="/map" />,
  );
  expect(container.querySelector('use')).toHaveAttribute('href', '/geo/dots-2.0.2-1.svg#land');
  expect(container.querySelectorAll('circle')).toHaveLength(8);
  expect([...container.querySelectorAll('text')].map((it) => it.textContent)).toEqual(
    names.slice(1),
  );
});

it('is light: less than two kilobytes of a page', async () => {
  const { container } = await renderInSite(<MapTeaser picture={picture} href="/map" />);
  expect(container.innerHTML.length).toBeLessThan(2000);
});

it('shuts nobody out', async () => {
  const { container } = await renderInSite(<MapTeaser picture={picture} href="/map" />);
  expect(await findViolations(container)).toEqual([]);
});
