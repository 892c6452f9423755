import fc from 'fast-check';
import { currencyCodes, defaultRates } from './currencies';
import { listCurveFacts } from './curveFacts';
import { buildPriceCurve, CURVE_SIZES, type CurveItem } from './priceCurve';
import { defaultTerms, pricePlan } from './pricePlan';

/** 100 PLN a person, charged for 6 at least, one free above 10, up to 24 people. */
const boat: CurveItem = {
  price: 100,
  single: false,
  minPeople: 6,
  stagGoesFree: 10,
  people: 9,
  extras: [],
  mostPeople: 24,
};

const curveOf = (...items: readonly CurveItem[]) =>
  buildPriceCurve(items, 'PLN', defaultRates, defaultTerms);
const factsOf = (...items: readonly CurveItem[]) => listCurveFacts(curveOf(...items));
const headsOf = (...items: readonly CurveItem[]) =>
  curveOf(...items).points.map(({ perHead }) => perHead);

it('small groups share the minimum, and from the free person on each pays less', () => {
  const heads = headsOf(boat);
  expect(heads.slice(0, 7)).toEqual([600, 300, 200, 150, 120, 100, 100]);
  // 10 of 11 pay: 90.9, rounded up.
  expect(heads.slice(9, 12)).toEqual([100, 91, 92]);
});

it('no size above what one session takes has a price', () => {
  const { points, steps } = curveOf(boat);
  expect(points).toHaveLength(CURVE_SIZES);
  expect(points.filter(({ perHead }) => perHead === null).map(({ people }) => people)).toEqual(
    Array.from({ length: 36 }, (_, index) => index + 25),
  );
  expect(steps.at(-1)).toEqual({ from: 25, to: 60, perHead: null });
});

it('neighbouring sizes with one price are one step', () => {
  expect(curveOf(boat).steps.slice(5, 7)).toEqual([
    { from: 6, to: 10, perHead: 100 },
    { from: 11, to: 11, perHead: 91 },
  ]);
});

it('a price for the group is divided by all', () => {
  expect(headsOf({ ...boat, single: true, minPeople: 1 }).slice(0, 3)).toEqual([100, 50, 34]);
});

it('an activity for a part of the group keeps its size, but not more than there are', () => {
  const few = { ...boat, people: 4, minPeople: 1, price: 50, stagGoesFree: null };
  const heads = headsOf({ ...boat, minPeople: 1 }, few);
  // Two of two: 200 and 100. Of ten, ten at 100 and four at 50.
  expect(heads[1]).toBe(150);
  expect(heads[9]).toBe(120);
});

it('an extra keeps its quantity, as on the page', () => {
  const extras = [{ id: 1, price: 30, minPeople: 1, quantity: 2 }];
  expect(headsOf({ ...boat, extras })[9]).toBe(106);
});

describe('the sentences', () => {
  it('say how many more it takes for one to go free, and what that saves each', () => {
    expect(factsOf(boat)).toEqual([
      { kind: 'now', people: 9, perHead: 100 },
      { kind: 'free', more: 2, less: 9, from: 11, perHead: 91 },
      { kind: 'minimum', people: 6, isAll: true },
      { kind: 'most', people: 24 },
    ]);
  });

  it('say what one more and one fewer change', () => {
    const limousine = { ...boat, single: true, price: 600, people: 5, mostPeople: 60 };
    expect(factsOf(limousine)).toEqual([
      { kind: 'now', people: 5, perHead: 120 },
      { kind: 'oneMore', less: 20 },
      { kind: 'oneFewer', more: 30 },
      { kind: 'least', people: 60, perHead: 10 },
    ]);
  });

  it('say from where on a price exists for a group that is too large', () => {
    expect(factsOf({ ...boat, people: 30 })).toEqual([
      { kind: 'noPrice', people: 30 },
      { kind: 'least', people: 11, perHead: 91 },
      { kind: 'minimum', people: 6, isAll: true },
      { kind: 'most', people: 24 },
    ]);
  });

  it('say that only some activities have a minimum', () => {
    const facts = factsOf(boat, { ...boat, minPeople: 1 });
    expect(facts).toContainEqual({ kind: 'minimum', people: 6, isAll: false });
  });
});

const anyItem: fc.Arbitrary<CurveItem> = fc.record({
  price: fc.integer({ min: 0, max: 2000 }),
  single: fc.boolean(),
  minPeople: fc.integer({ min: 1, max: 12 }),
  stagGoesFree: fc.option(fc.integer({ min: 1, max: 30 })),
  people: fc.integer({ min: 1, max: 70 }),
  mostPeople: fc.integer({ min: 1, max: 70 }),
  extras: fc.array(
    fc.record({
      id: fc.nat({ max: 9 }),
      price: fc.nat({ max: 300 }),
      minPeople: fc.integer({ min: 1, max: 9 }),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 2 },
  ),
});

it('every size costs what the plan would cost that group', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...currencyCodes),
      fc.option(fc.integer({ min: 0, max: 30 })),
      (items, currency, tax) => {
        const terms = { tax, deposit: 30 };
        const { points } = buildPriceCurve(items, currency, defaultRates, terms);
        const whole = Math.max(...items.map(({ people }) => people));
        for (const { people, total, perHead } of points) {
          const sized = items.map((it) => ({
            ...it,
            people: it.people === whole ? people : Math.min(it.people, people),
          }));
          const isTooLarge = sized.some((it) => it.people > it.mostPeople);
          const price = pricePlan(sized, currency, defaultRates, terms);
          expect({ total, perHead }).toEqual(
            isTooLarge
              ? { total: null, perHead: null }
              : { total: price.total, perHead: price.perHead },
          );
        }
      },
    ),
  );
});
