/** A roof terrace: parapet, tulips, a breakfast table. */
import { fadeTo, sprayed, sprayOn } from '../../grain';
import { brick, coral, cream, ink, mix, moss, rose, sand, sun, teal } from '../../palettes';
import { repeat, times } from '../../random';
import { box, polyline } from '../../shapes';
import { at, line, paint } from '../../svg';
import { morning, shadow } from './colours';

const TOP = 776;

const petal = (x: number, base: number): string =>
  `M${x - 9} ${base - 50}l5 5l4 -8l4 8l5 -5q2 20 -9 21q-11 -1 -9 -21z`;

const tulip = (x: number, base: number, color: string): string =>
  paint(
    mix(moss, teal, 0.4),
    `M${x - 1} ${base}Q${x - 12} ${base - 14} ${x - 14} ${base - 30}Q${x - 2} ${base - 20} ${x} ${base}Q${x + 2} ${base - 22} ${x + 13} ${base - 26}Q${x + 10} ${base - 10} ${x + 2} ${base}z`,
  ) +
  line(mix(moss, teal, 0.4), 3, `M${x} ${base}V${base - 34}`) +
  paint(color, petal(x, base));

const flowers = (from: number, count: number): string =>
  times(count, (index) =>
    tulip(
      from + index * 25,
      TOP + 4 - (index % 2) * 5,
      [coral, sun, rose, cream][index % 4] ?? coral,
    ),
  ).join('');

const parapet =
  paint(mix(shadow, teal, 0.3), box(0, TOP + 8, 1600, 130)) +
  paint(mix(teal, cream, 0.2), box(0, TOP, 1600, 12)) +
  paint(mix(shadow, ink, 0.25), box(0, TOP + 12, 1600, 6)) +
  line(
    mix(shadow, teal, 0.05),
    3,
    repeat(12, (index) => polyline([70 + index * 140, TOP + 18], [70 + index * 140, 906])),
  );

const shade = fadeTo('right', 'riga-parapet', mix(shadow, ink, 0.35), 0.8);
const boards = fadeTo('right', 'riga-boards', mix(rose, brick, 0.4), 0.4);

export const terrace = [
  parapet,
  sprayed(shade, box(0, TOP + 18, 1600, 120)),
  flowers(846, 12),
  paint(mix(shadow, teal, 0.1), box(826, TOP - 2, 316, 34)),
  paint(mix(sand, rose, 0.4), box(0, 904, 1600, 96)),
  line(
    mix(shadow, sand, 0.4),
    2.4,
    polyline([0, 930], [1600, 930]) + polyline([0, 962], [1600, 962]),
  ),
  sprayed(boards, box(0, 904, 1600, 96)),
  paint(mix(teal, cream, 0.2), box(0, 900, 1600, 5)),
].join('');

/** The nearest tulips, on the deck, cropped by the frame. */
const near: readonly (readonly [x: number, base: number, scale: number, color: string])[] = [
  [1292, 1050, 4.4, mix(sun, coral, 0.15)],
  [1478, 1060, 4.9, rose],
  [1378, 1040, 5.4, coral],
  [1216, 1070, 4, mix(coral, brick, 0.25)],
  [1556, 1050, 5.2, coral],
];
const blooms = (color: (own: string) => string): string =>
  near.map(([x, base, scale, own]) => at(x, base, scale, tulip(0, 0, color(own)))).join('');

const dusk = fadeTo('right', 'riga-bouquet', mix(brick, shadow, 0.5), 0.75);
const petals = near
  .map(([x, base, scale]) => at(x, base, scale, paint(dusk.fill, petal(0, 0))))
  .join('');

export const bouquet =
  at(
    -4,
    -1,
    1,
    blooms(() => morning),
  ) +
  blooms((own) => own) +
  dusk.def +
  sprayOn(petals);
