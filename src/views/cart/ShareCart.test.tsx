/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAnswer } from '@/platform/http/client';
import { hardNavigate } from '@/lib/hardNavigate';
import { freezeClock } from '@/testing/freezeClock';
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

const comeBack = () =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

it('shares again after the visitor has come back from the page of the trip', async () => {
  jest.mocked(fetchAnswer).mockResolvedValue({ status: 200, body: { status: 'success', trip } });
  await renderInSite(<ShareCart page="/trip" locale="en" />);
  await press();
  expect(await screen.findByRole('button', { name: 'One moment…' })).toBeVisible();
  await comeBack();
  await press();
  expect(hardNavigate).toHaveBeenCalledTimes(2);
  // The same plan makes no second trip.
  const [first, second] = bodies();
  expect(second.request).toBe(first.request);
});

it('goes on with what is under way when the browser shows the page again', async () => {
  let answer: (it: Awaited<ReturnType<typeof fetchAnswer>>) => void = () => undefined;
  jest.mocked(fetchAnswer).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await renderInSite(<ShareCart page="/trip" locale="en" />);
  await press();
  await comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'One moment…' }));
  expect(bodies()).toHaveLength(1);
  await act(async () => answer({ status: 200, body: { status: 'success', trip } }));
  expect(hardNavigate).toHaveBeenCalledTimes(1);
});

it('makes a trip without the stay of the last one', async () => {
  freezeClock('2026-11-21T10:00:00Z');
  localStorage.setItem('selectedArrival', JSON.stringify('2026-11-18'));
  localStorage.setItem('selectedDeparture', JSON.stringify('2026-11-20'));
  jest.mocked(fetchAnswer).mockResolvedValue({ status: 200, body: { status: 'success', trip } });
  await renderInSite(<ShareCart page="/trip" locale="en" />);
  await press();
  expect(bodies()).toMatchObject([{ arrival: null, departure: null }]);
});
