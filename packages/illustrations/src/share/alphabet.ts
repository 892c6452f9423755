/**
 * The capital letters of the brands' names, drawn as strokes, so that no installed font is needed.
 * The capital height is 100, from 0 down to 100; `width` is the width of the stroke's middle line.
 */
interface Letter {
  readonly width: number;
  readonly strokes: string;
  /** The same for square lettering: slanted strokes extend beyond foot and head, where they are cut level. */
  readonly square?: string;
}

export const alphabet: Readonly<Record<string, Letter>> = {
  A: {
    width: 88,
    strokes: 'M0 100L44 0L88 100M20 66H68',
    square: 'M-10 122.7L44 0L98 122.7M28 68H60',
  },
  B: { width: 58, strokes: 'M0 48H31A24 24 0 0 0 31 0H0V100H32A26 26 0 0 0 32 48' },
  C: { width: 88, strokes: 'M86 16A50 50 0 1 0 86 84' },
  E: { width: 54, strokes: 'M54 0H0V100H54M0 49H46' },
  I: { width: 0, strokes: 'M0 0V100' },
  K: {
    width: 64,
    strokes: 'M0 0V100M62 0L0 62M22 42L64 100',
    square: 'M0 0V100M86 -24L14 48M26 46L79 121',
  },
  L: { width: 50, strokes: 'M0 0V100H50' },
  M: { width: 92, strokes: 'M0 100V0L46 66L92 0V100' },
  N: { width: 76, strokes: 'M0 100V0L76 100V0' },
  O: { width: 100, strokes: 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z' },
  P: { width: 58, strokes: 'M0 100V0H30A28 28 0 0 1 30 56H0' },
  R: { width: 62, strokes: 'M0 100V0H32A27 27 0 0 1 32 54H0M32 54L62 100' },
  S: {
    width: 60,
    strokes:
      'M57 20C53 7 43 0 30 0C13 0 2 10 2 25C2 40 15 45 30 49C46 53 60 59 60 75C60 90 47 100 30 100C15 100 4 92 0 79',
  },
  T: { width: 76, strokes: 'M0 0H76M38 0V100' },
  U: { width: 74, strokes: 'M0 0V63A37 37 0 0 0 74 63V0' },
  W: { width: 128, strokes: 'M0 0L32 100L64 16L96 100L128 0' },
  '&': {
    width: 76,
    strokes:
      'M76 100L20 36C4 18 12 0 31 0C50 0 56 22 38 33L20 44C-8 62 -4 100 28 100C54 100 68 80 72 56',
  },
};
