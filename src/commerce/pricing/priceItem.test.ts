import fc from 'fast-check';
import { convertPrice } from './convert';
import { currencyCodes, defaultRates } from './currencies';
import { lowestPrice, type PricedItem, priceItem, reprice } from './priceItem';

const anyItem: fc.Arbitrary<PricedItem> = fc.record({
  price: fc.integer({ min: 1, max: 20_000 }),
  single: fc.boolean(),
  minPeople: fc.integer({ min: 1, max: 30 }),
  stagGoesFree: fc.option(fc.integer({ min: 1, max: 40 })),
  people: fc.integer({ min: 1, max: 60 }),
  extras: fc.array(
    fc.record({
      id: fc.nat(),
      price: fc.integer({ min: 1, max: 2000 }),
      quantity: fc.integer({ min: 1, max: 60 }),
      minPeople: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 4 },
  ),
});

const anyCurrency = fc.constantFrom(...currencyCodes);

const holds = (rule: (item: PricedItem, currency: (typeof currencyCodes)[number]) => void) =>
  fc.assert(fc.property(anyItem, anyCurrency, rule), { numRuns: 1000 });

const item = (change: Partial<PricedItem> = {}): PricedItem => ({
  price: 139,
  single: false,
  minPeople: 8,
  stagGoesFree: 10,
  people: 9,
  extras: [],
  ...change,
});

const inEuros = (change: Partial<PricedItem>) => priceItem(item(change), 'EUR', defaultRates);

// 139 PLN at 0.23 is 31.97, so 32 per person; calculated by hand.
it.each([
  ['a group of nine pays for nine', {}, [['people', 288]], 288],
  [
    'a group of five pays for eight',
    { people: 5 },
    [
      ['people', 160],
      ['raised', 96],
    ],
    256,
  ],
  ['ten are not more than ten', { people: 10 }, [['people', 320]], 320],
  [
    'of eleven one goes free',
    { people: 11 },
    [
      ['people', 352],
      ['free', -32],
    ],
    320,
  ],
  [
    'nobody goes free where nobody does',
    { people: 11, stagGoesFree: null },
    [['people', 352]],
    352,
  ],
  ['a flat price is the same for any group', { single: true, people: 40 }, [['group', 32]], 32],
])('%s', (_, change, lines, total) => {
  const priced = inEuros(change);
  expect(priced.lines.map(({ kind, amount }) => [kind, amount])).toEqual(lines);
  expect(priced.total).toBe(total);
});

it('an extra below its minimum is counted as the minimum', () => {
  // 49 PLN at 0.23 is 11.27, so 11 each.
  const extras = [{ id: 11, price: 49, quantity: 2, minPeople: 6 }];
  expect(inEuros({ extras }).lines).toContainEqual({
    kind: 'extra',
    id: 11,
    count: 6,
    unit: 11,
    amount: 66,
  });
});

it('the total is the sum of whole lines', () => {
  holds((any, currency) => {
    const { lines, total } = priceItem(any, currency, defaultRates);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    for (const { amount } of lines) expect(Number.isInteger(amount)).toBe(true);
  });
});

it('the total is what the rules of the specification give', () => {
  holds((any, currency) => {
    const unit = convertPrice(any.price, currency, defaultRates);
    const people = Math.max(any.people, any.minPeople);
    const paying = any.stagGoesFree !== null && people > any.stagGoesFree ? people - 1 : people;
    const extras = any.extras.reduce(
      (sum, extra) =>
        sum +
        Math.max(extra.quantity, extra.minPeople) *
          convertPrice(extra.price, currency, defaultRates),
      0,
    );
    const expected = (any.single ? unit : unit * paying) + extras;
    expect(priceItem(any, currency, defaultRates).total).toBe(expected);
  });
});

it('one more person never makes it cheaper, but for the one who then goes free', () => {
  holds((any, currency) => {
    const unit = convertPrice(any.price, currency, defaultRates);
    const now = priceItem(any, currency, defaultRates).total;
    const more = priceItem({ ...any, people: any.people + 1 }, currency, defaultRates).total;
    expect([0, unit]).toContain(more - now);
  });
});

it('a unit price is rounded before it is multiplied', () => {
  // 0.19 x 8 is 1.52, rounded 2: five pay 10, where rounding the product would give 8.
  const cheap = item({ price: 8, people: 5, minPeople: 1, stagGoesFree: null });
  expect(priceItem(cheap, 'GBP', defaultRates).total).toBe(10);
});

describe('the tariff of the catalogue', () => {
  const extra = { id: 11, price: 49, quantity: 2, minPeople: 6 };
  const offered = { id: 11, price: 60, minPeople: 1 };
  const tariff = { price: 150, single: true, minPeople: 4, stagGoesFree: null };

  it('replaces every price and condition, and nothing else', () => {
    const stored = { ...item({ extras: [extra] }), name: 'Karting' };
    expect(reprice(stored, { ...tariff, extras: [offered] })).toEqual({
      ...tariff,
      name: 'Karting',
      people: 9,
      extras: [{ id: 11, price: 60, quantity: 2, minPeople: 1 }],
    });
  });

  it('drops extras that it no longer has', () => {
    const stored = item({ extras: [extra] });
    expect(reprice(stored, { ...tariff, extras: [] }).extras).toEqual([]);
  });

  it('leaves extras as they are if only the price of the activity is known', () => {
    expect(reprice(item({ extras: [extra] }), tariff).extras).toEqual([extra]);
  });

  it('adds no extras to a card', () => {
    expect(reprice({ price: 1, single: false }, { ...tariff, extras: [offered] })).toEqual(tariff);
  });

  it('decides alone what is charged', () => {
    holds((any, currency) => {
      const [stored, now] = [item({ ...any, price: 1, minPeople: 99, extras: [] }), item(any)];
      const total = (it: PricedItem) => priceItem(it, currency, defaultRates).total;
      expect(total(reprice(stored, { ...now, extras: [] }))).toBe(total({ ...now, extras: [] }));
    });
  });
});

it('the "from" price is the lowest per person, and there is none among prices for a group', () => {
  const flat = item({ price: 10, single: true });
  expect(lowestPrice([item({ price: 200 }), flat, item({ price: 150 })])).toBe(150);
  expect(lowestPrice([flat])).toBeNull();
});
