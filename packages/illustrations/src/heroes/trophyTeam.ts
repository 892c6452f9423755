/** A team that carries its captain on two shoulders; a flare above them lights everything. */
import { cream, ember, flame, mix, night, sun } from '../palettes';
import { actor, type Actor } from '../people/actor';
import type { Light } from '../people/brush';
import { character, wardrobe } from '../people/look';
import { stance } from '../people/stance';
import { lens, oval, taper } from '../shapes';
import { at, line, paint } from '../svg';

const soot = mix(night, ember, 0.14);
const warmSkins = ['#F6C49A', '#E39A68', '#BD7042', '#8C4A2E', '#66341F'];
const kit = { outfit: 'shorts', bottom: soot, shoes: soot, longSleeves: false } as const;

const looks = wardrobe(
  [ember, cream, flame, mix(ember, night, 0.3)],
  [soot, mix(soot, flame, 0.25), mix(sun, flame, 0.5)],
  soot,
  warmSkins,
);
const ana = character(looks, 0);
const sam = character(looks, 1);
const zoe = character(looks, 3);
const max = character(looks, 4);
const joe = character(looks, 8);
const kim = character(looks, 9);

const cup =
  line(sun, 4, 'M-17 -26C-34 -26 -30 -6 -12 -6M17 -26C34 -26 30 -6 12 -6') +
  paint(sun, 'M-18 -34H18C18 -12 10 -2 3 0L4 10H12V17H-12V10H-4L-3 0C-10 -2 -18 -12 -18 -34Z') +
  paint(flame, 'M4 -34H18C18 -12 10 -2 3 0L4 10H12V17H2Z') +
  paint(cream, oval(0, -34, 18, 4) + lens(-9, -20, 2.4, 6));

const torch =
  paint(soot, taper([0, 6], 3.4, [6, -18], 3.8)) +
  paint(sun, 'M6 -16C-8 -22 -4 -40 14 -62C14 -48 28 -38 20 -24C17 -18 11 -15 6 -16Z') +
  paint(cream, 'M7 -18C0 -22 2 -32 12 -46C12 -36 19 -32 15 -24C13 -20 10 -18 7 -18Z');

const enthroned = stance({
  spine: [0, -54, 2, -116],
  farArm: [-28, -140, -24, -174],
  nearArm: [30, -142, 24, -174],
  farLeg: [-26, -46, -24, 0],
  nearLeg: [26, -46, 22, 0],
  farGrip: 'hold',
  nearGrip: 'hold',
  tilt: -12,
});

const bearing = stance({
  spine: [0, -102, 0, -162],
  farArm: [-30, -148, -22, -184],
  nearArm: [25, -128, 8, -112],
  farLeg: [-16, -56, -26, -6],
  nearLeg: [16, -56, 24, -3],
  farGrip: 'hold',
  nearGrip: 'hold',
  tilt: -6,
});

const flaring = stance({
  spine: [0, -102, 4, -162],
  farArm: [-28, -128, -14, -108],
  nearArm: [26, -184, 46, -218],
  farLeg: [-16, -56, -34, -8],
  nearLeg: [18, -58, 24, -3],
  nearGrip: 'hold',
  tilt: -16,
});

const roaring = stance({
  spine: [-2, -102, 6, -160],
  farArm: [-30, -168, -24, -204],
  nearArm: [34, -150, 26, -186],
  farLeg: [-18, -58, -36, -12],
  nearLeg: [20, -62, 16, -6],
  farGrip: 'hold',
  nearGrip: 'hold',
  tilt: -18,
});

const sprinting = stance({
  spine: [-6, -104, 14, -158],
  farArm: [-20, -140, -44, -128],
  nearArm: [36, -162, 26, -196],
  farLeg: [-24, -66, -58, -50],
  nearLeg: [26, -76, 30, -28],
  nearGrip: 'hold',
  tilt: -8,
});

const cast: readonly Actor[] = [
  {
    x: 1196,
    y: 1000,
    scale: 2.4,
    pose: flaring,
    look: { ...zoe, ...kit, top: cream },
    mood: 'laugh',
    inNearHand: torch,
    isMirrored: true,
  },
  {
    x: 1668,
    y: 1004,
    scale: 2.4,
    pose: roaring,
    look: { ...joe, ...kit, top: flame, build: 1.1 },
    mood: 'laugh',
    isMirrored: true,
  },
  {
    x: 1372,
    y: 1016,
    scale: 2.4,
    pose: bearing,
    look: { ...sam, ...kit, top: ember, build: 1.14, beard: true },
    mood: 'laugh',
  },
  {
    x: 1512,
    y: 1020,
    scale: 2.4,
    pose: bearing,
    look: { ...max, ...kit, top: mix(ember, night, 0.35), build: 1.14 },
    mood: 'smile',
    isMirrored: true,
  },
  {
    x: 1440,
    y: 772,
    scale: 2.4,
    pose: enthroned,
    look: { ...ana, ...kit, hair: 'tail', top: cream },
    mood: 'laugh',
    inFarHand: at(24, 6, 1.5, cup),
  },
  {
    x: 1880,
    y: 1030,
    scale: 2.6,
    pose: sprinting,
    look: { ...kim, ...kit, top: ember },
    mood: 'laugh',
    isMirrored: true,
  },
];

export const trophyTeam = (light: Light): string => cast.map((one) => actor(light, one)).join('');
