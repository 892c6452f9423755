import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { sites } from '@/config/sites/records';
import type { Mesh } from '@/catalog/mesh/mesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { currencyCodes, defaultRates, type Rates } from '@/commerce/pricing/currencies';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { priceBySpec } from '@/testing/priceBySpec';
import { buildOrder } from './buildOrder';
import { findPlan } from './findPlan';
import { toApiOrder } from './order';
import { parsePostedCart } from './parsePostedCart';
import {
  anyWishes,
  type Counter,
  fillCart,
  listCounters,
  type Posted,
} from './testing/postedCarts';

const now = new Date('2026-05-23T10:00:00Z');
const today = '2026-05-23';
const identity = {
  reference: 'TR-2222-2222',
  bodyHash: '',
  createdAt: now.toISOString(),
  termsVersion: { shown: null, current: null },
};

let mesh: Mesh;
let counters: readonly Counter[];
beforeAll(async () => {
  mesh = buildMesh([await createFilesLoader('content').load()]);
  counters = listCounters(mesh);
});

const pick = (at: number): Counter => {
  const counter = counters[at % counters.length];
  if (!counter) throw new Error('There is no shop');
  return counter;
};

const anyRates: fc.Arbitrary<Rates> = fc
  .tuple(...currencyCodes.map(() => fc.double({ min: 0.01, max: 30, noNaN: true })))
  .map((rates) => Object.fromEntries(currencyCodes.map((code, index) => [code, rates[index]])))
  .map((rates) => rates as unknown as Rates);

const termsOf = ({ shop }: Counter) => getTerms(shop.group);

/** The server's order for a cart that was serialized to JSON. */
const order = (posted: Posted, counter: Counter, rates: Rates) => {
  const cart = parsePostedCart(JSON.parse(JSON.stringify(posted)));
  if (!cart.ok) throw new Error(JSON.stringify(cart.problem));
  const plan = findPlan(cart.value, sites[cart.value.locale].lang, mesh, now);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem));
  return toApiOrder(buildOrder(cart.value, plan.value, rates, termsOf(counter), identity));
};

it('no honest cart is refused, and every one costs to the unit what the specification says', () => {
  let carts = 0;
  const check = (posted: Posted, counter: Counter, rates: Rates) => {
    const expected = priceBySpec(posted.items, rates[posted.currency], termsOf(counter));
    const { items, totals } = order(posted, counter, rates);
    const figures = {
      items: items.map(({ total }) => total),
      total: totals.total,
      deposit: totals.deposit,
      balance: totals.balance,
      perHead: totals.per_head,
    };
    // A comparison by `expect` would take a minute.
    if (!isDeepStrictEqual(figures, expected)) {
      throw new Error(`${JSON.stringify([posted, rates])}: ${JSON.stringify([figures, expected])}`);
    }
    carts += 1;
  };
  fc.assert(
    fc.property(anyWishes, anyRates, (wishes, rates) => {
      counters.forEach((counter) => {
        const posted = fillCart(counter, wishes, today);
        for (const currency of currencyCodes) check({ ...posted, currency }, counter, rates);
      });
    }),
    { numRuns: Math.ceil(100_000 / counters.length / currencyCodes.length) },
  );
  expect(carts).toBeGreaterThanOrEqual(100_000);
});

it('the breakdown adds up to the total, whatever is ordered', () => {
  fc.assert(
    fc.property(anyWishes, anyRates, fc.nat(), (wishes, rates, at) => {
      const counter = pick(at);
      const { items, totals } = order(fillCart(counter, wishes, today), counter, rates);
      for (const { lines, total } of items) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }
      const charged = items.reduce((sum, { total }) => sum + total, 0);
      expect(totals.subtotal - totals.saving).toBe(charged);
      expect(charged + (totals.tax ?? 0)).toBe(totals.total);
      expect(totals.deposit + totals.balance).toBe(totals.total);
    }),
    { numRuns: 1000 },
  );
});

const lie = fc.record({
  price: fc.double({ min: 0, max: 1e9, noNaN: true }),
  min_people: fc.nat(),
  single: fc.boolean(),
  stag_goes_free: fc.option(fc.nat()),
});

const money = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { nil: null });

it('nothing that a cart says about prices and conditions changes what it costs', () => {
  fc.assert(
    fc.property(anyWishes, fc.nat(), lie, money, money, (wishes, at, tariff, deposit, tax) => {
      const counter = pick(at);
      const posted = fillCart(counter, wishes, today);
      const { price, min_people } = tariff;
      const tampered = {
        ...posted,
        deposit: deposit ?? 0,
        tax,
        items: posted.items.map((item) => ({
          ...item,
          ...tariff,
          extras: item.extras.map((extra) => ({ ...extra, price, min_people })),
        })),
      };
      expect(order(tampered, counter, defaultRates)).toEqual(order(posted, counter, defaultRates));
    }),
    { numRuns: 1000 },
  );
});
