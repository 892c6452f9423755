import fc from 'fast-check';
import { hashBody, isNestedDeeper } from './hashBody';

/** Reverses the order of the keys of every object. */
const turnRound = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turnRound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, it]) => [key, turnRound(it)]),
  );
};

it('bodies that say the same share a hash, whatever the order of their keys', () => {
  fc.assert(fc.property(fc.jsonValue(), (it) => hashBody(turnRound(it)) === hashBody(it)));
});

it('bodies that say something else have another', () => {
  const different = [
    '1',
    1,
    [1],
    { 1: 1 },
    null,
    [],
    {},
    [[]],
    ['1', 1],
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ];
  expect(new Set(different.map(hashBody)).size).toBe(different.length);
});

it('levels are counted without climbing down them', () => {
  expect(isNestedDeeper({ a: [{ b: 1 }] }, 3)).toBe(false);
  expect(isNestedDeeper({ a: [{ b: 1 }] }, 2)).toBe(true);
  expect(isNestedDeeper(1, 0)).toBe(false);
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(isNestedDeeper(deep, 12)).toBe(true);
});
