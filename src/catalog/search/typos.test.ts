import fc from 'fast-check';
import { anyTypo, mistype } from '@/testing/typos';
import { isBegunMistyped, isMistyped } from './typos';

it.each([
  ['karting', 'kartong', 'a wrong letter'],
  ['karting', 'karing', 'a missing one'],
  ['karting', 'kartinng', 'one too many'],
  ['karting', 'akrting', 'two swapped'],
  ['karting', 'kartin', 'the last one missing'],
  ['karting', 'arting', 'the first one missing'],
])('%s typed as %s has %s', (word, typed) => {
  expect(isMistyped(word, typed, 1)).toBe(true);
});

it.each(['carking', 'krtaing', 'kart', 'parking lot', 'go'])(
  'karting typed as %s has more than one typo',
  (typed) => {
    expect(isMistyped('karting', typed, 1)).toBe(false);
  },
);

it('forgives as many slips as it is told', () => {
  expect(isMistyped('krakow', 'cracow', 1)).toBe(false);
  expect(isMistyped('krakow', 'cracow', 2)).toBe(true);
  expect(isMistyped('krakow', 'cracov', 2)).toBe(false);
});

it('knows a word by its mistyped beginning', () => {
  expect(isBegunMistyped('kneipentour', 'kneiptn', 1)).toBe(true);
  expect(isMistyped('kneipentour', 'kneiptn', 1)).toBe(false);
  expect(isBegunMistyped('kneipentour', 'kenieptn', 1)).toBe(false);
});

const anyWord = fc.stringMatching(/^[a-z]{2,14}$/);

it('recognises a word with any one slip, and as the beginning of a longer one', () => {
  fc.assert(
    fc.property(anyWord, anyWord, anyTypo, (word, rest, slip) => {
      const typed = mistype(word, slip);
      expect(isMistyped(word, typed, 1)).toBe(true);
      expect(isBegunMistyped(word + rest, typed, 1)).toBe(true);
    }),
  );
});

it('and with any two that do not reach into each other', () => {
  const single = anyTypo.filter(({ kind }) => kind !== 'swapped');
  fc.assert(
    fc.property(anyWord, single, single, (word, first, second) => {
      const typed = mistype(word, first);
      fc.pre(typed.length > 1);
      expect(isMistyped(word, mistype(typed, second), 2)).toBe(true);
    }),
  );
});
