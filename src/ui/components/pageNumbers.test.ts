import fc from 'fast-check';
import { listPageSteps } from './pageNumbers';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %i of %i offers %j', (current, last, steps) => {
  expect(listPageSteps(current, last)).toEqual(steps);
});

it('offers few, in order, always the ends and the neighbours, and no gap for a single page', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) =>
      fc.record({ last: fc.constant(last), current: fc.integer({ min: 1, max: last }) }),
    );
  fc.assert(
    fc.property(place, ({ current, last }) => {
      const steps = listPageSteps(current, last);
      const pages = steps.filter((step) => step !== 'gap');
      expect(steps.length).toBeLessThanOrEqual(7);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      const wanted = [1, last, current, current - 1, current + 1];
      expect(pages).toEqual(
        expect.arrayContaining(wanted.filter((page) => page >= 1 && page <= last)),
      );
      for (const [at, step] of steps.entries()) {
        if (step !== 'gap') continue;
        expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2);
      }
    }),
  );
});
