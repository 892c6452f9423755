/** Trees, shrubs and grasses as flat two-tone silhouettes. */
import type { Tone } from './building';

import { repeat } from './random';
import { box, poly } from './shapes';
import { num, paint } from './svg';

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
