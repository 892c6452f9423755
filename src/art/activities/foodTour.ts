import { facade } from '../activityParts/backdrop/town';
import { bulbs } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { puff } from '../activityParts/props/crowd';
import { disc, fade, join, line, oval, path, poly, rect, times } from '../activityParts/shape';

const awning = (x: number, y: number, w: number, count: number, colour: string): string =>
  times(
    count,
    (i) =>
      poly(
        [
          [x + 30 + ((w - 60) / count) * i, y],
          [x + 30 + ((w - 60) / count) * (i + 1), y],
          [x + (w / count) * (i + 1), y + 90],
          [x + (w / count) * i, y + 90],
        ],
        i % 2 ? C.cream : colour,
      ) +
      path(
        `M${x + (w / count) * i} ${y + 90}h${w / count}v10a${w / count / 2} 20 0 0 1-${w / count} 0Z`,
        i % 2 ? tint(C.cream, 0.2) : shade(colour, 0.12),
      ),
  );

const crate = (x: number, y: number, fruit: string): string =>
  times(8, (i) =>
    disc(
      x + 16 + (i % 4) * 29,
      y - 62 - Math.floor(i / 4) * 18,
      17,
      i % 3 ? fruit : shade(fruit, 0.12),
    ),
  ) +
  rect(x, y - 60, 120, 60, mix(C.brick, C.sand, 0.45), 3) +
  rect(x, y - 36, 120, 6, shade(C.brick, 0.2));

const skewer =
  line('M0 14V-30', C.brick, 3) +
  disc(0, -8, 7, C.coral) +
  disc(0, -19, 7, C.moss) +
  disc(0, -30, 7, C.orange);

export const foodTour = (): string =>
  join(
    wash('sky', [tint(C.sky, 0.25), C.cream], 0, 640),
    facade(-30, 170, 260, 660, mix(C.sky, C.cream, 0.35), C.cream) +
      facade(230, 120, 250, 660, mix(C.rose, C.cream, 0.35), C.cream) +
      facade(480, 180, 260, 660, mix(C.sky, C.cream, 0.5), C.cream) +
      facade(740, 130, 240, 660, mix(C.sun, C.cream, 0.6), C.cream) +
      facade(980, 170, 250, 660, mix(C.rose, C.cream, 0.5), C.cream),
    bulbs(0, 150, 600, 190, 50, 11, C.sun, C.ink) +
      bulbs(600, 190, 1200, 150, 50, 11, C.sun, C.ink),
    rect(0, 650, 1200, 250, mix(C.sand, C.rose, 0.25)),
    rect(320, 320, 14, 480, C.brick) + rect(1010, 320, 14, 480, C.brick),
    rect(334, 380, 676, 220, shade(C.moss, 0.35)),
    line('M340 420H1004', C.ink, 4) +
      times(
        6,
        (i) =>
          line(`M${400 + i * 50} 420V438`, C.ink, 3) +
          line(
            `M${392 + i * 50} 442C${380 + i * 50} 470 ${394 + i * 50} 500 ${406 + i * 50} 500`,
            i % 2 ? C.brick : C.coral,
            15,
          ),
      ) +
      times(
        3,
        (i) => oval(790 + i * 70, 470, 22, 40, C.sun) + rect(788 + i * 70, 420, 4, 14, C.ink),
      ),
    figure(
      dress(CAST.jon, C.cream, C.ink, { apron: C.coral, hat: HAT.lifeguard(C.coral) }),
      pose({ view: 'front', nearHand: [42, -176], farHand: [-28, -116] }),
      { x: 700, y: 780, scale: 1.9 },
      { near: skewer },
    ),
    awning(270, 260, 810, 10, C.coral),
    rect(300, 610, 750, 22, C.cream, 4) +
      rect(320, 632, 710, 190, C.moss) +
      times(7, (i) => rect(334 + i * 101, 650, 84, 156, shade(C.moss, 0.18), 4)),
    crate(360, 612, C.coral) +
      crate(860, 612, C.sun) +
      oval(580, 604, 64, 12, C.ink) +
      oval(580, 598, 54, 9, C.orange) +
      puff(590, 560, 22, C.cream, 0.5),
    fade(0.25, path('M200 820H520L820 900H420Z', C.brick)),
    figure(
      dress(CAST.eve, C.sun, C.brick, { skirt: 'midi', legs: 'bare' }),
      pose({ nearHand: [30, -168], farHand: [44, -140], lean: 2 }),
      { x: 260, y: 830, scale: 2.5, light: 'left' },
      { near: skewer },
    ),
    figure(
      dress(CAST.finn, C.teal, C.ink),
      pose({ nearHand: [48, -150], farHand: [36, -124], lean: 8 }),
      { x: 425, y: 846, scale: 2.55, light: 'left' },
      { near: oval(8, -4, 22, 5, C.cream) + path('M-8-6C-6-20 22-20 24-6Z', C.orange) },
    ),
    figure(
      dress(CAST.ada, C.orange, C.ink),
      pose({ nearHand: [40, -178], farHand: [26, -110] }),
      { x: 985, y: 840, scale: 2.5, flip: true },
      { near: skewer },
    ),
    path('M0 900V790C60 780 120 840 130 900Z', shade(C.moss, 0.45)) +
      disc(50, 820, 18, C.coral) +
      disc(92, 860, 15, C.sun),
  );
