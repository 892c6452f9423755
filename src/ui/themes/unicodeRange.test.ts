import fc from 'fast-check';
import { listCharacters, toUnicodeRange } from './unicodeRange';

it('has all characters from the first to the last of each part', () => {
  expect(listCharacters('U+0041-0043,U+0142, u+1f37a')).toBe('ABCł🍺');
});

it.each(['', 'U+00?', '0041', 'U+0041-', 'U+0041,'])('"%s" is none', (range) => {
  expect(() => listCharacters(range)).toThrow('is no range of characters');
});

it('characters in a row are one part', () => {
  expect(toUnicodeRange('zcbał')).toBe('U+61-63,U+7A,U+142');
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
