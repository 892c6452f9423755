/** Gulls that hang in the wind, facing right. */
import { cream, ink, mix, sky, sun } from '../../palettes';
import { lens, oval } from '../../shapes';
import { at, paint } from '../../svg';

const gull =
  paint(mix(sky, ink, 0.3), 'M-4 -6Q14 -34 46 -40Q30 -18 16 0Z') +
  paint(cream, oval(6, 0, 22, 7) + oval(27, -5, 7.5, 6.5) + 'M-14 -2L-32 4L-14 6Z') +
  paint(cream, 'M0 -4Q-22 -34 -66 -34Q-34 -20 -10 4Q6 6 10 0Z') +
  paint(ink, 'M-66 -34Q-52 -34 -44 -31L-50 -26Z') +
  paint(mix(sky, ink, 0.2), lens(4, 5, 18, 1.6), 0.7) +
  paint(sun, 'M33 -6L42 -3L33 -1Z');

export const gulls =
  at(880, 236, 1.15, gull) + at(1010, 360, 0.7, gull, true) + at(1046, 150, 0.6, gull);
