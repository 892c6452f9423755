/** Riga on a misty spring morning, from a roof terrace: St Peter's spire and the gables of the Blackheads. */
import { fadeAround, fadeTo, sprayed } from '../grain';
import { brick, coral, cream, ink, mix, rose, sand, sea, sun, teal } from '../palettes';
import { fromBehind } from '../people/back';
import type { Back } from '../people/backLook';
import type { Light } from '../people/brush';
import { actor } from '../people/actor';
import type { Look } from '../people/look';
import { poses } from '../people/pose';
import { box, disc } from '../shapes';
import { birds, streaks } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { blackheads } from './riga/blackheads';
import { cat } from './riga/cat';
import { mist, morning, shadow } from './riga/colours';
import { far } from './riga/far';
import { farRoofs, nearRoofs } from './riga/oldTown';
import { saintPeter } from './riga/saintPeter';
import { breakfast, chairs } from './riga/breakfast';
import { bouquet, terrace } from './riga/terrace';

const air = vertical('riga-air', [
  mix(sea, cream, 0.38),
  mix(sea, cream, 0.74),
  mix(rose, cream, 0.5),
  mist,
]);
const cool = fadeTo('up', 'riga-cool', mix(sea, cream, 0.15), 0.5);

const light: Light = { from: 'left', rim: morning, shade: ink, strength: 0.75 };
const person = {
  skin: '#E0A87C',
  shoes: ink,
  hairColor: mix(ink, brick, 0.3),
  accent: sun,
  bottom: ink,
};
const standing: readonly (readonly [x: number, y: number, scale: number, look: Back])[] = [
  [
    352,
    958,
    1.88,
    {
      ...person,
      hair: 'bun',
      hairColor: mix(sun, brick, 0.4),
      outfit: 'skirt',
      top: mix(sun, cream, 0.2),
      bottom: mix(teal, sea, 0.2),
      arms: ['bent', 'point'],
      turn: 1,
    },
  ],
  [
    254,
    964,
    2,
    {
      ...person,
      hair: 'short',
      skin: '#8A5636',
      outfit: 'trousers',
      top: mix(teal, sea, 0.3),
      bottom: mix(ink, teal, 0.2),
      arms: ['bent', 'hug'],
      turn: 1,
    },
  ],
];

const reader: Look = {
  skin: '#F3CDAE',
  hair: 'long',
  hairColor: mix(brick, ink, 0.3),
  accent: coral,
  outfit: 'trousers',
  top: coral,
  bottom: shadow,
  shoes: ink,
  longSleeves: true,
};
const talker: Look = {
  skin: '#B97850',
  hair: 'curly',
  hairColor: ink,
  accent: sun,
  outfit: 'trousers',
  top: mix(cream, sand, 0.4),
  bottom: mix(brick, coral, 0.3),
  shoes: ink,
  longSleeves: true,
};

export const riga: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air],
  layers: [
    paint(air.fill, box(0, 0, 1600, 720)),
    sprayed(cool, box(0, 0, 1600, 190)),
    sprayed(fadeAround('riga-sun', mix(cream, sun, 0.25), 0.85), disc(206, 344, 330)),
    paint(mix(cream, sun, 0.25), disc(206, 344, 60)),
    streaks(37, 8, 300, 1600, 120, 420, cream, 0.6),
    birds(15, 6, 1060, 150, 80, mix(teal, ink, 0.3)),
    far,
    farRoofs,
    saintPeter,
    blackheads,
    nearRoofs,
    cat,
    terrace,
    standing.map(([x, y, scale, look]) => fromBehind(light, x, y, scale, look)).join(''),
    chairs,
    actor(light, { x: 478, y: 984, scale: 2.02, pose: poses.sitChat, look: reader, mood: 'smile' }),
    actor(light, {
      x: 782,
      y: 990,
      scale: 2.06,
      pose: poses.sit,
      look: talker,
      mood: 'smile',
      isMirrored: true,
    }),
    breakfast,
    bouquet,
  ],
};
