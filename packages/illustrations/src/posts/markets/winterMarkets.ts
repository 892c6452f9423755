/** Winter markets: stalls in the snow at dusk, lit from within, under the gables of an old town. */
import { fadeAround, fadeTo, spray } from '../../grain';
import {
  brick,
  cream,
  dusk,
  ember,
  flame,
  mix,
  night,
  rose,
  sand,
  sea,
  sky,
  sun,
  teal,
} from '../../palettes';
import { group } from '../../people/group';
import { wardrobe } from '../../people/look';
import { lightString } from '../../props';
import { randomFrom, times } from '../../random';
import { box, hills, oval } from '../../shapes';
import { dots, glow, paint, vertical, type Picture } from '../../svg';
import { friends } from './friends';
import { church, far, gables, panes, town } from './oldTown';
import { bough, firShade, lantern, tree } from './spruce';
import { stall } from './stall';

const air = vertical('market-air', [
  mix(night, dusk, 0.3),
  mix(dusk, sky, 0.22),
  mix(rose, dusk, 0.42),
  mix(rose, sun, 0.25),
]);

const snowfield = vertical('market-snow', [mix(sky, dusk, 0.35), mix(sky, night, 0.45)]);

const warm = glow('market-warm', mix(sun, flame, 0.3), 0.7);

const skyShade = fadeTo('up', 'market-sky', mix(night, dusk, 0.12), 0.8);

const lit = fadeAround('market-lit', mix(sun, cream, 0.25), 0.85, [0.5, 0], 0.55);

const inner = fadeTo('up', 'market-inner', mix(brick, night, 0.2), 0.85);

const front = fadeTo('down', 'market-front', night, 0.75);

const coat = fadeTo('right', 'market-coat', night, 0.85);

const looks = wardrobe(
  [mix(ember, night, 0.35), mix(teal, night, 0.3), mix(sand, dusk, 0.3), mix(dusk, night, 0.3)],
  [night, brick, mix(sun, brick, 0.4)],
  night,
);

const guests = group(looks, 0.56, [
  { x: 790, y: 668, pose: 'chat', look: 7 },
  { x: 838, y: 672, pose: 'chat', look: 6, left: true },
]);

const flakes = (seed: number, count: number, size: number, opacity: number): string => {
  const random = randomFrom(seed);
  return dots(
    cream,
    size,
    times(count, () => [Math.round(random(0, 1600)), Math.round(random(0, 880))] as const),
    opacity,
  );
};

export const winterMarkets: Picture = {
  width: 1600,
  height: 900,
  gradients: [air, snowfield, warm, skyShade, lit, inner, front, coat, firShade],
  layers: [
    paint(air.fill, box(0, 0, 1600, 620)),
    spray(skyShade.fill, box(0, 0, 1600, 330)),
    paint(far, church),
    paint(town, gables),
    paint(mix(sun, rose, 0.2), panes.map(([x, y]) => box(x, y, 13, 20)).join('')),
    paint(snowfield.fill, hills(900, [0, 560], [500, 586], [1000, 580], [1600, 556])),
    paint(warm.fill, oval(800, 600, 900, 210)),
    tree(1004, 620, 430),
    stall({ x: 560, base: 628, width: 190, cloth: ember, seed: 3 }, inner.fill, front.fill),
    stall(
      { x: 1160, base: 660, width: 300, cloth: mix(sea, night, 0.1), seed: 14 },
      inner.fill,
      front.fill,
    ),
    guests,
    stall({ x: 60, base: 720, width: 440, cloth: ember, seed: 8 }, inner.fill, front.fill),
    spray(lit.fill, oval(300, 750, 420, 70) + oval(1310, 690, 300, 50)),
    lightString([500, 330], [1180, 400], 46, 15, night, mix(sun, cream, 0.4)),
    flakes(9, 60, 4, 0.6),
    friends(coat.fill),
    flakes(4, 26, 9, 0.75),
    paint(warm.fill, oval(330, 250, 260, 260)),
    bough,
    lantern,
  ],
};
