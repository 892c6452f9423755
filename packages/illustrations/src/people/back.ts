/** Draws people from behind: 200 tall, feet at y = 0, light on one side. */
import { disc, oval, taper } from '../shapes';
import { at, paint, type Point } from '../svg';
import { litBrush, type Light } from './brush';
import { backArms, backExtra, backHair, backHeadwear, type Back, type BackArm } from './backLook';

type Stuff = 'skin' | 'hairColor' | 'top' | 'bottom' | 'shoes' | 'accent';
type Part = readonly [stuff: Stuff, data: string, manner?: 'cloth' | 'skin', shift?: number];

const jacket =
  'M-6 -170Q-8 -165 -16 -162Q-24 -159 -24 -149L-19 -122Q-17 -112 -19 -94Q0 -89 19 -94Q17 -112 19 -122L24 -149Q24 -159 16 -162Q8 -165 6 -170Z';
const coat =
  'M-6 -170Q-8 -165 -16 -162Q-24 -159 -24 -149L-19 -122Q-18 -100 -25 -52Q-14 -47 -2 -48L0 -78L3 -48Q15 -47 26 -52Q18 -100 19 -122L24 -149Q24 -159 16 -162Q8 -165 6 -170Z';
const skirt = 'M-17 -108Q-20 -84 -27 -54Q0 -46 27 -54Q20 -84 17 -108Z';

const standing = ([x, y]: Point): string => `M${x - 5.5} ${y + 3}v-8q5.5 -6 11 0v8q-5.5 1.5 -11 0z`;

/** A shoe whose heel has left the ground, so that its sole shows. */
const pushing = ([x, y]: Point): string => oval(x, y - 2, 5.6, 9);

const leg = ({ outfit, step }: Back, side: -1 | 1): readonly Part[] => {
  const pushes = step === (side < 0 ? 'left' : 'right');
  const ahead = step !== undefined && !pushes;
  const knee: Point = [side * (pushes ? 11 : 9), ahead ? -55 : -51];
  const foot: Point = [side * (pushes ? 13 : 9), pushes ? -9 : ahead ? -7 : -3];
  const shoe: Part = ['shoes', pushes ? pushing(foot) : standing(foot)];
  const shin = taper(knee, 7.6, [foot[0], foot[1] - 7], 5.4);
  return outfit === 'trousers'
    ? [shoe, ['bottom', taper([side * 8.5, -96], 11.4, knee, 8) + shin, 'cloth']]
    : [['skin', taper(knee, 7, [foot[0], foot[1] - 5], 4.4), 'skin'], shoe];
};

const arm = (name: BackArm, side: -1 | 1): readonly Part[] => {
  const [[ex, ey], [hx, hy]] = backArms[name];
  const elbow: Point = [side * ex, ey];
  const hand: Point = [side * hx, hy];
  const wrist: Point = [side * (ex * 0.2 + hx * 0.8), ey * 0.2 + hy * 0.8];
  return [
    ['skin', disc(hand[0], hand[1], 5.2)],
    ['top', taper([side * 18, -152], 7.6, elbow, 6.2) + taper(elbow, 6.2, wrist, 5.2), 'cloth'],
  ];
};

/** Hair over the forehead of a head that turns to the side. */
const crown = (turn: -1 | 1): string =>
  `M${-12 * turn} -180C${-15 * turn} -204 ${15 * turn} -204 ${12.8 * turn} -185Q${5 * turn} -190 ${-12 * turn} -180Z`;

const head = (look: Back): readonly Part[] => {
  const turn = look.turn ?? 0;
  const face = turn
    ? `M${turn * 8} -190Q${turn * 14} -186 ${turn * 13} -182L${turn * 17} -178L${turn * 13} -175Q${turn * 13} -169 ${turn * 5} -168Z`
    : disc(-11.8, -179, 2.6) + disc(11.8, -179, 2.6);
  const headwear = backHeadwear[look.hair];
  return [
    ['skin', 'M-6 -176L6 -176L8 -160Q0 -154 -8 -160Z'],
    ['skin', oval(turn, -181, 11.4, 13.4), 'skin'],
    ['skin', face, 'skin'],
    ['hairColor', backHair[look.hair], undefined, -2.5 * turn],
    ...(turn ? [['hairColor', crown(turn)] as const] : []),
    ...(headwear === undefined ? [] : [['accent', headwear] as const]),
  ];
};

const parts = (look: Back): readonly Part[] => [
  ...leg(look, -1),
  ...leg(look, 1),
  ...(look.outfit === 'skirt' ? [['bottom', skirt, 'cloth'] as const] : []),
  ['top', look.outfit === 'coat' ? coat : jacket, 'cloth'],
  ...arm(look.arms[0], -1),
  ...arm(look.arms[1], 1),
  ...(look.extra === 'rucksack' ? [['accent', backExtra.rucksack, 'cloth'] as const] : []),
  ...head(look),
  ...(look.extra === 'scarf' ? [['accent', backExtra.scarf] as const] : []),
];

/** One person from behind with the feet at (x, y), for direct use as a picture's layer. */
export const fromBehind = (
  light: Light,
  x: number,
  y: number,
  scale: number,
  look: Back,
): string => {
  const brush = litBrush((content) => at(x, y, scale, content), false, light);
  return parts(look)
    .map(([stuff, data, manner, shift]) =>
      manner
        ? brush[manner](look[stuff], data)
        : brush.flat(at(shift ?? 0, 0, 1, paint(look[stuff], data))),
    )
    .join('');
};
