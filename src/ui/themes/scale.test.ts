import { buildTitles, fluid } from './scale';

/** Evaluates a `clamp` of `fluid` for a window's width, in px. */
const at = (clamp: string, width: number) => {
  const numbers = [...clamp.matchAll(/-?[\d.]+/g)].map(Number);
  const [least = 0, start = 0, slope = 0, most = 0, fit = Infinity] = numbers;
  const size = Math.min(Math.max(start * 16 + (slope / 100) * width, least * 16), most * 16);
  return Math.min(size, (fit / 100) * width);
};

it('a size grows from the narrow window to the wide one, and no further', () => {
  const size = fluid(20, 60);
  expect(at(size, 320)).toBeCloseTo(20, 1);
  expect(at(size, 390)).toBeCloseTo(20, 1);
  expect(at(size, 915)).toBeCloseTo(40, 1);
  expect(at(size, 1440)).toBeCloseTo(60, 1);
  expect(at(size, 2560)).toBeCloseTo(60, 1);
});

it('every heading is larger than the one below it, on any screen and at any contrast', () => {
  for (const contrast of [0.84, 1, 1.1]) {
    for (const width of [320, 700, 1440]) {
      const sizes = buildTitles(contrast).map((size) => at(size, width));
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
      expect(sizes[0]).toBeGreaterThan(16);
    }
  }
});

it('the largest ones give way on the narrowest screens, for long words', () => {
  const [small = '', , , , largest = ''] = buildTitles(1);
  expect(at(small, 320)).toBeCloseTo(at(small, 390), 1);
  expect(at(largest, 320)).toBeLessThan(at(largest, 390) * 0.85);
});
