/** Arms and legs between two joints, with sleeves, trouser legs and shoes. */
import { disc, poly, taper } from '../shapes';
import { paint, tilted, type Point } from '../svg';
import type { Brush } from './brush';
import { hand, type Grip } from './hand';
import type { Look } from './look';
import type { Limb } from './pose';

export const toward = (from: Point, to: Point, amount: number): Point => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
];

/** A tube of cloth from a joint to a straight hem. */
const tube = ([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number): string => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (by - ay) / length;
  const ny = (ax - bx) / length;
  return (
    disc(ax, ay, ra) +
    poly(
      [ax - nx * ra, ay - ny * ra],
      [ax + nx * ra, ay + ny * ra],
      [bx + nx * rb, by + ny * rb],
      [bx - nx * rb, by - ny * rb],
    )
  );
};

export const arm = (
  brush: Brush,
  look: Look,
  shoulder: Point,
  [elbow, wrist]: Limb,
  grip: Grip,
): string => {
  const isRaised = wrist[1] < elbow[1];
  const palm = brush.flat(hand(look.skin, elbow, wrist, grip, isRaised && wrist[0] < 0));
  return look.longSleeves
    ? palm +
        brush.cloth(
          look.top,
          taper(shoulder, 8.4, elbow, 6.6) + taper(elbow, 6.6, toward(elbow, wrist, 0.94), 5.4),
        )
    : brush.skin(look.skin, taper(shoulder, 7.6, elbow, 5.8) + taper(elbow, 5.8, wrist, 4.2)) +
        palm +
        brush.cloth(look.top, tube(shoulder, 8.6, toward(shoulder, elbow, 0.72), 7.6));
};

/** A bare shin with its calf behind. */
const calf = ([kx, ky]: Point, [fx, fy]: Point): string =>
  taper([kx, ky], 7, [fx, fy], 4.2) +
  taper([kx + (fx - kx) * 0.3 - 1.6, ky + (fy - ky) * 0.3], 6.6, [fx, fy], 4);

/** The heel lifts when the shin leans forward. */
const shoe = (color: string, [kx, ky]: Point, [fx, fy]: Point): string => {
  const lean = (Math.atan2(kx - fx, Math.max(fy - ky, 1)) * 180) / Math.PI;
  return tilted(
    fx,
    fy,
    Math.max(-14, Math.min(lean * 0.6, 50)),
    paint(color, 'M-6.4 4C-7.4 -1 -6.6 -4 -5.6 -6L5 -6Q7 -1.4 13 .2Q16.4 1.2 16 4Z'),
  );
};

export const leg = (brush: Brush, look: Look, hip: Point, [knee, foot]: Limb): string => {
  const footwear = brush.flat(shoe(look.shoes, knee, foot));
  switch (look.outfit) {
    case 'trousers':
      return (
        footwear +
        brush.cloth(
          look.bottom,
          taper(hip, 12, knee, 8.6) + tube(knee, 8.6, toward(knee, foot, 0.95), 7.8),
        )
      );
    case 'shorts':
      return (
        brush.skin(look.skin, taper(hip, 10, knee, 7) + calf(knee, foot)) +
        footwear +
        brush.cloth(look.bottom, tube(hip, 12, toward(hip, knee, 0.86), 10.8))
      );
    case 'coat':
      return footwear + brush.cloth(look.bottom, taper(hip, 12, knee, 8) + taper(knee, 8, foot, 5));
    default:
      return brush.skin(look.skin, taper(hip, 11, knee, 7) + calf(knee, foot)) + footwear;
  }
};
