import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { getFormer, toReplacement } from './formerPlan';
import { parseStored, toStored } from './storedCart';

const place = { shopGroupId: 1, city: 'krakow' };
const today = '2026-11-21';
const now = new Date('2026-11-21T10:00:00Z');
const trip = { id: '9b1d3c52-7a0e-4f65-8c21-d0e4a7b6f813', items: [boatItem()] };
const own = toStored(cartOf(kartingItem()), place, now);

const replace = (stored: unknown, by = trip) => toReplacement(by, place, stored, today, now);

it('a plan that is replaced is kept beside the other one', () => {
  const stored = replace(own);
  expect(getFormer(stored)).toEqual(own);
  expect(parseStored(stored, place, today, () => 'new')).toEqual(trip);
});

it.each([
  ['nothing', undefined],
  ['an empty plan', { ...own, items: [] }],
  ['the plan of another city', { ...own, city: 'prague' }],
  ['junk', 'x'],
  ['the same plan', { ...own, items: [boatItem({ name: 'Boat', price: 1 })] }],
])('%s is not kept', (_, stored) => {
  expect(replace(stored)).toEqual(toStored(trip, place, now));
});

it('the plan of a trip that replaces that of another one keeps the visitor’s own', () => {
  const other = { ...trip, items: [boatItem({ number_of_people: 12 })] };
  expect(getFormer(replace(replace(own), other))).toEqual(own);
});

it('a list of items, as older versions have stored it, is kept as well', () => {
  expect(getFormer(replace([kartingItem()]))).toEqual([kartingItem()]);
});
