/** Two friends from behind, near enough to be cut by the frame: bobble hats, scarves, a steaming mug. */
import { spray } from '../../grain';
import { cream, ember, mix, night, sand, sea, sun, teal } from '../../palettes';
import { repeat } from '../../random';
import { disc, oval, taper } from '../../shapes';
import { at, line, num, paint } from '../../svg';

/** The chin is at (0, 0); the shoulders extend below the picture. */
const back = (coat: string, hat: string, band: string, scarf: string, shade: string): string =>
  paint(coat, 'M-210 420C-216 200 -170 110 -66 86H66C170 110 216 200 210 420Z') +
  spray(shade, 'M-210 420C-216 200 -170 110 -66 86H66C170 110 216 200 210 420Z') +
  line(
    mix(coat, night, 0.45),
    5,
    'M-138 420Q-130 300 -146 240M138 420Q130 300 146 240M0 130V420',
    0.7,
  ) +
  paint(scarf, 'M-84 50Q0 86 84 50Q104 84 88 116Q0 150 -88 116Q-104 84 -84 50Z') +
  line(mix(scarf, night, 0.3), 4, 'M-78 82Q0 118 80 80M-40 62L-56 110M20 72L10 128', 0.6) +
  paint(hat, 'M-88 40C-104 -60 -70 -128 0 -128C70 -128 104 -60 88 40Q0 66 -88 40Z') +
  line(
    mix(hat, night, 0.28),
    5,
    repeat(
      7,
      (index) =>
        `M${num(-54 + index * 18)} ${num(30 + (index % 2) * 3)}Q${num(-60 + index * 20)} -60 ${num((index - 3) * 5)} -122`,
    ),
    0.6,
  ) +
  paint(band, 'M-94 8Q0 42 94 8L92 50Q0 84 -92 50Z') +
  line(
    mix(band, night, 0.28),
    4,
    repeat(
      11,
      (index) => `M${num(-80 + index * 16)} ${num(24 + 10 * Math.sin((index / 10) * Math.PI))}v34`,
    ),
    0.6,
  ) +
  paint(band, disc(0, -142, 36)) +
  paint(mix(band, night, 0.22), oval(14, -130, 20, 18), 0.6);

/** The rim of lantern light on hat and shoulder. */
const rim = (color: string): string =>
  line(color, 7, 'M-44 -108C-84 -76 -92 -26 -82 14M-104 102C-172 136 -200 210 -203 320');

/** The arm that lifts the mug: sleeve, mitten behind the mug, mug, thumb in front of it. */
const mug = (coat: string, color: string, mitten: string, shade: string): string =>
  paint(coat, taper([-70, 330], 82, [66, 214], 58) + taper([66, 214], 58, [34, 96], 44)) +
  spray(shade, taper([66, 214], 58, [34, 96], 44)) +
  line(cream, 9, 'M-14 -88C-40 -120 10 -140 -14 -176M16 -84C-6 -112 40 -134 18 -164', 0.45) +
  paint(mitten, taper([34, 78], 48, [20, 10], 44)) +
  line(color, 14, 'M-44 -46Q-82 -46 -80 -14Q-78 12 -44 8') +
  paint(color, 'M-44 -70H44V20Q44 40 24 40H-24Q-44 40 -44 20Z') +
  paint(mix(color, night, 0.4), 'M18 -70H44V20Q44 40 24 40H4Q18 10 18 -70Z', 0.45) +
  paint(mix(color, night, 0.45), oval(0, -70, 44, 10)) +
  paint(cream, 'M-8 4C-30 -10 -26 -32 -14 -32Q-8 -32 -8 -22Q-8 -32 -1 -32C11 -32 14 -10 -8 4Z') +
  paint(mitten, taper([42, 70], 26, [24, 8], 18)) +
  paint(mix(mitten, cream, 0.35), 'M-6 96Q34 120 82 92L90 124Q38 156 -10 130Z');

const lamplight = mix(sun, cream, 0.3);
const wine = mix(ember, night, 0.4);

export const friends = (shade: string): string =>
  at(560, 640, 1.06, back(mix(teal, night, 0.35), sun, cream, ember, shade) + rim(lamplight)) +
  at(1090, 700, 1, mug(wine, ember, mix(sun, cream, 0.15), shade)) +
  at(880, 690, 0.98, back(wine, mix(sea, night, 0.15), sand, cream, shade) + rim(lamplight));
