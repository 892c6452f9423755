import { listCharacters } from './unicodeRange';

it('has all characters from the first to the last of each part', () => {
  expect(listCharacters('U+0041-0043,U+0142, u+1f37a')).toBe('ABCł🍺');
});

it.each(['', 'U+00?', '0041', 'U+0041-', 'U+0041,'])('"%s" is none', (range) => {
  expect(() => listCharacters(range)).toThrow('is no range of characters');
});
