import { LEAST_SIZE, listVariants } from './variants';

it('shows everything in large type first, and nothing smaller than can be read', () => {
  const variants = listVariants(5, 12);
  expect(variants[0]).toEqual({ size: 11, columns: 1, stops: 5, people: 12 });
  expect(Math.min(...variants.map(({ size }) => size))).toBe(LEAST_SIZE);
});

it.each([
  [3, 0],
  [31, 60],
  [60, 0],
  [0, 60],
])('of %i activities and %i people, each form is at most as long as the one before', (a, p) => {
  const variants = listVariants(a, p);
  variants.slice(1).forEach(({ size, stops, people }, index) => {
    const before = variants[index];
    expect(before).toBeDefined();
    expect(size).toBeLessThanOrEqual(before?.size ?? 0);
    expect(stops).toBeLessThanOrEqual(before?.stops ?? 0);
    expect(people).toBeLessThanOrEqual(before?.people ?? 0);
    // Nothing is left out as long as smaller type is possible.
    if (size > LEAST_SIZE) expect([stops, people]).toEqual([a, p]);
  });
  expect(variants.at(-1)).toMatchObject({ size: LEAST_SIZE, stops: 0, people: 0 });
});

it('a trip without anything has a sheet all the same', () => {
  expect(listVariants(0)[0]).toMatchObject({ size: 14, stops: 0 });
});
