/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { Footer } from './Footer';
import type { FrameProps } from './frameProps';

let frame: FrameProps;

beforeAll(async () => {
  ({ frame } = await fetchShippedPage('home', 'en'));
});

const column = (name: string) => within(screen.getByRole('region', { name }));

const linksIn = (name: string) =>
  column(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const legal = [{ text: 'Privacy policy', href: '/page/privacy-policy' }];
const company = [{ text: 'How it works', href: '/page/how-it-works' }];

it('leads to what the law asks for', async () => {
  await renderInSite(<Footer frame={{ ...frame, legal }} />);
  expect(linksIn('Legal')).toEqual([['Privacy policy', '/page/privacy-policy']]);
});

it('has no part for the law where a site has no such page', async () => {
  await renderInSite(<Footer frame={{ ...frame, legal: [] }} />);
  expect(screen.queryByRole('region', { name: 'Legal' })).not.toBeInTheDocument();
});

it('leads to the sections of the site, and after them to what one may want to know of the company', async () => {
  await renderInSite(<Footer frame={{ ...frame, company }} />);
  expect(linksIn('Company')).toEqual([
    ['Destinations', '/destinations'],
    ['Activities', '/activities'],
    ['Map', '/map'],
    ['Blog', '/blog'],
    ['About us', '/about-us'],
    ['How it works', '/page/how-it-works'],
    ['Your bookings', '/booking'],
  ]);
});

it('leads to every city and to what is popular in them', async () => {
  await renderInSite(<Footer frame={frame} />);
  const pairs = (links: FrameProps['activities']) => links.map(({ text, href }) => [text, href]);
  expect(linksIn('Cities')).toEqual(pairs(frame.cities));
  expect(linksIn('Popular activities')).toEqual(pairs(frame.activities));
});

it('says that prices include VAT, unless the brand adds it', async () => {
  const { unmount } = await renderInSite(<Footer frame={frame} />);
  expect(screen.getByText('All prices include VAT.')).toBeInTheDocument();
  unmount();
  const money = { ...frame.money, terms: { ...frame.money.terms, tax: 23 } };
  await renderInSite(<Footer frame={{ ...frame, money }} />);
  expect(screen.queryByText(/VAT/)).not.toBeInTheDocument();
});

it('names the company behind the brand at its end', async () => {
  const brand = { ...frame.brand, owner: 'Example Weekends GmbH' };
  await renderInSite(<Footer frame={{ ...frame, brand, year: 2026 }} />);
  expect(screen.getByText('© 2026 Example Weekends GmbH')).toBeInTheDocument();
});

it('says who to turn to', async () => {
  await renderInSite(<Footer frame={frame} />);
  const { phone, phoneHref, email } = frame.brand;
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref);
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

it('has the button that opens the cookie settings', async () => {
  await renderInSite(<Footer frame={frame} />);
  const button = screen.getByRole('button', { name: 'Cookie settings' });
  expect(button).toHaveAttribute('data-cookie-settings');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
});

it('names its languages where there is more than one', async () => {
  const { unmount } = await renderInSite(<Footer frame={frame} />);
  expect(column('Languages').getAllByRole('link')).toHaveLength(frame.languages.length);
  unmount();
  await renderInSite(<Footer frame={{ ...frame, languages: [] }} />);
  expect(screen.queryByRole('region', { name: 'Languages' })).not.toBeInTheDocument();
});

it('shuts nobody out', async () => {
  const { container } = await renderInSite(<Footer frame={frame} />);
  expect(await findViolations(container)).toEqual([]);
});
