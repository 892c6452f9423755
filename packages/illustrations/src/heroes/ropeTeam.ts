/** A rope team of three: the first has reached the top and pulls the second up. */
import { coral, cream, ink, mix, night, orange, sand, sun, teal } from '../palettes';
import { actor, type Actor } from '../people/actor';
import type { Light } from '../people/brush';
import { character, wardrobe } from '../people/look';
import { stance } from '../people/stance';
import { blob, taper } from '../shapes';
import { line, paint } from '../svg';

const boots = mix(night, ink, 0.4);
const looks = wardrobe(
  [orange, cream, sun, mix(teal, night, 0.3)],
  [boots, mix(orange, ink, 0.6), mix(sun, orange, 0.4)],
  boots,
);
const ann = character(looks, 0);
const tom = character(looks, 1);
const zoe = character(looks, 3);

const pack = (color: string): string =>
  paint(color, blob([-6, 4], [-24, -4], [-38, 12], [-38, 40], [-28, 56], [-8, 52])) +
  paint(mix(color, night, 0.4), blob([-28, 26], [-42, 26], [-44, 46], [-30, 52])) +
  paint(mix(sand, cream, 0.4), taper([-32, -6], 6, [-12, -9], 6));

const reaching = stance({
  spine: [-6, -60, 20, -114],
  farArm: [8, -70, 26, -52],
  nearArm: [46, -92, 72, -72],
  farLeg: [30, -54, 28, -4],
  nearLeg: [2, -10, -40, -6],
  nearGrip: 'hold',
  farGrip: 'rest',
  tilt: 14,
});

const climbing = stance({
  spine: [0, -104, 14, -162],
  farArm: [24, -136, 40, -116],
  nearArm: [34, -182, 52, -212],
  farLeg: [-8, -56, -30, -8],
  nearLeg: [30, -86, 34, -40],
  nearGrip: 'hold',
  tilt: -18,
});

const watching = stance({
  spine: [0, -102, 4, -163],
  farArm: [30, -158, 36, -194],
  farGrip: 'open',
  nearArm: [20, -130, 36, -112],
  farLeg: [-8, -54, -18, -4],
  nearLeg: [14, -58, 20, -10],
  nearGrip: 'hold',
  tilt: -14,
});

const pole = line(mix(sand, cream, 0.4), 2.6, 'M-2 -8L12 106') + line(boots, 2.6, 'M6 98h10');

const cast: readonly Actor[] = [
  {
    x: 1076,
    y: 890,
    scale: 2.15,
    pose: watching,
    look: {
      ...zoe,
      outfit: 'trousers',
      hair: 'tail',
      top: mix(teal, cream, 0.25),
      bottom: mix(night, ink, 0.2),
      longSleeves: true,
    },
    mood: 'smile',
    onBack: pack(sun),
    inNearHand: pole,
  },
  {
    x: 1334,
    y: 762,
    scale: 2.2,
    pose: climbing,
    look: {
      ...tom,
      top: cream,
      bottom: mix(night, teal, 0.3),
      hair: 'beanie',
      accent: orange,
      longSleeves: true,
      build: 1.12,
      beard: true,
    },
    mood: 'smile',
    onBack: pack(coral),
  },
  {
    x: 1610,
    y: 452,
    scale: 2.3,
    pose: reaching,
    look: {
      ...ann,
      outfit: 'trousers',
      hair: 'bob',
      top: orange,
      bottom: mix(night, ink, 0.2),
      longSleeves: true,
    },
    mood: 'laugh',
    onBack: pack(mix(teal, cream, 0.2)),
    isMirrored: true,
  },
];

const rope = line(
  mix(sun, cream, 0.4),
  5,
  'M1088 676C1150 790 1270 690 1336 546M1340 540C1400 640 1540 420 1624 322',
);

export const ropeTeam = (light: Light): string =>
  rope + cast.map((one) => actor(light, one)).join('');
