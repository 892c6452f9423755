/** Skies, suns, clouds, birds and stars. */
import { randomFrom, repeat, times } from './random';
import { disc, lens, pill } from './shapes';
import { dots, num, paint, type Point } from './svg';

/** A sun with flat halo rings, each a little fainter than the last. */
export const haloSun = (
  cx: number,
  cy: number,
  r: number,
  color: string,
  halo: string,
  rings = 3,
  step = 1.1,
): string =>
  repeat(rings, (index) => paint(halo, disc(cx, cy, r * (1 + step * (rings - index))), 0.16)) +
  paint(color, disc(cx, cy, r));

/** Flat stratus cloud: stacked pills, wide at the bottom. */
export const cloud = (x: number, y: number, width: number, color: string, opacity = 1): string => {
  const bar = width / 11;
  return paint(
    color,
    pill(x, y, width, bar) +
      pill(x + width * 0.16, y - bar * 0.9, width * 0.56, bar) +
      pill(x - width * 0.22, y + bar * 0.9, width * 0.7, bar),
    opacity,
  );
};

/** Long thin streaks of cloud spread over an area. */
export const streaks = (
  seed: number,
  count: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  color: string,
  opacity: number,
): string => {
  const random = randomFrom(seed);
  return paint(
    color,
    repeat(count, () =>
      lens(random(left, right), random(top, bottom), random(90, 260), random(3, 8)),
    ),
    opacity,
  );
};

export const stars = (
  seed: number,
  count: number,
  left: number,
  right: number,
  bottom: number,
  color: string,
): string => {
  const random = randomFrom(seed);
  const scatter = (share: number): readonly Point[] =>
    times(
      Math.round(count * share),
      () => [Math.round(random(left, right)), Math.round(random(20, bottom))] as const,
    );
  return dots(color, 2.6, scatter(0.7), 0.7) + dots(color, 4.6, scatter(0.3), 0.85);
};

const bird = (x: number, y: number, size: number): string =>
  `M${num(x - size)} ${num(y - size * 0.45)}q${num(size * 0.7)} ${num(-size * 0.1)} ${num(size)} ${num(size * 0.45)}` +
  `q${num(size * 0.3)} ${num(-size * 0.6)} ${num(size)} ${num(-size * 0.5)}` +
  `q${num(-size * 0.7)} ${num(size * 0.15)} ${num(-size)} ${num(size * 0.8)}` +
  `q${num(-size * 0.3)} ${num(-size * 0.6)} ${num(-size)} ${num(-size * 0.75)}z`;

export const birds = (
  seed: number,
  count: number,
  cx: number,
  cy: number,
  spread: number,
  color: string,
): string => {
  const random = randomFrom(seed);
  return paint(
    color,
    repeat(count, () =>
      bird(cx + random(-spread, spread), cy + random(-spread, spread) * 0.4, random(8, 15)),
    ),
  );
};
