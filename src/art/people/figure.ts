/** Assembles a posed, dressed figure from tapered limbs and flat cloth shapes. */
import { night } from '../palettes';
import { disc, poly, taper } from '../shapes';
import { at, num, paint, type Point } from '../svg';
import { head } from './head';
import type { Look } from './look';
import { poses, type Pose, type PoseName } from './pose';

const toward = (from: Point, to: Point, amount: number): Point => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
];

const arm = (look: Look, shoulder: Point, [elbow, hand]: Pose['nearArm']): string => {
  const bare = taper(elbow, 6.2, hand, 4.8);
  return look.longSleeves
    ? paint(look.skin, disc(hand[0], hand[1], 5)) +
        paint(
          look.top,
          taper(shoulder, 8.4, elbow, 6.2) + taper(elbow, 6.2, toward(elbow, hand, 0.9), 5.2),
        )
    : paint(look.skin, taper(shoulder, 8, elbow, 6.2) + bare) +
        paint(look.top, taper(shoulder, 8.6, toward(shoulder, elbow, 0.55), 8));
};

const shoe = (color: string, [x, y]: Point): string =>
  paint(
    color,
    `M${x - 6} ${y + 4}L${x - 6} ${y - 5}L${x + 4} ${y - 5}Q${x + 7} ${y} ${x + 14} ${y + 1}Q${x + 16} ${y + 4} ${x + 14} ${y + 4}Z`,
  );

const leg = (look: Look, hip: Point, [knee, foot]: Pose['nearLeg']): string => {
  const thigh = taper(hip, 12, knee, 8);
  const shin = taper(knee, 8, foot, 5);
  switch (look.outfit) {
    case 'trousers':
      return (
        shoe(look.shoes, foot) +
        paint(look.bottom, thigh + taper(knee, 8, toward(knee, foot, 0.96), 6.4))
      );
    case 'shorts':
      return (
        paint(look.skin, shin) +
        shoe(look.shoes, foot) +
        paint(look.bottom, taper(hip, 12, toward(hip, knee, 0.85), 10.5))
      );
    case 'coat':
      return shoe(look.shoes, foot) + paint(look.bottom, thigh + shin);
    default:
      return paint(look.skin, thigh + shin) + shoe(look.shoes, foot);
  }
};

interface Cloth {
  readonly whole: string;
  readonly shade: string;
}

/** A skirt on a seated figure: along the thigh, then hanging from the knee. */
const lap = ([hx, hy]: Point, [kx, ky]: Point): string =>
  poly(
    [hx - 14, hy - 14],
    [hx + 13, hy - 16],
    [kx + 4, ky - 13],
    [kx + 13, ky - 4],
    [kx + 16, ky + 24],
    [kx - 12, ky + 26],
    [hx + 2, hy + 15],
    [hx - 14, hy + 8],
  );

/** Cloth falling from the waist: over the knees of a standing figure, along the thighs of a seated one. */
const drape = (look: Look, { hip, farLeg, nearLeg }: Pose): Cloth => {
  if (look.outfit === 'trousers' || look.outfit === 'shorts') return { whole: '', shade: '' };
  const drop = nearLeg[0][1] - hip[1];
  if (drop <= 0) return { whole: lap(hip, nearLeg[0]), shade: '' };
  const [x, y] = hip;
  const left = Math.min(farLeg[0][0], nearLeg[0][0]) - 18;
  const right = Math.max(farLeg[0][0], nearLeg[0][0]) + 18;
  const hem = y + Math.max(drop, farLeg[0][1] - y) * (look.outfit === 'coat' ? 0.75 : 1.12);
  const middle = (left + right) / 2;
  return {
    whole: `M${x - 13} ${y - 16}L${x + 13} ${y - 16}L${num(right)} ${num(hem)}Q${num(middle)} ${num(hem + 7)} ${num(left)} ${num(hem)}Z`,
    shade: poly([x + 1, y - 14], [x + 13, y - 16], [right, hem], [middle + 5, hem + 3.4]),
  };
};

const torso = ({ neck, hip }: Pose): Cloth => {
  const [nx, ny] = neck;
  const [hx, hy] = hip;
  const waist = toward(neck, hip, 0.66);
  return {
    whole:
      `M${nx - 8} ${ny - 2}h16q11 2 12 11L${num(waist[0] + 13)} ${num(waist[1])}L${hx + 14} ${hy + 5}q-14 4 -28 0` +
      `L${num(waist[0] - 13)} ${num(waist[1])}L${nx - 20} ${ny + 9}q1 -9 12 -11z`,
    shade: poly(
      [nx + 2, ny + 2],
      [nx + 17, ny + 5],
      [nx + 19, ny + 12],
      [waist[0] + 13, waist[1]],
      [hx + 14, hy + 5],
      [hx + 1, hy + 6],
    ),
  };
};

const body = (pose: Pose, look: Look): string => {
  const [nx, ny] = pose.neck;
  const near: Point = [nx + (pose.nearArm[0][0] < nx ? -15 : 15), ny + 10];
  const far: Point = [nx + (pose.farArm[0][0] < nx ? -15 : 15), ny + 10];
  const { back, front } = head(look);
  const { whole, shade } = torso(pose);
  const lower = drape(look, pose);
  const cloth = look.outfit === 'skirt' ? look.bottom : look.top;
  return (
    at(nx, ny, 1, back) +
    arm(look, far, pose.farArm) +
    leg(look, [pose.hip[0] - 3, pose.hip[1] + 2], pose.farLeg) +
    leg(look, [pose.hip[0] + 3, pose.hip[1] + 2], pose.nearLeg) +
    paint(look.top, whole) +
    (lower.whole && paint(cloth, lower.whole)) +
    paint(night, shade + lower.shade, 0.14) +
    at(nx, ny, 1, front) +
    arm(look, near, pose.nearArm)
  );
};

/** One person with the feet at (x, y). */
export const figure = (
  x: number,
  y: number,
  scale: number,
  pose: PoseName,
  look: Look,
  mirrored = false,
): string => at(x, y, scale, body(poses[pose], look), mirrored);
