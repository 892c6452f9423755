import { num, path, type Pt } from '../shape';

const polar = (centre: Pt, angle: number, radius: number): string =>
  `${num(centre[0] + Math.cos(angle) * radius)} ${num(centre[1] + Math.sin(angle) * radius)}`;

/** Outline of a tapered, round-ended limb segment. */
export const capsule = (a: Pt, ra: number, b: Pt, rb: number): string => {
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const spread = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.max(distance, 0.01))));
  return (
    `M${polar(a, angle + spread, ra)}L${polar(b, angle + spread, rb)}` +
    `A${num(rb)} ${num(rb)} 0 0 0 ${polar(b, angle - spread, rb)}` +
    `L${polar(a, angle - spread, ra)}A${num(ra)} ${num(ra)} 0 1 0 ${polar(a, angle + spread, ra)}Z`
  );
};

export interface Bent {
  readonly joint: Pt;
  readonly end: Pt;
}

/** Finds the elbow or knee between two points for limb halves of the given length. */
export const bend = (from: Pt, to: Pt, half: number, side: number): Bent => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const wanted = Math.hypot(dx, dy) || 0.01;
  const reach = Math.min(wanted, half * 2 - 0.4);
  const ux = dx / wanted;
  const uy = dy / wanted;
  const out = Math.sqrt(half * half - (reach / 2) ** 2) * side;
  return {
    joint: [from[0] + ux * (reach / 2) + uy * out, from[1] + uy * (reach / 2) - ux * out],
    end: [from[0] + ux * reach, from[1] + uy * reach],
  };
};

interface LimbPaint {
  readonly upper: string;
  readonly lower: string;
  readonly widths: readonly [number, number, number];
}

export const limb = (from: Pt, bent: Bent, look: LimbPaint): string => {
  const [w1, w2, w3] = look.widths;
  const upper = capsule(from, w1, bent.joint, w2);
  const lower = capsule(bent.joint, w2, bent.end, w3);
  return look.upper === look.lower
    ? path(upper + lower, look.upper)
    : path(lower, look.lower) + path(upper, look.upper);
};
