/** @jest-environment jsdom */
import { getFormer } from '@/commerce/cart/formerPlan';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { hardNavigate } from '@/lib/hardNavigate';
import { forbidStorage } from '@/testing/browserStorage';
import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { bookTrip } from './bookTrip';

jest.mock('@/lib/hardNavigate');

const key = 'cart:1:krakow';

beforeEach(() => {
  localStorage.clear();
  jest.mocked(hardNavigate).mockReset();
});

const book = () => {
  const trip = parseTripState({
    id: 'aB3dE5gH7jK9',
    scope: 'edit',
    currency: 'EUR',
    own_people: 9,
    you: 'olga',
    city: { slug: 'krakow', name: 'Krakow', time_zone: 'Europe/Warsaw' },
    booking: { href: '/checkout/krakow/cart', items: [boatItem()] },
  });
  if (!trip) throw new Error('It is the state of a trip');
  return bookTrip(trip, 1);
};

it('the activities of the trip become the plan of the city, which opens', () => {
  expect(book()).toBe(true);
  expect(readStored(key)).toMatchObject({ items: [boatItem()] });
  expect(getFormer(readStored(key))).toBeUndefined();
  expect(hardNavigate).toHaveBeenCalledWith('/checkout/krakow/cart');
});

it('the plan that was there is kept for the visitor to have it back', () => {
  localStorage.setItem(key, JSON.stringify(cartOf(kartingItem())));
  expect(book()).toBe(true);
  expect(readStored(key)).toMatchObject({ items: [boatItem()] });
  expect(getFormer(readStored(key))).toEqual(cartOf(kartingItem()));
});

it('nothing is booked where nothing is stored', () => {
  forbidStorage();
  expect(book()).toBe(false);
  expect(hardNavigate).not.toHaveBeenCalled();
});
