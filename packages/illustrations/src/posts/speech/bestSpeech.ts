/** Best speech: a friend stands up at the long table, the glass raised into the setting sun. */
import { fadeAround, fadeTo, spray } from '../../grain';
import {
  coral,
  cream,
  dusk,
  ember,
  flame,
  mix,
  night,
  orange,
  rose,
  sand,
  sun,
} from '../../palettes';
import { lightString } from '../../props';
import { box, disc, hills, lens, poly } from '../../shapes';
import { paint, vertical, type Picture } from '../../svg';
import { arbour } from './arbour';
import { cloth, guests, raised, spark, speaker } from './company';
import { guest } from './guest';
import { plum, rim } from './inks';
import { objects, plates, shadows } from './table';

const air = vertical('speech-air', [
  mix(dusk, ember, 0.25),
  mix(ember, orange, 0.35),
  flame,
  mix(sun, cream, 0.35),
]);

const skyShade = fadeTo('up', 'speech-sky', mix(dusk, night, 0.25), 0.7);

const halo = fadeAround('speech-halo', mix(cream, sun, 0.2), 0.75, [0.5, 0.5], 0.5);

const linen = vertical('speech-linen', [
  mix(cream, sun, 0.35),
  mix(sand, coral, 0.35),
  mix(rose, dusk, 0.45),
]);

const tableShade = fadeTo('down', 'speech-table', mix(dusk, night, 0.3), 0.62);

const sunAt = { x: 742, y: 318 };

export const bestSpeech: Picture = {
  width: 1600,
  height: 900,
  gradients: [air, skyShade, halo, linen, tableShade, cloth],
  layers: [
    paint(air.fill, box(0, 0, 1600, 640)),
    spray(skyShade.fill, box(0, 0, 1600, 300)),
    spray(halo.fill, disc(sunAt.x, sunAt.y, 340)),
    paint(mix(cream, sun, 0.18), disc(sunAt.x, sunAt.y, 196)),
    paint(
      mix(flame, rose, 0.35),
      hills(900, [0, 520], [360, 470], [820, 520], [1240, 460], [1600, 510]),
    ),
    paint(
      mix(coral, dusk, 0.35),
      hills(900, [0, 590], [420, 560], [860, 590], [1300, 548], [1600, 580]),
    ),
    paint(
      mix(dusk, coral, 0.3),
      [0, 1, 2, 3, 4].map((row) => lens(800, 612 + row * 12, 900, 3)).join(''),
    ),
    lightString([-40, 170], [860, -30], 56, 15, plum, rim),
    lightString([860, -30], [1660, 190], 66, 14, plum, rim),
    speaker,
    guests
      .filter(({ size }) => size < 0.85)
      .map((one) => guest(one, cloth.fill, rim))
      .join(''),
    paint(linen.fill, poly([500, 672], [1120, 672], [1900, 900], [-240, 900])),
    paint(mix(cream, sun, 0.2), poly([700, 672], [800, 672], [960, 900], [560, 900]), 0.6),
    plates,
    shadows,
    spray(tableShade.fill, poly([420, 700], [1210, 700], [1900, 900], [-240, 900])),
    objects,
    raised,
    spark,
    guests
      .filter(({ size }) => size >= 0.85)
      .map((one) => guest(one, cloth.fill, rim))
      .join(''),
    arbour,
  ],
};
