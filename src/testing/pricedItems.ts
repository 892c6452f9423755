import type { PricedItem } from '@/commerce/pricing/priceItem';

/*
 * Activities with prices that round up as well as down. In euros, at 0.23 per PLN:
 * karting 139 x 0.23 = 31.97, so 32 per person; the boat 460 x 0.23 = 105.8, so 106 for the group;
 * a beer 49 x 0.23 = 11.27, so 11 each.
 */

/** At least eight people pay. In a group of more than ten, one person is free. */
export const karting = (people: number, change: Partial<PricedItem> = {}): PricedItem => ({
  price: 139,
  single: false,
  minPeople: 8,
  stagGoesFree: 10,
  people,
  extras: [],
  ...change,
});

export const boat = (people: number, change: Partial<PricedItem> = {}): PricedItem =>
  karting(people, { price: 460, single: true, minPeople: 1, stagGoesFree: null, ...change });

/** The minimum is six. */
export const beers = (quantity: number): Pick<PricedItem, 'extras'> => ({
  extras: [{ id: 7, price: 49, quantity, minPeople: 6 }],
});
