/** The front row of four: a singer, a map reader, a cook and one with the dog. */
import {
  brick,
  cream,
  dusk,
  flame,
  ink,
  mix,
  orange,
  rose,
  sand,
  sea,
  skins,
  sun,
  teal,
} from '../palettes';
import type { Actor } from '../people/actor';
import { stance } from '../people/stance';
import { at } from '../svg';
import { apron, dungarees, lanyard } from './clothes';
import { dog, map, microphone, mug } from './things';
import { dark, worn } from './worn';

const [fair, honey, , brown] = skins;

export const frontRow: readonly Actor[] = [
  {
    x: 548,
    y: 1632,
    scale: 5.65,
    mood: 'awe',
    look: worn({
      skin: brown,
      hair: 'curly',
      hairColor: mix(ink, brick, 0.3),
      top: mix(rose, cream, 0.3),
      bottom: mix(dusk, teal, 0.5),
      longSleeves: false,
    }),
    pose: stance({
      spine: [0, -102, 0, -163],
      farArm: [-30, -132, -10, -124],
      nearArm: [30, -134, 18, -158],
      farGrip: 'hold',
      nearGrip: 'hold',
      tilt: -12,
    }),
    inNearHand: microphone,
    onChest: dungarees(mix(dusk, teal, 0.5), sun),
  },
  {
    x: 1490,
    y: 1620,
    scale: 5.5,
    mood: 'laugh',
    isMirrored: true,
    look: worn({
      skin: honey,
      hair: 'scarf',
      hairColor: dark,
      accent: mix(sea, teal, 0.35),
      outfit: 'dress',
      top: mix(dusk, rose, 0.35),
      bottom: dusk,
    }),
    pose: stance({
      farArm: [26, -128, 40, -118],
      nearArm: [24, -124, 38, -106],
      farGrip: 'hold',
      nearGrip: 'hold',
      tilt: 4,
    }),
    inFarHand: at(-19, -6, 0.85, dog(cream, brick)),
  },
  {
    x: 168,
    y: 1620,
    scale: 5.5,
    mood: 'smile',
    look: worn({
      skin: mix(fair, honey, 0.4),
      hair: 'bun',
      hairColor: mix(sun, brick, 0.4),
      top: mix(cream, sun, 0.12),
      glasses: true,
    }),
    pose: stance({
      farArm: [-26, -128, -4, -118],
      nearArm: [25, -126, 34, -118],
      farGrip: 'hold',
      nearGrip: 'hold',
      tilt: 2,
    }),
    inNearHand: map,
    onChest: lanyard(sun, cream),
  },
  {
    x: 1010,
    y: 1668,
    scale: 5.75,
    mood: 'laugh',
    isMirrored: true,
    look: worn({
      skin: fair,
      hair: 'bob',
      hairColor: mix(brick, orange, 0.35),
      top: mix(sea, cream, 0.35),
      longSleeves: false,
    }),
    pose: stance({
      farArm: [30, -140, 48, -146],
      nearArm: [-27, -126, -8, -140],
      nearGrip: 'hold',
      tilt: -6,
    }),
    inNearHand: mug(flame),
    onChest: apron(mix(cream, sand, 0.5), brick),
  },
];
