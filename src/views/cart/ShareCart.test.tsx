/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAnswer } from '@/platform/http/client';
import { hardNavigate } from '@/lib/hardNavigate';
import { renderInSite } from '@/testing/SiteProviders';
import { ShareCart } from './ShareCart';

jest.mock('@/platform/http/client');
jest.mock('@/lib/hardNavigate');

const trip = { id: 'aB3dE5gH7jK9', token: 't'.repeat(22), invitation: 'i'.repeat(22) };

const stored = {
  id: '3f2b8c1e-9d4a-4b6e-8f10-2a7c5d9e0b43',
  items: [
    {
      id: 1,
      name: 'Go-karting',
      price: 100,
      min_people: 4,
      number_of_people: 8,
      selected_date: '2099-12-05',
      single: false,
      stag_goes_free: null,
      extras: [],
    },
  ],
};

const bodies = () =>
  jest.mocked(fetchAnswer).mock.calls.map(([, options]) => Object(options?.body));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cart:1:krakow', JSON.stringify(stored));
  jest.mocked(fetchAnswer).mockReset();
  jest.mocked(hardNavigate).mockReset();
});

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Plan it with the group' }));

it('makes a trip from the plan, keeps the invitation, and leads to its page', async () => {
  jest.mocked(fetchAnswer).mockResolvedValue({ status: 200, body: { status: 'success', trip } });
  await renderInSite(<ShareCart page="/trip" locale="en" />);
  await press();
  expect(bodies()).toMatchObject([
    { shop_group_id: 1, city: 'krakow', locale: 'en', items: [{ id: 1, number_of_people: 8 }] },
  ]);
  // Neither a customer nor the id of the cart, which a link can have.
  expect(bodies()[0]).not.toHaveProperty('customer');
  expect(JSON.stringify(bodies()[0])).not.toContain(stored.id);
  expect(hardNavigate).toHaveBeenCalledWith(`/trip#${trip.token}`);
  expect(JSON.parse(localStorage.getItem('trips') ?? '')).toEqual([
    { id: trip.id, city: 'Krakow', day: '2099-12-05', invitation: trip.invitation },
  ]);
  expect(localStorage.getItem('trips')).not.toContain(trip.token);
  expect(localStorage.getItem('cart:1:krakow')).toContain(stored.id);
});

it('says that it did not work, and sends the same request again', async () => {
  jest.mocked(fetchAnswer).mockRejectedValue(new Error('no network'));
  await renderInSite(<ShareCart page="/trip" locale="en" />);
  await press();
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  await press();
  const [first, second] = bodies();
  expect(second.request).toBe(first.request);
  expect(hardNavigate).not.toHaveBeenCalled();
});
