import fc from 'fast-check';
import type { Cart, CartExtra, CartExtraOffer, CartItem, CartProduct } from '@/commerce/cart/cart';
import { addDays } from '@/lib/days';

/** Few values, so that the same products and extras occur several times. */
export const anyId = fc.integer({ min: 1, max: 5 });

export const anyPeople = fc.integer({ min: 1, max: 200 });

export const anyDate = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-11-21', days));

const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.double({ min: 0.01, max: 20_000, noNaN: true }),
);

const anyThreshold = fc.option(anyPeople);

export const anyProduct: fc.Arbitrary<CartProduct> = fc.record({
  id: anyId,
  price: anyPrice,
  single: fc.boolean(),
  minPeople: anyPeople,
  stagGoesFree: anyThreshold,
});

export const anyOffer: fc.Arbitrary<CartExtraOffer> = fc.record({
  id: anyId,
  price: anyPrice,
  minPeople: anyPeople,
});

const anyExtra: fc.Arbitrary<CartExtra> = fc.record({
  id: anyId,
  price: anyPrice,
  quantity: fc.integer({ min: 1, max: 999 }),
  min_people: anyPeople,
});

const anyOpenDate = fc.constantFrom<Pick<CartItem, 'date_choice'>>(
  {},
  { date_choice: 'held' },
  { date_choice: 'any' },
);

const anyChosenItem: fc.Arbitrary<CartItem> = fc.record({
  id: anyId,
  price: anyPrice,
  min_people: anyPeople,
  number_of_people: anyPeople,
  selected_date: anyDate,
  single: fc.boolean(),
  stag_goes_free: anyThreshold,
  extras: fc.uniqueArray(anyExtra, { selector: ({ id }) => id, maxLength: 4 }),
});

const anyItem = fc
  .tuple(anyChosenItem, anyOpenDate)
  .map(([item, date]): CartItem => ({ ...item, ...date }));

/** Any plan that satisfies the contract. */
export const anyCart: fc.Arbitrary<Cart> = fc.record({
  id: fc.uuid(),
  items: fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 4 }),
});
