/** Hero 5: a group reaches a summit at sunrise, above a sea of clouds. */
import { coral, cream, dusk, ink, mix, night, orange, rose, sun, teal } from '../palettes';
import { figure } from '../people/figure';
import { wardrobe } from '../people/look';
import type { PoseName } from '../people/pose';
import { repeat } from '../random';
import { blob, box, disc, poly, polyline } from '../shapes';
import { birds, haloSun, streaks } from '../sky';
import { at, line, paint, vertical, type Picture } from '../svg';

const air = vertical('summit-air', [
  mix(dusk, night, 0.35),
  mix(dusk, rose, 0.5),
  mix(coral, sun, 0.35),
  mix(sun, cream, 0.5),
]);
const rock = vertical('summit-rock', [mix(dusk, night, 0.35), night, mix(night, ink, 0.5)]);
const mistNear = vertical('summit-mist', [mix(rose, cream, 0.45), mix(rose, dusk, 0.55)]);

const peaks = (
  color: string,
  shade: string,
  base: number,
  list: readonly (readonly [x: number, y: number, half: number])[],
): string =>
  paint(
    color,
    list
      .map(([x, y, half]) =>
        poly(
          [x - half, base],
          [x - half * 0.4, y + (base - y) * 0.46],
          [x - half * 0.26, y + (base - y) * 0.4],
          [x, y],
          [x + half * 0.34, y + (base - y) * 0.42],
          [x + half, base],
        ),
      )
      .join(''),
  ) +
  paint(
    shade,
    list
      .map(([x, y, half]) =>
        poly(
          [x, y],
          [x + half * 0.34, y + (base - y) * 0.42],
          [x + half, base],
          [x + half * 0.2, base],
          [x + half * 0.12, y + (base - y) * 0.5],
          [x - half * 0.06, y + (base - y) * 0.3],
        ),
      )
      .join(''),
  );

const cloudSea = (
  color: string,
  base: number,
  from: number,
  step: number,
  count: number,
  size: number,
): string =>
  paint(
    color,
    repeat(count, (index) =>
      disc(
        from + index * step,
        base + (index % 3) * size * 0.2,
        size * (0.8 + ((index * 29) % 50) / 100),
      ),
    ) + box(0, base, 2000, 400),
  );

const ridge = [
  paint(
    rock.fill,
    poly(
      [860, 1000],
      [960, 930],
      [1080, 872],
      [1130, 868],
      [1240, 780],
      [1320, 758],
      [1400, 668],
      [1470, 640],
      [1540, 540],
      [1600, 500],
      [1660, 506],
      [1740, 600],
      [1800, 628],
      [1880, 740],
      [2000, 820],
      [2000, 1000],
    ),
  ),
  paint(
    mix(coral, dusk, 0.45),
    poly(
      [960, 930],
      [1080, 872],
      [1130, 868],
      [1240, 780],
      [1320, 758],
      [1400, 668],
      [1470, 640],
      [1540, 540],
      [1600, 500],
      [1570, 590],
      [1500, 690],
      [1420, 720],
      [1380, 800],
      [1260, 850],
      [1180, 920],
      [1040, 950],
    ),
  ),
  paint(
    mix(rose, sun, 0.3),
    poly([1600, 500], [1540, 540], [1470, 640], [1510, 630], [1560, 580]) +
      poly([1400, 668], [1320, 758], [1370, 748], [1416, 690]) +
      poly([1240, 780], [1130, 868], [1190, 858], [1250, 806]),
  ),
  paint(
    ink,
    poly(
      [1660, 506],
      [1740, 600],
      [1800, 628],
      [1880, 740],
      [2000, 820],
      [2000, 1000],
      [1760, 1000],
      [1700, 760],
      [1640, 640],
    ),
    0.35,
  ),
].join('');

const looks = wardrobe(
  [coral, sun, cream, teal, orange],
  [ink, mix(orange, ink, 0.5), mix(sun, orange, 0.4)],
  ink,
).map((look) => ({
  ...look,
  outfit: look.outfit === 'shorts' ? ('shorts' as const) : ('trousers' as const),
  bottom: mix(night, dusk, 0.4),
}));

const pack = (color: string): string =>
  paint(color, blob([-8, -158], [-28, -156], [-36, -130], [-30, -106], [-10, -108]));

interface Hiker {
  readonly x: number;
  readonly y: number;
  readonly pose: PoseName;
  readonly look: number;
  readonly left?: boolean;
}

const hiker = ({ x, y, pose, look, left = false }: Hiker): string => {
  const worn = looks[look];
  return worn ? at(x, y, 1.2, pack(worn.accent), left) + figure(x, y, 1.2, pose, worn, left) : '';
};

const hikers: readonly Hiker[] = [
  { x: 1110, y: 872, pose: 'hike', look: 9 },
  { x: 1206, y: 812, pose: 'hike', look: 6 },
  { x: 1310, y: 764, pose: 'hike', look: 3 },
  { x: 1420, y: 664, pose: 'hike', look: 2 },
  { x: 1516, y: 574, pose: 'point', look: 5, left: true },
  { x: 1592, y: 506, pose: 'cheer', look: 8 },
  { x: 1660, y: 510, pose: 'cheer', look: 0 },
];

export const summit: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, rock, mistNear],
  layers: [
    paint(air.fill, box(0, 0, 2000, 1000)),
    haloSun(1180, 560, 110, mix(sun, cream, 0.6), cream, 5, 0.9),
    streaks(81, 11, 0, 2000, 120, 460, rose, 0.35),
    birds(25, 6, 1230, 330, 90, night),
    peaks(mix(rose, coral, 0.35), mix(rose, dusk, 0.3), 720, [
      [140, 560, 260],
      [520, 600, 220],
      [900, 540, 240],
      [1820, 520, 280],
    ]),
    cloudSea(mix(sun, cream, 0.45), 690, 0, 84, 26, 44),
    peaks(mix(dusk, rose, 0.4), mix(dusk, night, 0.15), 820, [
      [330, 610, 300],
      [760, 660, 260],
      [1900, 600, 320],
    ]),
    cloudSea(mix(rose, cream, 0.45), 790, -30, 110, 20, 60),
    ridge,
    line(cream, 5, polyline([1628, 508], [1628, 150])),
    paint(coral, 'M1630 152q34 -16 66 4t66 0v58q-34 18 -66 0t-66 0z'),
    hikers.map(hiker).join(''),
    paint(
      mistNear.fill,
      repeat(17, (index) =>
        disc(
          -20 + index * 128,
          940 + (index % 2) * 26 + Math.max(0, index - 8) * 8,
          86 - Math.max(0, index - 8) * 3,
        ),
      ) + box(0, 940, 1040, 80),
    ),
  ],
};
