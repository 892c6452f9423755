import fc from 'fast-check';
import { anySource, createPricedItem, createSource } from '../testing/splitSources';
import { splitTrip, type SplitSource } from './splitTrip';
import { countRuns } from '@/testing/scope';

const split = (change: Partial<SplitSource> = {}) => {
  const result = splitTrip(createSource(change));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

const totalsOf = (costs: readonly { id: string; total: number }[]) =>
  Object.fromEntries(costs.map(({ id, total }) => [id, total]));

it('nobody pays for those who have not joined yet', () => {
  // 960 PLN for 8, of whom 3 have joined.
  const { guests, open, price } = split();
  expect(price.total).toBe(960);
  expect(guests.map(({ total }) => total)).toEqual([12_000, 12_000, 12_000]);
  expect(open.map(({ total }) => total)).toEqual([12_000, 12_000, 12_000, 12_000, 12_000]);
});

it('who says no pays nothing, and his place is open', () => {
  const guests = createSource().guests.map((it) =>
    it.id === 'ann' ? { ...it, answer: 'no' as const } : it,
  );
  const { guests: costs, open } = split({ guests });
  expect(totalsOf(costs)).toEqual({ olga: 12_000, ann: 0, ben: 12_000 });
  expect(open).toHaveLength(6);
});

it('a guest of honour who must not know of it is one of those who have not joined', () => {
  const { guests, open } = split({ shares: [{ guestId: 'open', share: { kind: 'honour' } }] });
  expect(open.map(({ total }) => total === 0)).toEqual([true, false, false, false, false]);
  expect(guests.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(36_000);
});

it('only those pay for an extra who take it', () => {
  const takers = [{ productId: 1, extraId: 11, guestId: 'ann' }];
  expect(totalsOf(split({ takers }).guests)).toEqual({ olga: 10_000, ann: 26_000, ben: 10_000 });
});

it('if nobody is left who takes an extra, it says so', () => {
  const takers = [{ productId: 1, extraId: 11, guestId: 'gone' }];
  expect(splitTrip(createSource({ takers }))).toMatchObject({
    problem: { reason: 'nobodyPays', part: '1/11' },
  });
});

it('an extra that an activity has twice is paid for in full', () => {
  const [extra] = createPricedItem().extras;
  if (!extra) throw new Error('There is an extra');
  const items = [createPricedItem({ extras: [extra, { ...extra, quantity: 5 }] })];
  const pricing = { ...createSource().pricing, terms: { tax: 23, deposit: 30 }, items };
  const { guests, open, price } = split({ pricing });
  const all = [...guests, ...open];
  expect(price.subtotal).toBe(1360);
  expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(price.total * 100);
  expect(all.reduce((sum, { deposit }) => sum + deposit, 0)).toBe(price.deposit.amount * 100);
});

it('more guests than planned share the same price', () => {
  const pricing = { ...createSource().pricing, items: [createPricedItem({ people: 2 })] };
  const { guests, open } = split({ pricing });
  expect(open).toEqual([]);
  // Six at 100, as the minimum is, and the extra.
  expect(guests.reduce((sum, { total }) => sum + total, 0)).toBe(76_000);
});

it('with tax, deposits and open places, the shares add up to what the trip costs', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const result = splitTrip(source);
      if (!result.ok) return;
      const { price, guests, open } = result.value;
      const all = [...guests, ...open];
      expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(price.total * 100);
      expect(all.reduce((sum, { deposit }) => sum + deposit, 0)).toBe(price.deposit.amount * 100);
      expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(price.balance * 100);
    }),
    { numRuns: countRuns(500) },
  );
});
