import { beer, kartingItem } from '@/testing/plannedCart';
import { toPricedItem } from './cart';

it('an item is priced as it stands in the plan', () => {
  expect(toPricedItem(kartingItem({ number_of_people: 9, extras: [beer(2)] }))).toEqual({
    price: 139,
    single: false,
    minPeople: 8,
    stagGoesFree: 10,
    people: 9,
    extras: [{ id: 7, price: 49, quantity: 2, minPeople: 6 }],
  });
});
