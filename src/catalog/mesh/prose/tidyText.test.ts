import { tidyText } from './tidyText';

it.each([
  ['letters of every alphabet', 'Zażółć gęślą jaźń, Ærø, Größe, 東京'],
  ['marks that a language has', 'e\u0301 a\u0323\u0302'],
  ['a space that keeps words together', 'w\u00a0Krakowie, 12\u202f000'],
  ['line ends', 'one\ntwo'],
])('keeps %s', (_, text) => {
  expect(tidyText(text)).toBe(text);
});

it.each([
  ['turns of direction', 'a\u202Eb\u2066c', 'abc'],
  ['characters without a look', 'a\u0000b\u0007c\uFEFFd', 'abcd'],
  ['marks that would reach into the next line', `a${'\u0301'.repeat(50)}`, 'a\u0301\u0301\u0301'],
  ['spaces that do not break', `a${'\u3000'.repeat(50)}b`, 'a b'],
  ['walls of space', `a${'\u00a0'.repeat(50)}b`, 'a\u00a0b'],
])('takes out %s', (_, text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});
