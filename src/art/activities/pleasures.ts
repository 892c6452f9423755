import { cypress, hills } from '../activityParts/backdrop/land';
import { room, shelf } from '../activityParts/backdrop/room';
import { wave, water } from '../activityParts/backdrop/water';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { puff } from '../activityParts/props/crowd';
import { bottle, highball, martini, shaker, tumbler, flute } from '../activityParts/props/drinks';
import { counter } from '../activityParts/props/furniture';
import { at, disc, fade, join, num, oval, path, rect, times } from '../activityParts/shape';
import type { Look } from '../activityParts/people/types';

const arcade = (x: number, wall: string): string =>
  path(`M${x} 520V170H${x + 260}V520H${x + 220}V330A90 90 0 0 0 ${x + 40} 330V520Z`, wall) +
  rect(x - 8, 150, 276, 26, tint(wall, 0.4)) +
  rect(x + 2, 322, 40, 14, tint(wall, 0.4)) +
  rect(x + 218, 322, 40, 14, tint(wall, 0.4));

/** Someone standing waist-deep: `line` is where the water meets the body. */
const bather = (look: Look, x: number, line: number, s: number, flip: boolean, held = ''): string =>
  figure(
    dress(look, look.top, C.teal, { sleeves: 'none' }),
    pose({ view: 'front', nearHand: held ? [44, -192] : [58, -140], farHand: [-56, -138] }),
    { x, y: line + 122 * s, scale: s, flip, afloat: true },
    { near: held },
  );

export const spaAfternoon = (): string =>
  join(
    wash('sky', [mix(C.sky, C.rose, 0.35), mix(C.rose, C.cream, 0.5), C.cream], 0, 540),
    sunDisc(600, 330, 90, C.cream, mix(C.rose, C.cream, 0.4)),
    hills(460, 100, 5, mix(C.sky, C.teal, 0.35), 540),
    times(6, (i) => cypress(330 + i * 108, 520, 150 + ((i * 53) % 70), mix(C.teal, C.moss, 0.45))),
    arcade(20, mix(C.sand, C.sun, 0.3)) + arcade(920, mix(C.sand, C.sun, 0.3)),
    fade(0.25, rect(246, 176, 34, 344, C.brick)),
    rect(0, 510, 1200, 40, mix(C.sand, C.sun, 0.15)) +
      rect(0, 548, 1200, 12, mix(C.sand, C.brick, 0.35)),
    water('pool', 560, mix(C.sea, C.sky, 0.5), C.teal, C.cream, 12),
    bather(dress(CAST.karl, CAST.karl.skin, C.teal), 300, 634, 1.8, false),
    bather(dress(CAST.bea, C.orange, C.teal, { style: 'bun' }), 880, 640, 1.8, true),
    wave(632, 180, 8, mix(C.sea, C.teal, 0.25)),
    bather(
      dress(CAST.cleo, C.coral, C.teal, { hat: HAT.towel(C.cream) }),
      590,
      744,
      3,
      false,
      at(0, 10, flute(C.sun)),
    ),
    wave(736, 220, 10, mix(C.teal, C.sea, 0.35), 30),
    fade(
      0.4,
      oval(590, 750, 200, 7, C.cream),
      oval(300, 646, 110, 5, C.cream),
      oval(880, 650, 110, 5, C.cream),
    ),
    puff(420, 470, 54, C.cream, 0.35) + puff(760, 430, 64, C.cream, 0.35),
    wave(806, 260, 12, shade(C.teal, 0.2), 80),
    path('M720 900C740 850 1100 830 1200 846V900Z', C.sand) +
      path('M860 846C870 800 1000 800 1010 846Z', C.coral) +
      rect(856, 826, 160, 26, C.rose, 12) +
      disc(1080, 836, 16, C.ink) +
      disc(1110, 840, 12, C.ink),
    path('M0 900V760C50 770 60 820 50 850C110 810 150 850 170 900Z', shade(C.moss, 0.35)),
  );

const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<path d="M0 0C30-60 20-150 0-200C-20-150-30-60 0 0Z" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn}) scale(${num(size)})"/>`;

const fronds = (x: number, y: number, size: number, colour: string): string =>
  times(6, (i) =>
    leaf(
      x,
      y,
      i * 32 - 80,
      size * (1 - Math.abs(i - 2.5) * 0.09),
      i % 2 ? colour : shade(colour, 0.25),
    ),
  );

export const cocktailMasterclass = (): string =>
  join(
    room(C.sea, mix(C.sea, C.cream, 0.3), C.teal, 680),
    disc(600, 330, 270, mix(C.coral, C.rose, 0.4)) + disc(600, 330, 200, mix(C.sun, C.coral, 0.25)),
    fronds(190, 560, 1.7, mix(C.moss, C.teal, 0.35)) +
      fronds(1020, 560, 1.7, mix(C.moss, C.teal, 0.35)),
    shelf(380, 250, 440, C.brick),
    times(7, (i) =>
      at(
        424 + i * 58,
        250,
        bottle(
          [C.teal, C.orange, C.brick, C.moss, C.sun, C.coral, C.teal][i] as string,
          C.cream,
          50 + ((i * 5) % 3) * 8,
        ),
        1.6,
      ),
    ),
    figure(
      dress(CAST.jon, C.cream, C.ink, { apron: C.teal }),
      pose({
        view: 'front',
        lean: 4,
        nearHand: [46, -192],
        farHand: [30, -140],
        armsFront: true,
        elbows: [1, 1],
        nearFoot: [12, 0],
      }),
      { x: 590, y: 840, scale: 2.4 },
      { near: `<g transform="rotate(38) translate(0 22)">${shaker()}</g>` },
    ),
    figure(
      dress(CAST.dora, C.coral, C.ink),
      pose({ lean: 8, nod: 8, nearHand: [48, -132], farHand: [42, -116] }),
      { x: 310, y: 840, scale: 2.2 },
      {
        near: at(
          6,
          -2,
          `<g transform="rotate(110)">${at(0, 40, bottle(C.moss, C.cream), 0.8)}</g>`,
        ),
      },
    ),
    figure(
      dress(CAST.gus, C.sun, C.ink),
      pose({ lean: 6, nearHand: [42, -174], farHand: [40, -112] }),
      { x: 890, y: 840, scale: 2.2, flip: true },
      { near: at(0, 16, martini(C.coral)) },
    ),
    counter(60, 920, 1080, 242, C.cream, C.brick, 8),
    at(410, 676, tumbler(C.orange, true), 2) +
      at(482, 676, martini(C.coral), 2) +
      at(760, 676, highball(C.sun, C.coral), 2) +
      at(690, 676, tumbler(C.coral, true), 2) +
      at(820, 676, martini(C.moss, C.coral), 2),
    rect(540, 662, 90, 14, mix(C.brick, C.sand, 0.5), 4) +
      disc(566, 650, 14, C.sun) +
      disc(594, 652, 12, C.moss) +
      disc(612, 654, 9, C.moss),
    fronds(40, 930, 1.3, shade(C.teal, 0.45)) + fronds(1170, 930, 1.3, shade(C.teal, 0.45)),
  );
