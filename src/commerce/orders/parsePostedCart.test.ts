import { randomUUID } from 'node:crypto';
import { parsePostedCart } from './parsePostedCart';

const item = {
  id: 1,
  price: 139,
  min_people: 8,
  number_of_people: 9,
  selected_date: '2026-12-05',
  single: false,
  stag_goes_free: 10,
  extras: [{ id: 7, price: 49, quantity: 9, min_people: 6 }],
};

const cart = {
  id: randomUUID(),
  shop_group_id: 1,
  city: 'krakow',
  locale: 'en',
  currency: 'GBP',
  items: [item],
  customer: { name: 'Ann Bell', email: 'ann@example.com' },
};

it('a sender may leave out what is optional', () => {
  expect(parsePostedCart(cart)).toMatchObject({ ok: true, value: cart });
});

it('a sender may say null for what is optional', () => {
  const empty = { deposit: null, tax: null, arrival: null, departure: null, terms_version: null };
  const items = [{ ...item, stag_goes_free: null, start_time: null, date_choice: null }];
  const parsed = parsePostedCart({ ...cart, ...empty, items });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const [first] = parsed.value.items;
  expect([first?.start_time, first?.date_choice]).toEqual([undefined, undefined]);
});
