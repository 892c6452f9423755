import { shade, tint } from '../palette';
import { fade, join, oval, path, rect, times } from '../shape';

/** Long table seen from the front; y is the floor. */
export const table = (
  x: number,
  y: number,
  w: number,
  h: number,
  top: string,
  legs: string = shade(top, 0.45),
): string =>
  join(
    times(2, (i) =>
      path(`M${x + (i ? w - 60 : 30)} ${y - h}h30L${x + (i ? w - 34 : 24)} ${y}h-12Z`, legs),
    ),
    rect(x, y - h, w, 16, top, 3),
    rect(x + 8, y - h + 16, w - 16, 8, shade(top, 0.3)),
  );

/** A table dressed in a floor-length cloth. */
export const clothTable = (
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: string,
  top = true,
): string =>
  join(
    path(
      `M${x} ${y - h}H${x + w}L${x + w + 14} ${y}Q${x + w / 2} ${y + 16} ${x - 14} ${y}Z`,
      cloth,
    ),
    fade(
      0.5,
      times(5, (i) =>
        path(`M${x + (w / 5) * (i + 0.5)} ${y - h + 12}l14 ${h}h-24Z`, shade(cloth, 0.16)),
      ),
    ),
    top ? oval(x + w / 2, y - h, w / 2, Math.min(26, w * 0.07), tint(cloth, 0.35)) : '',
  );

/** A bar counter with panelled front. */
export const counter = (
  x: number,
  y: number,
  w: number,
  h: number,
  top: string,
  front: string,
  panels = 5,
): string =>
  join(
    rect(x + 10, y - h, w - 20, h, front),
    times(panels, (i) =>
      rect(
        x + 28 + ((w - 40) / panels) * i,
        y - h + 44,
        (w - 40) / panels - 20,
        h - 70,
        shade(front, 0.22),
        4,
      ),
    ),
    rect(x, y - h, w, 22, top, 4),
    rect(x + 10, y - h + 22, w - 20, 8, shade(front, 0.5)),
  );

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

/** Barrel lying on its side, seen from the end. */
export const cask = (x: number, y: number, r: number, wood: string, hoop: string): string =>
  oval(x, y, r, r, hoop) +
  oval(x, y, r * 0.88, r * 0.88, wood) +
  fade(
    0.35,
    path(
      `M${x} ${y - r * 0.88}A${r * 0.88} ${r * 0.88} 0 0 1 ${x} ${y + r * 0.88}Z`,
      shade(wood, 0.5),
    ),
  ) +
  rect(x - r * 0.06, y - r * 0.2, r * 0.12, r * 0.4, hoop);

export const sofa = (x: number, y: number, w: number, colour: string): string =>
  join(
    rect(x, y - 150, w, 110, colour, 30),
    rect(x - 34, y - 104, 70, 96, shade(colour, 0.18), 28),
    rect(x + w - 36, y - 104, 70, 96, shade(colour, 0.25), 28),
    rect(x + 20, y - 78, w - 40, 60, tint(colour, 0.12), 18),
    rect(x + 30, y - 14, 14, 16, shade(colour, 0.6)),
    rect(x + w - 44, y - 14, 14, 16, shade(colour, 0.6)),
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
