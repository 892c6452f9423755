import fc from 'fast-check';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { toPrintable, toPrintableLine } from './printable';

it.each([
  ['\u001B[2J\u001B[1;1Hgone', '\\u001b[2J\\u001b[1;1Hgone'],
  ['\u009B2J', '\\u009b2J'],
  ['\u001B]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['over\rwritten', 'over\\u000dwritten'],
  ['\u202Etxt.exe', '\\u202etxt.exe'],
  ['\u007F\b', '\\u007f\\u0008'],
])('%j is printed as %j', (text, printed) => expect(toPrintable(text)).toBe(printed));

it.each(['Zażółć, 12:30 – 東京', 'שלום', '👩‍👩‍👧 party', 'two\nlines\tand a tab'])(
  '%j is printed as it is',
  (text) => expect(toPrintable(text)).toBe(text),
);

it('line breaks of any system become one kind', () => {
  expect(toPrintable('a\r\nb')).toBe('a\nb');
  expect(toPrintableLine('a\r\nb\n\tc')).toBe('a b c');
});

it('no control character is left of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(toPrintable(text).replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u);
      expect(toPrintableLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
