/** St Mary's: the crowned watch tower, the lower domed bell tower, and the gable between them. */
import { domeProfile, lancetWindows, turned } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { mix, sun } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, lancet, poly } from '../../shapes';
import { paint } from '../../svg';
import { copper, glowing, gold, masonry, shade, stone } from './colours';

const BASE = 722;

const eveningShade = fadeTo('right', 'krakow-walls', mix(masonry.dark, shade, 0.5), 0.6);
const footShade = fadeTo('down', 'krakow-foot', mix(masonry.dark, shade, 0.3), 0.45);
const gild = fadeTo('left', 'krakow-gild', glowing, 0.75);

/** A square brick shaft: gilded on its left edge, its right return in shade. */
const shaft = (x: number, width: number, height: number): string =>
  paint(masonry.light, box(x, BASE - height, width, height)) +
  sprayed(gild, box(x, BASE - height, width * 0.5, height)) +
  sprayed(eveningShade, box(x, BASE - height, width, height)) +
  paint(masonry.dark, box(x + width * 0.8, BASE - height, width * 0.2, height));

const courses = (x: number, width: number, heights: readonly number[]): string =>
  paint(stone, heights.map((height) => box(x - 3, BASE - height, width + 6, 4)).join(''), 0.7);

const niches = (x: number, tops: readonly number[], height: number): string =>
  tops
    .map((top) =>
      lancetWindows({
        x,
        y: BASE - top,
        columns: 2,
        rows: 1,
        stepX: 36,
        stepY: 1,
        width: 20,
        height,
      }),
    )
    .join('');

const watchTower = [
  shaft(536, 116, 350),
  paint(masonry.light, poly([543, 372], [646, 372], [640, 290], [549, 290])),
  paint(masonry.dark, poly([626, 372], [646, 372], [640, 290], [620, 290])),
  sprayed(gild, poly([543, 372], [549, 290], [590, 290], [590, 372])),
  courses(536, 116, [352, 268, 186, 104]),
  paint(stone, box(545, 286, 99, 6)),
  paint(shade, niches(556, [252, 170, 88], 60) + niches(560, [424, 338], 58)),
  turned(
    594,
    288,
    [
      [44, 0],
      [40, 20],
      [20, 44],
      [14, 60],
      [2, 176],
      [0, 178],
    ],
    copper,
  ),
  repeat(5, (index) =>
    turned(
      552 + index * 21,
      290,
      [
        [8, 0],
        [8, 20],
        [5, 24],
        [0, 76 - Math.abs(index - 2) * 3],
      ],
      copper,
    ),
  ),
  turned(
    594,
    222,
    [
      [20, 0],
      [25, 20],
      [18, 13],
      [13, 22],
      [8, 12],
      [4, 24],
    ],
    gold,
  ),
  paint(gold.light, disc(594, 110, 6)),
].join('');

const bellTower = [
  shaft(752, 108, 318),
  courses(752, 108, [318, 240, 160, 82]),
  paint(shade, niches(770, [300, 222, 142], 56)),
  turned(
    806,
    404,
    [
      [50, 0],
      [50, 14],
      [40, 18],
    ],
    copper,
  ),
  turned(
    806,
    388,
    [...domeProfile(38, 0, 46, 13), [13, 62], [17, 64], [10, 76], [2, 92], [0, 124]],
    copper,
  ),
  repeat(2, (index) =>
    turned(
      762 + index * 88,
      404,
      [
        [8, 0],
        [8, 16],
        [9, 18],
        [4, 30],
        [0, 46],
      ],
      copper,
    ),
  ),
].join('');

const front = [
  paint(copper.dark, poly([644, 420], [702, 312], [760, 420])),
  paint(masonry.light, poly([644, BASE], [644, 432], [702, 330], [760, 432], [760, BASE])),
  paint(masonry.dark, box(740, 420, 20, BASE - 420)),
  sprayed(eveningShade, poly([644, BASE], [644, 432], [702, 330], [760, 432], [760, BASE])),
  paint(shade, lancet(702, 652, 62, 214)),
  paint(
    sun,
    repeat(3, (index) => lancet(683 + index * 19, 646, 13, index === 1 ? 196 : 170)),
  ),
  paint(
    mix(stone, masonry.light, 0.35),
    poly([662, BASE], [662, 676], [702, 642], [742, 676], [742, BASE]),
  ),
  paint(shade, lancet(702, BASE, 34, 54)),
].join('');

export const basilica = [
  front,
  watchTower,
  bellTower,
  sprayed(footShade, box(536, 580, 324, 142)),
].join('');
