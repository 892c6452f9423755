import fc from 'fast-check';
import { parsePostedCart } from '@/commerce/orders/parsePostedCart';
import { anyCart } from '@/testing/anyCart';
import { beer, boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { toSubmission } from './submission';

const plan = {
  cart: cartOf(kartingItem({ extras: [beer(9)] }), boatItem()),
  shopGroupId: 1,
  city: 'krakow',
  locale: 'dk',
  currency: 'DKK',
  terms: { deposit: 30, tax: null },
  customer: { name: 'Ann Bell', email: 'ann@example.com' },
  stay: { arrival: null, departure: null },
  termsVersion: null,
} as const;

it('is the cart as the contract has it, with its prices in PLN', () => {
  expect(toSubmission(plan)).toEqual({
    id: '3f2c9a10-5b7e-4d61-8a0f-c4e2b19d7703',
    shop_group_id: 1,
    city: 'krakow',
    locale: 'dk',
    currency: 'DKK',
    items: [
      {
        id: 1,
        price: 139,
        min_people: 8,
        number_of_people: 9,
        selected_date: '2026-12-05',
        single: false,
        stag_goes_free: 10,
        extras: [{ id: 7, price: 49, quantity: 9, min_people: 6 }],
      },
      {
        id: 2,
        price: 460,
        min_people: 1,
        number_of_people: 9,
        selected_date: '2026-12-06',
        single: true,
        stag_goes_free: null,
        extras: [],
      },
    ],
    customer: { name: 'Ann Bell', email: 'ann@example.com' },
    deposit: 30,
    tax: null,
  });
});

it('has the stay as far as the visitor has said it', () => {
  expect(toSubmission({ ...plan, stay: { arrival: '2026-12-04', departure: null } })).toEqual({
    ...toSubmission(plan),
    arrival: '2026-12-04',
  });
});

it('says of each day whether the visitor has chosen it', () => {
  const cart = cartOf(kartingItem({ date_choice: 'any' }), boatItem());
  const { items } = toSubmission({ ...plan, cart });
  expect(items.map((item) => item.date_choice)).toEqual(['any', undefined]);
});

it('has no names: they are those of the catalogue', () => {
  const named = { ...plan, cart: cartOf(kartingItem({ name: 'Karting' })) };
  expect(JSON.stringify(toSubmission(named))).not.toContain('Karting');
});

it('any plan that is not empty has a form that the API takes', () => {
  const filled = anyCart.filter(({ items }) => items.length > 0);
  fc.assert(
    fc.property(filled, (cart) => {
      const posted: unknown = JSON.parse(JSON.stringify(toSubmission({ ...plan, cart })));
      expect(parsePostedCart(posted)).toMatchObject({ ok: true });
    }),
  );
});
