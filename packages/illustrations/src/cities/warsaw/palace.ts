/** The Palace of Culture and Science: wings, pilastered shaft, tiers of finials, clock and spire, lit from below. */
import { turned, windows } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { cream, mix, sun } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, poly, polyline } from '../../shapes';
import { line, paint } from '../../svg';
import { lamp, stone } from './colours';

const CX = 640;
const BASE = 690;

/** Half width, foot and top of each storey of the tower, from the ground up. */
const tiers = [
  [232, 0, 84],
  [150, 84, 128],
  [92, 128, 176],
  [66, 176, 392],
  [54, 392, 424],
  [40, 424, 462],
  [27, 462, 486],
] as const;

const tier = (half: number, foot: number, top: number): string =>
  box(CX - half, BASE - top, half * 2, top - foot);

const finial = (x: number, foot: number, rise: number): string =>
  turned(
    x,
    BASE - foot,
    [
      [7, 0],
      [7, rise * 0.4],
      [4, rise * 0.5],
      [0, rise],
    ],
    stone,
  );

const finials = [
  [224, 84, 50],
  [142, 128, 46],
  [86, 176, 44],
  [60, 392, 46],
  [48, 424, 38],
  [34, 462, 32],
] as const;

const shadedSides = tiers
  .map(([half, foot, top]) => box(CX + half * 0.42, BASE - top, half * 0.58, top - foot))
  .join('');

const pilasters = repeat(9, (index) => box(CX - 57 + index * 13.4, BASE - 378, 5, 196));
const wingBays = repeat(23, (index) => box(CX - 220 + index * 19.6, BASE - 72, 7, 58));

const uplight = fadeTo('down', 'warsaw-uplight', mix(sun, cream, 0.3), 0.75);
const evening = fadeTo('right', 'warsaw-evening', mix(stone.dark, '#14213D', 0.3), 0.7);

export const palace = [
  paint(stone.light, tiers.map(([half, foot, top]) => tier(half, foot, top)).join('')),
  paint(stone.dark, shadedSides),
  paint(mix(stone.dark, '#14213D', 0.25), pilasters + wingBays, 0.75),
  paint(
    lamp,
    windows({
      x: CX - 140,
      y: BASE - 120,
      columns: 15,
      rows: 1,
      stepX: 19,
      stepY: 1,
      width: 8,
      height: 24,
    }) +
      windows({
        x: CX - 80,
        y: BASE - 168,
        columns: 9,
        rows: 1,
        stepX: 19,
        stepY: 1,
        width: 8,
        height: 24,
      }) +
      windows({
        x: CX - 42,
        y: BASE - 416,
        columns: 6,
        rows: 1,
        stepX: 15,
        stepY: 1,
        width: 7,
        height: 16,
      }),
  ),
  sprayed(evening, ...tiers.map(([half, foot, top]) => tier(half, foot, top))),
  sprayed(
    uplight,
    tier(232, 0, 84),
    tier(150, 84, 128),
    tier(92, 128, 176),
    tier(66, 176, 300),
    tier(54, 392, 424),
    tier(40, 424, 462),
  ),
  repeat(2, (side) =>
    finials.map(([dx, foot, rise]) => finial(CX + (side ? dx : -dx), foot, rise)).join(''),
  ),
  turned(
    CX,
    BASE - 486,
    [
      [18, 0],
      [16, 18],
      [9, 24],
      [7, 44],
      [3, 48],
      [1.4, 118],
      [0, 122],
    ],
    stone,
  ),
  paint(cream, disc(CX, BASE - 443, 17)),
  paint(mix(stone.dark, '#14213D', 0.5), disc(CX, BASE - 443, 13)),
  line(cream, 2.4, polyline([CX, BASE - 452], [CX, BASE - 443], [CX + 7, BASE - 439])),
  paint(
    stone.dark,
    poly(
      [CX - 240, BASE - 84],
      [CX + 240, BASE - 84],
      [CX + 236, BASE - 78],
      [CX - 236, BASE - 78],
    ),
  ),
].join('');
