/** A gull with a stolen pretzel, flying left. */
import { cream, flame, ink, mix } from '../palettes';
import { oval } from '../shapes';
import { at, line, paint } from '../svg';

export const gull = (x: number, y: number, size: number, shade: string): string =>
  at(
    x,
    y,
    size,
    line('#B8592B', 6, `${oval(-52, 26, 13, 14)}M-58 14L-46 38M-46 14L-58 38`) +
      paint(mix(cream, shade, 0.45), 'M4 2C20 -34 52 -62 108 -72C84 -50 66 -24 30 8Z') +
      paint(mix(shade, ink, 0.4), 'M108 -72C92 -70 78 -66 66 -60L86 -48Q96 -58 108 -72Z') +
      paint(
        cream,
        'M-46 2C-40 -14 -20 -12 -4 -8C16 -6 40 2 70 10L66 20C40 26 -8 26 -28 12C-38 12 -44 10 -46 2Z',
      ) +
      paint(mix(cream, shade, 0.3), 'M-28 12C-8 26 40 26 66 20L68 15C40 19 0 18 -28 12Z') +
      paint(cream, 'M-8 -4C-16 -44 -48 -78 -96 -84C-74 -66 -62 -24 -22 6Q8 14 18 2Z') +
      paint(mix(shade, ink, 0.4), 'M-96 -84C-80 -82 -66 -77 -56 -71L-70 -60Q-80 -74 -96 -84Z') +
      paint(flame, 'M-45 -2L-60 6L-44 9Z') +
      paint(ink, oval(-37, -2, 2.2, 2.6)),
  );
