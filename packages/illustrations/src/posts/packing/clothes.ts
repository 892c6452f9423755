/** Clothes as they lie folded, seen from above, lit from the upper left. */
import { cream, mix, night } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, oval, taper } from '../../shapes';
import { line, num, paint } from '../../svg';

const shirtForm =
  'M-70 -92Q-84 -92 -84 -78V82Q-84 92 -74 92H74Q84 92 84 82V-78Q84 -92 70 -92L34 -98Q0 -66 -34 -98Z';

/** A folded T-shirt around (0, 0), collar up. */
export const shirt = (cloth: string, stripe?: string): string =>
  paint(cloth, shirtForm) +
  (stripe
    ? paint(
        stripe,
        repeat(6, (index) => box(-84, -52 + index * 24, 168, 10)),
      )
    : '') +
  paint(mix(cloth, night, 0.28), 'M-34 -98Q0 -66 34 -98L44 -96Q0 -48 -44 -96Z') +
  paint(night, 'M62 -92H70Q84 -92 84 -78V82Q84 92 74 92H62Z', 0.16) +
  line(mix(cloth, cream, 0.4), 3, 'M-76 -70V70', 0.6);

/** A pair of rolled socks. */
export const socks = (cloth: string, band: string): string =>
  paint(cloth, 'M-46 -22Q-46 -34 -34 -34H20Q48 -34 48 -2Q48 28 20 28H-34Q-46 28 -46 16Z') +
  paint(band, box(-46, -18, 22, 32)) +
  line(mix(cloth, night, 0.4), 4, 'M-8 -4a18 16 0 1 0 34 -2a26 24 0 0 0 -34 -18', 0.8);

const shoe = (upper: string, sole: string, lace: string): string =>
  paint(
    sole,
    'M0 -112C40 -112 50 -70 44 -20C40 12 42 40 42 70C42 106 22 114 0 114C-22 114 -42 106 -38 70C-36 40 -36 12 -40 -20C-48 -70 -38 -112 0 -112Z',
  ) +
  paint(
    upper,
    'M0 -84C30 -84 38 -56 34 -16C32 14 34 40 34 66C34 94 18 104 0 104C-18 104 -34 94 -31 66C-29 40 -28 14 -32 -16C-37 -56 -28 -84 0 -84Z',
  ) +
  paint(night, oval(1, 58, 21, 34), 0.75) +
  line(
    lace,
    5.5,
    repeat(4, (index) => `M-19 ${num(-42 + index * 18)}L21 ${num(-36 + index * 18)}`),
  ) +
  paint(upper, 'M-14 20Q1 8 16 20L14 44Q0 36 -12 44Z');

/** Two sneakers side by side, toes up. */
export const sneakers = (upper: string, sole: string, lace: string): string =>
  `<g transform="translate(-50 0) rotate(-5)">${shoe(upper, sole, lace)}</g>` +
  `<g transform="translate(50 6) rotate(6) scale(-1 1)">${shoe(upper, sole, lace)}</g>`;

/** A straw hat from above: brim, band and crown, with its weave. */
export const strawHat = (straw: string, band: string, shade: string): string =>
  paint(straw, disc(0, 0, 168)) +
  line(mix(straw, night, 0.28), 2, [150, 132, 114].map((r) => disc(0, 0, r)).join(''), 0.45) +
  paint(shade, 'M60 -78A98 98 0 0 1 -40 96Q40 150 100 84T60 -78Z', 0.3) +
  paint(band, disc(0, 0, 98)) +
  paint(mix(straw, cream, 0.25), disc(-4, -4, 84)) +
  line(mix(straw, night, 0.28), 2, [66, 48, 30].map((r) => disc(-4, -4, r)).join(''), 0.45) +
  paint(
    mix(straw, night, 0.22),
    'M-30 -34Q-4 8 -34 40Q-16 46 -4 40Q22 0 -4 -44Q-18 -44 -30 -34Z',
    0.6,
  ) +
  paint(band, taper([88, 52], 12, [134, 86], 7) + taper([74, 66], 12, [100, 112], 7));
