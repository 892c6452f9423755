import { defaultRates } from '@/commerce/pricing/currencies';
import { beer, boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { listPriceChanges } from './priceChanges';

const list = (planned: ReturnType<typeof cartOf>, current: ReturnType<typeof cartOf>) =>
  listPriceChanges(planned, current, 'PLN', defaultRates);

it('an activity that costs more now has its price of before and of now', () => {
  const planned = cartOf(kartingItem({ price: 100 }), boatItem());
  expect(list(planned, cartOf(kartingItem({ price: 110 }), boatItem()))).toEqual([
    { id: 1, before: 900, now: 990 },
  ]);
});

it('a condition or an extra can change the price too', () => {
  const planned = cartOf(kartingItem({ price: 100, extras: [beer(6)] }));
  const dearer = kartingItem({ price: 100, min_people: 10, stag_goes_free: null });
  expect(list(planned, cartOf({ ...dearer, extras: [{ ...beer(6), price: 50 }] }))).toEqual([
    { id: 1, before: 900 + 6 * 49, now: 1000 + 6 * 50 },
  ]);
});

it('a condition that changes nothing for this group is no change', () => {
  expect(list(cartOf(kartingItem()), cartOf(kartingItem({ min_people: 9 })))).toEqual([]);
});

it.each([
  ['is no longer sold', kartingItem(), kartingItem({ price: 0 })],
  ['was planned without a price', kartingItem({ price: 0 }), kartingItem()],
])('what %s has no price to compare', (_, planned, current) => {
  expect(list(cartOf(planned), cartOf(current))).toEqual([]);
});
