/** A small seeded random source, so that every run draws the same picture. */
export type Random = (low: number, high: number) => number;

export const randomFrom = (seed: number): Random => {
  let state = seed;
  return (low, high) => {
    state = (state * 16807) % 2147483647;
    return low + (state / 2147483647) * (high - low);
  };
};

export const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const repeat = (count: number, make: (index: number) => string): string =>
  times(count, make).join('');
