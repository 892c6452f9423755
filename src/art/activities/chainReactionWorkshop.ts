import { room } from '../activityParts/backdrop/room';
import { C, mix } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { table } from '../activityParts/props/furniture';
import { disc, fade, join, line, path, poly, rect, times, turned } from '../activityParts/shape';

const dominoes = (x: number, y: number): string =>
  times(11, (i) =>
    turned(
      i < 4 ? 58 - i * 14 : 0,
      rect(x + i * 34, y - 84, 15, 84, [C.coral, C.sun, C.teal][i % 3] as string, 2),
      x + i * 34 + 15,
      y,
    ),
  );

const gear = (x: number, y: number, r: number, colour: string, hub: string): string =>
  times(8, (i) =>
    turned(i * 45, rect(x - r * 0.16, y - r * 1.22, r * 0.32, r * 0.4, colour, 3), x, y),
  ) +
  disc(x, y, r, colour) +
  disc(x, y, r * 0.42, hub);

export const chainReactionWorkshop = (): string =>
  join(
    room(C.cream, C.sand, mix(C.sand, C.sun, 0.4), 680),
    disc(870, 260, 210, mix(C.sun, C.cream, 0.55)),
    fade(
      0.5,
      beam(
        [
          [0, 100],
          [0, 360],
          [760, 900],
          [1200, 900],
          [1200, 820],
        ],
        C.cream,
        0.9,
      ),
    ),
    line('M250 190L620 276M660 400L330 470', C.brick, 14),
    disc(330, 180, 25, C.coral) + disc(590, 372, 25, C.teal),
    path('M610 268C700 280 720 330 690 400L666 392C690 340 680 310 604 290Z', C.brick),
    gear(860, 260, 84, C.teal, C.cream) +
      gear(985, 356, 56, C.orange, C.cream) +
      gear(748, 180, 46, C.sun, C.cream),
    line('M985 412V500M860 344V560', C.ink, 4) + path('M950 500H1020L1008 566H962Z', C.coral),
    figure(
      dress(CAST.ada, C.coral, C.ink),
      pose({ view: 'back', nearHand: [36, -196], farHand: [-30, -108] }),
      { x: 235, y: 800, scale: 2.15 },
    ),
    figure(
      dress(CAST.karl, C.teal, C.ink),
      pose({ lean: 8, nod: 6, nearHand: [54, -130], farHand: [50, -150] }),
      { x: 400, y: 800, scale: 2.25 },
    ),
    figure(
      dress(CAST.dora, C.sun, C.ink),
      pose({ view: 'front', nearHand: [36, -210], farHand: [-40, -206] }),
      { x: 1010, y: 806, scale: 2.15 },
    ),
    figure(
      dress(CAST.gus, C.orange, C.ink),
      pose({ lean: 14, nod: 10, nearHand: [52, -116], farHand: [50, -130] }),
      { x: 880, y: 806, scale: 2.25, flip: true },
    ),
    table(150, 880, 900, 220, C.brick),
    dominoes(330, 660),
    path('M735 660L760 616L785 660Z', C.ink) +
      turned(-14, rect(690, 608, 140, 12, C.teal, 4), 760, 614) +
      disc(706, 610, 20, C.coral),
    rect(860, 600, 66, 60, C.sun, 4) + disc(893, 590, 24, C.coral) + line('M893 560V520', C.ink, 4),
    line('M190 660V560Q190 530 220 530H290', C.teal, 16) + disc(204, 646, 14, C.orange),
    rect(0, 876, 1200, 24, mix(C.sand, C.brick, 0.3)),
    disc(120, 850, 34, C.coral) +
      poly(
        [
          [1050, 884],
          [1100, 800],
          [1150, 884],
        ],
        C.teal,
      ) +
      rect(170, 838, 46, 46, C.sun, 4),
  );
