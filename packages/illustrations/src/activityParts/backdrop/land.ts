import { shade } from '../palette';
import { dice, num, path, rect, times, type Pt } from '../shape';

/** A soft ridge through the given crest points, filled down to `bottom`. */
const ridge = (crest: readonly Pt[], fill: string, bottom = 900): string => {
  const first = crest.at(0);
  const last = crest.at(-1);
  if (!first || !last) return '';
  const bends = crest.slice(1, -1).map(([x, y], i) => {
    const next = crest[i + 2] ?? last;
    return `Q${x} ${y} ${num((x + next[0]) / 2)} ${num((y + next[1]) / 2)}`;
  });
  return path(
    `M${first[0]} ${bottom}L${first[0]} ${first[1]}${bends.join('')}L${last[0]} ${last[1]}L${last[0]} ${bottom}Z`,
    fill,
  );
};

/** Random rolling hills across the whole canvas. */
export const hills = (
  y: number,
  swell: number,
  seed: number,
  fill: string,
  bottom = 900,
): string => {
  const roll = dice(seed);
  const crest = Array.from({ length: 9 }, (_, i): Pt => [
    i * 160 - 40,
    y - Math.round(roll() * swell),
  ]);
  return ridge(crest, fill, bottom);
};

/** Sharp peaks with a lit flank. */
export const peaks = (
  list: readonly (readonly [x: number, y: number, half: number])[],
  base: number,
  dark: string,
  lit: string,
): string =>
  list
    .map(
      ([x, y, half]) =>
        path(`M${x - half} ${base}L${x} ${y}L${x + half} ${base}Z`, dark) +
        path(
          `M${x - half} ${base}L${x} ${y}L${num(x + half * 0.1)} ${num(y + (base - y) * 0.35)}L${num(x - half * 0.12)} ${num(y + (base - y) * 0.55)}L${x} ${base}Z`,
          lit,
        ),
    )
    .join('');

export const pine = (x: number, y: number, h: number, colour: string): string => {
  const tier = (i: number): string => {
    const half = h * (0.13 + i * 0.06);
    const top = y - h + i * h * 0.22;
    return `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + h * 0.36)}L${num(x - half)} ${num(top + h * 0.36)}Z`;
  };
  return (
    rect(x - h * 0.02, y - h * 0.2, h * 0.04, h * 0.2, shade(colour, 0.4)) +
    path(tier(0) + tier(1) + tier(2), colour)
  );
};

export const cypress = (x: number, y: number, h: number, colour: string): string =>
  path(
    `M${x} ${y - h}C${num(x + h * 0.16)} ${num(y - h * 0.5)} ${num(x + h * 0.12)} ${y} ${x} ${y}C${num(x - h * 0.12)} ${y} ${num(x - h * 0.16)} ${num(y - h * 0.5)} ${x} ${y - h}Z`,
    colour,
  );

export const forest = (
  y: number,
  h: number,
  count: number,
  seed: number,
  colour: string,
): string => {
  const roll = dice(seed);
  return times(count, (i) =>
    pine(
      Math.round((i + roll() * 0.8) * (1240 / count)) - 20,
      y,
      Math.round(h * (0.65 + roll() * 0.5)),
      colour,
    ),
  );
};

export const cloud = (x: number, y: number, w: number, fill: string): string =>
  rect(x - w / 2, y - w * 0.05, w, w * 0.1, fill, w * 0.05) +
  rect(x - w * 0.3, y - w * 0.13, w * 0.5, w * 0.12, fill, w * 0.06);

/** The billowing edge of a far wood, its foot on `y`. */
export const treeline = (y: number, height: number, seed: number, fill: string): string => {
  const roll = dice(seed);
  const crowns = times(15, (i) => {
    const half = height * (0.7 + roll() * 0.5);
    const top = height * (0.55 + roll() * 0.45);
    const x = -30 + i * 90 + roll() * 20;
    return `M${num(x - half)} ${y}C${num(x - half)} ${num(y - top)} ${num(x - half * 0.4)} ${num(y - top)} ${num(x)} ${num(y - top)}S${num(x + half)} ${num(y - top * 0.8)} ${num(x + half)} ${y}Z`;
  });
  return path(crowns, fill);
};
