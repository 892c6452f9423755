import fc from 'fast-check';
import { listCharacters, subtractRanges, toUnicodeRange } from './unicodeRange';

it('has all characters from the first to the last of each part', () => {
  expect(listCharacters('U+0041-0043,U+0142, u+1f37a')).toBe('ABCł🍺');
});

it.each(['', 'U+00?', '0041', 'U+0041-', 'U+0041,'])('"%s" is none', (range) => {
  expect(() => listCharacters(range)).toThrow('is no range of characters');
});

it('characters in a row are one part', () => {
  expect(toUnicodeRange('zcbał')).toBe('U+61-63,U+7A,U+142');
});

it('a range without the characters of others has what is left', () => {
  expect(subtractRanges('U+61-66,U+142', ['U+62', 'U+65-66,U+7A'])).toBe('U+61,U+63-64,U+142');
});

it('a range has the characters that it was made of', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 32, max: 0x2fff }), { minLength: 1 }),
      (points) => {
        const characters = points.map((point) => String.fromCodePoint(point));
        expect([...listCharacters(toUnicodeRange(characters.join('')))].sort()).toEqual(
          [...characters].sort(),
        );
      },
    ),
  );
});
