import fc from 'fast-check';
import { anySplit } from '@/testing/anySplit';
import { judgeSplit } from '@/testing/judgeSplit';
import { apportion } from './apportion';
import { type Share, splitCosts } from './split';

const whole: Share = { kind: 'weight', weight: 2 };
const half: Share = { kind: 'weight', weight: 1 };
const honour: Share = { kind: 'honour' };
const fixed = (amount: number): Share => ({ kind: 'fixed', amount });

const group = (shares: Readonly<Record<string, Share>>) =>
  Object.entries(shares).map(([id, share]) => ({ id, share }));

const totals = (
  shares: Readonly<Record<string, Share>>,
  parts: readonly (readonly [amount: number, takers: string])[],
  deposit = 0,
) => {
  const split = splitCosts(
    group(shares),
    parts.map(([amount, takers], index) => ({ id: `p${index}`, amount, takers: [...takers] })),
    deposit,
  );
  return split.ok
    ? Object.fromEntries(split.value.map(({ id, total }) => [id, total]))
    : split.problem;
};

it('the guest of honour pays nothing, and the others pay the same', () => {
  expect(totals({ a: honour, b: whole, c: whole }, [[9000, 'abc']])).toEqual({
    ...{ a: 0, b: 4500, c: 4500 },
  });
});

it('half a share is half of a whole one', () => {
  expect(totals({ a: half, b: whole, c: whole }, [[10_000, 'abc']])).toEqual({
    ...{ a: 2000, b: 4000, c: 4000 },
  });
});

it('who does not take part in something does not pay for it', () => {
  expect(
    totals({ a: whole, b: whole }, [
      [1000, 'ab'],
      [600, 'b'],
    ]),
  ).toEqual({ a: 500, b: 1100 });
});

it('a fixed amount is paid first, and the others pay the rest', () => {
  expect(totals({ a: fixed(1000), b: whole, c: whole }, [[9000, 'abc']])).toEqual({
    ...{ a: 1000, b: 4000, c: 4000 },
  });
});

it('a fixed amount pays first for what nobody else pays for', () => {
  expect(
    totals({ a: fixed(700), b: whole }, [
      [600, 'a'],
      [900, 'ab'],
    ]),
  ).toEqual({
    ...{ a: 700, b: 800 },
  });
});

describe('what cannot be is refused, and says why:', () => {
  it('fixed amounts above the total', () => {
    expect(totals({ a: fixed(9001), b: whole }, [[9000, 'ab']])).toEqual({
      reason: 'fixedAboveTotal',
    });
  });

  it.each([
    ['only the guest of honour takes part', { a: honour, b: whole }, 'a'],
    ['nobody takes part', { a: whole, b: whole }, ''],
    ['a fixed amount does not cover it', { a: fixed(10), b: whole }, 'a'],
    ['those who take part have no share', { a: { kind: 'weight', weight: 0 }, b: whole }, 'a'],
  ] as const)('%s', (_, shares, takers) => {
    expect(
      totals(shares, [
        [100, 'b'],
        [500, takers],
      ]),
    ).toEqual({
      reason: 'nobodyPays',
      part: 'p1',
    });
  });
});

it('deposits add up to the deposit, and nobody pays more of it than he pays in all', () => {
  const split = splitCosts(
    group({ a: whole, b: whole, c: whole, d: honour }),
    [{ id: 'p', amount: 100, takers: [...'abcd'] }],
    31,
  );
  if (!split.ok) throw new Error(split.problem.reason);
  expect(split.value.map(({ deposit }) => deposit).sort()).toEqual([0, 10, 10, 11]);
  expect(split.value.every(({ total, deposit, balance }) => deposit + balance === total)).toBe(
    true,
  );
});

it('it is not always the same one who pays a cent more', () => {
  const payers = [...'abcdefg'].map((id) => ({ id, weight: 1 }));
  const times = new Map(payers.map(({ id }) => [id, 0]));
  for (let subject = 0; subject < 700; subject += 1) {
    for (const [id, share] of apportion(1, payers, `activity ${subject}`)) {
      times.set(id, (times.get(id) ?? 0) + share);
    }
  }
  // 100 each on average.
  expect(Math.max(...times.values())).toBeLessThan(140);
  expect(Math.min(...times.values())).toBeGreaterThan(60);
});

it('every browser and server gets these very shares', () => {
  const payers = ['ą', 'Ann', 'ann', 'ß', '安'].map((id) => ({ id, weight: 3 }));
  expect([...apportion(1003, payers, 'karaoke')]).toMatchInlineSnapshot(`
    [
      [
        "ą",
        200,
      ],
      [
        "Ann",
        201,
      ],
      [
        "ann",
        200,
      ],
      [
        "ß",
        201,
      ],
      [
        "安",
        201,
      ],
    ]
  `);
});

it('what is listed in two parts with one id is paid for once each', () => {
  const listed = [
    { id: 'beer', amount: 1000, takers: ['a'] },
    { id: 'boat', amount: 900, takers: ['a', 'b', 'c'] },
    { id: 'beer', amount: 500, takers: ['a', 'b'] },
  ];
  const split = splitCosts(group({ a: whole, b: whole, c: whole }), listed, 0);
  if (!split.ok) throw new Error(split.problem.reason);
  expect(split.value.map(({ total }) => total)).toEqual([1050, 1050, 300]);
  expect(split.value[0]?.parts).toEqual(
    new Map([
      ['beer', 750],
      ['boat', 300],
    ]),
  );
});

it('shares add up to the cent, also if ids are not different', () => {
  const anyTwins = fc.tuple(anySplit, fc.integer({ min: 1, max: 3 })).map(([split, most]) => ({
    ...split,
    parts: split.parts.map((part) => ({ ...part, id: String(Number(part.id) % most) })),
  }));
  const add = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  let divided = 0;
  fc.assert(
    fc.property(anyTwins, ({ guests, parts, deposit }) => {
      const split = splitCosts(guests, parts, deposit);
      if (!split.ok) return;
      divided += 1;
      expect(add(split.value.map(({ total }) => total))).toBe(
        add(parts.map(({ amount }) => amount)),
      );
      expect(add(split.value.map((it) => it.deposit))).toBe(deposit);
      for (const [index, { share }] of guests.entries()) {
        const own = split.value[index];
        if (share.kind !== 'fixed') expect(add([...(own?.parts.values() ?? [])])).toBe(own?.total);
      }
    }),
    { numRuns: 500 },
  );
  expect(divided).toBeGreaterThan(100);
});

it('neither the order of guests nor that of parts matters', () => {
  fc.assert(
    fc.property(anySplit, ({ guests, parts, deposit }) => {
      const one = splitCosts(guests, parts, deposit);
      const other = splitCosts(guests.toReversed(), parts.toReversed(), deposit);
      expect(other.ok).toBe(one.ok);
      if (!one.ok || !other.ok) return;
      const figures = (all: typeof one.value) =>
        Object.fromEntries(all.map(({ id, total, deposit: own }) => [id, [total, own]]));
      expect(figures(other.value)).toEqual(figures(one.value));
    }),
    { numRuns: 300 },
  );
});

it('shares add up to the cent, whoever pays what', () => {
  fc.assert(
    fc.property(anySplit, (split) => {
      expect(['divided', 'refused']).toContain(judgeSplit(split));
    }),
    { numRuns: 1000 },
  );
});
