/** The lit market square: houses around it, flagstones, and the Cloth Hall's own shadow. */
import { windows } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { coral, cream, mix, orange, rose, sand, sun } from '../../palettes';
import { repeat } from '../../random';
import { box, halfOval, poly, polyline } from '../../shapes';
import { line, paint, vertical } from '../../svg';
import { glowing, haze, shade } from './colours';

const GROUND = 716;

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const row: readonly House[] = [
  { x: 60, width: 150, height: 190, color: mix(sun, coral, 0.35) },
  { x: 210, width: 124, height: 226, color: haze.light },
  { x: 334, width: 112, height: 196, color: mix(sand, sun, 0.5) },
  { x: 446, width: 100, height: 172, color: mix(coral, sand, 0.4) },
  { x: 880, width: 96, height: 150, color: mix(sand, coral, 0.3) },
  { x: 976, width: 108, height: 196, color: haze.light },
  { x: 1084, width: 130, height: 168, color: mix(sun, sand, 0.4) },
  { x: 1214, width: 140, height: 216, color: mix(coral, sand, 0.25) },
  { x: 1354, width: 130, height: 186, color: mix(sand, sun, 0.35) },
  { x: 1484, width: 150, height: 226, color: mix(coral, sun, 0.4) },
];

const house = ({ x, width, height, color }: House): string =>
  paint(
    haze.dark,
    poly(
      [x - 4, GROUND - height],
      [x + width * 0.16, GROUND - height - 44],
      [x + width * 0.84, GROUND - height - 44],
      [x + width + 4, GROUND - height],
    ),
  ) +
  paint(color, box(x, GROUND - height, width, height)) +
  paint(
    shade,
    windows({
      x: x + width * 0.14,
      y: GROUND - height + 20,
      columns: 4,
      rows: 3,
      stepX: width * 0.2,
      stepY: 46,
      width: width * 0.1,
      height: 26,
    }),
    0.42,
  ) +
  paint(cream, box(x, GROUND - 52, width, 5), 0.5);

/** The shadow of the Cloth Hall on the flagstones, with the hall's crest along its edge. */
const ownShadow =
  poly([0, 838], [1600, 812], [1600, 910], [0, 910]) +
  repeat(33, (index) => {
    const x = index * 50;
    return halfOval(x, 841 - x * 0.0163, 15, 11);
  });

export const ground = vertical('krakow-ground', [
  glowing,
  mix(sun, orange, 0.25),
  mix(orange, coral, 0.4),
]);
const evening = fadeTo('right', 'krakow-evening', mix(coral, rose, 0.3), 0.6);
const dust = fadeTo('down', 'krakow-dust', mix(orange, shade, 0.35), 0.55);

const flags = repeat(13, (index) =>
  polyline([700 + (index - 6) * 70, GROUND], [700 + (index - 6) * 330, 910]),
);

export const square = [
  row.map(house).join(''),
  sprayed(evening, ...row.map(({ x, width, height }) => box(x, GROUND - height, width, height))),
  paint(ground.fill, box(0, GROUND, 1600, 290)),
  sprayed(dust, box(0, GROUND + 20, 1600, 120)),
  line(cream, 2.4, flags + polyline([0, 742], [1600, 742]) + polyline([0, 782], [1600, 782]), 0.4),
  paint(shade, poly([560, 720], [850, 720], [1240, 738], [1080, 748], [660, 730]), 0.4),
  paint(mix(shade, orange, 0.25), ownShadow),
].join('');
