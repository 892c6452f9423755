/** Hands over a table, seen from above: the wrist at (0, 0), the fingers pointing up. */
import { brick, cream, mix, night } from '../../palettes';
import { blob, taper } from '../../shapes';
import { line, paint, tilted, type Point } from '../../svg';

type Finger = readonly [root: Point, joint: Point, tip: Point, thickness: number];

interface Sleeve {
  readonly cloth: string;
  readonly cuff: string;
}

const finger = ([root, joint, tip, thickness]: Finger): string =>
  taper(root, thickness, joint, thickness * 0.93) +
  taper(joint, thickness * 0.93, tip, thickness * 0.78);

const back = blob(
  [-30, 10],
  [-44, -44],
  [-46, -92],
  [-10, -112],
  [34, -104],
  [48, -70],
  [36, -10],
  [24, 22],
  [-20, 22],
);

/** Fingers from the little finger to the thumb, each with a seam of shade to the next. */
const digits = (skin: string, fingers: readonly Finger[]): string =>
  fingers
    .map((one) => {
      const data = finger(one);
      return (
        `<path d="${data}" fill="none" stroke="${mix(skin, brick, 0.4)}" stroke-width="5"/>` +
        paint(skin, data)
      );
    })
    .join('');

/** Runs the thumb into the back of the hand, so that its seam ends where the finger leaves. */
const thumbRoot = taper([-30, -14], 20, [-12, -44], 26);

const nail = (skin: string, x: number, y: number, turn: number): string =>
  tilted(x, y, turn, paint(mix(skin, cream, 0.5), 'M-6 8V-3Q0 -12 6 -3V8Q0 11 -6 8Z'));

const knuckles = (skin: string): string =>
  line(mix(skin, brick, 0.45), 3, 'M-34 -92q8 -7 16 -2M-8 -104q9 -6 16 0M20 -98q8 -4 14 4', 0.8);

const forearm = ({ cloth, cuff }: Sleeve, skin: string): string =>
  paint(skin, taper([0, 100], 36, [0, -10], 31)) +
  paint(cloth, taper([0, 640], 92, [0, 150], 53)) +
  paint(night, 'M24 104L53 108L92 640H40Z', 0.16) +
  paint(cuff, 'M-54 84Q0 66 54 84L56 116Q0 96 -56 116Z');

const hand = (skin: string, sleeve: Sleeve, fingers: readonly Finger[], nails: string): string =>
  forearm(sleeve, skin) +
  digits(skin, fingers.slice(0, -1)) +
  paint(skin, back) +
  knuckles(skin) +
  digits(skin, fingers.slice(-1)) +
  paint(skin, thumbRoot) +
  nails;

/** Thumb and first finger hold a small object in front, the other fingers are bent. */
export const pinching = (skin: string, sleeve: Sleeve): string =>
  hand(
    skin,
    sleeve,
    [
      [[38, -80], [46, -118], [30, -140], 13],
      [[20, -96], [28, -146], [10, -166], 15],
      [[-6, -100], [2, -160], [-14, -186], 16],
      [[-32, -90], [-36, -150], [-30, -196], 15.5],
      [[-34, -20], [-74, -92], [-44, -178], 17],
    ],
    nail(skin, -29, -197, 4) + nail(skin, -42, -178, 18),
  );

/** A flat hand that lays an object down or holds it in place. */
export const resting = (skin: string, sleeve: Sleeve): string =>
  hand(
    skin,
    sleeve,
    [
      [[36, -78], [62, -132], [72, -164], 13],
      [[18, -98], [30, -160], [36, -200], 15],
      [[-8, -104], [-8, -170], [-8, -212], 15.5],
      [[-32, -92], [-44, -154], [-50, -194], 15],
      [[-32, -18], [-80, -66], [-98, -112], 17],
    ],
    nail(skin, 72, -166, 16) +
      nail(skin, 36, -203, 8) +
      nail(skin, -8, -215, 0) +
      nail(skin, -51, -197, -8) +
      nail(skin, -100, -116, -24),
  );
