import { beers, boat, karting } from '@/testing/pricedItems';
import { linesOf, printPlan } from '@/testing/printPlan';
import { type CurrencyCode, defaultRates } from './currencies';
import { defaultTerms, type PlanTerms, pricePlan } from './pricePlan';

/* Whole plans calculated by hand: several activities, tax and deposit (spec section 9), every currency. */

const price = (items: Parameters<typeof pricePlan>[0], terms: PlanTerms = defaultTerms) =>
  printPlan(pricePlan(items, 'EUR', defaultRates, terms));

it('an empty plan costs nothing', () => {
  expect(price([])).toEqual(
    linesOf(`
      subtotal 0, saving 0, no tax
      total 0: deposit 30% 0, balance 0
      0 for each of 0`),
  );
});

it('the items of a plan add up, and the largest group shares the bill', () => {
  // 352 - 32 + 77 = 397, 256 and 106 make 759; 352 + 77 + 256 + 106 = 791; 30 % of 759 is 227.7; 759 / 11 = 69
  expect(price([karting(11, beers(7)), karting(7), boat(9)])).toEqual(
    linesOf(`
      people 11 x 32 = 352
      free 1 x 32 = -32
      extra 7: 7 x 11 = 77
      item 397
      people 7 x 32 = 224
      raised 1 x 32 = 32
      item 256
      group = 106
      item 106
      subtotal 791, saving 32, no tax
      total 759: deposit 30% 228, balance 531
      69 for each of 11`),
  );
});

// Eleven at 32, one of them free: 352 - 32 = 320.
it.each<readonly [title: string, terms: PlanTerms, worked: string]>([
  [
    'prices include tax, and 30 % are due with the booking',
    defaultTerms,
    `subtotal 352, saving 32, no tax
     total 320: deposit 30% 96, balance 224
     30 for each of 11`,
  ],
  [
    // 23 % of 320, not of 352, is 73.6; 30 % of 394, not of 320, is 118.2; 394 / 11 = 35.8
    'tax of 23 % is on what is left after the saving, and the deposit on what is then due',
    { tax: 23, deposit: 30 },
    `subtotal 352, saving 32, tax 23% 74
     total 394: deposit 30% 118, balance 276
     36 for each of 11`,
  ],
  [
    // 7.7 % of 320 is 24.64; 30 % of 345 is 103.5, and a half is rounded up; 345 / 11 = 31.4
    'tax need not be a whole percentage',
    { tax: 7.7, deposit: 30 },
    `subtotal 352, saving 32, tax 7.7% 25
     total 345: deposit 30% 104, balance 241
     32 for each of 11`,
  ],
  [
    'tax of 0 % is tax, of nothing; without a deposit everything is due later',
    { tax: 0, deposit: 0 },
    `subtotal 352, saving 32, tax 0% 0
     total 320: deposit 0% 0, balance 320
     30 for each of 11`,
  ],
  [
    'with a deposit of 100 % nothing is due later',
    { tax: null, deposit: 100 },
    `subtotal 352, saving 32, no tax
     total 320: deposit 100% 320, balance 0
     30 for each of 11`,
  ],
])('%s', (_, terms, worked) => {
  expect(price([karting(11)], terms).slice(-3)).toEqual(linesOf(worked));
});

it('half a unit of tax goes up, also where 1.4 % is a little less than it should be', () => {
  // 2750 x 1.4 % = 38.5
  const plan = [karting(1, { price: 2750, minPeople: 1 })];
  const { tax } = pricePlan(plan, 'PLN', defaultRates, { tax: 1.4, deposit: 30 });
  expect(tax).toEqual({ percent: 1.4, amount: 39 });
});

describe('ten at 139 PLN with four extras at 45, and a flat price of 50', () => {
  const plan = [
    karting(10, { extras: [{ id: 1, price: 45, quantity: 4, minPeople: 1 }] }),
    boat(10, { price: 50 }),
  ];

  it.each<readonly [CurrencyCode, people: string, extra: string, group: string, total: string]>([
    // 31.97, 10.35 and 11.5; 30 % of 372 is 111.6
    ['EUR', '10 x 32 = 320', '4 x 10 = 40', '12', 'total 372: deposit 30% 112, balance 260'],
    ['PLN', '10 x 139 = 1390', '4 x 45 = 180', '50', 'total 1620: deposit 30% 486, balance 1134'],
    // 26.41, 8.55 and 9.5; 91.8
    ['GBP', '10 x 26 = 260', '4 x 9 = 36', '10', 'total 306: deposit 30% 92, balance 214'],
    // 34.75, 11.25 and 12.5; 122.1
    ['USD', '10 x 35 = 350', '4 x 11 = 44', '13', 'total 407: deposit 30% 122, balance 285'],
    // 237.69, 76.95 and 85.5; 832.2
    ['DKK', '10 x 238 = 2380', '4 x 77 = 308', '86', 'total 2774: deposit 30% 832, balance 1942'],
    // 368.35, 119.25 and 132.5; 1286.7
    [
      'NOK',
      '10 x 368 = 3680',
      '4 x 119 = 476',
      '133',
      'total 4289: deposit 30% 1287, balance 3002',
    ],
    // 365.57, 118.35 and 131.5; 1279.2
    [
      'SEK',
      '10 x 366 = 3660',
      '4 x 118 = 472',
      '132',
      'total 4264: deposit 30% 1279, balance 2985',
    ],
  ])('in %s', (currency, people, extra, group, total) => {
    const printed = printPlan(pricePlan(plan, currency, defaultRates, defaultTerms));
    expect(printed).toEqual(
      expect.arrayContaining([`people ${people}`, `extra 1: ${extra}`, `group = ${group}`, total]),
    );
    expect(printed).toHaveLength(8);
  });
});
