/** Glasses, bottles and candles with the light behind them: their contents glow. Each stands on (x, base). */
import { cream, flame, mix, night, sun } from '../../palettes';
import { oval } from '../../shapes';
import { at, line, paint } from '../../svg';

const bowl = 'M-30 -150C-40 -96 -24 -66 0 -62C24 -66 40 -96 30 -150Z';

/** A wine glass, 150 tall at size 1. */
export const wineGlass = (
  x: number,
  base: number,
  size: number,
  wine: string,
  rim: string,
): string =>
  at(
    x,
    base,
    size,
    paint(mix(rim, wine, 0.25), bowl, 0.4) +
      paint(wine, 'M-35 -112C-34 -82 -20 -66 0 -62C20 -66 34 -82 35 -112Z') +
      paint(mix(wine, cream, 0.55), 'M-28 -106C-27 -86 -18 -74 -6 -70C-14 -80 -18 -92 -17 -106Z') +
      paint(mix(wine, rim, 0.5), oval(0, -112, 35, 5)) +
      line(
        rim,
        4,
        'M0 -62V-4M-26 -2Q0 -8 26 -2M-30 -150C-40 -96 -24 -66 0 -62C24 -66 40 -96 30 -150',
      ) +
      line(rim, 2.5, oval(0, -150, 30, 4)),
  );

export const bottle = (
  x: number,
  base: number,
  size: number,
  glass: string,
  label: string,
): string =>
  at(
    x,
    base,
    size,
    paint(glass, 'M-36 0V-128Q-36 -160 -14 -182V-250H14V-182Q36 -160 36 -128V0Q0 8 -36 0Z') +
      paint(
        mix(glass, sun, 0.55),
        'M-28 -6V-126Q-28 -154 -8 -176V-200H-2V-170Q-16 -150 -16 -126V-6Z',
      ) +
      paint(mix(glass, night, 0.4), 'M-14 -250H14V-206H-14Z') +
      paint(label, 'M-36 -104Q0 -98 36 -104V-44Q0 -38 -36 -44Z') +
      line(mix(label, night, 0.5), 4, 'M-16 -82H16M-10 -66H10'),
  );

export const candle = (x: number, base: number, size: number, wax: string): string =>
  at(
    x,
    base,
    size,
    paint(mix(sun, cream, 0.4), oval(0, -128, 46, 58), 0.28) +
      paint(wax, 'M-13 0V-92Q0 -86 13 -92V0Q0 4 -13 0Z') +
      paint(
        flame,
        'M0 -148C14 -126 14 -118 11 -108A11 11 0 0 1 -11 -108C-12 -120 -3 -128 0 -148Z',
      ) +
      paint(cream, 'M0 -126C7 -116 6 -112 5 -107A5 5 0 0 1 -5 -107C-5 -113 -2 -118 0 -126Z'),
  );

/** The shadow of an object on (x, base), towards the viewer. */
export const thrown = (
  x: number,
  base: number,
  half: number,
  length: number,
  lean: number,
): string =>
  `M${x - half} ${base}L${x + half} ${base}L${x + lean + half * 1.7} ${base + length}L${x + lean - half * 1.7} ${base + length}Z`;
