import fc from 'fast-check';

export interface Typo {
  readonly kind: 'wrong' | 'missing' | 'too many' | 'swapped';
  /** The index of the letter, modulo the length of the word. */
  readonly at: number;
  /** The letter typed in its place, or before it. */
  readonly letter: string;
}

/** A random typo. */
export const anyTypo: fc.Arbitrary<Typo> = fc.record({
  kind: fc.constantFrom('wrong', 'missing', 'too many', 'swapped'),
  at: fc.nat(30),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
});

/** Applies a typo to a word of two letters or more. */
export const mistype = (word: string, { kind, at, letter }: Typo): string => {
  const place = at % (kind === 'swapped' ? word.length - 1 : word.length);
  const before = word.slice(0, place);
  const here = word.charAt(place);
  const after = word.slice(place + 1);
  switch (kind) {
    case 'wrong':
      return before + letter + after;
    case 'missing':
      return before + after;
    case 'too many':
      return before + letter + here + after;
    case 'swapped':
      return before + after.charAt(0) + here + after.slice(1);
  }
};
