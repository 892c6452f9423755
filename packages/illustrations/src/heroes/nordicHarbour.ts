/** Hero 3: first light in a fjord; someone leaps from the boathouse jetty. */
import { fadeAround, fadeTo, spray } from '../grain';
import { brick, cream, ink, mix, sky, sun, teal } from '../palettes';
import { repeat } from '../random';
import { box, disc, hills, poly } from '../shapes';
import { birds, streaks } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { glints, lightPath, reflection } from '../water';
import { bathers } from './bathers';
import { boathouse, boathouseInks, chimneySmoke } from './boathouse';
import { farRanges, fjordInks, fjordWall } from './fjord';

const shore = 600;
const deck = 780;
const sunX = 984;
const deep = mix(teal, ink, 0.5);

const air = vertical('nordic-air', [
  mix(sky, teal, 0.42),
  mix(sky, cream, 0.25),
  mix(cream, sun, 0.28),
]);
const water = vertical('nordic-water', [
  mix(sky, cream, 0.45),
  mix(sky, teal, 0.5),
  mix(teal, ink, 0.25),
]);
const dawn = fadeAround('nordic-dawn', mix(sun, cream, 0.5), 0.95, [0.5, 0.5], 0.5);
const mirrored = fadeTo('left', 'nordic-mirror', mix(teal, ink, 0.35), 0.97);
const below = fadeTo('down', 'nordic-below', deep, 0.8);
const rockShade = fadeTo('right', 'nordic-rock', mix(ink, teal, 0.1), 0.8);

const jetty =
  paint(
    deep,
    repeat(6, (index) => box(1316 + index * 136, deck + 18, 24, 220)),
  ) +
  paint(mix(brick, ink, 0.55), box(1286, deck + 12, 714, 24)) +
  paint(
    mix(cream, brick, 0.32),
    poly([1304, deck - 12], [2000, deck - 12], [2000, deck + 14], [1286, deck + 14]),
  ) +
  paint(
    mix(brick, ink, 0.3),
    repeat(24, (index) => box(1316 + index * 29, deck - 12, 2, 26)) + box(1290, deck + 1, 710, 2),
    0.4,
  );

const skerry = hills(1000, [1560, 1000], [1700, 930], [1830, 950], [2000, 880]);

export const nordicHarbour: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, water, dawn, mirrored, below, rockShade, ...fjordInks, ...boathouseInks],
  layers: [
    paint(air.fill, box(0, 0, 2000, 640)),
    spray(dawn.fill, disc(sunX, 470, 360)),
    paint(mix(cream, sun, 0.3), disc(sunX, 500, 84)),
    streaks(71, 7, 900, 2000, 90, 300, cream, 0.6),
    birds(19, 5, 1500, 190, 110, deep),
    farRanges(shore),
    paint(water.fill, box(0, shore, 2000, 400)),
    reflection(1700, shore, 560, 9, mix(teal, sky, 0.35), 0.5),
    paint(mirrored.fill, box(0, shore, 1120, 400)),
    fjordWall(shore),
    lightPath(
      5,
      sunX,
      80,
      { left: 0, right: 2000, top: shore, bottom: 900 },
      mix(cream, sun, 0.35),
      0.9,
    ),
    glints(52, 22, { left: 300, right: 2000, top: shore + 14, bottom: 980 }, cream, 0.35),
    spray(below.fill, box(0, 760, 2000, 240)),
    chimneySmoke(2010 - 110, 214, cream),
    boathouse(1640, deck - 10),
    jetty,
    paint(mix(ink, teal, 0.35), skerry),
    spray(rockShade.fill, skerry),
    bathers({ from: 'left', shade: mix(teal, ink, 0.4), rim: mix(cream, sun, 0.25) }, deck),
  ],
};
