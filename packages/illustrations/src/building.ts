/** Two-tone architecture: light falls on one half, the other half lies in shade. */
import { repeat, times } from './random';
import { arch, box, lancet, poly } from './shapes';
import { paint, type Point } from './svg';

/** Pairs of [half width, height above the base], listed from the ground up. */
export type Profile = readonly (readonly [halfWidth: number, height: number])[];

export interface Tone {
  readonly light: string;
  readonly dark: string;
}

/** A turned solid seen from the front: left half in `light`, right half in `dark`. */
export const turned = (
  cx: number,
  base: number,
  profile: Profile,
  { light, dark }: Tone,
): string => {
  const right = profile.map(([half, height]): Point => [cx + half, base - height]);
  const left = profile.map(([half, height]): Point => [cx - half, base - height]).reverse();
  const top = profile[profile.length - 1]?.[1] ?? 0;
  const bottom = profile[0]?.[1] ?? 0;
  return (
    paint(light, poly(...right, ...left)) +
    paint(dark, poly([cx, base - bottom], ...right, [cx, base - top]))
  );
};

/** Profile of a dome springing at `from`, `rise` tall, ending in `tip` half width. */
export const domeProfile = (half: number, from: number, rise: number, tip = 0): Profile =>
  times(12, (index) => {
    const angle = (index / 11) * (Math.PI / 2);
    return [tip + (half - tip) * Math.cos(angle), from + rise * Math.sin(angle)] as const;
  });

/** Profile of an onion or bell: bulges, then draws in to a point. */
export const onionProfile = (half: number, from: number, rise: number): Profile =>
  (
    [
      [0.72, 0],
      [0.93, 0.08],
      [1, 0.2],
      [0.94, 0.33],
      [0.76, 0.46],
      [0.5, 0.57],
      [0.28, 0.68],
      [0.13, 0.82],
      [0, 1],
    ] as const
  ).map(([width, height]) => [half * width, from + rise * height] as const);

/** A plain block with a shaded return on its right. */
export const block = (
  x: number,
  base: number,
  width: number,
  height: number,
  { light, dark }: Tone,
  shade = 0.3,
): string =>
  paint(light, box(x, base - height, width, height)) +
  paint(dark, box(x + width * (1 - shade), base - height, width * shade, height));

export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

type Opening = (cx: number, base: number, width: number, height: number) => string;

const rectangle: Opening = (cx, base, width, height) =>
  box(cx - width / 2, base - height, width, height);

const openings =
  (shape: Opening) =>
  (grid: Grid): string =>
    repeat(grid.rows, (row) =>
      repeat(grid.columns, (column) =>
        shape(
          grid.x + column * grid.stepX + grid.width / 2,
          grid.y + row * grid.stepY + grid.height,
          grid.width,
          grid.height,
        ),
      ),
    );

/** Path data for regular rows of windows; (x, y) is the top left of the first. */
export const windows = openings(rectangle);
export const archWindows = openings(arch);
export const lancetWindows = openings(lancet);

/** A wall with a stepped gable, as on Hanseatic houses. */
export const steppedGable = (
  x: number,
  base: number,
  width: number,
  eaves: number,
  rise: number,
  steps = 4,
): string => {
  const left = times(steps, (index): readonly Point[] => {
    const inset = (width / 2) * (index / steps) * 0.86;
    const y = base - eaves - rise * (index / steps);
    return [
      [x + inset, y],
      [x + inset, y - rise / steps],
    ];
  }).flat();
  const right = left.map(([px, py]): Point => [2 * x + width - px, py]).reverse();
  return poly([x, base], ...left, ...right, [x + width, base]);
};

/** A wall with a plain pitched gable. */
export const pitchedGable = (
  x: number,
  base: number,
  width: number,
  eaves: number,
  rise: number,
): string =>
  poly(
    [x, base],
    [x, base - eaves],
    [x + width / 2, base - eaves - rise],
    [x + width, base - eaves],
    [x + width, base],
  );

/** Outline of a Dutch Renaissance gable: stepped storeys softened by scrolls. */
export const scrollGable = (
  cx: number,
  base: number,
  half: number,
  eaves: number,
  rise: number,
): string => {
  const right = times(4, (tier): readonly Point[] => {
    const width = half * (1 - tier * 0.24);
    const y = base - eaves - (rise * tier) / 4;
    return [
      [width, y],
      [width * 0.97, y - rise * 0.09],
      [width * 0.86, y - rise * 0.14],
      [width * 0.84, y - rise * 0.25],
    ];
  }).flat();
  const tip: Point = [0, base - eaves - rise * 1.12];
  return poly(
    [cx - half, base],
    ...right.map(([dx, y]): Point => [cx - dx, y]),
    [cx + tip[0], tip[1]],
    ...right.map(([dx, y]): Point => [cx + dx, y]).reverse(),
    [cx + half, base],
  );
};
