/** Path data for simple forms, which all other drawings use. */
import { num, type Point } from './svg';

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The points as steps from `origin`. Rounding errors do not add up. */
const steps = (origin: Point, points: readonly Point[]): string =>
  points
    .map(([x, y]) => pair([tenth(x) - tenth(origin[0]), tenth(y) - tenth(origin[1])]))
    .join(' ');

export const polyline = (...points: readonly Point[]): string => {
  const [first = [0, 0], ...rest] = points;
  const moves = rest.map((point, index) => steps(points[index] ?? first, [point]));
  return `M${pair(first)}l${moves.join(' ')}`;
};

export const poly = (...points: readonly Point[]): string => `${polyline(...points)}z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0z`;

export const disc = (cx: number, cy: number, r: number): string => oval(cx, cy, r, r);

/** Upper half of an oval standing on its diameter. */
export const halfOval = (cx: number, base: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(base)}a${num(rx)} ${num(ry)} 0 0 1 ${num(2 * rx)} 0z`;

/** A round-topped opening standing on `base`. */
export const arch = (cx: number, base: number, width: number, height: number): string => {
  const r = width / 2;
  return `M${num(cx - r)} ${num(base)}v${num(r - height)}a${num(r)} ${num(r)} 0 0 1 ${num(width)} 0v${num(height - r)}z`;
};

/** A pointed gothic opening standing on `base`. */
export const lancet = (cx: number, base: number, width: number, height: number): string => {
  const half = width / 2;
  const rise = Math.min(width, height * 0.6);
  return (
    `M${num(cx - half)} ${num(base)}v${num(rise - height)}q0 ${num(-rise * 0.6)} ${num(half)} ${num(-rise)}` +
    `q${num(half)} ${num(rise * 0.4)} ${num(half)} ${num(rise)}v${num(height - rise)}z`
  );
};

/** A thin almond lying on its side: glints on water, streaks of cloud, leaves. */
export const lens = (cx: number, cy: number, halfLength: number, halfHeight: number): string =>
  `M${num(cx - halfLength)} ${num(cy)}q${num(halfLength)} ${num(-2 * halfHeight)} ${num(2 * halfLength)} 0` +
  `q${num(-halfLength)} ${num(2 * halfHeight)} ${num(-2 * halfLength)} 0z`;

/** A box whose corners are rounded by `r`. */
export const roundedBox = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): string =>
  `M${num(x + r)} ${num(y)}h${num(width - 2 * r)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(r)}v${num(height - 2 * r)}` +
  `a${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(r)}h${num(2 * r - width)}a${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(-r)}` +
  `v${num(2 * r - height)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-r)}z`;

/** A pill with fully rounded ends. */
export const pill = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return (
    `M${num(x + r)} ${num(y)}h${num(width - height)}a${num(r)} ${num(r)} 0 0 1 0 ${num(height)}` +
    `h${num(height - width)}a${num(r)} ${num(r)} 0 0 1 0 ${num(-height)}z`
  );
};

/** A rounded limb that tapers from radius `ra` at `a` to `rb` at `b`. */
export const taper = (a: Point, ra: number, b: Point, rb: number): string => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const start: Point = [a[0] + nx * ra, a[1] + ny * ra];
  const startBack: Point = [a[0] - nx * ra, a[1] - ny * ra];
  const end: Point = [b[0] + nx * rb, b[1] + ny * rb];
  const endBack: Point = [b[0] - nx * rb, b[1] - ny * rb];
  const nearRound = `a${num(ra)} ${num(ra)} 0 0 1 ${steps(start, [startBack])}`;
  const farRound = `a${num(rb)} ${num(rb)} 0 0 1 ${steps(endBack, [end])}`;
  return `M${pair(end)}l${steps(end, [start])}${nearRound}l${steps(startBack, [endBack])}${farRound}z`;
};

const through = (points: readonly Point[], index: number): string => {
  const point = (offset: number): Point =>
    points[(index + offset + points.length) % points.length] ?? [0, 0];
  const [before, from, to, after] = [point(-1), point(0), point(1), point(2)];
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `c${steps(from, [first, second, to])}`;
};

/** A smooth closed form through the given points. */
export const blob = (...points: readonly Point[]): string =>
  `M${pair(points[0] ?? [0, 0])}${points.map((_, index) => through(points, index)).join('')}z`;

/** Rolling ground through the given crest points, filled down to `bottom`. */
export const hills = (bottom: number, ...crest: readonly Point[]): string => {
  const first = crest[0] ?? [0, 0];
  const last = crest[crest.length - 1] ?? first;
  const curve = crest
    .slice(1)
    .map((to, index) => {
      const from = crest[index] ?? to;
      const middle = (from[0] + to[0]) / 2;
      return `C${num(middle)} ${num(from[1])} ${num(middle)} ${num(to[1])} ${pair(to)}`;
    })
    .join('');
  return `M${num(first[0])} ${num(bottom)}L${pair(first)}${curve}L${num(last[0])} ${num(bottom)}z`;
};
