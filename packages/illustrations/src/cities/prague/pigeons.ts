/** Pigeons on the cobbles. */
import { dusk, mix } from '../../palettes';
import { disc, lens } from '../../shapes';
import { at, line, paint } from '../../svg';
import { blush, lilac, plum } from './inks';

const pigeon = (x: number, y: number, scale: number, mirrored: boolean): string =>
  paint(plum, lens(x, y + 1, 30 * scale, 3 * scale), 0.6) +
  at(
    x,
    y,
    scale,
    line(mix(blush, lilac, 0.4), 2, 'M-2-8V0h4M6-8V0h4') +
      paint(
        mix(dusk, plum, 0.35),
        'M-34-14Q-10-34 10-30Q16-42 24-38Q30-35 27-26Q22-8 4-7Q-12-7-34-14Z',
      ) +
      paint(mix(dusk, lilac, 0.5), 'M-30-15Q-10-28 8-24Q4-12-8-12Z') +
      paint(blush, disc(24, -34, 1.6) + 'M29-34l7 2-7 2z'),
    mirrored,
  );

export const pigeons = [
  pigeon(1120, 858, 1, false),
  pigeon(1206, 884, 1.15, true),
  pigeon(1056, 896, 1.2, true),
].join('');
