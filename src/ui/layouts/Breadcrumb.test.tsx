/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { Breadcrumb } from './Breadcrumb';

const links = {
  home: '/',
  destinations: '/destinations',
  activities: '/activities',
  map: '/map',
  blog: '/blog',
  about: '/about-us',
  search: '/search',
  bookings: '/booking',
  proposal: null,
  privacy: null,
};

const listLinks = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('leads from home down to the page above', async () => {
  const below = [{ text: 'Krakow', href: '/krakow' }];
  await renderInSite(<Breadcrumb links={links} trail={{ top: 'destinations', below }} />);
  expect(listLinks()).toEqual([
    ['Home', '/'],
    ['Destinations', '/destinations'],
    ['Krakow', '/krakow'],
  ]);
});

it('leads by way of the blog to what is written there', async () => {
  await renderInSite(<Breadcrumb links={links} trail={{ top: 'blog', below: [] }} />);
  expect(listLinks()).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
  ]);
});
