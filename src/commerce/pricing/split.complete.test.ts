import fc from 'fast-check';
import { anySplit } from '@/testing/anySplit';
import { judgeSplit } from '@/testing/judgeSplit';

it('of 100,000 splits in seven currencies, none is a cent off', () => {
  const counts = { divided: 0, refused: 0 };
  fc.assert(
    fc.property(anySplit, (split) => {
      const verdict = judgeSplit(split);
      // A comparison by `expect` would take a minute.
      if (verdict !== 'divided' && verdict !== 'refused') throw new Error(verdict);
      counts[verdict] += 1;
    }),
    { numRuns: 125_000 },
  );
  // Those that are refused are not among them.
  expect(counts.divided).toBeGreaterThanOrEqual(100_000);
});
