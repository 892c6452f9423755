/** St Peter's: a brick tower with the three-galleried spire, green copper, golden cockerel on top. */
import { archWindows, lancetWindows, onionProfile, turned } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { cream, ink, mix, sun } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, poly } from '../../shapes';
import { line, paint } from '../../svg';
import { copper, mist, redBrick, shadow } from './colours';

const CX = 566;
const BASE = 740;

/** An open gallery and the bell roof over it: half width, foot, height of the posts, rise of the roof. */
const storeys = [
  [52, 352, 44, 92],
  [33, 452, 40, 70],
  [20, 530, 34, 50],
] as const;

const storey = (half: number, foot: number, posts: number, rise: number): string =>
  turned(
    CX,
    BASE - foot,
    [
      [half + 6, 0],
      [half + 6, 7],
      [half - 4, 7],
      [half - 4, posts],
      [half + 4, posts + 4],
      [half + 4, posts + 10],
      ...onionProfile(half * 0.98, posts + 10, rise).slice(2, 7),
    ],
    copper,
  ) +
  paint(
    mix(copper.dark, ink, 0.35),
    archWindows({
      x: CX - half * 0.72,
      y: BASE - foot - posts + 6,
      columns: 3,
      rows: 1,
      stepX: half * 0.54,
      stepY: 1,
      width: half * 0.34,
      height: posts - 12,
    }),
  );

const needle = turned(
  CX,
  BASE - 592,
  [
    [9, 0],
    [8, 10],
    [2.4, 66],
    [1.4, 84],
  ],
  copper,
);

const cockerel =
  paint(sun, disc(CX, BASE - 676, 6)) +
  paint(
    sun,
    `M${CX - 15} ${BASE - 694}q6 10 18 8q8 -2 10 -12l6 2l-4 -9q-5 -1 -6 5q-8 4 -12 0q-6 -8 -12 -4q4 3 0 10z`,
  );

const shaft = box(CX - 62, BASE - 340, 124, 340);
const shade = fadeTo('right', 'riga-peter', redBrick.dark, 1);
const foot = fadeTo('down', 'riga-peter-mist', mist, 0.8);

export const saintPeter = [
  paint(redBrick.light, shaft),
  paint(redBrick.dark, box(CX + 34, BASE - 340, 28, 340)),
  paint(
    mix(shadow, redBrick.dark, 0.4),
    lancetWindows({
      x: CX - 40,
      y: BASE - 316,
      columns: 2,
      rows: 2,
      stepX: 44,
      stepY: 116,
      width: 24,
      height: 86,
    }),
  ),
  sprayed(shade, box(CX - 62, BASE - 340, 100, 340)),
  paint(
    mix(cream, redBrick.light, 0.2),
    box(CX - 68, BASE - 352, 136, 14) + box(CX - 66, BASE - 204, 132, 7),
  ),
  repeat(2, (side) =>
    turned(
      CX + (side ? 58 : -58),
      BASE - 352,
      [
        [6, 0],
        [6, 16],
        [0, 44],
      ],
      copper,
    ),
  ),
  storeys.map(([half, from, posts, rise]) => storey(half, from, posts, rise)).join(''),
  needle,
  line(sun, 2, `M${CX} ${BASE - 676}V${BASE - 690}`),
  cockerel,
  sprayed(
    foot,
    poly([CX - 62, BASE], [CX - 62, BASE - 170], [CX + 62, BASE - 170], [CX + 62, BASE]),
  ),
].join('');
