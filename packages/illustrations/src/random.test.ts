import { randomFrom } from './random';

const draw = (seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: 100 }, () => random(-5, 20));
};

it('the same seed gives the same numbers, another seed gives others', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(8)).not.toEqual(draw(7));
});

it('numbers are within their bounds and fill them', () => {
  const numbers = draw(7);
  expect(numbers.every((it) => it >= -5 && it < 20)).toBe(true);
  expect(Math.min(...numbers)).toBeLessThan(0);
  expect(Math.max(...numbers)).toBeGreaterThan(15);
});
