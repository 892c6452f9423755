/** The deck of a party boat: people with their backs to us, a railing, a string of lanterns. */
import { HAIR, mix } from '../../activityParts/palette';
import { CAST, dress, gown } from '../../activityParts/people/cast';
import { person } from '../../activityParts/people/person';
import { pose } from '../../activityParts/people/poses';
import type { Held, Look, Pose } from '../../activityParts/people/types';
import { fadeAround, spray } from '../../grain';
import { coral, cream, ink, night, orange, rose, sun, teal } from '../../palettes';
import { times } from '../../random';
import { box, disc, lens, oval, polyline } from '../../shapes';
import { at, line, num, paint, type Point } from '../../svg';
import { inOneInk, shadeDownwards } from '../figureShade';
import { dark, ember, gold, shadow } from './inks';

const inDark = (color: string): string => mix(color, night, 0.36);

/** Clothes, skin and hair as they look at night, away from the light. */
const benighted = (look: Look): Look => ({
  ...look,
  skin: mix(look.skin, night, 0.35),
  hair: mix(look.hair, night, 0.45),
  top: inDark(look.top),
  bottom: inDark(look.bottom),
});

const back = (changes: Partial<Pose>): Pose =>
  pose({ view: 'back', nearFoot: [10, 0], farFoot: [-10, 0], ...changes });

const glass =
  paint(mix(sun, cream, 0.5), 'M-4-2L-7-30H7L4-2Z') + paint(cream, lens(0, -30, 7, 1.5));

interface Reveller {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly look: Look;
  readonly how: Pose;
  readonly held?: Held;
  readonly lightFrom: 'left' | 'right';
}

const backlit = ({ x, y, scale, look, how, held = {}, lightFrom }: Reveller): string => {
  const side = lightFrom === 'left' ? -1 : 1;
  return (
    at(x + side * 4, y - 5, scale, person(inOneInk(look, gold), how)) +
    at(x, y, scale, person(benighted(look), how, held, -side))
  );
};

/** Back to front. */
const revellers: readonly Reveller[] = [
  {
    x: 440,
    y: 1262,
    scale: 3.1,
    lightFrom: 'right',
    look: gown({ ...CAST.eve, hair: HAIR.auburn }, rose, 'midi'),
    how: back({ nearHand: [54, -120], farHand: [-50, -120], elbows: [-1, 1], lean: -4, nod: -8 }),
  },
  {
    x: 262,
    y: 1270,
    scale: 3.35,
    lightFrom: 'right',
    look: dress({ ...CAST.jon, hair: HAIR.brown }, teal, ink),
    how: back({ nearHand: [63, -153], farHand: [-52, -113], elbows: [-1, 1], lean: 3, nod: 6 }),
  },
  {
    x: 1382,
    y: 1262,
    scale: 3.2,
    lightFrom: 'left',
    look: dress(CAST.hugo, sun, ink),
    how: back({ nearHand: [52, -117], farHand: [-46, -118], elbows: [-1, 1], lean: -3, nod: -8 }),
  },
  {
    x: 1214,
    y: 1270,
    scale: 3.1,
    lightFrom: 'left',
    look: gown(CAST.cleo, coral, 'midi'),
    how: back({ nearHand: [69, -150], farHand: [-32, -222], lean: 3, nod: 3 }),
    held: { far: glass },
  },
];

const rail = 884;
const posts = times(9, (index) => box(74 + index * 186, rail, 12, 130)).join('');
export const railing = [
  paint(shadow, posts + box(-10, rail + 48, 1620, 8) + box(-10, rail + 84, 1620, 8)),
  paint(dark, box(-10, rail, 1620, 18)),
  paint(gold, box(-10, rail, 1620, 4)),
].join('');

const lanternGlow = fadeAround('budapest-lantern-glow', ember, 0.55);
const lowest = 1130;
const cordY = (x: number): number => 222 - 168 * ((x - lowest) / lowest) ** 2;

const paper = [
  { color: orange, shade: mix(orange, coral, 0.5) },
  { color: sun, shade: orange },
  { color: coral, shade: mix(coral, night, 0.3) },
] as const;

/** Lanterns further right are nearer and larger. */
const lantern = (x: number, index: number): string => {
  const { color, shade } = paper[index % paper.length] ?? paper[0];
  const y = cordY(x);
  const r = 20 + x * 0.012;
  const cy = y + r + 12;
  return [
    spray(lanternGlow.fill, disc(x, cy, r * 3.2)),
    line(dark, 3, `M${num(x)} ${num(y)}v10`),
    paint(color, oval(x, cy, r, r * 0.94)),
    paint(
      shade,
      `M${num(x)} ${num(cy - r * 0.94)}a${num(r)} ${num(r * 0.94)} 0 0 1 0 ${num(r * 1.88)}q${num(r * 1.1)} ${num(-r * 0.94)} 0 ${num(-r * 1.88)}z`,
    ),
    paint(
      dark,
      box(x - r * 0.32, cy - r, r * 0.64, 6) + box(x - r * 0.32, cy + r - 6, r * 0.64, 6),
    ),
  ].join('');
};

const fallingDark = shadeDownwards('budapest-falling-dark', 690, 1000, 0.75);

export const boatInks = [lanternGlow, fallingDark];

export const lanterns =
  line(
    dark,
    3,
    polyline(...times(34, (index): Point => [index * 50 - 20, cordY(index * 50 - 20)])),
  ) + [-10, 172, 358, 548, 748, 960, 1186, 1424].map(lantern).join('');

const inShade = ({ x, y, scale, look, how }: Reveller): string =>
  at(x, y, scale, person(inOneInk(look, night), how));

/** Each person is shaded before the next one is drawn over it. */
export const deckPeople = revellers
  .map((reveller) => backlit(reveller) + fallingDark.over(inShade(reveller)))
  .join('');
