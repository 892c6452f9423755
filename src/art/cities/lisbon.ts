/** Lisbon at noon: tram 28 climbing past pastel houses, the red bridge across the Tagus. */
import { archWindows } from '../building';
import { poplar } from '../nature';
import { brick, coral, cream, ink, mix, moss, rose, sand, sea, sky, sun } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { bunting, guitar } from '../props';
import { repeat } from '../random';
import { arch, box, disc, hills, poly, polyline, taper } from '../shapes';
import { birds, cloud, haloSun } from '../sky';
import { line, num, paint, tilted, vertical, type Picture } from '../svg';
import { glints, sailboat } from '../water';
import { house } from './lisbonHouse';
import { tram } from './lisbonTram';

const air = vertical('lisbon-air', [sky, mix(sky, cream, 0.7), mix(cream, sun, 0.18)]);
const tagus = vertical('lisbon-tagus', [mix(sky, sea, 0.45), sea]);
const street = vertical('lisbon-street', [
  mix(sand, cream, 0.4),
  mix(sand, coral, 0.22),
  mix(sand, brick, 0.35),
]);

const horizon = 520;

/** Height of the main cable: sags between the two towers at 330 and 730. */
const cableY = (x: number): number =>
  horizon - 52 - 190 * ((x - 530) / 200) ** 2 * (x < 330 || x > 730 ? 0 : 1);

const tower = (x: number): string =>
  box(x - 9, 276, 6, 250) +
  box(x + 3, 276, 6, 250) +
  repeat(5, (index) => box(x - 9, 276 + index * 44, 18, 6));

const bridge = [
  paint(
    mix(sky, sea, 0.3),
    hills(horizon + 4, [-40, 470], [160, 452], [420, 492], [700, 486], [980, 460], [1200, 490]),
  ),
  paint(
    mix(sky, sea, 0.5),
    poly([214, 462], [218, 408], [228, 408], [232, 462]) +
      taper([223, 404], 4, [223, 384], 4) +
      disc(223, 376, 4) +
      box(205, 387, 36, 5),
  ),
  line(
    coral,
    2,
    repeat(19, (index) => {
      const x = 350 + index * 20;
      return `M${num(x)} ${num(cableY(x))}V476`;
    }),
    0.8,
  ),
  line(
    coral,
    4.5,
    polyline(
      ...Array.from(
        { length: 21 },
        (_, index) => [330 + index * 20, cableY(330 + index * 20)] as const,
      ),
    ) +
      polyline([60, 474], [330, 278]) +
      polyline([730, 278], [1000, 474]),
  ),
  paint(coral, tower(330) + tower(730)),
  paint(mix(coral, brick, 0.45), box(-10, 470, 1100, 11)),
].join('');

const hillside = [
  { x: 1010, base: 780, width: 110, height: 310, wall: mix(rose, cream, 0.4), columns: 2, rows: 2 },
  { x: 1120, base: 780, width: 120, height: 372, wall: mix(sun, cream, 0.45), columns: 3, rows: 3 },
  { x: 1236, base: 780, width: 116, height: 436, wall: mix(sky, cream, 0.25), columns: 2, rows: 4 },
  {
    x: 1350,
    base: 780,
    width: 130,
    height: 494,
    wall: mix(coral, cream, 0.45),
    columns: 3,
    rows: 5,
  },
  { x: 1478, base: 780, width: 140, height: 560, wall: cream, columns: 3, rows: 6 },
]
  .map(house)
  .join('');

const frame = [
  { x: -40, base: 900, width: 150, height: 560, wall: mix(sun, cream, 0.3), columns: 2, rows: 7 },
  { x: 108, base: 900, width: 116, height: 420, wall: mix(rose, coral, 0.25), columns: 2, rows: 5 },
]
  .map(house)
  .join('');

const slope = -13;

const road = [
  paint(street.fill, poly([0, 1000], [0, 812], [560, 794], [900, 756], [1600, 592], [1600, 1000])),
  paint(
    mix(cream, brick, 0.12),
    poly(
      [900, 756],
      [1600, 592],
      [1600, 622],
      [900, 776],
      [560, 806],
      [0, 822],
      [0, 812],
      [560, 794],
    ),
  ),
  line(
    mix(brick, ink, 0.4),
    5,
    polyline([560, 852], [900, 806], [1600, 646]) + polyline([560, 866], [900, 822], [1600, 664]),
    0.7,
  ),
  paint(brick, poly([0, 1000], [0, 884], [700, 884], [1120, 848], [1600, 742], [1600, 1000]), 0.12),
].join('');

const parapet = [
  paint(cream, box(216, 738, 600, 84)),
  paint(
    mix(sky, sea, 0.55),
    repeat(
      15,
      (index) =>
        poly(
          [240 + index * 40, 750],
          [256 + index * 40, 780],
          [240 + index * 40, 810],
          [224 + index * 40, 780],
        ) + disc(260 + index * 40, 780, 3),
    ),
    0.75,
  ),
  paint(mix(sand, rose, 0.3), box(208, 730, 608, 12)),
].join('');

const looks = wardrobe(
  [coral, cream, sun, mix(sea, ink, 0.3), ink],
  [ink, brick, mix(sun, brick, 0.3)],
  ink,
);
const shade = { color: brick, opacity: 0.35, dx: -40, dy: 18 };
const friends = group(
  looks,
  0.95,
  [
    { x: 330, y: 846, pose: 'dance', look: 3 },
    { x: 424, y: 850, pose: 'dance', look: 2, left: true },
    { x: 640, y: 850, pose: 'embrace', look: 9 },
    { x: 700, y: 852, pose: 'hail', look: 8 },
    { x: 1180, y: 838, pose: 'stroll', look: 1, left: true },
    { x: 1240, y: 836, pose: 'walk', look: 0, left: true },
  ],
  shade,
);
const musician = group(looks, 0.95, [{ x: 540, y: 850, pose: 'sit', look: 6 }]);

export const lisbon: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, tagus, street],
  layers: [
    paint(air.fill, box(0, 0, 1600, 560)),
    haloSun(900, 230, 66, cream, cream, 3),
    cloud(470, 190, 200, cream, 0.75),
    cloud(1120, 150, 150, cream, 0.6),
    birds(21, 7, 620, 230, 90, ink),
    bridge,
    paint(tagus.fill, box(0, horizon, 1600, 320)),
    glints(33, 44, { left: 200, right: 1100, top: horizon + 12, bottom: 740 }, cream, 0.55),
    sailboat(470, 610, 40, ink, cream, coral),
    sailboat(820, 574, 26, ink, cream, sun),
    hillside,
    repeat(4, (index) =>
      poplar(896 + index * 40, 790 - index * 12, 150 - index * 20, {
        light: moss,
        dark: mix(moss, ink, 0.4),
      }),
    ),
    road,
    parapet,
    frame,
    paint(
      mix(sea, ink, 0.6),
      archWindows({
        x: 134,
        y: 780,
        columns: 1,
        rows: 1,
        stepX: 1,
        stepY: 1,
        width: 60,
        height: 120,
      }) + arch(40, 900, 60, 120),
    ),
    line(ink, 6, 'M786 556V820'),
    bunting([216, 520], [786, 560], 50, 15, ink, [coral, sun, cream]),
    tilted(972, 806, slope, tram),
    paint(ink, box(520, 800, 44, 50)),
    friends,
    musician,
    guitar(556, 776, 56, brick, ink),
  ],
};
