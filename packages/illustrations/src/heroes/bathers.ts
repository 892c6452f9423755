/** Friends between sauna and fjord: one is already in the air. */
import { cream, ink, mix, sea, sky, sun, teal } from '../palettes';
import { actor, type Actor } from '../people/actor';
import type { Light } from '../people/brush';
import { character, wardrobe } from '../people/look';
import { stance } from '../people/stance';
import { box } from '../shapes';
import { line, paint } from '../svg';

const wool = '#B5382F';
const dark = mix(ink, teal, 0.25);
const looks = wardrobe(
  [wool, cream, sun, teal, mix(sky, teal, 0.4)],
  [dark, '#7A4A32', mix(sun, cream, 0.3)],
  dark,
);
const siri = character(looks, 0);
const nora = character(looks, 3);
const odd = character(looks, 8);
const tove = character(looks, 9);

const mug =
  paint(cream, box(-5, -13, 13, 15)) +
  line(cream, 2.4, 'M8 -9q7 3 0 8') +
  line(cream, 1.6, 'M-1 -18q-4 -6 0 -11t0 -11M5 -19q-3 -5 0 -9', 0.6);
const towel =
  paint(cream, 'M-4 -4Q14 -18 34 -10T66 -18L70 4Q50 14 34 10T2 12Z') +
  paint(wool, 'M60 -16L66 -18L70 4L63 7Z');

const flying = stance({
  spine: [0, -92, 10, -150],
  farArm: [-18, -166, -40, -190],
  nearArm: [42, -160, 62, -186],
  farLeg: [-26, -66, -58, -84],
  nearLeg: [34, -92, 34, -48],
  farGrip: 'open',
  nearGrip: 'open',
  tilt: -14,
});

const perched = stance({
  spine: [0, 0, -4, -61],
  farArm: [-20, -32, -22, -2],
  nearArm: [20, -34, 24, -56],
  farLeg: [4, 20, 0, 64],
  nearLeg: [22, 18, 20, 62],
  nearGrip: 'hold',
  tilt: -10,
});

const huddled = stance({
  spine: [0, 0, 8, -60],
  farArm: [32, -40, 52, -52],
  nearArm: [18, -28, 30, -46],
  farLeg: [-2, 20, -6, 64],
  nearLeg: [16, 20, 14, 62],
  nearGrip: 'hold',
  tilt: 8,
});

const swinging = stance({
  spine: [0, -102, -6, -162],
  farArm: [-28, -126, -16, -106],
  nearArm: [24, -182, 30, -214],
  farLeg: [-10, -54, -18, -4],
  nearLeg: [12, -54, 18, -3],
  nearGrip: 'hold',
  tilt: -14,
});

const cast = (deck: number): readonly Actor[] => [
  {
    x: 1650,
    y: deck,
    scale: 2.3,
    pose: swinging,
    look: {
      ...odd,
      hair: 'beanie',
      accent: wool,
      top: odd.skin,
      longSleeves: true,
      outfit: 'shorts',
      bottom: mix(sea, teal, 0.3),
      shoes: odd.skin,
      build: 1.1,
      beard: true,
    },
    mood: 'laugh',
    inNearHand: towel,
    isMirrored: true,
  },
  {
    x: 1412,
    y: deck,
    scale: 2.2,
    pose: huddled,
    look: {
      ...tove,
      hair: 'beanie',
      accent: sun,
      top: cream,
      longSleeves: true,
      outfit: 'trousers',
      bottom: teal,
    },
    mood: 'laugh',
    inNearHand: mug,
    isMirrored: true,
  },
  {
    x: 1520,
    y: deck,
    scale: 2.2,
    pose: perched,
    look: {
      ...nora,
      hair: 'curly',
      top: wool,
      longSleeves: true,
      outfit: 'trousers',
      bottom: dark,
    },
    mood: 'laugh',
    inNearHand: mug,
    isMirrored: true,
  },
  {
    x: 1196,
    y: 660,
    scale: 2.3,
    pose: flying,
    look: {
      ...siri,
      hair: 'tail',
      top: wool,
      outfit: 'shorts',
      bottom: wool,
      longSleeves: false,
      shoes: siri.skin,
    },
    mood: 'laugh',
    isMirrored: true,
  },
];

export const bathers = (light: Light, deck: number): string =>
  cast(deck)
    .map((one) => actor(light, one))
    .join('');
