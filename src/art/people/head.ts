/** Heads, faces left blank, hair as flat cut-outs. Origin: chin-neck joint, facing right. */
import { blob, disc, oval, poly } from '../shapes';
import { paint } from '../svg';
import type { Hair, Look } from './look';

interface HairShape {
  readonly behind?: string;
  readonly front: string;
}

const cap = 'M-13 -14C-15 -34 9 -38 13 -23C8 -27 -1 -27 -4 -21Q-6 -16 -6 -11Q-11 -9 -13 -14Z';
const fringe = 'M-13 -12C-17 -36 14 -38 13 -20C8 -27 1 -28 -4 -20Q-7 -12 -7 -7Z';

const shapes: Record<Exclude<Hair, 'hat' | 'cap' | 'scarf'>, HairShape> = {
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
    case 'scarf':
      return paint(
        accent,
        'M-15 -16C-17 -38 14 -40 13 -21C7 -27 -2 -25 -3 -16C-3 -8 4 -3 8 -1Q12 8 6 14L-16 14Q-12 0 -15 -16Z',
      );
    case 'wreath':
      return (
        paint(hairColor, fringe) +
        paint(accent, disc(-13, -26, 4.5) + disc(-1, -32, 4.5) + disc(10, -29, 4.5)) +
        paint(top, disc(-8, -31, 4) + disc(5, -33, 3.5))
      );
    default:
      return paint(hairColor, shapes[hair].front);
  }
};

const behind = ({ hair, hairColor }: Look): string => {
  const shape =
    hair === 'hat' || hair === 'cap' || hair === 'scarf' ? undefined : shapes[hair].behind;
  return shape === undefined ? '' : paint(hairColor, shape);
};

/** Hair that lies behind the shoulders, and the head itself, as two layers. */
export const head = (look: Look): { readonly back: string; readonly front: string } => ({
  back: behind(look),
  front:
    paint(look.skin, 'M-6 -10L5 -8L7 8Q0 13 -7 8Z' + oval(0.5, -17, 11.5, 14)) + headwear(look),
});
