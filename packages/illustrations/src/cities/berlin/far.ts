/** The far plane: television tower, roofs and trees of the other bank in a few hazy tones. */
import { turned } from '../../building';
import { fadeTo, spray } from '../../grain';
import { coral, cream, ink, mix, moss, sea, sky } from '../../palettes';
import { blob, box, disc, hills, pill, poly } from '../../shapes';
import { num, paint } from '../../svg';
import { haze } from './inks';

const x = 1118;
const sphereY = 306;
const cloudShade = fadeTo('down', 'berlin-cloud-shade', mix(sky, cream, 0.3), 0.9);
const sphereShade = fadeTo('left', 'berlin-sphere-shade', mix(sky, sea, 0.45), 0.8);
const pale = { light: mix(sky, sea, 0.16), dark: mix(haze, cream, 0.4) };

const tvTower = [
  turned(
    x,
    640,
    [
      [17, 0],
      [7.5, 250],
      [7, 330],
    ],
    pale,
  ),
  turned(
    x,
    sphereY - 30,
    [
      [5, 0],
      [5, 30],
      [3.4, 30],
      [3, 84],
      [1.4, 84],
      [1, 150],
    ],
    { light: mix(coral, sky, 0.3), dark: mix(coral, cream, 0.3) },
  ),
  paint(mix(haze, cream, 0.25), disc(x, sphereY, 34)),
  spray(sphereShade.fill, disc(x, sphereY, 34)),
  paint(mix(sky, sea, 0.5), pill(x - 34, sphereY - 4, 68, 9)),
  paint(cream, `M${num(x + 18)} ${sphereY - 24}l4 9 9 4-9 4-4 9-4-9-9-4 9-4z`),
].join('');

const cumulus = (left: number, base: number, size: number): string => {
  const at = (dx: number, dy: number): readonly [number, number] => [
    left + dx * size,
    base - dy * size,
  ];
  return blob(
    at(0, 0),
    at(-14, 12),
    at(6, 34),
    at(30, 40),
    at(52, 78),
    at(96, 84),
    at(118, 58),
    at(150, 66),
    at(178, 42),
    at(206, 34),
    at(226, 12),
    at(214, 0),
    at(110, -5),
  );
};

const clouds = [cumulus(-70, 168, 1.1), cumulus(884, 456, 1.4), cumulus(470, 236, 0.66)];

/** Trees at the foot of the bridge's far end. */
export const farTrees = paint(
  mix(mix(moss, sea, 0.4), ink, 0.1),
  [-4, 22, 50, 80]
    .map((dx, index) => disc(1150 + dx, 616 - (index % 2) * 10, 22 + (index % 3) * 5))
    .join('') +
    box(1132, 612, 122, 30) +
    poly([1118, 634], [1118, 664], [1230, 662], [1420, 640], [1254, 634]),
);

export const farInks = [cloudShade, sphereShade];

export const farBank = [
  clouds.map((cloud) => paint(cream, cloud, 0.92) + spray(cloudShade.fill, cloud)).join(''),
  tvTower,
  paint(
    mix(haze, sky, 0.35),
    box(1000, 566, 70, 80) +
      box(1160, 544, 54, 100) +
      box(1224, 580, 100, 70) +
      box(1352, 556, 60, 90) +
      box(1430, 584, 180, 60) +
      box(0, 560, 300, 90),
  ),
  paint(
    mix(mix(moss, sea, 0.4), haze, 0.45),
    hills(
      660,
      [-10, 600],
      [260, 580],
      [700, 598],
      [960, 604],
      [1060, 566],
      [1150, 590],
      [1250, 606],
      [1380, 586],
      [1500, 604],
      [1610, 590],
    ),
  ),
  paint(
    mix(mix(moss, sea, 0.5), ink, 0.12),
    hills(
      660,
      [-10, 626],
      [600, 628],
      [1060, 622],
      [1200, 612],
      [1330, 628],
      [1460, 614],
      [1610, 622],
    ),
    0.7,
  ),
].join('');
