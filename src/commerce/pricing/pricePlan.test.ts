import fc from 'fast-check';
import { convertPrice } from './convert';
import { currencyCodes, defaultRates, type Rates } from './currencies';
import type { PricedItem, PriceLine } from './priceItem';
import { type PlanPrice, type PlanTerms, pricePlan } from './pricePlan';

const price = fc.integer({ min: 0, max: 20_000 });

const anyItem: fc.Arbitrary<PricedItem> = fc.record({
  price,
  single: fc.boolean(),
  minPeople: fc.integer({ min: 1, max: 30 }),
  stagGoesFree: fc.option(fc.integer({ min: 1, max: 40 })),
  people: fc.integer({ min: 1, max: 60 }),
  extras: fc.array(
    fc.record({
      id: fc.nat(),
      price,
      quantity: fc.integer({ min: 1, max: 60 }),
      minPeople: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 3 },
  ),
});

const anyRate = fc.double({ min: 0.001, max: 1000, noNaN: true });

const anyRates = fc.record({
  EUR: anyRate,
  PLN: fc.constant(1),
  GBP: anyRate,
  USD: anyRate,
  DKK: anyRate,
  NOK: anyRate,
  SEK: anyRate,
});

/** Percentages with up to two decimals. */
const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

const anyTerms: fc.Arbitrary<PlanTerms> = fc.record({
  tax: fc.option(anyPercent),
  deposit: anyPercent,
});

const anyPlan = fc.array(anyItem, { maxLength: 5 });

type Price = (items: readonly PricedItem[]) => PlanPrice;

/** Checks a property for arbitrary plans, currencies, rates and terms. */
const holds = (rule: (items: readonly PricedItem[], priceOf: Price, terms: PlanTerms) => void) =>
  fc.assert(
    fc.property(
      anyPlan,
      fc.constantFrom(...currencyCodes),
      fc.oneof(fc.constant(defaultRates), anyRates),
      anyTerms,
      (items, currency, rates: Rates, terms) =>
        rule(items, (of) => pricePlan(of, currency, rates, terms), terms),
    ),
    { numRuns: 500 },
  );

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const numbersIn = (value: object): readonly number[] =>
  Object.values(value).flatMap((it: unknown) => {
    if (typeof it === 'object' && it !== null) return numbersIn(it);
    return typeof it === 'number' ? [it] : [];
  });

const allLines = (plan: PlanPrice): readonly PriceLine[] => plan.items.flatMap((it) => it.lines);

/** Rounds half up with integers only: uses hundredths of a percent. */
const exactPercent = (amount: number, percent: number) =>
  Number((BigInt(amount) * BigInt(Math.round(percent * 100)) * 2n + 10_000n) / 20_000n);

/** Everything in a plan except the order of its items. */
const totalsOf = (plan: PlanPrice) => ({ ...plan, items: plan.items.length });

it('subtotal, saving and tax add up to the total', () => {
  holds((items, priceOf) => {
    const { subtotal, saving, tax, total } = priceOf(items);
    expect(subtotal - saving + (tax?.amount ?? 0)).toBe(total);
  });
});

it('what the items cost is the subtotal less the saving', () => {
  holds((items, priceOf) => {
    const plan = priceOf(items);
    expect(sum(plan.items.map((it) => it.total))).toBe(plan.subtotal - plan.saving);
  });
});

it('deposit and balance add up to the total, and neither is owed to the visitor', () => {
  holds((items, priceOf) => {
    const { deposit, balance, total } = priceOf(items);
    expect(deposit.amount + balance).toBe(total);
    expect(Math.min(deposit.amount, balance)).toBeGreaterThanOrEqual(0);
  });
});

it('each free place saves one unit price, and nothing else saves', () => {
  holds((items, priceOf) => {
    const plan = priceOf(items);
    const free = allLines(plan).flatMap((line) => (line.kind === 'free' ? [line] : []));
    for (const { count, unit, amount } of free) expect([count, unit + amount]).toEqual([1, 0]);
    expect(sum(free.map(({ unit }) => unit))).toBe(plan.saving);
  });
});

it('tax is a percentage of what is left after the saving', () => {
  holds((items, priceOf, terms) => {
    const { subtotal, saving, tax } = priceOf(items);
    const amount = exactPercent(subtotal - saving, terms.tax ?? 0);
    expect(tax).toEqual(terms.tax === null ? null : { percent: terms.tax, amount });
  });
});

it('the deposit is a percentage of the total, tax included', () => {
  holds((items, priceOf, terms) => {
    const { total, deposit } = priceOf(items);
    const amount = exactPercent(total, terms.deposit);
    expect(deposit).toEqual({ percent: terms.deposit, amount });
  });
});

it('the shares of the largest group cover the total, and one unit less would not', () => {
  holds((items, priceOf) => {
    fc.pre(items.length > 0);
    const { people, perHead, total } = priceOf(items);
    expect(people).toBe(Math.max(...items.map((it) => it.people)));
    expect(perHead * people).toBeGreaterThanOrEqual(total);
    expect((perHead - 1) * people).toBeLessThan(total);
  });
});

it('every amount is a whole number, and none is minus zero', () => {
  holds((items, priceOf) => {
    const { tax, deposit, ...amounts } = priceOf(items);
    const all = numbersIn([amounts, tax?.amount ?? 0, deposit.amount]);
    expect(all.filter((it) => !Number.isSafeInteger(it) || Object.is(it, -0))).toEqual([]);
  });
});

it('the order of the items changes nothing but the order', () => {
  holds((items, priceOf) => {
    const [plan, turned] = [priceOf(items), priceOf([...items].reverse())];
    expect(totalsOf(turned)).toEqual(totalsOf(plan));
    expect([...turned.items].reverse()).toEqual(plan.items);
  });
});

it('one more activity never makes a plan cheaper', () => {
  holds((items, priceOf) => {
    expect(priceOf(items).total).toBeGreaterThanOrEqual(priceOf(items.slice(1)).total);
  });
});

it('a higher price never makes a plan cheaper', () => {
  holds((items, priceOf) => {
    const dearer = items.map((it, index) => ({ ...it, price: it.price + index + 1 }));
    expect(priceOf(dearer).total).toBeGreaterThanOrEqual(priceOf(items).total);
  });
});

it('in PLN a plan costs what the catalogue says, whatever other currencies are worth', () => {
  fc.assert(
    fc.property(anyPlan, anyRates, anyTerms, (items, rates, terms) => {
      const plan = pricePlan(items, 'PLN', rates, terms);
      expect(plan).toEqual(pricePlan(items, 'PLN', defaultRates, terms));
      for (const item of items) expect(convertPrice(item.price, 'PLN', rates)).toBe(item.price);
    }),
  );
});
