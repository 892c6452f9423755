import { isOneOf } from './isOneOf';

const sizes = ['small', 'large'] as const;

it('accepts the values of the list only', () => {
  expect(sizes.filter((size) => isOneOf(sizes, size))).toEqual(sizes);
  for (const other of ['Small', 'medium', '', 0, null, undefined, sizes]) {
    expect(isOneOf(sizes, other)).toBe(false);
  }
});
