import { beer, boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { mostExtras, mostItems } from './cart';
import { parseCart } from './parseCart';

const defaultDate = '2026-11-28';
const newId = '00000000-0000-4000-8000-000000000000';

const parse = (stored: unknown) => parseCart(stored, defaultDate, () => newId);

/** Parses a stored cart with the given items, and returns its items. */
const parseItems = (...items: readonly unknown[]) => parse({ id: newId, items })?.items;

const parseExtras = (...extras: readonly unknown[]) =>
  parseItems(kartingItem({ extras: extras as [] }))?.[0]?.extras;

const karting = kartingItem({ extras: [beer(6)] });

it('a plan as the shop stores it is unchanged', () => {
  const cart = cartOf(karting, boatItem());
  expect(parse(cart)).toEqual(cart);
  expect(parse(cartOf())).toEqual(cartOf());
});

it.each([null, undefined, '', 'text', 5, true, {}, { items: null }, { items: {} }, { cart: [] }])(
  'in %j there is no plan',
  (stored) => {
    expect(parse(stored)).toBeUndefined();
  },
);

it('a bare list of items, as an older version stored them, is a plan that gets an id', () => {
  expect(parse([karting, boatItem()])).toEqual({ id: newId, items: [karting, boatItem()] });
});

it.each([undefined, null, '', 'cart-1', 5])('a plan whose id is %j gets one', (id) => {
  expect(parse({ id, items: [karting] })).toEqual({ id: newId, items: [karting] });
});

it('an id in capitals is kept in small letters', () => {
  const id = '3F2C9A10-5B7E-4D61-8A0F-C4E2B19D7703';
  expect(parse({ id, items: [karting] })?.id).toBe(id.toLowerCase());
});

it('an item of which only the product is known gets defaults', () => {
  expect(parseItems({ id: 1 })).toEqual([
    {
      id: 1,
      price: 0,
      min_people: 1,
      number_of_people: 1,
      selected_date: defaultDate,
      date_choice: 'held',
      single: false,
      stag_goes_free: null,
      extras: [],
    },
  ]);
});

it('an extra of which only the kind is known gets defaults', () => {
  expect(parseExtras({ id: 7 })).toEqual([{ id: 7, price: 0, quantity: 1, min_people: 1 }]);
});

it('numbers that are stored as text are numbers', () => {
  const stored = {
    ...kartingItem(),
    id: '1',
    price: '139',
    min_people: '8',
    number_of_people: ' 9 ',
    stag_goes_free: '10',
    extras: [{ id: '7', price: '49', quantity: '6', min_people: '6' }],
  };
  expect(parseItems(stored)).toEqual([karting]);
});

it('without a usable number of people an item is for its minimum', () => {
  expect(parseItems(kartingItem({ number_of_people: 0 }))).toEqual([
    kartingItem({ number_of_people: 8 }),
  ]);
});

it.each([
  ['price', -1, 0],
  ['price', Infinity, 0],
  ['price', '1e999', 0],
  ['price', [139], 0],
  ['price', 138.5, 138.5],
  ['min_people', 0, 1],
  ['min_people', 8.5, 1],
  ['number_of_people', 1e9, 8],
  ['number_of_people', '', 8],
  ['number_of_people', 'many', 8],
  ['single', 'true', false],
  ['single', 1, false],
  ['stag_goes_free', 0, null],
  ['stag_goes_free', 'nobody', null],
  ['stag_goes_free', 1e9, null],
  ['extras', null, []],
  ['extras', { 0: beer(6) }, []],
])('an item whose %s is %j has %j for it, and stays', (field, bad, instead) => {
  expect(parseItems({ ...karting, [field]: bad }, boatItem())).toEqual([
    { ...karting, [field]: instead },
    boatItem(),
  ]);
});

it.each(['24:00', '9:30', '10:00:00', 10, null])('the start time %j is none', (start_time) => {
  expect(parseItems({ ...karting, start_time }, boatItem())).toEqual([karting, boatItem()]);
});

it('the name of an activity is kept, unless it is none', () => {
  expect(parseItems({ ...karting, name: 'Karting' })?.[0]?.name).toBe('Karting');
  for (const name of ['', ' ', 5, null, 'x'.repeat(81)]) {
    expect(parseItems({ ...karting, name })).toEqual([karting]);
  }
});

it('a start time is kept', () => {
  expect(parseItems({ ...karting, start_time: '09:30' })).toEqual([
    { ...karting, start_time: '09:30' },
  ]);
});

it.each(['2026-02-30', '05.12.2026', 20261205])(
  'an item whose day is %j is held for a week from today, and stays',
  (bad) => {
    expect(parseItems({ ...karting, selected_date: bad }, boatItem())).toEqual([
      { ...karting, selected_date: defaultDate, date_choice: 'held' },
      boatItem(),
    ]);
  },
);

it.each([
  ['price', null, 0],
  ['quantity', 0, 1],
  ['quantity', 1000, 1],
  ['min_people', 'x', 1],
])('an extra whose %s is %j has %j for it, and stays', (field, bad, instead) => {
  expect(parseExtras({ ...beer(6), [field]: bad })).toEqual([{ ...beer(6), [field]: instead }]);
});

it.each([0, -1, 1.5, NaN, 2 ** 53, null, '', 'karting', [1], {}])(
  'what has the id %j is left out, and the others stay',
  (id) => {
    expect(parseItems({ ...karting, id }, boatItem())).toEqual([boatItem()]);
    expect(parseExtras({ ...beer(9), id }, beer(6))).toEqual([beer(6)]);
  },
);

it('of a product that is stored twice the later one counts, in the place of the first', () => {
  expect(parseItems(kartingItem({ number_of_people: 2 }), boatItem(), karting)).toEqual([
    karting,
    boatItem(),
  ]);
});

it('of an extra that is stored twice the later one counts', () => {
  expect(parseExtras(beer(9), beer(6))).toEqual([beer(6)]);
});

it('a plan has no more items, and an item no more extras, than the shop takes', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const items = parseItems(...many.map((id) => ({ ...karting, id })));
  expect(items?.map(({ id }) => id)).toEqual(many.slice(0, mostItems));
  const extras = parseExtras(...many.map((id) => ({ ...beer(6), id })));
  expect(extras?.map(({ id }) => id)).toEqual(many.slice(0, mostExtras));
});

it('what the shop does not know is not kept', () => {
  const stored = '{"items":[{"id":1,"__proto__":{"price":9},"colour":"red"}],"admin":true}';
  const cart = parse(JSON.parse(stored));
  expect(cart).toEqual(parse([{ id: 1 }]));
  expect(cart?.items[0]?.price).toBe(0);
});
