import { shelf, pendant, room, sash } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown, suit } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam, glow } from '../activityParts/light';
import { bottle, decanter, pint, shot, tulip } from '../activityParts/props/drinks';
import { cask, counter } from '../activityParts/props/furniture';
import { at, disc, fade, join, oval, path, rect, times } from '../activityParts/shape';

const SPIRITS = [C.sun, C.orange, C.brick, C.rose, C.sun, C.coral];

const backBar = (): string =>
  join(
    rect(210, 90, 780, 420, shade(C.brick, 0.45), 10),
    glow('shine', 600, 300, 430, C.sun, 0.75),
    times(3, (row) => shelf(230, 214 + row * 130, 740, C.brick)),
    times(27, (i) =>
      at(
        275 + (i % 9) * 81,
        214 + Math.floor(i / 9) * 130,
        bottle(SPIRITS[(i * 5) % 6] as string, C.sand, 46 + ((i * 7) % 4) * 6),
        1.75,
      ),
    ),
  );

export const spiritsTasting = (): string =>
  join(
    room(C.night, mix(C.brick, C.night, 0.6), C.night, 700),
    backBar(),
    times(2, (i) => pendant(330 + i * 540, 20, 110, C.orange, C.cream)),
    beam(
      [
        [330, 76],
        [120, 700],
        [540, 700],
      ],
      C.sun,
      0.12,
    ),
    beam(
      [
        [870, 76],
        [660, 700],
        [1080, 700],
      ],
      C.sun,
      0.12,
    ),
    figure(
      suit(CAST.karl, C.ink, C.cream),
      pose({ view: 'front', nearHand: [40, -130], farHand: [-30, -112] }),
      { x: 600, y: 790, scale: 2.15 },
      { near: at(0, 20, bottle(C.orange, C.cream)), far: at(0, 8, tulip(C.sun)) },
    ),
    figure(
      gown(CAST.eve, C.coral, 'midi'),
      pose({ lean: 4, nod: 8, nearHand: [24, -168], farHand: [40, -106] }),
      { x: 270, y: 800, scale: 2.05, light: 'right' },
      { near: at(5, 16, tulip(C.orange)) },
    ),
    figure(
      dress(CAST.finn, C.rose, C.ink),
      pose({ lean: 4, nearHand: [46, -168], farHand: [40, -106] }),
      { x: 935, y: 800, scale: 2.05, flip: true, light: 'left' },
      { near: at(0, 12, tulip(C.sun)) },
    ),
    counter(60, 900, 1080, 232, C.orange, C.brick, 7),
    fade(0.35, oval(600, 678, 420, 9, C.sun)),
    times(6, (i) => at(400 + i * 46, 674, shot(SPIRITS[i] as string), 1.9)),
    at(720, 676, decanter(C.orange), 1.9),
    at(340, 676, tulip(C.brick), 1.9),
    at(842, 676, tulip(C.sun), 1.9),
  );

const kettle = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    join(
      path('M-16-300C-14-380 20-400 60-420H200V-398H76C30-380 18-360 16-300Z', C.brick),
      path('M-150 0V-150C-150-230-60-250-16-310H16C60-250 150-230 150-150V0Z', C.orange),
      path('M-150 0V-150C-150-230-60-250-16-310H-4C-30-240-104-220-110-150V0Z', tint(C.sun, 0.2)),
      path(
        'M60 0V-150C60-220 30-250 4-310H16C60-250 150-230 150-150V0Z',
        mix(C.brick, C.orange, 0.25),
      ),
      rect(-156, -160, 312, 14, C.brick),
      disc(0, -80, 40, C.brick) + disc(0, -80, 29, C.sand),
      rect(-170, -8, 340, 24, shade(C.brick, 0.3)),
    ),
    s,
  );

const ALES = [C.sun, C.orange, C.brick, tint(C.sun, 0.5), shade(C.brick, 0.5)];
const glassUp = at(0, 14, pint(C.sun));

export const craftBeerTasting = (): string =>
  join(
    room(tint(C.teal, 0.12), mix(C.teal, C.sea, 0.5), shade(C.teal, 0.35), 720),
    sash(470, 70, 260, 330, tint(C.sun, 0.7), shade(C.teal, 0.3), true),
    beam(
      [
        [470, 200],
        [730, 120],
        [500, 900],
        [60, 900],
      ],
      C.sand,
      0.2,
    ),
    kettle(230, 720, 1.15),
    kettle(960, 720, 1.15),
    figure(
      dress(CAST.ivo, C.cream, C.ink, { apron: C.brick }),
      pose({ view: 'front', nearHand: [42, -176], farHand: [-20, -112] }),
      { x: 600, y: 770, scale: 2 },
      { near: at(0, 14, pint(C.brick)) },
    ),
    figure(
      dress(CAST.dora, C.coral, C.ink),
      pose({ lean: 6, nearHand: [54, -178], farHand: [42, -106] }),
      { x: 400, y: 800, scale: 2.05 },
      { near: glassUp },
    ),
    figure(
      dress(CAST.jon, C.sun, C.ink),
      pose({ lean: 6, nearHand: [56, -176], farHand: [42, -106] }),
      { x: 835, y: 800, scale: 2.05, flip: true, light: 'left' },
      { near: at(0, 14, pint(C.orange)) },
    ),
    cask(150, 800, 100, mix(C.brick, C.sand, 0.3), C.ink),
    cask(1060, 806, 94, mix(C.brick, C.sand, 0.3), C.ink),
    rect(290, 700, 640, 26, C.sand, 6) +
      rect(310, 726, 600, 200, mix(C.sand, C.brick, 0.35)) +
      rect(310, 726, 600, 12, C.brick),
    rect(430, 684, 350, 18, C.brick, 8),
    times(5, (i) => at(470 + i * 67, 688, pint(ALES[i] as string), 2)),
    times(4, (i) => rect(340 + i * 138, 756, 112, 160, mix(C.sand, C.brick, 0.5), 5)),
  );
