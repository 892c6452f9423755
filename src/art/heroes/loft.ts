/** Hero 4: colleagues build a tall model together in a bright loft. */
import { brick, coral, cream, ink, mix, rose, sand, sea, sky, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { repeat, times } from '../random';
import { arch, box, disc, halfOval, oval, poly } from '../shapes';
import { haloSun } from '../sky';
import { line, num, paint, vertical, type Picture } from '../svg';

const wall = vertical('loft-wall', [mix(cream, sand, 0.35), mix(sand, cream, 0.3)]);
const floor = vertical('loft-floor', [mix(sand, brick, 0.22), mix(sand, brick, 0.42)]);
const view = vertical('loft-view', [mix(sky, cream, 0.25), mix(cream, sky, 0.2)]);

const floorY = 760;

const pane = (x: number): string =>
  paint(view.fill, arch(x + 180, 690, 360, 560)) +
  paint(
    mix(sky, sea, 0.25),
    box(x + 20, 560, 50, 130) +
      box(x + 80, 520, 62, 170) +
      box(x + 152, 580, 80, 110) +
      box(x + 246, 500, 44, 190) +
      box(x + 300, 570, 50, 120),
    0.5,
  );

const frame = (x: number): string =>
  paint(
    mix(ink, teal, 0.35),
    repeat(3, (index) => box(x + 86 + index * 90, 140, 6, 550)) +
      repeat(3, (index) => box(x, 310 + index * 126, 360, 6)) +
      box(x - 14, 690, 388, 16),
  ) + paint(wall.fill, `M${x - 4} 120h368v220h-4v-30a180 180 0 0 0 -360 0v30h-4z`);

const windowsInWall =
  times(4, (index) => pane(90 + index * 480)).join('') +
  haloSun(270, 330, 40, cream, cream, 2, 0.9) +
  times(4, (index) => frame(90 + index * 480)).join('');

const sunbeams = paint(
  cream,
  repeat(4, (index) =>
    poly(
      [90 + index * 480, floorY + 14],
      [450 + index * 480, floorY + 14],
      [620 + index * 480, 1000],
      [220 + index * 480, 1000],
    ),
  ),
  0.4,
);

const pendant = (x: number, drop: number, shade: string): string =>
  line(ink, 3, `M${x} 0V${drop}`) +
  paint(shade, halfOval(x, drop + 50, 62, 54)) +
  paint(cream, oval(x, drop + 50, 26, 7));

const plant = (x: number, base: number): string =>
  paint(
    mix(sea, ink, 0.2),
    repeat(7, (index) => {
      const bend = (index - 3) * 30;
      return `M${x} ${base - 70}Q${num(x + bend * 0.3)} ${base - 190} ${num(x + bend * 1.8)} ${num(base - 250 + Math.abs(bend) * 1.1)}Q${num(x + bend)} ${base - 150} ${x + 8} ${base - 70}z`;
    }),
  ) + paint(coral, poly([x - 46, base - 80], [x + 46, base - 80], [x + 34, base], [x - 34, base]));

/** A tower of toy-like blocks: arches, discs, beams and a pennant yet to be placed. */
const model = [
  paint(teal, box(1310, 620, 90, 150) + box(1540, 620, 90, 150)),
  paint(mix(teal, ink, 0.3), box(1370, 620, 30, 150) + box(1600, 620, 30, 150)),
  paint(coral, `M1290 620V540H1650V620H1580a110 80 0 0 0 -220 0z`),
  paint(mix(coral, brick, 0.5), 'M1470 540H1650V620H1580a110 80 0 0 0 -110 -80z'),
  paint(sun, box(1340, 440, 64, 100) + box(1536, 440, 64, 100)),
  paint(mix(sun, brick, 0.3), box(1384, 440, 20, 100) + box(1580, 440, 20, 100)),
  paint(rose, disc(1470, 484, 54)),
  paint(mix(rose, brick, 0.35), 'M1470 430a54 54 0 0 1 0 108q34 -54 0 -108z'),
  paint(brick, box(1318, 412, 304, 28)),
  paint(sea, halfOval(1470, 412, 92, 84)),
  paint(mix(sea, ink, 0.35), 'M1470 328a92 84 0 0 1 92 84H1470z'),
  paint(coral, poly([1440, 334], [1470, 250], [1500, 334])),
  paint(brick, poly([1470, 250], [1500, 334], [1470, 334])),
].join('');

const bench =
  paint(mix(brick, ink, 0.25), box(1190, 770, 24, 130) + box(1726, 770, 24, 130)) +
  paint(mix(sand, brick, 0.55), box(1130, 764, 680, 26)) +
  paint(mix(brick, ink, 0.2), box(1130, 784, 680, 8), 0.5);

const ladder =
  line(mix(ink, teal, 0.3), 9, 'M1680 900L1742 470M1790 900L1772 470') +
  line(
    mix(ink, teal, 0.3),
    7,
    repeat(5, (index) => `M${num(1692 + index * 11)} ${820 - index * 76}H${num(1786 - index * 3)}`),
  );

const looks = wardrobe([coral, cream, sun, teal, ink], [ink, brick, mix(sun, brick, 0.3)], ink);
const behind = group(looks, 1.5, [
  { x: 1216, y: 800, pose: 'carry', look: 2 },
  { x: 1742, y: 668, pose: 'hail', look: 8, left: true },
]);
const front = group(
  looks,
  1.5,
  [
    { x: 1010, y: 898, pose: 'carry', look: 3 },
    { x: 1150, y: 906, pose: 'point', look: 0 },
    { x: 1420, y: 912, pose: 'toast', look: 4 },
    { x: 1560, y: 914, pose: 'chat', look: 9, left: true },
    { x: 1890, y: 906, pose: 'cheer', look: 6, left: true },
  ],
  { color: brick, opacity: 0.28, dx: 80, dy: 30 },
);

export const loft: Picture = {
  width: 2000,
  height: 1000,
  gradients: [wall, floor, view],
  layers: [
    paint(wall.fill, box(0, 0, 2000, floorY)),
    windowsInWall,
    paint(mix(sand, brick, 0.3), box(0, 60, 2000, 30)),
    paint(floor.fill, box(0, floorY, 2000, 240)),
    paint(mix(sand, brick, 0.5), box(0, floorY - 12, 2000, 14)),
    sunbeams,
    pendant(1100, 150, coral),
    pendant(1760, 120, teal),
    plant(1000, floorY + 30),
    ladder,
    behind,
    model,
    bench,
    front,
    paint(sun, box(1064, 676, 58, 58)),
    paint(mix(sun, brick, 0.3), box(1104, 676, 18, 58)),
  ],
};
