import { fadeAround, fadeTo, sprayed } from '../grain';
import { forest, hills } from '../activityParts/backdrop/land';
import { beam, glow, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { POSE, pose } from '../activityParts/people/poses';
import { disc as discPath } from '../shapes';
import { dice, disc, join, line, oval, path, rect, times } from '../activityParts/shape';

const SUN = { x: 606, y: 216 };
const DARK = mix(C.teal, C.night, 0.75);
const GROUND = 'M0 640C300 600 800 610 1200 650V900H0Z';

const marker = join(
  path('M-20-4H38V3H12L6 16H-4L-2 3H-18Z', C.ink),
  rect(38, -3, 26, 4, C.ink, 2),
  oval(8, -13, 13, 9, C.sun),
  rect(-2, -7, 8, 4, C.ink),
);

const shaft = (left: number, right: number, strength: number): string =>
  beam(
    [
      [SUN.x - 30, SUN.y - 60],
      [SUN.x + 30, SUN.y - 60],
      [right, 900],
      [left, 900],
    ],
    tint(C.sun, 0.6),
    strength,
  );

const trunk = (id: string, rim: string, x: number, w: number, colour: string): string => {
  const bark = `M${x}-60H${x + w}C${x + w - 8} 300 ${x + w - 4} 640 ${x + w + 50} 900H${x - 50}C${x + 4} 640 ${x + 8} 300 ${x}-60Z`;
  return lit(rim, path(bark, colour)) + sprayed(fadeTo('left', id, C.night, 0.9), bark);
};

/** Paint bursting on a surface: a soft cloud, then the wet blot with its fingers and drops. */
const burst = (id: string, x: number, y: number, r: number, colour: string): string => {
  const roll = dice(x);
  return join(
    sprayed(fadeAround(id, colour, 0.95), discPath(x, y, r * 2.1)),
    disc(x, y, r * 0.8, colour),
    times(15, (i) => {
      const turn = i * 0.419 + roll() * 0.3;
      const far = r * (0.85 + roll() * 0.75);
      const [tx, ty] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
      const drop = r * (0.07 + roll() * 0.12);
      return (
        line(`M${x} ${y}L${tx} ${ty}`, colour, r * (0.1 + roll() * 0.2)) +
        disc(tx, ty, drop, colour)
      );
    }),
  );
};

const barricade = (): string =>
  join(
    times(4, (i) =>
      rect(520 + (i % 2) * 16, 610 + i * 74, 420, 70, mix(C.brick, C.orange, 0.18), 34),
    ),
    times(
      4,
      (i) =>
        oval(536 + (i % 2) * 16, 645 + i * 74, 24, 34, mix(C.sand, C.brick, 0.25)) +
        oval(536 + (i % 2) * 16, 645 + i * 74, 12, 18, mix(C.sand, C.brick, 0.55)),
    ),
  );

export const paintball = (): string =>
  join(
    wash('mist', [mix(C.sea, C.cream, 0.55), tint(C.sun, 0.7), mix(C.moss, C.cream, 0.5)]),
    forest(640, 560, 13, 3, mix(C.sea, C.cream, 0.45)),
    glow('sun', SUN.x, SUN.y, 380, C.cream, 0.95),
    shaft(-60, 190, 0.2) + shaft(330, 520, 0.2) + shaft(760, 1000, 0.25),
    disc(SUN.x, SUN.y, 82, C.cream),
    forest(650, 560, 7, 8, mix(C.teal, C.sea, 0.5)),
    hills(510, 14, 11, mix(C.teal, C.sea, 0.6)),
    path(GROUND, mix(C.moss, C.sea, 0.3)),
    sprayed(fadeAround('clearing', tint(C.sun, 0.3), 0.95, [0.68, 0], 0.32), GROUND),
    lamp('back', { from: [-3, -7], rim: C.cream, shade: C.night, edge: 0.5 }),
    lit(
      'back',
      figure(
        dress(CAST.jon, C.coral, C.ink, { hat: HAT.hood(C.coral) + HAT.mask(C.ink) }),
        pose({ ...POSE.run, nearHand: [32, -142], farHand: [56, -140] }),
        { x: 938, y: 672, scale: 1.55, flip: true, afloat: true },
        { near: marker },
      ),
    ),
    sprayed(fadeTo('down', 'near', DARK, 0.95), 'M0 650H1200V900H0Z'),
    lamp('rim', { from: [14, -12], rim: tint(C.sun, 0.5), shade: C.night, edge: 0.35, reach: 2 }),
    lamp('rimLeft', {
      from: [-12, -6],
      rim: tint(C.sun, 0.5),
      shade: C.night,
      edge: 0.35,
      reach: 2,
    }),
    trunk('bark', 'rim', 60, 130, mix(C.brick, C.night, 0.55)),
    lit(
      'rim',
      figure(
        dress(CAST.gus, C.orange, C.ink, { hat: HAT.hood(C.orange) + HAT.mask(C.ink) }),
        pose({
          hip: [0, -60],
          lean: 10,
          nod: -2,
          nearHand: [28, -120],
          farHand: [54, -121],
          nearFoot: [-44, 0],
          farFoot: [30, 0],
        }),
        { x: 340, y: 900, scale: 3.6, light: 'right', afloat: true },
        { near: marker },
      ),
    ),
    lit('rim', barricade()),
    burst('hit', 800, 690, 58, C.sun),
    burst('hitToo', 620, 800, 36, C.coral),
    times(
      3,
      (i) =>
        disc(742 + i * 60, 462 + i * 10, 11 - i * 2, C.sun) +
        line(`M${716 + i * 60} ${458 + i * 10}h-24`, C.cream, 3),
    ),
    trunk('barkToo', 'rimLeft', 1060, 190, mix(C.brick, C.night, 0.65)),
    burst('old', 1100, 380, 40, mix(C.sky, C.sea, 0.3)),
    path(
      'M0 900V800C60 790 70 850 110 820C130 870 190 850 230 900ZM1200 900V780C1150 770 1120 840 1080 820C1050 860 1000 860 960 900Z',
      shade(DARK, 0.4),
    ),
  );
