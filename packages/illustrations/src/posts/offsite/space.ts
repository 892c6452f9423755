/** A simple camera for objects on a clearing: converts metres to the picture's units. */
import { poly } from '../../shapes';
import { paint, type Point } from '../../svg';

export type Spot = readonly [x: number, up: number, away: number];

const EYE = { height: 4.6, back: 9.2 };
const FOCAL = 1560;
const TILT = 0.36;

/** The picture position of a point of the clearing, whose middle is at [0, 0, 0]. */
export const seen = ([x, up, away]: Spot): Point => {
  const [y, z] = [up - EYE.height, away + EYE.back];
  const depth = z * Math.cos(TILT) - y * Math.sin(TILT);
  const rise = y * Math.cos(TILT) + z * Math.sin(TILT);
  return [800 + (x / depth) * FOCAL, 478 - (rise / depth) * FOCAL];
};

export const face = (color: string, ...spots: readonly Spot[]): string =>
  paint(color, poly(...spots.map(seen)));

/** Turns an object's own [sideways, up, forwards] to face the middle, at `angle` on a circle of `radius`. */
export const facingMiddle =
  (angle: number, radius: number) =>
  ([side, up, forwards]: Spot): Spot => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const out = radius - forwards;
    return [out * sin + side * cos, up, out * cos - side * sin];
  };
