import { type Cart, type CartItem, toPricedItem } from '@/commerce/cart/cart';
import { defaultRates } from '@/commerce/pricing/currencies';
import { priceItem } from '@/commerce/pricing/priceItem';
import { beer, boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { type SeenPlan, toCartEvents } from './cartEvents';

const names = new Map([
  [1, { id: 1, name: 'Karting', extras: { 7: 'Beer' } }],
  [2, { id: 2, name: 'Boat' }],
]);

const seen = (cart: Cart, change: Partial<SeenPlan> = {}): SeenPlan => ({
  city: 'krakow',
  cart,
  prices: cart.items.map((item) => priceItem(toPricedItem(item), 'PLN', defaultRates)),
  currency: 'PLN',
  ...change,
});

const plan = (...items: readonly CartItem[]) => seen(cartOf(...items));

/** Events by name, value and content. */
const tell = (before: SeenPlan, now: SeenPlan) =>
  toCartEvents(before, now, names).map(({ event, ecommerce: { currency, value, items } }) => [
    event,
    currency,
    value,
    items.map((item) => item.item_name),
  ]);

it('an activity that comes into the plan is added, with the extras it comes with', () => {
  const now = plan(boatItem(), kartingItem({ extras: [beer(6)] }));
  expect(tell(plan(boatItem()), now)).toEqual([
    ['add_to_cart', 'PLN', 9 * 139 + 6 * 49, ['Karting', 'Beer']],
  ]);
});

it('an extra alone is added and removed alone', () => {
  const [without, withBeer] = [plan(kartingItem()), plan(kartingItem({ extras: [beer(8)] }))];
  expect(tell(without, withBeer)).toEqual([['add_to_cart', 'PLN', 8 * 49, ['Beer']]]);
  expect(tell(withBeer, without)).toEqual([['remove_from_cart', 'PLN', 8 * 49, ['Beer']]]);
});

it('what leaves is removed at the price that it had', () => {
  expect(tell(plan(kartingItem(), boatItem()), plan(boatItem()))).toEqual([
    ['remove_from_cart', 'PLN', 9 * 139, ['Karting']],
  ]);
});

it('more people, another day and another currency are no matter of adding', () => {
  const now = plan(kartingItem({ number_of_people: 14, selected_date: '2027-01-01' }));
  expect(tell(plan(kartingItem()), { ...now, currency: 'EUR' })).toEqual([]);
});

it('the plan of another city, and one that was sent, are other plans', () => {
  const before = plan(kartingItem());
  expect(tell(before, { ...plan(boatItem()), city: 'prague' })).toEqual([]);
  expect(tell(before, seen({ id: 'another', items: [] }))).toEqual([]);
});

it('what has no name yet is told by its number', () => {
  const [event] = toCartEvents(plan(), plan(boatItem({ id: 5 })), names);
  expect(event?.ecommerce.items).toMatchObject([{ item_id: '5' }]);
  expect(event?.ecommerce.items[0]).not.toHaveProperty('item_name');
});
