import { createReference, normalizeReference } from './reference';

it('references have no letters or digits that are taken for one another', () => {
  for (let tries = 0; tries < 1000; tries += 1) {
    expect(createReference()).toMatch(/^TR-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  }
});

it('ten thousand references are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, createReference)).size).toBe(10_000);
});

it('a reference may be typed in small letters', () => {
  expect(normalizeReference(' tr-7k4m-9qxd ')).toBe('TR-7K4M-9QXD');
});
