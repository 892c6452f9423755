/** Things people gather around: lamps, light strings, bicycles, tables, bottles, blankets. */
import { times } from './random';
import { box, disc, poly, polyline } from './shapes';
import { dots, line, num, paint, type Point } from './svg';

/** A classic street lamp with a tapering post. */
export const lamp = (
  x: number,
  base: number,
  height: number,
  post: string,
  light: string,
): string =>
  paint(
    post,
    poly([x - 7, base], [x - 2.5, base - height], [x + 2.5, base - height], [x + 7, base]) +
      box(x - 11, base - 8, 22, 8),
  ) +
  paint(
    light,
    poly(
      [x - 9, base - height],
      [x - 14, base - height - 34],
      [x + 14, base - height - 34],
      [x + 9, base - height],
    ),
  ) +
  paint(
    post,
    poly([x - 18, base - height - 34], [x, base - height - 52], [x + 18, base - height - 34]) +
      box(x - 11, base - height - 2, 22, 5),
  );

const sagPoint = (from: Point, to: Point, sag: number, amount: number): Point => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount + sag * 4 * amount * (1 - amount),
];

/** A rope hung between two points, as path data for `line`. */
const rope = ([x1, y1]: Point, [x2, y2]: Point, sag: number): string =>
  `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}`;

/** A sagging string of light bulbs. */
export const lightString = (
  from: Point,
  to: Point,
  sag: number,
  bulbs: number,
  cord: string,
  bulb: string,
): string => {
  const hung = times(bulbs, (index): Point => {
    const [x, y] = sagPoint(from, to, sag, (index + 0.5) / bulbs);
    return [x, y + 8];
  });
  return line(cord, 2, rope(from, to, sag)) + dots(bulb, 28, hung, 0.18) + dots(bulb, 11, hung);
};

/** A sagging line of small pennants in alternating colours. */
export const bunting = (
  from: Point,
  to: Point,
  sag: number,
  flags: number,
  cord: string,
  colors: readonly string[],
): string =>
  line(cord, 2, rope(from, to, sag)) +
  colors
    .map((color, offset) =>
      paint(
        color,
        times(flags, (index) => index)
          .filter((index) => index % colors.length === offset)
          .map((index) => {
            const [x, y] = sagPoint(from, to, sag, (index + 0.5) / flags);
            return poly([x - 11, y], [x + 11, y], [x, y + 24]);
          })
          .join(''),
      ),
    )
    .join('');

/** A parked bicycle, wheels on `base`, about 150 long at scale 1. */
export const bicycle = (
  x: number,
  base: number,
  scale: number,
  frame: string,
  tyre: string,
): string => {
  const s = (value: number): number => value * scale;
  const px = (dx: number, dy: number): Point => [x + s(dx), base - s(dy)];
  const wheel = (dx: number): string => {
    const [cx, cy] = px(dx, 32);
    return disc(cx, cy, s(30));
  };
  return (
    line(tyre, s(4.5), wheel(0) + wheel(100)) +
    line(
      frame,
      s(6),
      polyline(px(0, 32), px(34, 78), px(84, 78), px(44, 32), px(0, 32)) +
        polyline(px(44, 32), px(30, 88)) +
        polyline(px(100, 32), px(80, 96)),
    ) +
    line(tyre, s(6), polyline(px(20, 90), px(40, 90)) + polyline(px(70, 100), px(90, 98)))
  );
};

export const bottle = (x: number, base: number, size: number): string =>
  `M${num(x - size * 0.16)} ${num(base)}v${num(-size * 0.55)}l${num(size * 0.09)} ${num(-size * 0.15)}v${num(-size * 0.3)}h${num(size * 0.14)}v${num(size * 0.3)}l${num(size * 0.09)} ${num(size * 0.15)}v${num(size * 0.55)}z`;

export const tumbler = (x: number, base: number, size: number): string =>
  poly(
    [x - size * 0.3, base - size * 0.8],
    [x + size * 0.3, base - size * 0.8],
    [x + size * 0.2, base],
    [x - size * 0.2, base],
  );
