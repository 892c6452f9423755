import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { shelf } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { bottle, highball, martini, shaker, tumbler } from '../activityParts/props/drinks';
import {
  cycled,
  at,
  disc,
  fade,
  join,
  line,
  num,
  oval,
  rect,
  times,
  turned,
} from '../activityParts/shape';

const jungle = mix(C.sea, C.teal, 0.5);
const dark = mix(C.teal, C.night, 0.72);
const neon = mix(C.coral, C.orange, 0.35);
const glassware = [C.teal, C.orange, C.moss, C.sun, C.brick, C.sea, C.coral] as const;

const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<path d="M0 0C30-60 20-150 0-200C-20-150-30-60 0 0Z" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn}) scale(${num(size)})"/>`;

const fronds = (x: number, y: number, size: number, colour: string, from = -80): string =>
  times(6, (i) =>
    leaf(
      x,
      y,
      i * 32 + from,
      size * (1 - Math.abs(i - 2.5) * 0.09),
      i % 2 ? colour : shade(colour, 0.25),
    ),
  );

/** The lamp behind the bar, and the bottles that stand dark against it. */
const backBar = (): string =>
  join(
    wash('wall', [dark, jungle, mix(jungle, C.teal, 0.4)], 0, 720),
    sprayed(fadeAround('halo', neon, 0.9, [0.5, 0.5], 0.5), discPath(600, 330, 470)),
    disc(600, 330, 292, neon),
    disc(600, 330, 246, mix(C.sun, C.coral, 0.2)),
    sprayed(fadeAround('lamp', C.cream, 0.85, [0.5, 0.42], 0.45), discPath(600, 330, 246)),
    fronds(70, 640, 2.1, mix(C.moss, C.teal, 0.5)) +
      fronds(1150, 640, 2.1, mix(C.moss, C.teal, 0.5)),
    shelf(700, 236, 500, shade(C.brick, 0.3)) + shelf(-20, 236, 340, shade(C.brick, 0.3)),
    times(8, (i) =>
      at(742 + i * 60, 236, bottle(cycled(glassware, i), C.cream, 50 + ((i * 5) % 3) * 9), 1.8),
    ),
    times(5, (i) =>
      at(24 + i * 62, 236, bottle(cycled(glassware, i + 3), C.cream, 50 + ((i * 7) % 3) * 9), 1.8),
    ),
    sprayed(fadeTo('up', 'above', dark, 0.9), box(0, 0, 1200, 130)),
  );

const bartender = (): string =>
  figure(
    dress(CAST.jon, C.cream, C.night, { apron: C.teal }),
    pose({
      view: 'front',
      lean: 5,
      nod: 6,
      nearHand: [58, -194],
      farHand: [-40, -112],
      elbows: [1, -1],
    }),
    { x: 470, y: 1046, scale: 3.4, afloat: true },
    { near: turned(122, at(0, 22, shaker())) },
  );

const guest = (): string =>
  figure(
    dress(CAST.eve, C.sun, C.night),
    pose({ lean: 6, nod: 4, nearHand: [48, -150], farHand: [36, -112] }),
    { x: 1080, y: 1110, scale: 3.5, flip: true, light: 'left', afloat: true },
    { near: at(0, 16, martini(C.coral)) },
  );

const ice = (x: number, y: number): string =>
  fade(0.55, turned(20 + x * 9, rect(x - 3.4, y - 3.4, 6.8, 6.8, C.cream, 1.4), x, y));

const bar = (): string =>
  join(
    rect(0, 716, 1200, 184, shade(C.brick, 0.45)),
    rect(0, 690, 1200, 34, mix(C.brick, C.orange, 0.3)),
    rect(0, 690, 1200, 8, tint(neon, 0.5)),
    sprayed(fadeTo('down', 'front', dark, 0.9), box(0, 724, 1200, 176)),
    fade(0.35, oval(600, 706, 330, 10, C.sun)),
  );

export const cocktailMasterclass = (): string =>
  join(
    backBar(),
    modelled(
      'bartender',
      { light: [0.4, -0.8], depth: 26, ink: C.violet, rim: tint(C.sun, 0.5) },
      bartender(),
    ),
    modelled(
      'guest',
      { light: [-0.9, -0.5], depth: 30, ink: C.violet, rim: tint(neon, 0.4) },
      guest(),
    ),
    bar(),
    line('M748 470C758 520 756 560 756 620', tint(C.coral, 0.2), 8),
    at(756, 708, martini(C.coral, C.moss), 4.2),
    at(600, 706, tumbler(C.orange, true), 2.6),
    rect(228, 690, 150, 20, mix(C.brick, C.sand, 0.5), 5) +
      disc(270, 672, 24, C.sun) +
      disc(318, 676, 20, C.moss) +
      disc(352, 680, 15, C.moss),
    modelled(
      'front',
      {
        light: [0.5, -0.9],
        depth: 22,
        ink: C.violet,
        strength: 0.7,
        rim: tint(C.sun, 0.7),
        rimWidth: 5,
      },
      at(110, 930, highball(C.sun, C.coral) + ice(-2, -22) + ice(1, -10), 8.4) +
        at(320, 946, tumbler(C.coral, true) + ice(-3, -12) + ice(3, -7), 7),
    ),
    modelled(
      'leaves',
      { light: [-0.6, -0.8], depth: 14, ink: C.night },
      fronds(1190, 960, 1.5, dark) + fronds(20, -70, 1.6, dark, 70),
    ),
  );
