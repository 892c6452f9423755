import fc from 'fast-check';

/**
 * Any character of Unicode but halves of surrogate pairs, for `fc.string({ unit: anyCharacter })`. The library's own
 * unit `binary` is the same set, but builds a table of all characters first, which takes longer than most tests.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 3, arbitrary: fc.nat({ max: 0xff }) },
    { weight: 2, arbitrary: fc.nat({ max: 0xd7ff }) },
    { weight: 1, arbitrary: fc.integer({ min: 0xe000, max: 0x10ffff }) },
  )
  .map((code) => String.fromCodePoint(code));
