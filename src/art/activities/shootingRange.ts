import { bullseye } from '../activityParts/props/dials';
import { room } from '../activityParts/backdrop/room';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { at, disc, join, line, oval, path, poly, rect, times } from '../activityParts/shape';

const rifle =
  path('M-34-4L-8-8L14-6L70-8V-3L24-1L16 6L6 6L4 0L-10 2L-32 12Z', C.ink) +
  rect(18, -13, 22, 5, C.ink, 2);

export const shootingRange = (): string =>
  join(
    room(mix(C.teal, C.night, 0.25), mix(C.teal, C.sea, 0.3), mix(C.teal, C.night, 0.55), 600),
    times(4, (i) =>
      beam(
        [
          [560 + i * 150, 0],
          [640 + i * 150, 0],
          [700 + i * 160, 720],
          [480 + i * 160, 720],
        ],
        C.sand,
        0.1,
      ),
    ),
    times(3, (i) =>
      join(
        rect(595 + i * 190, 0, 5, 190, C.ink),
        rect(530 + i * 190, 190, 136, 190, i === 1 ? C.cream : C.sand, 4),
      ),
    ),
    times(3, (i) =>
      bullseye(
        598 + i * 190,
        285,
        58,
        i === 1
          ? [C.ink, C.cream, C.ink, C.cream, C.orange]
          : [C.teal, C.sand, C.teal, C.sand, C.orange],
      ),
    ),
    disc(800, 276, 4, C.ink) +
      disc(779, 298, 4, C.ink) +
      disc(604, 270, 4, C.ink) +
      disc(990, 262, 4, C.ink),
    times(4, (i) =>
      poly(
        [
          [500 + i * 196, 420],
          [506 + i * 196, 420],
          [470 + i * 250, 640],
          [430 + i * 250, 640],
        ],
        shade(C.teal, 0.45),
      ),
    ),
    rect(0, 0, 1200, 46, shade(C.teal, 0.5)) +
      times(3, (i) => rect(540 + i * 190, 46, 116, 12, C.sand, 4)),
    figure(
      dress(CAST.karl, C.sand, C.ink, { hat: HAT.earDefenders(C.orange) }),
      pose({ lean: 2, nearHand: [44, -146], farHand: [20, -110] }),
      { x: 235, y: 810, scale: 2.55, light: 'right' },
    ),
    figure(
      dress(CAST.cleo, C.orange, C.ink, { hat: HAT.earDefenders(C.sun) + HAT.glasses(C.sky) }),
      pose({
        lean: 6,
        nod: 6,
        nearHand: [30, -150],
        farHand: [58, -154],
        nearFoot: [-22, 0],
        farFoot: [28, 0],
        hip: [0, -95],
      }),
      { x: 420, y: 810, scale: 2.6, light: 'right' },
      { near: at(0, -6, rifle, 1.15) },
    ),
    rect(520, 610, 680, 26, C.sand, 4) +
      rect(540, 636, 660, 264, mix(C.brick, C.night, 0.3)) +
      rect(540, 636, 660, 14, shade(C.brick, 0.6)),
    at(
      690,
      610,
      line('M-40-8C-40-74 40-74 40-8', C.ink, 9) +
        oval(-40, -14, 17, 26, C.coral) +
        oval(40, -14, 17, 26, C.coral),
    ),
    times(4, (i) => rect(850 + i * 22, 584, 12, 26, C.sun, 4)) +
      rect(960, 570, 90, 40, C.moss, 4) +
      rect(960, 570, 90, 12, shade(C.moss, 0.3), 4),
    times(4, (i) => rect(580 + i * 160, 690, 120, 150, shade(C.brick, 0.5), 6)),
  );
