/** Trees, shrubs and grasses as flat two-tone silhouettes. */
import type { Tone } from './building';
import { cream, sun } from './palettes';
import { repeat } from './random';
import { box, lens, oval, poly } from './shapes';
import { at, line, num, paint } from './svg';

/** A round-crowned tree standing on (x, base). */
export const roundTree = (
  x: number,
  base: number,
  height: number,
  tone: Tone,
  trunk: string,
): string => {
  const crown = height * 0.36;
  const cy = base - height + crown * 1.1;
  return (
    paint(
      trunk,
      poly(
        [x - height * 0.025, base],
        [x - height * 0.012, cy],
        [x + height * 0.012, cy],
        [x + height * 0.025, base],
      ),
    ) +
    paint(tone.light, oval(x, cy, crown * 0.8, crown * 1.1)) +
    paint(
      tone.dark,
      `M${num(x)} ${num(cy - crown * 1.1)}a${num(crown * 0.8)} ${num(crown * 1.1)} 0 0 1 0 ${num(crown * 2.2)}q${num(crown * 0.35)} ${num(-crown)} 0 ${num(-crown * 2.2)}z`,
    )
  );
};

/** A slim poplar or cypress. */
export const poplar = (x: number, base: number, height: number, tone: Tone): string => {
  const half = height * 0.13;
  const side = (dx: number): string =>
    `M${num(x)} ${num(base)}C${num(x + dx * 1.5)} ${num(base - height * 0.1)} ${num(x + dx)} ${num(base - height * 0.7)} ${num(x)} ${num(base - height)}`;
  return paint(tone.light, `${side(-half)}Z`) + paint(tone.dark, `${side(half)}Z`);
};

/** A fir made of stacked boughs. */
export const fir = (x: number, base: number, height: number, tone: Tone): string => {
  const tier = (index: number, left: number): string => {
    const top = base - height + index * height * 0.24;
    const half = height * (0.12 + index * 0.06);
    return poly(
      [x, top],
      [x + half, top + height * 0.38],
      [x, top + height * 0.34],
      [x - half * left, top + height * (0.34 + 0.04 * left)],
    );
  };
  return (
    paint(tone.dark, box(x - height * 0.02, base - height * 0.16, height * 0.04, height * 0.16)) +
    paint(
      tone.light,
      repeat(3, (index) => tier(index, 1)),
    ) +
    paint(
      tone.dark,
      repeat(3, (index) => tier(index, 0)),
    )
  );
};

/** A spray of curved blades, for river banks and meadows. */
export const grass = (x: number, base: number, height: number, color: string, blades = 7): string =>
  paint(
    color,
    repeat(blades, (index) => {
      const bend = (index - (blades - 1) / 2) * height * 0.16;
      const foot = x + bend * 0.35;
      return `M${num(foot - 3)} ${num(base)}Q${num(foot)} ${num(base - height * 0.6)} ${num(x + bend * 1.8)} ${num(base - height * (1 - Math.abs(bend) / (height * 1.6)))}Q${num(foot + 5)} ${num(base - height * 0.5)} ${num(foot + 4)} ${num(base)}z`;
    }),
  );

/** A swan on the water, facing left. */
export const swan = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size / 40,
    paint(cream, 'M-18 0Q-22 -12 -6 -15Q12 -16 24 -24Q22 0 4 2Z') +
      line(cream, 5, 'M-14 -6C-26 -14 -8 -30 -19 -36') +
      paint(sun, 'M-20 -38l-10 5l9 2z') +
      paint(cream, lens(2, 6, 26, 1.6), 0.6),
  );
