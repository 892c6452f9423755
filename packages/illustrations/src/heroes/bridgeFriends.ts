/** Five friends on the bridge: one leaps after the gull, the others do not help. */
import { brick, coral, cream, dusk, ink, mix, orange, sea, sun, teal } from '../palettes';
import { actor, type Actor } from '../people/actor';
import type { Light } from '../people/brush';
import { character, wardrobe } from '../people/look';
import { stance } from '../people/stance';
import { oval, poly } from '../shapes';
import { line, paint } from '../svg';

const wood = mix(ink, dusk, 0.25);
const looks = wardrobe(
  [coral, cream, sun, teal, mix(sea, cream, 0.3)],
  [wood, brick, mix(sun, brick, 0.35)],
  wood,
);
const mia = character(looks, 0);
const ben = character(looks, 1);
const ada = character(looks, 3);
const tom = character(looks, 6);
const ines = character(looks, 9);

const bag =
  paint(mix(cream, orange, 0.3), poly([-14, -26], [14, -28], [16, 8], [-14, 8])) +
  line('#B8592B', 4, `${oval(-4, -30, 8, 8)}${oval(8, -32, 7, 8)}`);

const leaping = stance({
  spine: [-8, -112, 6, -170],
  farArm: [-26, -160, -44, -138],
  nearArm: [34, -196, 56, -230],
  farLeg: [-24, -66, -52, -34],
  nearLeg: [10, -62, 6, -12],
  tilt: -24,
  nearGrip: 'open',
  farGrip: 'open',
});

const laughing = stance({
  spine: [-8, -100, 22, -150],
  farArm: [28, -112, 8, -96],
  nearArm: [30, -114, 2, -104],
  farLeg: [-2, -52, -12, -4],
  nearLeg: [6, -54, 14, -3],
  tilt: 16,
});

const pointing = stance({
  farArm: [-30, -150, -50, -146],
  nearArm: [32, -168, 60, -186],
  nearGrip: 'point',
  tilt: -10,
});

const leaning = stance({
  spine: [0, -102, -6, -162],
  farArm: [20, -140, 34, -152],
  nearArm: [20, -128, 2, -118],
  farLeg: [-2, -54, -16, -4],
  nearLeg: [10, -54, 8, -3],
  tilt: -14,
});

const sitting = stance({
  spine: [0, -54, -8, -115],
  farArm: [-18, -78, -34, -54],
  nearArm: [12, -82, 30, -74],
  farLeg: [40, -60, 46, -6],
  nearLeg: [38, -54, 34, -3],
  nearGrip: 'hold',
  tilt: -12,
});

const cast: readonly Actor[] = [
  {
    x: 1866,
    y: 898,
    scale: 2.55,
    pose: sitting,
    look: { ...ines, hair: 'curly', outfit: 'trousers', bottom: teal },
    mood: 'laugh',
    inNearHand: bag,
    isMirrored: true,
  },
  { x: 1706, y: 932, scale: 2.6, pose: leaning, look: ada, mood: 'laugh', isMirrored: true },
  {
    x: 1600,
    y: 940,
    scale: 2.75,
    pose: pointing,
    look: { ...ben, build: 1.12, beard: true },
    mood: 'awe',
    isMirrored: true,
  },
  {
    x: 1440,
    y: 952,
    scale: 2.66,
    pose: laughing,
    look: { ...tom, build: 1.1 },
    mood: 'laugh',
    isMirrored: true,
  },
  {
    x: 1216,
    y: 936,
    scale: 2.7,
    pose: leaping,
    look: { ...mia, top: sun },
    mood: 'awe',
    isMirrored: true,
  },
];

/** Long shadows away from a low sun on the left. */
const shadows = paint(
  mix(ink, dusk, 0.3),
  [1216, 1440, 1600, 1706]
    .map((x) => poly([x - 34, 930], [x + 40, 930], [x + 260, 1000], [x + 120, 1000]))
    .join(''),
  0.55,
);

export const bridgeFriends = (light: Light): string =>
  shadows + cast.map((one) => actor(light, one)).join('');
