/** The trunk and the cloth below the waist. The trunk leans with the spine from hip to neck. */
import { poly } from '../shapes';
import { num, type Point } from '../svg';
import type { Look } from './look';
import type { Pose } from './pose';

/** The position of a point of the trunk: units across the spine, share of the way from hip to neck. */
type Spine = (across: number, along: number) => Point;

export const spineOf = ({ neck, hip }: Pose): Spine => {
  const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]];
  const length = Math.hypot(dx, dy) || 1;
  return (across, along) => [
    hip[0] + dx * along - (dy / length) * across,
    hip[1] + dy * along + (dx / length) * across,
  ];
};

const xy = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const trunk = (spine: Spine, build: number): string => {
  const at = (across: number, along: number) =>
    xy(spine(across * (along > 0.3 ? build : 1), along));
  const waist = build > 1 ? 14 : 12.4;
  return (
    `M${at(-6.5, 1.03)}C${at(-9, 0.96)} ${at(-20, 1)} ${at(-21.4, 0.83)}` +
    `C${at(-20, 0.68)} ${at(-waist, 0.56)} ${at(-waist, 0.36)}C${at(-waist, 0.2)} ${at(-15.5, 0.1)} ${at(-15, -0.08)}` +
    `Q${at(0, -0.15)} ${at(15, -0.08)}C${at(15.5, 0.1)} ${at(waist, 0.2)} ${at(waist, 0.36)}` +
    `C${at(waist, 0.56)} ${at(20, 0.68)} ${at(21.4, 0.83)}C${at(20, 1)} ${at(9, 0.96)} ${at(6.5, 1.03)}Z`
  );
};

/** The half of the trunk that faces away from a light on the left. */
export const trunkShade = (spine: Spine): string =>
  poly(
    spine(1, 0.97),
    spine(17, 0.95),
    spine(21, 0.82),
    spine(12.6, 0.36),
    spine(15, -0.08),
    spine(1, -0.1),
  );

/** A skirt on a seated figure: along the thigh, then hanging from the knee. */
const lap = ([hx, hy]: Point, [kx, ky]: Point): string =>
  `M${xy([hx - 14, hy - 14])}L${xy([hx + 13, hy - 16])}L${xy([kx + 4, ky - 13])}` +
  `Q${xy([kx + 13, ky - 10])} ${xy([kx + 14, ky])}L${xy([kx + 17, ky + 24])}Q${xy([kx, ky + 30])} ${xy([kx - 13, ky + 25])}` +
  `L${xy([hx + 2, hy + 15])}L${xy([hx - 14, hy + 8])}Z`;

/** Cloth falling from the waist: over the knees of a standing figure, along the thighs of a seated one. */
export const drape = ({ outfit, length = 1 }: Look, { hip, farLeg, nearLeg }: Pose): string => {
  if (outfit === 'trousers' || outfit === 'shorts') return '';
  const drop = nearLeg[0][1] - hip[1];
  if (drop <= 0) return lap(hip, nearLeg[0]);
  const [x, y] = hip;
  const left = Math.min(farLeg[0][0], nearLeg[0][0]) - 10 - 8 * length;
  const right = Math.max(farLeg[0][0], nearLeg[0][0]) + 10 + 8 * length;
  const fall = y + Math.max(drop, farLeg[0][1] - y) * (outfit === 'coat' ? 0.75 : 1.12) * length;
  const wave = (right - left) / 4;
  return (
    `M${xy([x - 12.4, y - 20])}L${xy([x + 12.4, y - 20])}C${xy([x + 16, y])} ${xy([right - 3, fall - 26])} ${xy([right, fall])}` +
    `q${xy([-wave / 2, 7])} ${xy([-wave, 3])}t${xy([-wave, 1])}t${xy([-wave, -1])}T${xy([left, fall])}` +
    `C${xy([left + 3, fall - 26])} ${xy([x - 16, y])} ${xy([x - 12.4, y - 20])}Z`
  );
};
