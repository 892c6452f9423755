/** Rivers and harbours: glints, lit paths, boats. */
import { randomFrom, repeat } from './random';
import { box, lens, poly } from './shapes';
import { paint } from './svg';

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Scattered slivers of light that grow towards the viewer. */
export const glints = (
  seed: number,
  count: number,
  area: Area,
  color: string,
  opacity = 0.5,
): string => {
  const random = randomFrom(seed);
  return paint(
    color,
    repeat(count, () => {
      const depth = random(0, 1);
      return lens(
        random(area.left, area.right),
        area.top + depth * (area.bottom - area.top),
        18 + depth * random(30, 90),
        1 + depth * 3,
      );
    }),
    opacity,
  );
};

/** The shimmering reflection of a low light on water. */
export const lightPath = (
  seed: number,
  cx: number,
  width: number,
  area: Area,
  color: string,
  opacity = 0.8,
): string => {
  const random = randomFrom(seed);
  const rows = Math.round((area.bottom - area.top) / 13);
  return paint(
    color,
    repeat(rows, (row) => {
      const depth = row / rows;
      const half = width * (0.35 + depth * 0.5) * random(0.5, 1);
      return lens(
        cx + random(-0.3, 0.3) * width * depth,
        area.top + 6 + row * 13,
        half,
        2.2 + depth * 2,
      );
    }),
    opacity,
  );
};

/** Upright reflections broken into dashes that get shorter and fainter downwards. */
export const reflection = (
  cx: number,
  top: number,
  width: number,
  rows: number,
  color: string,
  opacity = 0.5,
): string =>
  paint(
    color,
    repeat(rows, (row) =>
      lens(
        cx + (row % 2 ? 3 : -3),
        top + 7 + row * 12,
        (width / 2) * (1.1 - row / (rows * 1.4)),
        3,
      ),
    ),
    opacity,
  );

/** A small sailing boat, hull on the waterline at (x, y). */
export const sailboat = (
  x: number,
  y: number,
  size: number,
  hull: string,
  sail: string,
  shade: string,
): string =>
  paint(
    hull,
    poly(
      [x - size, y - size * 0.28],
      [x + size, y - size * 0.28],
      [x + size * 0.7, y],
      [x - size * 0.75, y],
    ),
  ) +
  paint(hull, box(x - size * 0.03, y - size * 2, size * 0.06, size * 1.8)) +
  paint(
    sail,
    poly(
      [x + size * 0.06, y - size * 1.95],
      [x + size * 0.85, y - size * 0.42],
      [x + size * 0.06, y - size * 0.42],
    ),
  ) +
  paint(
    shade,
    poly(
      [x - size * 0.08, y - size * 1.7],
      [x - size * 0.75, y - size * 0.42],
      [x - size * 0.08, y - size * 0.42],
    ),
  );
