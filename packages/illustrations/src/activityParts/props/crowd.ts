import { disc, num, path, times, dice, fade } from '../shape';

/** A row of anonymous heads and shoulders, used as a silhouetted audience. */
export const crowd = (
  y: number,
  count: number,
  seed: number,
  colour: string,
  size = 40,
  from = -20,
  to = 1220,
): string => {
  const roll = dice(seed);
  return times(count, (i) => {
    const x = Math.round(from + ((to - from) / (count - 1)) * i + (roll() - 0.5) * size * 0.6);
    const top = Math.round(y + (roll() - 0.5) * size * 0.9);
    const w = num(size * 1.3);
    return (
      disc(x, top, Math.round(size * 0.48), colour) +
      path(
        `M${x} ${num(top + size * 0.45)}c${num(size * 0.8)} 0 ${w} ${num(size * 0.5)} ${w} ${num(size * 1.1)}V900H${num(x - size * 1.3)}V${num(top + size * 1.55)}c0-${num(size * 0.6)} ${num(size * 0.5)}-${num(size * 1.1)} ${w}-${num(size * 1.1)}Z`,
        colour,
      )
    );
  });
};

/** Paper confetti drifting over an area, one path per colour. */
export const confetti = (
  count: number,
  seed: number,
  colours: readonly string[],
  area: readonly [number, number, number, number],
): string => {
  const roll = dice(seed);
  const [x0, y0, w, h] = area;
  const flake = (): string => {
    const s = Math.round(4 + roll() * 7);
    return `M${Math.round(x0 + roll() * w)} ${Math.round(y0 + roll() * h)}l${s} ${Math.round((roll() - 0.5) * 8)}l${Math.round((roll() - 0.5) * 8)} ${s}l${-s}-2Z`;
  };
  return colours
    .map((colour) => path(times(Math.round(count / colours.length), flake), colour))
    .join('');
};

/** Round clouds of dust or steam. */
export const puff = (x: number, y: number, r: number, colour: string, opacity = 0.6): string =>
  fade(
    opacity,
    disc(x, y, r, colour),
    disc(x - r * 1.1, y + r * 0.3, r * 0.75, colour),
    disc(x + r, y + r * 0.35, r * 0.65, colour),
    disc(x - r * 0.3, y - r * 0.6, r * 0.7, colour),
  );
