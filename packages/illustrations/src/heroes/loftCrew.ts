/** Colleagues who build the giant bird: on the ladder, at the rope, with the model. */
import { brick, coral, cream, ink, mix, sand, sea, sun, teal } from '../palettes';
import { actor, type Actor } from '../people/actor';
import type { Light } from '../people/brush';
import { character, wardrobe } from '../people/look';
import { stance } from '../people/stance';
import { repeat } from '../random';
import { taper } from '../shapes';
import { line, num, paint } from '../svg';
import { paperBirdModel } from './paperBird';

const dark = mix(ink, teal, 0.15);
const looks = wardrobe(
  [coral, cream, sun, mix(teal, sea, 0.4), mix(sand, brick, 0.3)],
  [dark, brick, mix(sun, brick, 0.35)],
  dark,
);
const raj = character(looks, 1);
const joy = character(looks, 3);
const lea = character(looks, 5);
const kofi = character(looks, 8);
const eva = character(looks, 9);

const climbing = stance({
  spine: [0, -102, -4, -162],
  farArm: [22, -148, 34, -128],
  nearArm: [24, -184, 40, -216],
  farLeg: [14, -70, 12, -32],
  nearLeg: [10, -54, 12, -3],
  nearGrip: 'hold',
  tilt: -18,
});

const hauling = stance({
  spine: [-4, -96, -26, -152],
  farArm: [14, -150, 40, -166],
  nearArm: [4, -136, 32, -148],
  farLeg: [24, -58, 40, -6],
  nearLeg: [-4, -50, -30, -4],
  farGrip: 'hold',
  nearGrip: 'hold',
  tilt: -20,
});

const offering = stance({
  spine: [0, -102, 2, -162],
  farArm: [26, -168, 40, -200],
  nearArm: [24, -150, 38, -180],
  farLeg: [-4, -54, -20, -6],
  nearLeg: [12, -56, 18, -3],
  farGrip: 'open',
  nearGrip: 'open',
  tilt: -18,
});

const comparing = stance({
  spine: [0, -102, -2, -163],
  farArm: [-26, -130, -8, -110],
  nearArm: [26, -142, 46, -172],
  nearGrip: 'hold',
  tilt: -12,
});

const brush = line(brick, 3, 'M0 4L8 -20') + paint(coral, taper([8, -20], 3.4, [11, -29], 2));

const cast: readonly Actor[] = [
  {
    x: 1166,
    y: 690,
    scale: 2.05,
    pose: climbing,
    look: { ...lea, outfit: 'trousers', top: cream, bottom: dark, longSleeves: true },
    mood: 'smile',
    inNearHand: brush,
  },
  {
    x: 1850,
    y: 930,
    scale: 2.25,
    pose: hauling,
    look: { ...kofi, top: sun, bottom: dark, build: 1.12 },
    mood: 'laugh',
    isMirrored: true,
  },
  {
    x: 1610,
    y: 926,
    scale: 2.15,
    pose: offering,
    look: { ...eva, outfit: 'trousers', bottom: mix(teal, sea, 0.4) },
    mood: 'laugh',
    isMirrored: true,
  },
  {
    x: 1330,
    y: 932,
    scale: 2.15,
    pose: offering,
    look: { ...joy, top: mix(sea, cream, 0.5) },
    mood: 'laugh',
  },
  {
    x: 968,
    y: 1010,
    scale: 2.6,
    pose: comparing,
    look: {
      ...raj,
      top: mix(brick, coral, 0.35),
      build: 1.1,
      glasses: true,
      beard: true,
      bottom: dark,
    },
    mood: 'smile',
    inNearHand: paperBirdModel(0.075),
  },
];

export const ladder = (color: string): string =>
  line(color, 10, 'M1126 940L1182 440M1258 940L1214 440') +
  line(
    color,
    8,
    repeat(
      8,
      (index) => `M${num(1131 + index * 7)} ${num(900 - index * 64)}H${num(1254 - index * 6)}`,
    ),
  );

export const loftCrew = (light: Light): string => cast.map((one) => actor(light, one)).join('');
