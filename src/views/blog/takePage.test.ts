import fc from 'fast-check';
import { takePage } from './takePage';

it('the pages of a list are all of it in its order, six to a page and none of them empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 40 }), (all) => {
      const last = takePage(all, 1)?.last ?? 0;
      const pages = Array.from({ length: last }, (_, index) => takePage(all, index + 1)?.items);
      expect(pages.flat()).toEqual(all);
      expect(pages.slice(0, -1).filter((page) => page?.length !== 6)).toEqual([]);
      expect(pages.at(-1)?.length).toBeGreaterThan(0);
      expect(takePage(all, last + 1)).toBeUndefined();
    }),
  );
});

it('an empty list has one page', () => {
  expect(takePage([], 1)).toEqual({ items: [], last: 1 });
  expect(takePage([], 2)).toBeUndefined();
});

it.each([0, -1, Number.NaN, 1.5])('there is no page %d', (number) => {
  expect(takePage([1, 2, 3, 4, 5, 6, 7, 8, 9], number)).toBeUndefined();
});
