import { cutDeep, cutEnding } from './endings';

it.each([
  ['gokarty', 'gokar'],
  ['piwo', 'piw'],
  ['krakowie', 'krakow'],
])('leaves the end of a Polish word open: %s', (word, text) => {
  expect(cutEnding(word, 'pl')).toEqual({ text, isOpen: true });
});

it.each(['en', 'de', 'fr', 'da', 'no', 'sv'] as const)(
  'takes a plural for its singular in %s',
  (lang) => {
    expect(cutEnding('rooms', lang)).toEqual({ text: 'room', isOpen: false });
  },
);

it('leaves short words as they are', () => {
  expect(cutEnding('bar', 'pl')).toBeUndefined();
  expect(cutEnding('bars', 'en')).toBeUndefined();
  expect(cutDeep('regnet')).toBeUndefined();
});

it('cuts deeper where it must', () => {
  expect(cutDeep('fahrrader')).toEqual({ text: 'fahrrad', isOpen: true });
});
