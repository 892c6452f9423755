import { priceBySpec } from './priceBySpec';

const karting = {
  price: 139,
  single: false,
  min_people: 8,
  stag_goes_free: 10,
  number_of_people: 9,
  extras: [],
};
const boat = { ...karting, price: 460, single: true, min_people: 1, stag_goes_free: null };
const beer = { price: 49, quantity: 2, min_people: 6 };
const terms = { tax: null, deposit: 30 };

// In euros at 0.23: karting 31.97, so 32 per person; the boat 105.8, so 106; a beer 11.27, so 11.
it.each([
  ['nine pay 9 x 32', [karting], [288]],
  ['five are raised to eight: 8 x 32', [{ ...karting, number_of_people: 5 }], [256]],
  ['ten are not more than ten: 10 x 32', [{ ...karting, number_of_people: 10 }], [320]],
  ['of eleven one goes free: 10 x 32', [{ ...karting, number_of_people: 11 }], [320]],
  ['of a group raised to eleven one goes free: 10 x 32', [{ ...karting, min_people: 11 }], [320]],
  ['a flat price is paid once, with six beers: 106 + 6 x 11', [{ ...boat, extras: [beer] }], [172]],
  ['two items: 9 x 32, and 106', [karting, boat], [288, 106]],
])('%s', (_, items, prices) => {
  expect(priceBySpec(items, 0.23, terms).items).toEqual(prices);
});

it('tax is added to the sum, the deposit is a part of both, and shares are rounded up', () => {
  // 288 + 106 = 394; 23 % is 90.62; 30 % of 485 is 145.5; 485 / 9 is 53.9.
  expect(priceBySpec([karting, boat], 0.23, { tax: 23, deposit: 30 })).toEqual({
    items: [288, 106],
    total: 485,
    deposit: 146,
    balance: 339,
    perHead: 54,
  });
  // 2750 x 1.4 % = 38.5, which is rounded up.
  expect(priceBySpec([{ ...boat, price: 2750 }], 1, { tax: 1.4, deposit: 0 }).total).toBe(2789);
  expect(priceBySpec([], 1, terms)).toEqual({
    items: [],
    total: 0,
    deposit: 0,
    balance: 0,
    perHead: 0,
  });
});
