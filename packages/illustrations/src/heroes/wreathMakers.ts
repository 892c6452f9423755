/** Friends on midsummer night: one sets her wreath afloat, two watch, one still plaits hers. */
import { coral, cream, dusk, ember, ink, mix, moss, rose, sun } from '../palettes';
import { actor, type Actor } from '../people/actor';
import type { Light } from '../people/brush';
import { character, wardrobe } from '../people/look';
import { stance } from '../people/stance';
import { disc, oval } from '../shapes';
import { at, line, paint } from '../svg';

const dark = mix(ink, dusk, 0.4);
const looks = wardrobe(
  [cream, ember, rose, mix(cream, rose, 0.4)],
  [dark, mix(coral, ink, 0.5), mix(sun, coral, 0.3)],
  dark,
);
const ola = character(looks, 0);
const kasia = character(looks, 2);
const maja = character(looks, 3);
const hela = character(looks, 5);

/** A ring of leaves and blossoms seen a little from above. */
export const wreath = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    line(mix(moss, ink, 0.2), 0.34, oval(0, 0, 1, 0.32)) +
      paint(coral, disc(-0.9, 0.06, 0.2) + disc(0.3, 0.34, 0.22) + disc(0.7, -0.2, 0.16)) +
      paint(cream, disc(-0.4, 0.3, 0.2) + disc(0.92, 0.1, 0.18) + disc(-0.5, -0.24, 0.16)) +
      paint(sun, disc(-0.4, 0.3, 0.07) + disc(0.92, 0.1, 0.06) + disc(0.1, -0.3, 0.14)),
  );

const launching = stance({
  spine: [-8, -58, 26, -104],
  farArm: [56, -78, 76, -34],
  nearArm: [36, -68, 40, -26],
  farLeg: [26, -52, 20, -6],
  nearLeg: [4, -10, -40, -6],
  tilt: 14,
  nearGrip: 'hold',
  farGrip: 'hold',
});

const holding = stance({
  spine: [0, -102, 4, -163],
  farArm: [26, -146, 48, -148],
  nearArm: [-22, -130, -20, -98],
  tilt: 8,
});

const close = stance({
  spine: [0, -102, 4, -162],
  farArm: [28, -130, 42, -120],
  nearArm: [22, -130, 30, -112],
  nearGrip: 'hold',
  farGrip: 'hold',
  tilt: -10,
});

const plaiting = stance({
  spine: [0, -16, 8, -78],
  farArm: [26, -46, 38, -40],
  nearArm: [24, -40, 40, -32],
  farLeg: [44, -30, 76, -8],
  nearLeg: [46, -22, 84, -4],
  tilt: 16,
  nearGrip: 'hold',
  farGrip: 'hold',
});

const crowned = { hair: 'wreath', accent: coral, longSleeves: false } as const;

const cast: readonly Actor[] = [
  {
    x: 1570,
    y: 846,
    scale: 2.3,
    pose: holding,
    look: {
      ...kasia,
      shoes: kasia.skin,
      ...crowned,
      outfit: 'dress',
      top: ember,
      length: 1.2,
    },
    mood: 'smile',
    isMirrored: true,
  },
  {
    x: 1452,
    y: 850,
    scale: 2.35,
    pose: close,
    look: { ...maja, shoes: maja.skin, ...crowned, outfit: 'dress', top: cream, length: 1.2 },
    mood: 'laugh',
    inFarHand: wreath(-4, 4, 17),
    isMirrored: true,
  },
  {
    x: 1806,
    y: 900,
    scale: 2.4,
    pose: plaiting,
    look: {
      ...hela,
      shoes: hela.skin,
      hair: 'tail',
      outfit: 'dress',
      top: mix(rose, cream, 0.4),
      longSleeves: true,
    },
    mood: 'smile',
    inFarHand: wreath(4, 2, 18),
    isMirrored: true,
  },
  {
    x: 1240,
    y: 850,
    scale: 2.5,
    pose: launching,
    look: { ...ola, ...crowned, outfit: 'dress', top: cream, shoes: ola.skin },
    mood: 'smile',
    isMirrored: true,
  },
];

export const wreathMakers = (light: Light): string => cast.map((one) => actor(light, one)).join('');
