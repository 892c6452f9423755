/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { freezeClock } from '@/testing/freezeClock';
import { readStored } from '@/testing/renderPlan';
import { renderInSite } from '@/testing/SiteProviders';
import { BookingBox } from './BookingBox';
import { karting } from './testing/karting';
import { BookingProvider } from './useBooking';

/** Tells the page what day it is, as its first render after hydration does. */
let tellToday: () => void;

jest.mock('@/ui/hooks/useToday', () => ({
  useToday: () => {
    const [today, setToday] = useState<string | null>(null);
    const tellOthers = tellToday;
    tellToday = () => {
      tellOthers();
      setToday('2026-11-21');
    };
    return today;
  },
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
  tellToday = () => {};
});

it('a press before the page knows the day adds the activity as soon as it does, once', async () => {
  await renderInSite(
    <BookingProvider product={karting}>
      <BookingBox links={{ cart: '/checkout/krakow/cart', chat: 'https://wa.me/48', form: '/f' }} />
    </BookingProvider>,
  );
  const add = screen.getByRole('button', { name: 'Add to plan' });
  await userEvent.click(add);
  await userEvent.click(add);
  act(() => tellToday());
  await waitFor(() => expect(readStored('cart:1:krakow')).toMatchObject({ items: [{ id: 1 }] }));
  expect(screen.queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('This is in your plan');
});
