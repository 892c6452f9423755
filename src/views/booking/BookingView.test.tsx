/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toApiOrder } from '@/commerce/orders/order';
import type { SiteId } from '@/config/sites/site';
import { fetchAnswer } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import { findViolations } from '@/testing/axe';
import { FreshCalls } from '@/testing/liveApi';
import { order } from '@/testing/order';
import { renderInSite } from '@/testing/SiteProviders';
import { BookingView } from './BookingView';
import { getStaticProps } from './server';

jest.mock('@/platform/http/client');

const key = 'k'.repeat(32);

const booking = (change: object = {}) => {
  const api = toApiOrder(order);
  return {
    ...api,
    state: 'received',
    city_name: 'Krakow',
    balance_due: 'later',
    items: api.items.map((item) => ({ ...item, meeting_point: 'Karting hall, ul. Toru 1' })),
    calendar: 'BEGIN:VCALENDAR',
    ...change,
  };
};

const answerWith = (change?: object) =>
  jest
    .mocked(fetchAnswer)
    .mockResolvedValue({ status: 200, body: { status: 'success', order: booking(change) } });

const open = async (fragment: string, siteId: SiteId = 'en') => {
  window.location.hash = fragment;
  const result = await getStaticProps({ params: { site: siteId } });
  if (!('props' in result)) throw new Error('There is a page for bookings on every site');
  const page = result.props;
  const { audience } = page.frame.brand;
  const screenful = await renderInSite(
    <FreshCalls>
      <BookingView {...page} />
    </FreshCalls>,
    { siteId, audience },
  );
  await act(async () => {});
  return { ...screenful, page };
};

const heading = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchAnswer).mockReset();
  URL.createObjectURL = jest.fn(() => 'blob:calendar');
  URL.revokeObjectURL = jest.fn();
});

it('shows what was asked, how it stands, the reference and what happens next', async () => {
  answerWith();
  await open(key);
  expect(await heading()).toHaveTextContent('Your booking in Krakow');
  expect(screen.getByText('TR-7K2M-9Q')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'How it stands' })).getAllByRole('listitem')[0],
  ).toHaveAttribute('aria-current', 'step');
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(3);
  const plan = within(screen.getByRole('region', { name: 'What you asked for' }));
  expect(plan.getByRole('heading', { name: 'Go-karting' })).toBeVisible();
  expect(plan.getAllByText(/Karting hall, ul. Toru 1/)).toHaveLength(2);
  expect(plan.getByText('€605')).toBeInTheDocument();
});

it('asks with the key in the body, never in an address', async () => {
  answerWith();
  await open(key);
  await heading();
  expect(fetchAnswer).toHaveBeenCalledWith(
    '/api/order',
    expect.objectContaining({ method: 'POST', body: { key } }),
  );
});

it.each([
  ['confirmed', 'Every activity is booked for you.', 2],
  ['cancelled', /This booking has been cancelled/, 0],
])('says that a booking is %s', async (state, text, steps) => {
  answerWith({ state });
  await open(key);
  expect(await screen.findByText(text)).toBeVisible();
  const next = screen.queryByRole('region', { name: 'What happens next' });
  expect(next ? within(next).getAllByRole('listitem').length : 0).toBe(steps);
});

it('has the calendar file, printing, and a chat that names the reference', async () => {
  answerWith();
  const { page } = await open(key);
  await heading();
  const calendar = await screen.findByRole('link', { name: 'Add to your calendar' });
  expect(calendar).toHaveAttribute('href', 'blob:calendar');
  expect(calendar).toHaveAttribute('download', 'TR-7K2M-9Q.ics');
  const chat = screen.getByRole('link', { name: 'Chat about this booking' });
  expect(chat).toHaveAttribute(
    'href',
    `${page.frame.brand.chatHref}?text=Hello%2C%20this%20is%20about%20our%20booking%20TR-7K2M-9Q.`,
  );
  window.print = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalled();
});

it('is remembered, and listed when the page is opened without a key', async () => {
  answerWith();
  const { unmount } = await open(key, 'fr');
  await heading();
  unmount();
  await open('', 'fr');
  expect(await heading()).toHaveTextContent('Vos réservations');
  expect(screen.getByRole('link', { name: 'Krakow, à partir du 5 décembre 2026' })).toHaveAttribute(
    'href',
    `/reservation#${key}`,
  );
});

it('has no booking to show in a browser that knows none', async () => {
  await open('');
  expect(await heading()).toHaveTextContent('No booking here');
  expect(fetchAnswer).not.toHaveBeenCalled();
});

it.each(['x', 'k'.repeat(31), 'visit=%7B%7D'])(
  'finds nothing for %s, and asks nobody',
  async (hash) => {
    await open(hash);
    expect(await heading()).toHaveTextContent('We cannot find this booking');
    expect(fetchAnswer).not.toHaveBeenCalled();
  },
);

it('says the same of a key that the shop does not know, and remembers nothing', async () => {
  jest
    .mocked(fetchAnswer)
    .mockRejectedValue(new HttpError('status', 'POST /api/order answered 404', 404));
  await open(key);
  expect(await heading()).toHaveTextContent('We cannot find this booking');
  expect(localStorage.getItem('bookings')).toBeNull();
});

it('can be tried again after a failure', async () => {
  jest.mocked(fetchAnswer).mockRejectedValueOnce(new Error('no network'));
  await open(key);
  expect(await heading()).toHaveTextContent('Your booking cannot be shown at the moment');
  answerWith();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('TR-7K2M-9Q')).toBeVisible();
});

it('counts the days until the balance is due in the city, as the shop does', async () => {
  // Half past midnight on 2 June in Krakow.
  jest.useFakeTimers({ now: new Date('2026-06-01T22:30:00Z'), advanceTimers: true });
  const [item] = toApiOrder(order).items;
  answerWith({
    ...{ created_at: '2026-06-01T22:30:00Z', time_zone: 'Europe/Warsaw', balance_due: 'atOnce' },
    items: [{ ...item, selected_date: '2026-06-16' }],
  });
  await open(key);
  const dues = within(await screen.findByRole('region', { name: 'When what is due' }));
  expect(dues.getByText('Together with the deposit')).toBeVisible();
  expect(dues.queryByText(/2 Jun/)).toBeNull();
  jest.useRealTimers();
});

it('can be used by everybody', async () => {
  answerWith();
  const { container } = await open(key);
  await heading();
  expect(await findViolations(container)).toEqual([]);
});
