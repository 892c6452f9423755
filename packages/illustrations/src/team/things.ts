/** Objects that the team holds: the origin is the holding hand. */
import { cream, flame, ink, mix, sand, sun, teal } from '../palettes';
import { blob, disc, oval, taper } from '../shapes';
import { at, line, paint } from '../svg';

export const paddle = (wood: string, blade: string): string =>
  line(wood, 4, 'M0 90V-34') +
  paint(blade, 'M-3 -26C-13 -36 -12 -66 -2 -72H3C13 -64 12 -36 3 -26Z') +
  paint(mix(blade, ink, 0.25), 'M0 -26V-72H3C13 -64 12 -36 3 -26Z');

export const microphone =
  paint(ink, taper([0, 8], 2.4, [3, -8], 3)) +
  paint(mix(cream, ink, 0.45), disc(4, -12, 5)) +
  paint(cream, disc(2.6, -13.6, 1.4), 0.6);

export const mug = (glaze: string): string =>
  paint(glaze, 'M-6 -13H9V3Q8 6 4 6H-2Q-6 6 -6 3Z') + line(glaze, 2.4, 'M9 -9q7 4 0 9');

export const map = at(
  0,
  0,
  1,
  paint(cream, 'M-4 -22L12 -17L28 -23L42 -18V14L28 9L12 15L-4 10Z') +
    paint(mix(teal, cream, 0.55), 'M12 -17L28 -23V9L12 15Z') +
    line(flame, 1.6, 'M2 2Q10 -12 18 -4T36 -10') +
    paint(flame, disc(36, -11, 2.6)),
);

/** A carried terrier, looking right. */
export const dog = (coat: string, patch: string): string =>
  paint(coat, blob([-26, 12], [-22, -10], [-4, -16], [12, -12], [16, 10], [0, 22], [-18, 22])) +
  paint(coat, taper([4, 14], 5, [10, 30], 4)) +
  paint(
    coat,
    'M0 -16C-2 -38 20 -44 28 -32C38 -31 44 -26 42 -20C40 -14 28 -14 22 -10C14 -4 2 -6 0 -16Z',
  ) +
  paint(
    patch,
    'M6 -36C-4 -40 -10 -26 -6 -16C0 -14 8 -22 10 -34Z' +
      blob([-24, 2], [-16, -10], [-4, -6], [-10, 8]),
  ) +
  paint(ink, disc(20, -29, 2) + oval(41, -24, 3.2, 2.6)) +
  paint('#E8716B', 'M30 -15Q34 -4 29 -3Q25 -6 25 -12Z') +
  line(sun, 3, 'M2 -12Q10 -2 18 -9') +
  paint(sand, disc(12, -3, 2.4));
