import fc from 'fast-check';
import { anyCart } from '@/testing/anyCart';
import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { cartKey, parseStored, savedAtOf, toStored } from './storedCart';

const krakow = { shopGroupId: 1, city: 'krakow' };
const today = '2026-11-21';
const savedAt = new Date('2026-11-21T10:00:00Z');
const newId = '00000000-0000-4000-8000-000000000000';

const parse = (stored: unknown, place = krakow) => parseStored(stored, place, today, () => newId);

it('a plan has a key of its shop group and its city', () => {
  expect(cartKey(krakow)).toBe('cart:1:krakow');
});

it('a plan says whose it is and when it was saved', () => {
  expect(toStored(cartOf(kartingItem()), krakow, savedAt)).toEqual({
    ...cartOf(kartingItem()),
    shop_group_id: 1,
    city: 'krakow',
    saved_at: '2026-11-21T10:00:00.000Z',
  });
});

it('any plan is read back as it was stored', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(parse(JSON.parse(JSON.stringify(toStored(cart, krakow, savedAt))))).toEqual(cart);
    }),
  );
});

it('any JSON is a plan or none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const cart = parse(stored);
      expect(cart === undefined || Array.isArray(cart.items)).toBe(true);
      expect(typeof savedAtOf(stored)).toBe('string');
    }),
  );
});

it.each([
  ['another city', { shopGroupId: 1, city: 'prague' }],
  ['another shop group', { shopGroupId: 5, city: 'krakow' }],
])('a plan of %s is not this one’s', (_, place) => {
  expect(parse(toStored(cartOf(kartingItem()), place, savedAt))).toBeUndefined();
});

it('a plan that does not say whose it is belongs where it was found', () => {
  expect(parse(cartOf(kartingItem()))).toEqual(cartOf(kartingItem()));
});

it('an item without a usable day is for a week from today', () => {
  const stored = { items: [kartingItem({ selected_date: '2026-02-30' })] };
  expect(parse(stored)).toEqual({
    id: newId,
    items: [kartingItem({ selected_date: '2026-11-28', date_choice: 'held' })],
  });
});

it.each(['held', 'any'] as const)(
  'a day that is %s and has passed moves to a week from today, a chosen one stays',
  (date_choice) => {
    const stored = cartOf(
      kartingItem({ selected_date: '2026-11-20', date_choice }),
      boatItem({ selected_date: '2026-11-20' }),
    );
    expect(parse(stored)).toEqual(
      cartOf(
        kartingItem({ selected_date: '2026-11-28', date_choice }),
        boatItem({ selected_date: '2026-11-20' }),
      ),
    );
  },
);

it('an item of an older version has no mark: its day was chosen', () => {
  expect(parse(cartOf(kartingItem()))?.items[0]).not.toHaveProperty('date_choice');
});

it.each(['chosen', 'HELD', true, 1, null, {}])('the mark %j is none', (date_choice) => {
  const stored = { items: [{ ...kartingItem(), date_choice }] };
  expect(parse(stored)?.items).toEqual([kartingItem()]);
});

describe('when a plan was saved', () => {
  const filled = cartOf(kartingItem());

  it('is what it says', () => {
    expect(savedAtOf(toStored(filled, krakow, savedAt))).toBe('2026-11-21T10:00:00.000Z');
  });

  it('is before everything else where it does not say', () => {
    expect(savedAtOf(filled) < savedAtOf({ ...filled, saved_at: '1970-01-01' })).toBe(true);
    expect(savedAtOf({ ...filled, saved_at: 7 })).toBe(savedAtOf(filled));
  });

  it.each([[null], ['plan'], [7], [{}], [toStored(cartOf(), krakow, savedAt)]])(
    'is never, where nothing is in it: %j',
    (stored) => {
      expect(savedAtOf(stored)).toBe('');
    },
  );
});
