import fc from 'fast-check';

export interface Slip {
  readonly kind: 'wrong' | 'missing' | 'too many' | 'swapped';
  /** Which letter; counted around where a word is shorter. */
  readonly at: number;
  /** What is typed in its place, or before it. */
  readonly letter: string;
}

/** A slip of the finger. */
export const anySlip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('wrong', 'missing', 'too many', 'swapped'),
  at: fc.nat(30),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
});

/** A word of two letters or more, as the slip has it typed. */
export const mistype = (word: string, { kind, at, letter }: Slip): string => {
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
