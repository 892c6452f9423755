/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import type { FrameProps } from './frameProps';
import { Header } from './Header';
import { SiteDrawer } from './SiteDrawer';

let frame: FrameProps;

beforeAll(async () => {
  ({ frame } = await fetchShippedPage('home', 'en'));
});

beforeEach(() => localStorage.clear());

const start = () =>
  renderInSite(
    <>
      <Header frame={frame} />
      <SiteDrawer frame={frame} />
    </>,
  );

const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true });

const openMenu = async () => {
  await userEvent.click(menuButton());
  return screen.findByRole('dialog', { name: 'Menu' });
};

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is not there until the menu of the header is pressed', async () => {
  await start();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await openMenu();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
});

it('holds all cities, the contact, the currency and the languages', async () => {
  await start();
  const drawer = within(await openMenu());
  for (const { text, href } of frame.cities) {
    expect(drawer.getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
  expect(drawer.getByRole('link', { name: frame.brand.phone })).toBeInTheDocument();
  expect(drawer.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');
  expect(drawer.getByRole('navigation', { name: 'Language' })).toBeInTheDocument();
});

it('closes when another page starts to load', async () => {
  const { router } = await start();
  await openMenu();
  act(() => router.events.emit('routeChangeStart', '/krakow', { shallow: false }));
  await expectClosed();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

it('closes at its button and gives the focus back to the menu', async () => {
  await start();
  const drawer = within(await openMenu());
  await userEvent.click(drawer.getByRole('button', { name: 'Close menu' }));
  await expectClosed();
  expect(menuButton()).toHaveFocus();
});

it('closes at Escape and opens again', async () => {
  await start();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(await openMenu()).toBeInTheDocument();
});
