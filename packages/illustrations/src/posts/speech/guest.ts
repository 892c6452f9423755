/** Guests in profile against the light: dark shapes with a lit edge. They face right; the nape is at (0, 0). */
import { spray } from '../../grain';
import { blob, disc, oval, taper } from '../../shapes';
import { at, line, paint, type Point } from '../../svg';

export type Hair = 'short' | 'bob' | 'bun' | 'curls' | 'tail' | 'beard';

const head =
  'M-34 40C-30 10 -58 -6 -58 -56C-58 -104 -22 -124 8 -122C40 -120 54 -100 53 -74Q52 -66 56 -56L69 -34Q71 -27 59 -25L61 -14Q62 -10 58 -7L59 0Q60 18 44 20Q32 21 24 17L28 40Z';

const hairs: Readonly<Record<Hair, string>> = {
  short:
    'M-60 -20C-76 -90 -44 -142 8 -138C48 -136 62 -112 52 -90C30 -100 6 -96 -4 -72Q-8 -50 -20 -40Q-28 0 -44 4Z',
  bob: 'M-66 30C-92 -60 -60 -144 6 -140C50 -138 66 -108 52 -84C30 -96 8 -90 4 -66C8 -30 4 6 -10 34Q-40 48 -66 30Z',
  bun: `M-60 -20C-76 -90 -44 -142 8 -138C48 -136 62 -112 52 -90C30 -100 6 -96 -4 -72Q-8 -50 -20 -40Q-28 -10 -44 -4Z${disc(-62, -104, 32)}`,
  curls:
    disc(-44, -60, 36) +
    disc(-40, -100, 36) +
    disc(-8, -124, 34) +
    disc(28, -118, 28) +
    disc(-50, -20, 28) +
    disc(46, -98, 17),
  tail: `M-60 -20C-76 -90 -44 -142 8 -138C48 -136 62 -112 52 -90C30 -100 6 -96 -4 -72Q-8 -50 -20 -40Q-28 -10 -44 -4Z${blob([-46, -96], [-92, -84], [-104, -10], [-82, 50], [-72, -10], [-54, -48])}`,
  beard:
    'M-60 -20C-76 -90 -44 -142 8 -138C48 -136 62 -112 52 -90C30 -100 6 -96 -4 -72Q-8 -50 -14 -34Q-2 -16 22 -20Q46 -22 60 -16L64 4Q64 40 34 46Q0 44 -16 20Q-24 4 -44 4Z',
};

const shoulders = 'M-190 400C-196 190 -150 96 -36 36H30C92 66 142 110 158 210Q170 300 168 400Z';

export interface Guest {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hair: Hair;
  readonly face: string;
  readonly hairColor: string;
  readonly cloth: string;
  readonly left?: boolean;
}

export const guest = (
  { x, y, size, hair, face, hairColor, cloth, left = false }: Guest,
  shade: string,
  rim: string,
): string =>
  at(
    x,
    y,
    size,
    paint(cloth, shoulders) +
      spray(shade, shoulders) +
      paint(face, head) +
      paint(hairColor, hairs[hair]) +
      line(hairColor, 4, 'M30 -58q9 7 17 0') +
      line(
        rim,
        5,
        'M54 -84Q52 -66 56 -56L69 -34Q71 -27 59 -25M58 -7L59 0Q60 18 44 20M44 44C100 76 138 114 152 200',
      ) +
      line(rim, 4, 'M-30 -131Q8 -144 40 -128', 0.8),
    left,
  );

/** A raised arm from shoulder over elbow to hand, lit along its upper edge. */
export const raisedArm = (
  shoulder: Point,
  elbow: Point,
  hand: Point,
  width: number,
  cloth: string,
  skin: string,
): string =>
  paint(skin, taper(elbow, width * 0.62, hand, width * 0.42)) +
  paint(
    cloth,
    taper(shoulder, width, elbow, width * 0.78) +
      taper(
        elbow,
        width * 0.78,
        [elbow[0] + (hand[0] - elbow[0]) * 0.72, elbow[1] + (hand[1] - elbow[1]) * 0.72],
        width * 0.58,
      ),
  ) +
  paint(skin, oval(hand[0], hand[1], width * 0.56, width * 0.62));
