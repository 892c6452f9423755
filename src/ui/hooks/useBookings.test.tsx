/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { RememberedBooking } from '@/commerce/cart/bookings';
import { useRememberBooking } from './useBookings';

beforeEach(() => localStorage.clear());

const booking = (key: string, change: Partial<RememberedBooking> = {}): RememberedBooking => ({
  key: key.repeat(32),
  reference: 'TR-7K2M-9Q',
  city: 'Krakow',
  day: '2026-12-05',
  ...change,
});

const Page = ({ opened }: { readonly opened: RememberedBooking | undefined }) => {
  useRememberBooking(opened);
  return null;
};

const stored = (): unknown => JSON.parse(localStorage.getItem('bookings') ?? 'null');

it('a booking is remembered as soon as it is known, the one that was opened last first', () => {
  const { rerender } = render(<Page opened={undefined} />);
  expect(stored()).toBeNull();
  rerender(<Page opened={booking('a')} />);
  expect(stored()).toEqual([booking('a')]);
  const other = booking('b', { reference: 'TR-2222-2222' });
  rerender(<Page opened={other} />);
  expect(stored()).toEqual([other, booking('a')]);
});

it('what is known of a booking is replaced when its page is opened again', () => {
  localStorage.setItem('bookings', JSON.stringify([booking('a', { city: 'Cracovie' })]));
  render(<Page opened={booking('a')} />);
  expect(stored()).toEqual([booking('a')]);
});

it('two pages of one booking with keys of their own do not write in turns', () => {
  render(
    <>
      <Page opened={booking('a')} />
      <Page opened={booking('b')} />
    </>,
  );
  expect(stored()).toEqual([booking('b')]);
});
