import fc from 'fast-check';
import { toPricedItem } from '@/commerce/cart/cart';
import { defaultRates } from '@/commerce/pricing/currencies';
import { priceItem } from '@/commerce/pricing/priceItem';
import { beer, boatItem, kartingItem } from '@/testing/plannedCart';
import { sumOf, toItems } from './items';

const priced = (item = kartingItem()) => priceItem(toPricedItem(item), 'EUR', defaultRates);

it('an activity is counted by those who pay for it, at the price shown', () => {
  expect(toItems({ id: 1, name: 'Karting' }, priced(), 'krakow')).toEqual([
    {
      item_id: '1',
      item_name: 'Karting',
      item_category: 'activity',
      item_category2: 'krakow',
      price: 32,
      quantity: 9,
    },
  ]);
});

it.each([
  ['a small group pays for the minimum', 3, 8],
  ['one of a large group goes free', 12, 11],
])('%s', (_, people, quantity) => {
  const [item] = toItems({ id: 1 }, priced(kartingItem({ number_of_people: people })), undefined);
  expect(item).toEqual({ item_id: '1', item_category: 'activity', price: 32, quantity });
});

it('what is priced for the group is one', () => {
  const price = priceItem(toPricedItem(boatItem()), 'PLN', defaultRates);
  expect(toItems({ id: 2 }, price, undefined)).toMatchObject([{ price: 460, quantity: 1 }]);
});

it('extras are items of their own', () => {
  const item = kartingItem({ extras: [beer(2)] });
  const named = { id: 1, name: 'Karting', extras: { 7: 'Beer' } };
  expect(toItems(named, priced(item), 'krakow')[1]).toEqual({
    item_id: '1-7',
    item_name: 'Beer',
    item_category: 'extra',
    item_category2: 'krakow',
    price: 11,
    quantity: 6,
  });
});

it('together the items cost what stands on the screen', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 0, max: 5000 }),
        number_of_people: fc.integer({ min: 1, max: 200 }),
        min_people: fc.integer({ min: 1, max: 30 }),
        single: fc.boolean(),
        stag_goes_free: fc.option(fc.integer({ min: 1, max: 40 })),
        extras: fc.array(fc.integer({ min: 1, max: 99 }).map(beer), { maxLength: 1 }),
      }),
      (change) => {
        const price = priced(kartingItem(change));
        expect(sumOf(toItems({ id: 1 }, price, undefined))).toBe(price.total);
      },
    ),
  );
});
