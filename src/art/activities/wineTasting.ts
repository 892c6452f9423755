import { cypress, hills } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { bottle, wineGlass } from '../activityParts/props/drinks';
import { barrel } from '../activityParts/props/furniture';
import {
  at,
  disc,
  fade,
  join,
  oval,
  path,
  poly,
  rect,
  times,
  turned,
} from '../activityParts/shape';

const vineRow = (x: number, spread: number, colour: string): string =>
  poly(
    [
      [x, 480],
      [x + 14, 480],
      [x + spread + 74, 900],
      [x + spread - 20, 900],
    ],
    colour,
  );

export const wineTasting = (): string =>
  join(
    wash('sky', [mix(C.violet, C.coral, 0.55), C.coral, C.sun, tint(C.sun, 0.5)], 0, 500),
    sunDisc(820, 340, 88, tint(C.sun, 0.6), C.cream),
    hills(430, 120, 3, mix(C.violet, C.coral, 0.45), 520),
    hills(470, 70, 14, mix(C.moss, C.violet, 0.45), 560),
    cypress(200, 490, 190, shade(C.moss, 0.4)) +
      cypress(250, 490, 150, shade(C.moss, 0.4)) +
      cypress(1010, 480, 170, shade(C.moss, 0.4)),
    rect(300, 420, 110, 64, C.sand) +
      path('M288 424L355 376L422 424Z', C.brick) +
      rect(320, 444, 18, 40, C.brick) +
      rect(366, 440, 22, 18, C.brick),
    path('M0 490Q600 440 1200 480V900H0Z', mix(C.moss, C.sun, 0.4)),
    times(13, (i) => vineRow(90 + i * 84, (i - 6) * 110, i % 2 ? C.moss : shade(C.moss, 0.25))),
    fade(0.35, path('M0 780C300 740 900 740 1200 780V900H0Z', C.violet)),
    figure(
      gown(CAST.bea, C.cream, 'midi', { hat: HAT.fedora(C.sand) }),
      pose({ nearHand: [40, -176], farHand: [30, -118], lean: 2, nod: -6 }),
      { x: 320, y: 820, scale: 2.55, light: 'right' },
      { near: at(0, 14, wineGlass(C.brick)) },
    ),
    figure(
      dress(CAST.gus, C.teal, C.ink),
      pose({ nearHand: [44, -170], farHand: [36, -112], lean: 4 }),
      { x: 905, y: 824, scale: 2.55, flip: true },
      { near: at(0, 14, wineGlass(C.brick)) },
    ),
    figure(
      dress(CAST.karl, C.brick, C.ink, { apron: C.sand }),
      pose({ view: 'front', nearHand: [46, -142], farHand: [-28, -112] }),
      { x: 600, y: 790, scale: 2.4 },
      { near: turned(64, at(0, 26, bottle(C.night, C.sand))) },
    ),
    barrel(480, 868, 170, 200, mix(C.brick, C.sun, 0.25), C.ink) +
      barrel(740, 868, 170, 200, mix(C.brick, C.sun, 0.25), C.ink),
    rect(370, 652, 480, 20, mix(C.brick, C.sand, 0.3), 5),
    at(440, 654, wineGlass(C.brick), 2.1) +
      at(560, 654, wineGlass(C.sun), 2.1) +
      at(730, 654, wineGlass(C.brick), 2.1) +
      at(796, 654, bottle(C.moss, C.cream), 1.9),
    oval(500, 650, 44, 8, C.cream) + path('M472 648L512 626L528 648Z', C.sun),
    path(
      'M0 900V800C80 770 140 850 220 900ZM1200 900V790C1120 770 1060 850 1000 900Z',
      shade(C.moss, 0.6),
    ) +
      times(
        6,
        (i) =>
          disc(60 + (i % 3) * 22, 820 + Math.floor(i / 3) * 20, 13, C.violet) +
          disc(1110 + (i % 3) * 22, 812 + Math.floor(i / 3) * 20, 13, C.violet),
      ),
  );
