/** The back row of four: one with a paddle, one riding on another, one in a blazer. */
import { brick, coral, cream, ink, mix, orange, sand, skins, sun, teal } from '../palettes';
import type { Actor } from '../people/actor';
import { stance } from '../people/stance';
import { lapels, rollNeck, shirtCollar, stripes } from './clothes';
import { paddle } from './things';
import { dark, navy, worn } from './worn';

const [fair, honey, tan, , deep] = skins;

export const backRow: readonly Actor[] = [
  {
    x: 322,
    y: 1356,
    scale: 5.3,
    mood: 'laugh',
    look: worn({ skin: tan, hair: 'short', hairColor: dark, top: teal, build: 1.16, beard: true }),
    pose: stance({
      farArm: [-38, -146, -44, -178],
      farGrip: 'hold',
      nearArm: [26, -138, 38, -122],
      tilt: -6,
    }),
    inFarHand: paddle(mix(sand, brick, 0.4), coral),
    onChest: shirtCollar(mix(teal, cream, 0.25), cream),
  },
  {
    x: 950,
    y: 1206,
    scale: 5.05,
    mood: 'laugh',
    look: worn({
      skin: honey,
      hair: 'tail',
      hairColor: dark,
      top: sun,
      bottom: mix(teal, ink, 0.3),
    }),
    pose: stance({
      farArm: [-36, -168, -50, -202],
      nearArm: [36, -166, 46, -202],
      farGrip: 'open',
      nearGrip: 'open',
      tilt: -10,
      farLeg: [-34, -96, -30, -50],
      nearLeg: [36, -96, 30, -50],
    }),
    onChest: rollNeck(mix(sun, orange, 0.45)),
  },
  {
    x: 1262,
    y: 1363,
    scale: 5.15,
    mood: 'smile',
    isMirrored: true,
    look: worn({
      skin: fair,
      hair: 'crop',
      hairColor: mix(cream, ink, 0.28),
      top: navy,
      glasses: true,
      build: 1.1,
    }),
    pose: stance({ farArm: [26, -146, 46, -144], nearArm: [-26, -130, -22, -104], tilt: 6 }),
    onChest: lapels(cream, mix(navy, ink, 0.45)),
  },
  {
    x: 850,
    y: 1404,
    scale: 5.3,
    mood: 'laugh',
    look: worn({ skin: deep, hair: 'short', hairColor: dark, top: cream, build: 1.2 }),
    pose: stance({
      spine: [-4, -102, 0, -160],
      farArm: [-34, -134, -30, -112],
      nearArm: [34, -134, 30, -112],
      farGrip: 'hold',
      nearGrip: 'hold',
      tilt: 8,
    }),
    onChest: stripes(coral),
  },
];
