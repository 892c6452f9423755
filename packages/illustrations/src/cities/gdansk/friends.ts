/** On the bridge: three pose before the Crane, the fourth takes the picture. */
import {
  brick,
  coral,
  cream,
  ink,
  mix,
  night,
  orange,
  sand,
  skins,
  sky,
  sun,
  teal,
} from '../../palettes';
import { actor, type Actor } from '../../people/actor';
import { fromBehind } from '../../people/back';
import type { Light } from '../../people/brush';
import { poses } from '../../people/pose';
import { box, poly } from '../../shapes';
import { paint } from '../../svg';

const light: Light = {
  from: 'right',
  rim: mix(cream, sun, 0.25),
  shade: mix(ink, night, 0.4),
  strength: 0.7,
};

const posing: readonly Actor[] = [
  {
    x: 806,
    y: 958,
    scale: 1.82,
    pose: poses.wave,
    isMirrored: true,
    mood: 'laugh',
    look: {
      skin: skins[3],
      hair: 'hat',
      hairColor: ink,
      accent: mix(sand, sun, 0.4),
      outfit: 'trousers',
      top: cream,
      bottom: mix(teal, ink, 0.35),
      shoes: ink,
      longSleeves: false,
    },
  },
  {
    x: 962,
    y: 962,
    scale: 1.86,
    pose: poses.cheer,
    mood: 'laugh',
    look: {
      skin: skins[1],
      hair: 'short',
      hairColor: mix(brick, ink, 0.4),
      accent: coral,
      outfit: 'trousers',
      top: mix(sun, orange, 0.15),
      bottom: mix(ink, teal, 0.2),
      shoes: ink,
      longSleeves: true,
      beard: true,
    },
  },
  {
    x: 884,
    y: 968,
    scale: 1.74,
    pose: poses.chat,
    isMirrored: true,
    mood: 'smile',
    look: {
      skin: skins[0],
      hair: 'bob',
      hairColor: mix(brick, ink, 0.2),
      accent: sun,
      outfit: 'dress',
      top: coral,
      bottom: coral,
      shoes: ink,
      longSleeves: false,
    },
  },
];

const shadows = posing
  .map(({ x, y }) => poly([x - 24, y - 2], [x + 26, y - 2], [x - 60, y + 26], [x - 108, y + 20]))
  .join('');

const [PX, PY, SIZE] = [1104, 1066, 2.4];

const photographer = fromBehind(light, PX, PY, SIZE, {
  hair: 'tail',
  hairColor: mix(sun, brick, 0.5),
  skin: skins[0],
  outfit: 'trousers',
  top: mix(teal, sky, 0.2),
  bottom: mix(ink, night, 0.5),
  shoes: ink,
  accent: mix(sun, orange, 0.2),
  arms: ['frame', 'frame'],
});

const phone =
  paint(ink, box(PX - 46, PY - 214 * SIZE, 92, 50)) +
  paint(mix(sky, cream, 0.4), box(PX - 38, PY - 214 * SIZE + 7, 76, 36)) +
  paint(
    mix(brick, ink, 0.3),
    poly(
      [PX - 30, PY - 198 * SIZE + 4],
      [PX - 30, PY - 206 * SIZE],
      [PX - 14, PY - 211 * SIZE],
      [PX - 6, PY - 204 * SIZE],
      [PX - 6, PY - 198 * SIZE + 4],
    ),
  );

export const friends = [
  paint(ink, shadows, 0.4),
  posing.map((one) => actor(light, one)).join(''),
  phone,
  photographer,
].join('');
