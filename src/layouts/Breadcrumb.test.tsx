/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { Breadcrumb } from './Breadcrumb';

it('leads from home down to the page above', async () => {
  const links = { home: '/', destinations: '/destinations', about: '/about-us' };
  await renderInSite(<Breadcrumb links={links} trail={[{ text: 'Krakow', href: '/krakow' }]} />);
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(
    way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Destinations', '/destinations'],
    ['Krakow', '/krakow'],
  ]);
});
