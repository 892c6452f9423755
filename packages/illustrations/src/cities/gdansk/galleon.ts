/** A three-masted galleon at its mooring, sails furled, bow to the left; waterline at y = 0. */
import { fadeTo, sprayed } from '../../grain';
import { brick, coral, cream, ink, mix, sand, sun } from '../../palettes';
import { repeat } from '../../random';
import { box, poly, polyline } from '../../shapes';
import { line, num, paint } from '../../svg';

const hull =
  'M-176 -92L-150 -70Q0 -40 120 -78L128 -136L196 -152L190 -40Q182 4 150 12L-92 12Q-140 -10 -176 -92Z';

interface Mast {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  readonly yards: readonly (readonly [y: number, half: number])[];
}

const masts: readonly Mast[] = [
  {
    x: -98,
    foot: -60,
    top: -500,
    yards: [
      [-220, 92],
      [-352, 70],
    ],
  },
  {
    x: 22,
    foot: -54,
    top: -600,
    yards: [
      [-250, 112],
      [-410, 84],
      [-520, 54],
    ],
  },
  { x: 140, foot: -90, top: -440, yards: [[-280, 64]] },
];

const spars = masts
  .map(
    ({ x, foot, top, yards }) =>
      polyline([x, foot], [x, top]) +
      yards.map(([y, half]) => polyline([x - half, y + 5], [x + half, y - 5])).join(''),
  )
  .join('');

/** A sail rolled up under its yard. */
const furled = (x: number, y: number, half: number): string =>
  `M${num(x - half * 0.92)} ${y + 5}` +
  repeat(4, () => `q${num(half * 0.23)} 26 ${num(half * 0.46)} -1`) +
  `L${num(x + half * 0.92)} ${y - 4}z`;

const sails = masts
  .flatMap(({ x, yards }) => yards.map(([y, half]) => furled(x, y, half)))
  .join('');

const rigging = masts
  .map(
    ({ x, foot, top }) =>
      [-46, -28, 28, 46].map((dx) => polyline([x, top + 130], [x + dx, foot - 4])).join('') +
      polyline([x, top + 12], [x - 80, foot + 10]),
  )
  .join('');

const flags = masts
  .map(({ x, top }) => `M${x} ${top}q22 -12 40 0t40 -2l-6 14 6 14q-22 10 -40 2t-40 0z`)
  .join('');

const hullShade = fadeTo('left', 'gdansk-hull', ink, 0.75);
const sailShade = fadeTo('down', 'gdansk-sails', mix(sand, brick, 0.45), 0.7);

export const galleon = [
  line(mix(ink, brick, 0.3), 1.6, rigging + polyline([-98, -470], [-250, -140], [-98, -220]), 0.8),
  line(mix(brick, ink, 0.45), 8, spars + polyline([-160, -84], [-262, -138])),
  paint(cream, sails),
  sprayed(sailShade, sails),
  paint(coral, flags),
  paint(mix(brick, ink, 0.35), hull),
  paint(mix(sun, brick, 0.2), 'M-172 -86Q-20 -24 186 -66L187 -54Q-20 -10 -164 -72Z'),
  paint(mix(sun, brick, 0.2), poly([128, -136], [196, -152], [195, -142], [128, -126])),
  paint(
    ink,
    repeat(6, (index) => box(-96 + index * 38, -26 - Math.abs(index - 2) * 2, 15, 14)) +
      box(140, -112, 14, 20) +
      box(164, -116, 14, 20),
  ),
  sprayed(hullShade, hull),
].join('');
