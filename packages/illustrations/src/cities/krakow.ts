/** Krakow on a golden evening: St Mary's unequal towers, seen from the dark arcade of the Cloth Hall. */
import { fadeTo, sprayed } from '../grain';
import { brick, coral, cream, dusk, ink, mix, night, orange, rose, sun, teal } from '../palettes';
import { fromBehind } from '../people/back';
import type { Back } from '../people/backLook';
import type { Light } from '../people/brush';
import { box, blob, poly } from '../shapes';
import { birds } from '../sky';
import { at, paint, vertical, type Picture } from '../svg';
import { arcade } from './krakow/arcade';
import { basilica } from './krakow/basilica';
import { carriage } from './krakow/carriage';
import { shade } from './krakow/colours';
import { ground, square } from './krakow/square';
import { flock } from './krakow/pigeons';

const air = vertical('krakow-air', [
  mix(sun, coral, 0.4),
  mix(sun, cream, 0.3),
  mix(sun, cream, 0.78),
]);
const warmth = fadeTo('up', 'krakow-warmth', mix(coral, orange, 0.3), 0.7);
const cloudShade = fadeTo('down', 'krakow-cloud', mix(coral, rose, 0.3), 0.7);

const clouds = [
  blob([240, 300], [320, 262], [400, 250], [470, 274], [560, 296], [470, 316], [330, 318]),
  blob([900, 390], [960, 350], [1040, 338], [1110, 362], [1200, 384], [1100, 402], [980, 404]),
];

const light: Light = {
  from: 'left',
  rim: mix(sun, orange, 0.25),
  shade: mix(night, dusk, 0.35),
  strength: 0.75,
};
const person = { skin: '#B97850', shoes: ink, hairColor: mix(ink, brick, 0.3), accent: sun };
const friends: readonly (readonly [x: number, y: number, scale: number, look: Back])[] = [
  [
    812,
    1040,
    1.98,
    {
      ...person,
      hair: 'short',
      outfit: 'trousers',
      top: mix(teal, ink, 0.3),
      bottom: ink,
      arms: ['point', 'down'],
      turn: -1,
    },
  ],
  [
    1116,
    1046,
    1.9,
    {
      ...person,
      hair: 'bun',
      hairColor: mix(brick, orange, 0.2),
      outfit: 'coat',
      top: mix(coral, brick, 0.5),
      bottom: ink,
      arms: ['bent', 'down'],
      step: 'right',
      turn: -1,
    },
  ],
  [
    1040,
    1050,
    2.1,
    {
      ...person,
      hair: 'hat',
      skin: '#5F3A28',
      outfit: 'trousers',
      top: mix(sun, brick, 0.35),
      bottom: dusk,
      arms: ['down', 'hug'],
      step: 'left',
      accent: mix(cream, sun, 0.5),
    },
  ],
  [
    914,
    1064,
    2,
    {
      ...person,
      hair: 'long',
      hairColor: mix(sun, brick, 0.55),
      outfit: 'skirt',
      skin: '#E0A87C',
      top: mix(rose, dusk, 0.3),
      bottom: mix(coral, brick, 0.2),
      arms: ['bent', 'down'],
      turn: 1,
      step: 'right',
    },
  ],
];

export const krakow: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, ground],
  layers: [
    paint(air.fill, box(0, 0, 1600, 730)),
    sprayed(warmth, box(200, 0, 1400, 360)),
    clouds.map((data) => paint(mix(cream, sun, 0.2), data)).join(''),
    sprayed(cloudShade, ...clouds),
    birds(7, 6, 1010, 430, 60, shade),
    square,
    basilica,
    at(452, 808, 1.12, carriage),
    flock,
    arcade,
    paint(
      mix(night, dusk, 0.3),
      friends
        .map(([x, y]) => poly([x - 26, y - 4], [x + 26, y - 4], [x + 60, 1000], [x - 20, 1000]))
        .join(''),
      0.6,
    ),
    friends.map(([x, y, scale, look]) => fromBehind(light, x, y, scale, look)).join(''),
  ],
};
