/** Hero 1: friends cross a bridge towards a city at golden hour. */
import { block, domeProfile, onionProfile, turned, windows, type Tone } from '../building';
import { brick, coral, cream, dusk, ink, mix, orange, rose, sand, sun } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { lamp } from '../props';
import { repeat, times } from '../random';
import { box, hills } from '../shapes';
import { birds, haloSun, streaks } from '../sky';
import { num, paint, vertical, type Picture } from '../svg';
import { glints, lightPath } from '../water';

const air = vertical('golden-air', [
  mix(dusk, coral, 0.45),
  mix(coral, orange, 0.35),
  mix(sun, orange, 0.25),
  mix(sun, cream, 0.5),
]);
const river = vertical('golden-river', [
  mix(sun, coral, 0.45),
  mix(coral, dusk, 0.6),
  mix(dusk, ink, 0.4),
]);
const stonework = vertical('golden-stone', [mix(dusk, brick, 0.35), mix(ink, dusk, 0.4)]);

const shore = 640;
const farTone: Tone = { light: mix(sun, coral, 0.45), dark: mix(sun, coral, 0.75) };
const midTone: Tone = { light: mix(coral, dusk, 0.25), dark: mix(coral, dusk, 0.55) };

const farCity = times(13, (index) =>
  block(960 + index * 84, shore, 62, 90 + ((index * 53) % 130), farTone, 0.4),
).join('');

const city = [
  turned(
    1230,
    shore,
    [
      [34, 0],
      [34, 210],
      [38, 210],
      [38, 222],
      ...onionProfile(34, 224, 62).slice(1, 6),
      [14, 268],
      [14, 290],
      [2, 350],
      [0, 380],
    ],
    midTone,
  ),
  turned(
    1500,
    shore,
    [[96, 0], [96, 120], [70, 120], [70, 168], ...domeProfile(68, 170, 84, 8), [8, 286], [0, 330]],
    midTone,
  ),
  turned(
    1730,
    shore,
    [
      [30, 0],
      [30, 250],
      [34, 250],
      [4, 380],
      [0, 420],
    ],
    midTone,
  ),
  turned(
    1812,
    shore,
    [
      [26, 0],
      [26, 200],
      [30, 200],
      [3, 290],
      [0, 320],
    ],
    midTone,
  ),
  block(1290, shore, 90, 150, midTone),
  block(1610, shore, 80, 130, midTone),
  block(1870, shore, 150, 170, midTone),
  block(1080, shore, 96, 120, midTone),
  paint(
    sun,
    windows({ x: 1304, y: 512, columns: 3, rows: 4, stepX: 20, stepY: 28, width: 9, height: 13 }) +
      windows({
        x: 1098,
        y: 544,
        columns: 3,
        rows: 3,
        stepX: 22,
        stepY: 28,
        width: 9,
        height: 13,
      }) +
      windows({
        x: 1886,
        y: 492,
        columns: 4,
        rows: 4,
        stepX: 22,
        stepY: 32,
        width: 10,
        height: 15,
      }) +
      windows({
        x: 1622,
        y: 532,
        columns: 2,
        rows: 3,
        stepX: 22,
        stepY: 30,
        width: 10,
        height: 14,
      }),
    0.75,
  ),
].join('');

const deckY = 838;

const bridge =
  paint(
    stonework.fill,
    `M0 ${deckY}H2000V1000H0Z${repeat(6, (index) => `M${num(60 + index * 340)} 1000v-20a130 76 0 0 1 260 0v20z`)}`,
  ) +
  paint(mix(rose, sun, 0.4), box(0, deckY - 8, 2000, 16)) +
  paint(ink, box(0, deckY + 30, 2000, 6), 0.35);

const railing = paint(
  mix(dusk, ink, 0.45),
  box(0, 778, 2000, 10) + repeat(67, (index) => box(index * 30, 786, 5, 46)),
);

const looks = wardrobe(
  [coral, cream, sun, mix(dusk, rose, 0.2), ink],
  [ink, brick, mix(sun, brick, 0.35)],
  ink,
);
const friends = group(looks, 1.5, [
  { x: 1090, y: deckY, pose: 'walk', look: 2, scale: 1.44 },
  { x: 1168, y: deckY + 10, pose: 'stroll', look: 5 },
  { x: 1348, y: deckY + 8, pose: 'embrace', look: 8, scale: 1.56 },
  { x: 1424, y: deckY + 12, pose: 'walk', look: 0, scale: 1.42 },
  { x: 1520, y: deckY + 4, pose: 'hail', look: 4, scale: 1.5 },
  { x: 1700, y: deckY + 12, pose: 'walk', look: 6, scale: 1.54 },
  { x: 1778, y: deckY + 6, pose: 'stroll', look: 3, scale: 1.46 },
]);

export const goldenBridge: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, river, stonework],
  layers: [
    paint(air.fill, box(0, 0, 2000, 660)),
    haloSun(1390, 440, 96, mix(sun, cream, 0.7), cream, 4),
    streaks(51, 10, 0, 2000, 120, 420, sand, 0.3),
    birds(13, 7, 1080, 240, 90, dusk),
    farCity,
    paint(
      mix(coral, dusk, 0.2),
      hills(shore + 4, [0, 610], [360, 580], [760, 606], [1000, 620], [2000, 620]),
    ),
    city,
    paint(river.fill, box(0, shore, 2000, 360)),
    lightPath(
      3,
      1390,
      120,
      { left: 0, right: 2000, top: shore, bottom: 840 },
      mix(sun, cream, 0.6),
      0.7,
    ),
    glints(45, 34, { left: 0, right: 2000, top: shore + 20, bottom: 960 }, cream, 0.3),
    bridge,
    lamp(980, deckY, 330, mix(dusk, ink, 0.6), sun),
    lamp(1860, deckY, 330, mix(dusk, ink, 0.6), sun),
    railing,
    friends,
  ],
};
