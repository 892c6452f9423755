/** The Motlawa: quay wall, reflections, the granaries of the far bank. */
import { pitchedGable, windows } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { brick, coral, cream, ink, mix, sand, sea, sky, teal } from '../../palettes';
import { times } from '../../random';
import { box, poly } from '../../shapes';
import { paint, vertical } from '../../svg';
import { glints, reflection } from '../../water';
import { AWAY, away, deepWater, far, FRONTS, QUAY, water } from './colours';

const EDGE = FRONTS + 190;
const WATER = QUAY + 70;

export const surface = vertical('gdansk-water', [
  mix(water, sky, 0.55),
  water,
  mix(teal, ink, 0.15),
]);

const quayTop = poly(
  away(FRONTS, QUAY, 1.1),
  away(FRONTS, QUAY, 18),
  away(EDGE, QUAY, 18),
  away(EDGE, QUAY, 1.1),
);
const quayWall = poly(
  away(EDGE, QUAY, 1.1),
  away(EDGE, QUAY, 18),
  away(EDGE, WATER, 18),
  away(EDGE, WATER, 1.1),
);

const granaries = times(7, (index) => {
  const x = 1136 + index * 74;
  const height = 74 + index * 17 + (index % 2) * 14;
  return { x, width: 74, height };
});

const farBank =
  granaries
    .map(({ x, width, height }, index) =>
      paint(
        index % 2 ? far.light : far.dark,
        pitchedGable(x, 640 + index * 4, width, height, 36 + index * 5),
      ),
    )
    .join('') +
  paint(
    mix(far.dark, brick, 0.4),
    granaries
      .slice(2)
      .map(({ x, height }, index) =>
        windows({
          x: x + 14,
          y: 648 + index * 4 - height,
          columns: 3,
          rows: 3,
          stepX: 18,
          stepY: 30,
          width: 8,
          height: 14,
        }),
      )
      .join(''),
    0.6,
  ) +
  paint(mix(far.dark, ink, 0.3), poly(AWAY, [1600, 664], [1600, 690], AWAY));

const wallShade = fadeTo('left', 'gdansk-quay', ink, 0.7);
const depth = fadeTo('down', 'gdansk-depth', deepWater, 0.7);

export const river = [
  farBank,
  paint(surface.fill, poly(AWAY, [1600, 682], [1600, 1000], [0, 1000], [0, 790])),
  paint(mix(sand, brick, 0.15), quayTop),
  paint(mix(brick, ink, 0.35), quayWall),
  sprayed(wallShade, quayWall),
  sprayed(depth, box(0, 780, 1600, 220)),
  reflection(600, 812, 300, 7, mix(brick, ink, 0.4), 0.55),
  reflection(840, 700, 130, 6, coral, 0.4),
  reflection(930, 668, 90, 5, cream, 0.5),
  reflection(760, 716, 90, 7, mix(teal, cream, 0.3), 0.5),
  reflection(1390, 784, 300, 7, mix(brick, ink, 0.5), 0.5),
  glints(17, 26, { left: 560, right: 1600, top: 690, bottom: 940 }, cream, 0.55),
  glints(23, 12, { left: 700, right: 1600, top: 700, bottom: 900 }, mix(sea, cream, 0.4), 0.5),
].join('');
