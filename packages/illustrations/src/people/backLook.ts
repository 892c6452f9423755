/** People seen from behind: their clothes and poses. */
import { blob, disc, oval, pill, taper } from '../shapes';
import type { Point } from '../svg';

type BackHair = 'short' | 'bob' | 'long' | 'bun' | 'tail' | 'curly' | 'hat' | 'beanie';
export type BackArm = 'down' | 'away' | 'bent' | 'hug' | 'point' | 'wave' | 'frame';

export interface Back {
  readonly skin: string;
  readonly hair: BackHair;
  readonly hairColor: string;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  /** Hat, scarf, rucksack. */
  readonly accent: string;
  readonly outfit: 'trousers' | 'skirt' | 'coat';
  readonly arms: readonly [left: BackArm, right: BackArm];
  /** The leg that pushes off. Without it, both feet are on the ground. */
  readonly step?: 'left' | 'right';
  /** The direction of the head: -1 is left. */
  readonly turn?: -1 | 1;
  readonly extra?: 'scarf' | 'rucksack';
}

/** Elbow and hand of the right arm; the left one mirrors it. */
export const backArms: Readonly<Record<BackArm, readonly [elbow: Point, hand: Point]>> = {
  down: [
    [26, -127],
    [24, -99],
  ],
  away: [
    [31, -130],
    [40, -104],
  ],
  bent: [
    [29, -131],
    [19, -118],
  ],
  hug: [
    [36, -142],
    [59, -148],
  ],
  point: [
    [42, -163],
    [68, -184],
  ],
  wave: [
    [40, -168],
    [46, -200],
  ],
  /** Both hands over the head, for the person who takes the photograph. */
  frame: [
    [36, -166],
    [17, -204],
  ],
};

const nape =
  'M-11.8 -181C-14 -202 14 -202 11.8 -181Q11.5 -172 6 -169Q0 -167 -6 -169Q-11.5 -172 -11.8 -181Z';

/** Hair seen from the back of the head, whose middle is at (0, -181). */
export const backHair: Readonly<Record<BackHair, string>> = {
  short: nape,
  bob: 'M-14 -165C-18 -206 18 -206 14 -165Q0 -160 -14 -165Z',
  long: 'M-13 -141C-20 -206 20 -206 14 -141Q0 -132 -13 -141Z',
  bun: nape + disc(0, -201, 7.5),
  tail: nape + taper([0, -188], 5, [4, -146], 2.5) + disc(0, -190, 5),
  curly: blob(
    [-13, -164],
    [-19, -178],
    [-15, -194],
    [-5, -203],
    [8, -202],
    [17, -192],
    [18, -176],
    [12, -163],
    [0, -160],
  ),
  hat: nape,
  beanie: nape,
};

export const backHeadwear: Readonly<Partial<Record<BackHair, string>>> = {
  hat: 'M-12 -186C-12 -208 12 -208 12 -186Z' + oval(0, -187, 21, 4.6),
  beanie: 'M-13 -179C-15 -205 15 -205 13 -179Q0 -174 -13 -179Z' + disc(0, -203, 5),
};

export const backExtra: Readonly<Record<'scarf' | 'rucksack', string>> = {
  scarf: pill(-12, -173, 24, 10) + taper([6, -166], 4, [11, -134], 5),
  rucksack: 'M-14 -150Q-13 -161 0 -161Q13 -161 14 -150L15 -117Q0 -109 -15 -117Z',
};
