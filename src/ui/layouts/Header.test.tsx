/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteId } from '@/config/sites/site';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { Header } from './Header';
import { SiteDrawer } from './SiteDrawer';

beforeEach(() => localStorage.clear());

const start = async (siteId: SiteId) => {
  const { frame } = await fetchShippedPage('home', siteId);
  return renderInSite(
    <>
      <Header frame={frame} />
      <SiteDrawer frame={frame} />
    </>,
    { siteId, audience: frame.brand.audience },
  );
};

const linksIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const sections: Readonly<Partial<Record<SiteId, readonly (readonly [string, string])[]>>> = {
  en: [
    ['Destinations', '/destinations'],
    ['Activities', '/activities'],
    ['Blog', '/blog'],
    ['About us', '/about-us'],
  ],
  en3: [
    ['Destinations', '/destinations'],
    ['Activities', '/activities'],
    ['Blog', '/blog'],
    ['About us', '/about'],
  ],
  pl2: [
    ['Kierunki', '/kierunki'],
    ['Atrakcje', '/atrakcje'],
    ['Blog', '/blog'],
    ['O\u00a0nas', '/o-nas'],
  ],
};

it.each(Object.keys(sections) as SiteId[])(
  'leads to the sections of %s, in its own words and at its own addresses',
  async (siteId) => {
    await start(siteId);
    const [navigation] = screen.getAllByRole('navigation', { name: /^(?:Main|Menu główne)$/ });
    expect(navigation && linksIn(navigation)).toEqual(sections[siteId]);
  },
);

it('its menu leads to the same sections in the same order', async () => {
  await start('en');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const hrefs = drawer.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const inOrder = (sections.en ?? []).map(([, href]) => href);
  expect(hrefs.filter((href) => inOrder.includes(href))).toEqual(inOrder);
});

it('leads home by its name', async () => {
  const { frame } = await fetchShippedPage('home', 'en');
  await start('en');
  expect(screen.getByRole('link', { name: new RegExp(frame.brand.name) })).toHaveAttribute(
    'href',
    '/',
  );
});

it('shuts nobody out', async () => {
  const { container } = await start('en');
  expect(await findViolations(container)).toEqual([]);
});
