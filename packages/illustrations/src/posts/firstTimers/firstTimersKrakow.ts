/** First-timers in Krakow: feet up on a wall above the roofs in the early sun, a map on the lap. */
import { fadeAround, fadeTo, spray } from '../../grain';
import {
  brick,
  coral,
  cream,
  dusk,
  ember,
  mix,
  night,
  rose,
  sand,
  sea,
  sky,
  sun,
  teal,
} from '../../palettes';
import { repeat } from '../../random';
import { box, disc, oval, poly } from '../../shapes';
import { birds, streaks } from '../../sky';
import { line, num, paint, tilted, vertical, type Picture } from '../../svg';
import { farTown, nearTown } from './krakowBelow';
import { leg } from './legs';
import { holdingHand, townMap } from './map';

const air = vertical('krk-air', [
  mix(sky, teal, 0.12),
  mix(sky, cream, 0.45),
  mix(sun, cream, 0.6),
  mix(rose, cream, 0.5),
]);
const halo = fadeAround('krk-halo', mix(sun, cream, 0.35), 0.8, [0.5, 0.5], 0.5);
const mist = fadeTo('down', 'krk-mist', mix(cream, sun, 0.25), 0.75);
const cityShade = fadeTo('down', 'krk-city', mix(brick, dusk, 0.55), 0.75);
const wallShade = fadeTo('down', 'krk-wall', mix(dusk, night, 0.3), 0.7);
const cloth = fadeTo('right', 'krk-cloth', night, 0.7);
const fold = fadeTo('right', 'krk-fold', mix(brick, dusk, 0.3), 0.35);

const stone = mix(sand, dusk, 0.28);

const wall = [
  paint(stone, box(0, 704, 1600, 200)),
  paint(mix(stone, cream, 0.5), poly([0, 690], [1600, 690], [1600, 728], [0, 728])),
  line(
    mix(stone, dusk, 0.4),
    4,
    `${repeat(7, (index) => `M${150 + index * 236} 690v38M${40 + index * 260} 728v90M${160 + index * 260} 818v82`)}M0 818H1600M0 728H1600`,
  ),
  spray(wallShade.fill, box(0, 728, 1600, 172)),
].join('');

/** Feet on the wall, and their shadows to the right. */
const shadow = (x: number, y: number): string =>
  poly([x - 40, y + 30], [x + 60, y - 20], [x + 190, y + 12], [x + 150, y + 44]);

const jeans = {
  trousers: mix(teal, night, 0.45),
  sock: cream,
  stripe: ember,
  shoe: ember,
  toe: cream,
  lace: cream,
};
const chinos = {
  trousers: mix(brick, sun, 0.25),
  sock: mix(sea, teal, 0.4),
  stripe: sun,
  shoe: sun,
  toe: mix(sun, cream, 0.6),
  lace: mix(teal, night, 0.3),
};

const balloon = (x: number, y: number, size: number): string =>
  paint(ember, disc(x, y, size)) +
  paint(cream, oval(x, y, size * 0.42, size)) +
  paint(
    mix(ember, dusk, 0.4),
    `M${x} ${num(y - size)}A${size} ${size} 0 0 1 ${x} ${num(y + size)}Q${num(x + size)} ${y} ${x} ${num(y - size)}Z`,
    0.6,
  ) +
  paint(
    ember,
    poly(
      [x - size * 0.7, y + size * 0.7],
      [x + size * 0.7, y + size * 0.7],
      [x + size * 0.2, y + size * 1.25],
      [x - size * 0.2, y + size * 1.25],
    ),
  ) +
  paint(brick, box(x - size * 0.2, y + size * 1.4, size * 0.4, size * 0.3));

export const firstTimersKrakow: Picture = {
  width: 1600,
  height: 900,
  gradients: [air, halo, mist, cityShade, wallShade, cloth, fold],
  layers: [
    paint(air.fill, box(0, 0, 1600, 620)),
    spray(halo.fill, disc(250, 236, 420)),
    paint(cream, disc(250, 236, 92)),
    streaks(12, 8, 300, 1600, 70, 210, cream, 0.5),
    birds(6, 7, 620, 150, 110, mix(dusk, teal, 0.3)),
    balloon(1290, 130, 44),
    farTown,
    spray(mist.fill, box(0, 330, 1600, 150)),
    nearTown,
    spray(cityShade.fill, box(0, 560, 1600, 150)),
    wall,
    paint(
      mix(dusk, night, 0.25),
      shadow(790, 706) + shadow(946, 706) + shadow(1180, 706) + shadow(1340, 706),
      0.5,
    ),
    leg({ x: 1180, y: 690, turn: -7, ...chinos }, cloth.fill),
    leg({ x: 1344, y: 694, turn: 9, ...chinos }, cloth.fill),
    leg({ x: 806, y: 692, turn: -9, ...jeans }, cloth.fill),
    leg({ x: 972, y: 690, turn: 7, ...jeans }, cloth.fill),
    tilted(
      416,
      746,
      -9,
      paint(mix(dusk, night, 0.4), poly([-300, -150], [360, -150], [372, 236], [-300, 240]), 0.45) +
        townMap +
        spray(fold.fill, poly([110, -172], [330, -192], [338, 196], [112, 214])),
    ),
    tilted(716, 792, 44, holdingHand(coral, mix(coral, cream, 0.4))),
  ],
};
