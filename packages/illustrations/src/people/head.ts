/** Heads without features, hair as flat cut-outs. Origin: chin-neck joint, facing right. */
import { brick, ink, mix, moss, sun } from '../palettes';
import { blob, disc, lens, oval, poly } from '../shapes';
import { paint } from '../svg';
import { features, type Mood } from './features';
import type { Hair, Look } from './look';

interface HairShape {
  readonly behind?: string;
  readonly front: string;
}

const cap = 'M-13 -14C-15 -34 9 -38 13 -23C8 -27 -1 -27 -4 -21Q-6 -16 -6 -11Q-11 -9 -13 -14Z';
const fringe = 'M-13 -12C-17 -36 14 -38 13 -20C8 -27 1 -28 -4 -20Q-7 -12 -7 -7Z';

type Covering = 'hat' | 'cap' | 'scarf' | 'beanie';

const shapes: Record<Exclude<Hair, Covering>, HairShape> = {
  short: { front: cap },
  crop: { front: 'M-12 -15C-13 -34 10 -36 12 -22Q2 -27 -6 -20L-7 -13Z' },
  bob: {
    behind: blob([-15, -20], [0, -35], [10, -24], [7, -6], [-4, 2], [-15, -1]),
    front: fringe,
  },
  long: {
    behind: blob([-13, -24], [0, -35], [9, -26], [7, 2], [-6, 22], [-20, 20], [-17, -2]),
    front: fringe,
  },
  bun: { behind: disc(-13, -30, 7), front: cap },
  tail: {
    behind: blob([-10, -28], [-22, -22], [-25, -2], [-18, 10], [-15, -8], [-10, -18]),
    front: cap,
  },
  curly: {
    behind: disc(-11, -20, 10) + disc(-6, -30, 11) + disc(6, -30, 9) + disc(-10, -9, 8),
    front: disc(-8, -24, 7) + disc(1, -29, 7) + disc(9, -28, 5),
  },
  wreath: {
    behind: blob([-13, -24], [0, -35], [9, -26], [7, 2], [-6, 26], [-21, 24], [-17, -2]),
    front: fringe,
  },
};

/** A wreath of leaves and blossoms laid over the brow. */
const garland = (blossom: string, other: string): string =>
  paint(
    moss,
    lens(-13, -22, 6, 2) + lens(-6, -30, 7, 2.4) + lens(3, -31, 7, 2.4) + lens(10, -26, 6, 2),
  ) +
  paint(blossom, disc(-12, -25, 3.6) + disc(-1, -31, 3.9) + disc(9, -28, 3.3)) +
  paint(other, disc(-7, -29.4, 3.2) + disc(4.6, -30.6, 3) + disc(12.6, -24, 2.3)) +
  paint(sun, disc(-12, -25, 1.2) + disc(-1, -31, 1.3) + disc(9, -28, 1.1));

const beanie = (wool: string, bobble: string): string =>
  paint(wool, 'M-13 -21C-14 -41 14 -42 13.4 -23Q0 -28 -13 -21Z') +
  paint(mix(wool, ink, 0.25), 'M-14 -22Q0 -29 14 -24L14 -19.6Q0 -24 -13.6 -17Z') +
  paint(bobble, disc(-1, -39, 5));

const headwear = ({ hair, hairColor, accent, top }: Look): string => {
  switch (hair) {
    case 'hat':
      return (
        paint(hairColor, cap) +
        paint(accent, oval(1, -25, 22, 4) + 'M-11 -25C-11 -41 12 -41 12 -25Z') +
        paint(top, poly([-11, -29], [12, -29], [12, -25.5], [-11, -25.5]))
      );
    case 'cap':
      return (
        paint(hairColor, cap) +
        paint(accent, 'M-13 -20C-14 -37 11 -38 12 -23L23 -21Q24 -19 21 -19L12 -20Z')
      );
    case 'beanie':
      return paint(hairColor, cap) + beanie(accent, top);
    case 'scarf':
      return paint(
        accent,
        'M-15 -16C-17 -38 14 -40 13 -21C7 -27 -2 -25 -3 -16C-3 -8 4 -3 8 -1Q12 8 6 14L-16 14Q-12 0 -15 -16Z',
      );
    case 'wreath':
      return paint(hairColor, fringe) + garland(accent, top);
    default:
      return paint(hairColor, shapes[hair].front);
  }
};

const behind = ({ hair, hairColor }: Look): string => {
  const shape =
    hair === 'hat' || hair === 'cap' || hair === 'scarf' || hair === 'beanie'
      ? undefined
      : shapes[hair].behind;
  return shape === undefined ? '' : paint(hairColor, shape);
};

export interface Head {
  /** Hair that lies behind the shoulders. */
  readonly back: string;
  readonly front: string;
}

const neck = 'M-6.5 -12L5 -9L6.6 4Q8 8 9 9Q0 15 -9 9Q-7 6 -6.5 2Z';

/** Turned three quarters: forehead, nose and chin make the outline. */
const skull =
  'M-11 -18C-11 -35 11.6 -35 12 -21C12.1 -18.6 12.4 -17.4 13.2 -15.4C14 -13.6 13.8 -12.6 12.2 -12.4C12.2 -9.6 11.8 -6.2 9.6 -4.2C7.4 -2.2 3.4 -2.2 .6 -3.6C-6 -5.4 -11 -9.6 -11 -18Z';

export const head = (look: Look, mood: Mood = 'blank'): Head => ({
  back: behind(look),
  front:
    paint(look.skin, neck) +
    paint(mix(look.skin, brick, 0.35), 'M-6.5 -8Q0 2 6 -3L6.2 1Q-1 5 -6.5 -2Z') +
    paint(look.skin, skull) +
    features(look, mood) +
    headwear(look),
});
