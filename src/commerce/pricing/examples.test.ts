import { beers, boat, karting } from '@/testing/pricedItems';
import { linesOf, printPlan } from '@/testing/printPlan';
import { defaultRates } from './currencies';
import type { PricedItem } from './priceItem';
import { defaultTerms, pricePlan } from './pricePlan';

/*
 * The price of one activity in euros, calculated by hand from the rules of spec section 5.
 * Karting is 32 per person, the boat 106 per group, a beer 11.
 */

const example = (title: string, item: PricedItem) => ({
  prints: (worked: string) =>
    it(title, () => {
      const plan = pricePlan([item], 'EUR', defaultRates, defaultTerms);
      expect(printPlan(plan)).toEqual(linesOf(worked));
    }),
});

describe('a price is per person, or flat', () => {
  // 9 x 32 = 288; 30 % is 86.4; 288 / 9 = 32
  example('nine at a price per person', karting(9)).prints(`
    people 9 x 32 = 288
    item 288
    subtotal 288, saving 0, no tax
    total 288: deposit 30% 86, balance 202
    32 for each of 9
  `);

  // 30 % of 32 is 9.6
  example('one at a price per person', karting(1, { minPeople: 1 })).prints(`
    people 1 x 32 = 32
    item 32
    subtotal 32, saving 0, no tax
    total 32: deposit 30% 10, balance 22
    32 for each of 1
  `);

  // 30 % of 106 is 31.8
  example('one at a flat price', boat(1)).prints(`
    group = 106
    item 106
    subtotal 106, saving 0, no tax
    total 106: deposit 30% 32, balance 74
    106 for each of 1
  `);

  // 106 / 12 = 8.83
  example('twelve at a flat price', boat(12)).prints(`
    group = 106
    item 106
    subtotal 106, saving 0, no tax
    total 106: deposit 30% 32, balance 74
    9 for each of 12
  `);

  example(
    'a flat price knows no minimum and nobody who goes free',
    boat(12, { minPeople: 20, stagGoesFree: 10 }),
  ).prints(`
    group = 106
    item 106
    subtotal 106, saving 0, no tax
    total 106: deposit 30% 32, balance 74
    9 for each of 12
  `);
});

describe('with more people than the threshold, one goes free', () => {
  example('ten, where more than ten have one free', karting(10)).prints(`
    people 10 x 32 = 320
    item 320
    subtotal 320, saving 0, no tax
    total 320: deposit 30% 96, balance 224
    32 for each of 10
  `);

  // 352 - 32 = 320; 320 / 11 = 29.09
  example('eleven, where more than ten have one free', karting(11)).prints(`
    people 11 x 32 = 352
    free 1 x 32 = -32
    item 320
    subtotal 352, saving 32, no tax
    total 320: deposit 30% 96, balance 224
    30 for each of 11
  `);

  // 1280 - 32 = 1248; 30 % is 374.4; 1248 / 40 = 31.2
  example('forty, of whom still one goes free', karting(40)).prints(`
    people 40 x 32 = 1280
    free 1 x 32 = -32
    item 1248
    subtotal 1280, saving 32, no tax
    total 1248: deposit 30% 374, balance 874
    32 for each of 40
  `);

  example('eleven, where nobody ever goes free', karting(11, { stagGoesFree: null })).prints(`
    people 11 x 32 = 352
    item 352
    subtotal 352, saving 0, no tax
    total 352: deposit 30% 106, balance 246
    32 for each of 11
  `);
});

describe('people are raised to the minimum, and only then may one go free', () => {
  // 8 x 32 = 256; 30 % is 76.8; 256 / 7 = 36.57
  example('seven, where eight pay', karting(7)).prints(`
    people 7 x 32 = 224
    raised 1 x 32 = 32
    item 256
    subtotal 256, saving 0, no tax
    total 256: deposit 30% 77, balance 179
    37 for each of 7
  `);

  example('eight, where eight pay', karting(8)).prints(`
    people 8 x 32 = 256
    item 256
    subtotal 256, saving 0, no tax
    total 256: deposit 30% 77, balance 179
    32 for each of 8
  `);

  example('five raised to ten, which is not more than ten', karting(5, { minPeople: 10 })).prints(`
    people 5 x 32 = 160
    raised 5 x 32 = 160
    item 320
    subtotal 320, saving 0, no tax
    total 320: deposit 30% 96, balance 224
    64 for each of 5
  `);

  // 12 x 32 = 384, less 32 = 352; 30 % is 105.6; 352 / 5 = 70.4
  example('five raised to twelve, of whom one goes free', karting(5, { minPeople: 12 })).prints(`
    people 5 x 32 = 160
    raised 7 x 32 = 224
    free 1 x 32 = -32
    item 352
    subtotal 384, saving 32, no tax
    total 352: deposit 30% 106, balance 246
    71 for each of 5
  `);
});

describe('extras count their quantity, at least their minimum', () => {
  // 256 + 66 = 322; 30 % is 96.6; 322 / 8 = 40.25
  example('five beers, where six are the least', karting(8, beers(5))).prints(`
    people 8 x 32 = 256
    extra 7: 6 x 11 = 66
    item 322
    subtotal 322, saving 0, no tax
    total 322: deposit 30% 97, balance 225
    41 for each of 8
  `);

  example('six beers, where six are the least', karting(8, beers(6))).prints(`
    people 8 x 32 = 256
    extra 7: 6 x 11 = 66
    item 322
    subtotal 322, saving 0, no tax
    total 322: deposit 30% 97, balance 225
    41 for each of 8
  `);

  // 256 + 77 = 333; 30 % is 99.9; 333 / 8 = 41.6
  example('seven beers, where six are the least', karting(8, beers(7))).prints(`
    people 8 x 32 = 256
    extra 7: 7 x 11 = 77
    item 333
    subtotal 333, saving 0, no tax
    total 333: deposit 30% 100, balance 233
    42 for each of 8
  `);

  // 352 - 32 + 121 = 441; 30 % is 132.3; 441 / 11 = 40.09
  example('the one who goes free still pays for the beer', karting(11, beers(11))).prints(`
    people 11 x 32 = 352
    free 1 x 32 = -32
    extra 7: 11 x 11 = 121
    item 441
    subtotal 473, saving 32, no tax
    total 441: deposit 30% 132, balance 309
    41 for each of 11
  `);
});
