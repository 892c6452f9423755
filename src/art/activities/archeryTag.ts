import { cloud, hills, roundTree } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import {
  at,
  disc,
  fade,
  join,
  line,
  oval,
  path,
  poly,
  rect,
  times,
  turned,
} from '../activityParts/shape';

const bow =
  line('M-6-56C22-32 22 32-6 56', C.ink, 5) +
  line('M-6-56L-54-4L-6 56', C.cream, 1.4) +
  line('M-54-4L40 0', C.sand, 2.6) +
  disc(42, 0, 7, C.coral);
const archer = pose({
  lean: 2,
  nearHand: [6, -162],
  farHand: [64, -158],
  nearFoot: [-26, 0],
  farFoot: [26, 0],
  hip: [0, -95],
  elbows: [1, -1],
});

export const archeryTag = (): string =>
  join(
    wash('sky', [C.sky, tint(C.sky, 0.6), C.cream], 0, 560),
    sunDisc(930, 190, 70, C.cream, C.sun),
    cloud(300, 150, 230, C.cream) + cloud(640, 230, 150, C.cream),
    hills(500, 60, 5, mix(C.moss, C.sky, 0.5)),
    times(7, (i) =>
      roundTree(60 + i * 180, 560, 44 + ((i * 29) % 26), mix(C.moss, C.sky, 0.2), C.brick),
    ),
    rect(0, 545, 1200, 355, mix(C.moss, C.sun, 0.25)),
    fade(
      0.2,
      times(5, (i) =>
        poly(
          [
            [i * 260 - 40, 545],
            [i * 260 + 90, 545],
            [i * 420 - 180, 900],
            [i * 420 - 400, 900],
          ],
          C.cream,
        ),
      ),
    ),
    path('M730 640V530C730 480 860 480 860 530V640Z', C.coral) +
      path('M800 494C850 494 860 510 860 530V640H810Z', shade(C.coral, 0.2)),
    figure(
      dress(CAST.gus, C.coral, C.ink, { hat: HAT.mask(C.ink) + HAT.headband(C.coral) }),
      archer,
      { x: 930, y: 690, scale: 1.65, flip: true },
      { far: bow },
    ),
    path('M540 690L620 520L700 690Z', C.sun) + path('M620 520L700 690H630Z', shade(C.sun, 0.2)),
    fade(0.3, oval(420, 812, 200, 20, C.night), oval(960, 694, 90, 12, C.night)),
    figure(
      dress(CAST.dora, C.orange, C.ink, { hat: HAT.mask(C.ink) + HAT.headband(C.sun) }),
      archer,
      { x: 370, y: 810, scale: 2.75, light: 'right' },
      { far: bow },
    ),
    at(
      720,
      330,
      turned(
        -8,
        line('M-60 0H50', C.ink, 6) +
          disc(58, 0, 15, C.orange) +
          path('M-66 0L-84-12H-64L-50 0L-64 12H-84Z', C.cream),
      ),
    ),
    fade(0.5, line('M600 350L630 346M590 372L634 364', C.cream, 5)),
    path('M860 900V800C860 730 1080 730 1080 800V900Z', C.teal) +
      path('M1000 750C1060 754 1080 776 1080 800V900H1010Z', shade(C.teal, 0.25)),
    path('M-40 900V800C-20 700 170 700 190 800V900Z', C.orange) +
      fade(0.5, path('M60 728C70 800 70 850 64 900H110C116 850 110 780 96 728Z', C.cream)),
  );
