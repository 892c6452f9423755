/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeClock } from '@/testing/freezeClock';
import { readStored } from '@/testing/renderPlan';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { BookingBar } from './BookingBar';
import type { BookableProduct } from './pageProps';
import { BookingProvider } from './useBooking';

let beerBike: BookableProduct;

beforeAll(async () => {
  beerBike = (await fetchShippedPage('activity', 'en', 'beer-bike', 'krakow')).view.product;
});

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

const start = () =>
  renderInSite(
    <BookingProvider product={beerBike}>
      <BookingBar
        links={{
          cart: '/checkout/krakow/cart',
          chat: 'https://wa.me/48',
          form: '/about-us#contact',
        }}
      />
    </BookingProvider>,
  );

const barButton = (name = 'Choose date and group') =>
  screen.getByRole('button', { name, hidden: true });

const openSheet = async () => {
  await userEvent.click(barButton());
  return within(await screen.findByRole('dialog', { name: 'Date, group and extras' }));
};

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('the bar says what it costs the group', async () => {
  await start();
  // The smallest group that is charged: 8 x 26.
  expect(screen.getByText('£208').parentElement).toHaveTextContent('£208 for 8 people');
  expect(barButton()).toHaveAttribute('aria-haspopup', 'dialog');
});

it('the sheet changes what the bar says', async () => {
  await start();
  const sheet = await openSheet();
  const people = sheet.getByRole('spinbutton', { name: 'Your group' });
  await userEvent.clear(people);
  await userEvent.type(people, '10');
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await expectClosed();
  expect(barButton()).toHaveFocus();
  expect(screen.getByText('£260').parentElement).toHaveTextContent('for 10 people');
});

it('adding it closes the sheet, and the bar says that it is planned', async () => {
  await start();
  const sheet = await openSheet();
  await userEvent.click(sheet.getByRole('button', { name: 'Add to plan' }));
  await expectClosed();
  expect(readStored('cart:1:krakow')).toMatchObject({ items: [{ id: beerBike.id }] });
  expect(barButton('In your plan')).toBeInTheDocument();
});

it('the sheet closes at Escape and opens again', async () => {
  await start();
  await openSheet();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(await openSheet()).toBeTruthy();
});
