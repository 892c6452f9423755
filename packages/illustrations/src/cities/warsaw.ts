/** Warsaw in the blue hour after rain: a lit vintage tram comes up the wet street from the Palace of Culture. */
import { fadeAround, fadeTo, sprayed } from '../grain';
import {
  brick,
  coral,
  cream,
  dusk,
  ink,
  mix,
  night,
  orange,
  rose,
  sand,
  sun,
  teal,
} from '../palettes';
import { fromBehind } from '../people/back';
import type { Back } from '../people/backLook';
import type { Light } from '../people/brush';
import { box, disc } from '../shapes';
import { streaks } from '../sky';
import { at, line, paint, vertical, type Picture } from '../svg';
import { hazeBlue } from './warsaw/colours';
import { palace } from './warsaw/palace';
import { skyline } from './warsaw/skyline';
import { asphalt, leftLamp, street, wires } from './warsaw/street';
import { tenement } from './warsaw/tenement';
import { tram } from './warsaw/tram';
import { umbrella } from './warsaw/umbrella';

const air = vertical('warsaw-air', [
  mix(night, teal, 0.2),
  mix(mix(night, dusk, 0.4), teal, 0.45),
  hazeBlue,
  mix(hazeBlue, rose, 0.75),
]);
const upperDark = fadeTo('up', 'warsaw-upper', mix(night, teal, 0.18), 0.5);

const light: Light = { from: 'right', rim: mix(sun, cream, 0.2), shade: night, strength: 0.8 };
const person = {
  skin: '#E0A87C',
  shoes: ink,
  hairColor: mix(ink, brick, 0.3),
  accent: sun,
  bottom: ink,
};
const friends: readonly (readonly [x: number, y: number, scale: number, look: Back])[] = [
  [
    312,
    1078,
    2.1,
    {
      ...person,
      hair: 'curly',
      outfit: 'trousers',
      skin: '#8A5636',
      top: mix(teal, night, 0.15),
      accent: mix(sun, orange, 0.4),
      bottom: mix(dusk, night, 0.3),
      arms: ['down', 'bent'],
      turn: 1,
      extra: 'rucksack',
    },
  ],
  [
    482,
    1090,
    2.2,
    {
      ...person,
      hair: 'short',
      outfit: 'coat',
      top: mix(sand, brick, 0.4),
      arms: ['hug', 'bent'],
      extra: 'scarf',
      accent: coral,
    },
  ],
  [
    398,
    1084,
    2.04,
    {
      ...person,
      hair: 'long',
      hairColor: mix(brick, ink, 0.15),
      outfit: 'coat',
      top: mix(rose, dusk, 0.4),
      arms: ['bent', 'bent'],
      turn: 1,
    },
  ],
  [
    648,
    1052,
    1.9,
    {
      ...person,
      hair: 'bob',
      skin: '#F3CDAE',
      outfit: 'skirt',
      top: mix(sun, orange, 0.3),
      bottom: mix(teal, ink, 0.4),
      hairColor: ink,
      arms: ['down', 'wave'],
      step: 'left',
      turn: 1,
    },
  ],
];

export const warsaw: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, asphalt],
  layers: [
    paint(air.fill, box(0, 0, 1600, 700)),
    sprayed(upperDark, box(240, 0, 1360, 300)),
    streaks(9, 9, 0, 1600, 90, 400, mix(hazeBlue, rose, 0.4), 0.35),
    sprayed(fadeAround('warsaw-aura', mix(rose, sun, 0.4), 0.38), disc(640, 470, 380)),
    skyline,
    palace,
    street,
    wires,
    tram,
    tenement,
    leftLamp,
    line(mix(sun, brick, 0.4), 5, 'M440 560L442 860'),
    friends.map(([x, y, scale, look]) => fromBehind(light, x, y, scale, look)).join(''),
    at(424, 690, 1.16, umbrella),
  ],
};
