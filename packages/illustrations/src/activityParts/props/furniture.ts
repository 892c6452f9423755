import { shade } from '../palette';
import { fade, join, oval, path, rect, times } from '../shape';

export const barrel = (
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  hoop: string,
): string =>
  join(
    path(
      `M${x - w * 0.4} ${y}C${x - w * 0.54} ${y - h * 0.3} ${x - w * 0.54} ${y - h * 0.7} ${x - w * 0.4} ${y - h}H${x + w * 0.4}C${x + w * 0.54} ${y - h * 0.7} ${x + w * 0.54} ${y - h * 0.3} ${x + w * 0.4} ${y}Z`,
      wood,
    ),
    fade(
      0.4,
      path(
        `M${x + w * 0.12} ${y}C${x + w * 0.2} ${y - h * 0.3} ${x + w * 0.2} ${y - h * 0.7} ${x + w * 0.12} ${y - h}H${x + w * 0.4}C${x + w * 0.54} ${y - h * 0.7} ${x + w * 0.54} ${y - h * 0.3} ${x + w * 0.4} ${y}Z`,
        shade(wood, 0.5),
      ),
    ),
    times(2, (i) => rect(x - w * 0.5, y - h * (i ? 0.78 : 0.3), w, h * 0.08, hoop)),
  );

export const candle = (x: number, y: number, s: number, wax: string, flame: string): string =>
  fade(0.25, oval(x, y - 44 * s, 26 * s, 30 * s, flame)) +
  rect(x - 4 * s, y - 30 * s, 8 * s, 30 * s, wax) +
  path(
    `M${x} ${y - 56 * s}C${x + 9 * s} ${y - 42 * s} ${x + 6 * s} ${y - 32 * s} ${x} ${y - 31 * s}C${x - 6 * s} ${y - 32 * s} ${x - 9 * s} ${y - 42 * s} ${x} ${y - 56 * s}Z`,
    flame,
  );

export const plate = (x: number, y: number, w: number, rim: string, food: string): string =>
  oval(x, y, w / 2, w * 0.11, rim) +
  path(
    `M${x - w * 0.3} ${y - 2}C${x - w * 0.26} ${y - w * 0.24} ${x + w * 0.26} ${y - w * 0.24} ${x + w * 0.3} ${y - 2}Z`,
    food,
  );
