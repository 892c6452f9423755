import { forest, hills, pine } from '../activityParts/backdrop/land';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { POSE, pose } from '../activityParts/people/poses';
import { beam, wash } from '../activityParts/light';
import { splat } from '../activityParts/props/crowd';
import { barrel } from '../activityParts/props/furniture';
import { disc, join, oval, path, rect, times } from '../activityParts/shape';

const marker = path('M-16-4H34V2H10L4 14H-4L-2 2H-16Z', C.ink) + oval(6, -12, 11, 8, C.sun);
const aim = pose({
  lean: 10,
  hip: [0, -82],
  nearHand: [26, -140],
  farHand: [50, -140],
  nearFoot: [-26, 0],
  farFoot: [26, 0],
  nod: -2,
});

export const paintball = (): string =>
  join(
    wash('mist', [mix(C.sea, C.cream, 0.65), mix(C.sea, C.cream, 0.75), mix(C.moss, C.cream, 0.4)]),
    disc(760, 210, 90, C.cream),
    forest(560, 420, 15, 3, mix(C.sea, C.cream, 0.4)),
    forest(620, 480, 10, 8, mix(C.teal, C.sea, 0.45)),
    beam(
      [
        [700, 0],
        [840, 0],
        [620, 900],
        [240, 900],
      ],
      C.cream,
      0.25,
    ),
    beam(
      [
        [900, 0],
        [980, 0],
        [1060, 900],
        [760, 900],
      ],
      C.cream,
      0.2,
    ),
    hills(630, 40, 11, mix(C.moss, C.teal, 0.35)),
    figure(
      dress(CAST.jon, C.coral, C.ink, { hat: HAT.hood(C.coral) + HAT.mask(C.ink) }),
      aim,
      { x: 900, y: 690, scale: 1.7, flip: true },
      { near: marker },
    ),
    barrel(820, 720, 110, 140, C.teal, C.ink) + splat(812, 640, 20, 4, C.sun),
    pine(60, 760, 560, mix(C.teal, C.night, 0.35)) +
      pine(1150, 760, 620, mix(C.teal, C.night, 0.45)),
    rect(0, 745, 1200, 155, mix(C.moss, C.night, 0.35)),
    figure(
      dress(CAST.ivo, C.ink, C.ink, { hat: HAT.hood(C.moss) + HAT.mask(C.ink) }),
      pose({ ...POSE.run, nearHand: [30, -140], farHand: [54, -138] }),
      { x: 230, y: 770, scale: 1.9 },
      { near: marker },
    ),
    figure(
      dress(CAST.eve, C.orange, C.ink, { hat: HAT.hood(C.orange) + HAT.mask(C.ink) }),
      pose({
        ...aim,
        hip: [0, -62],
        nearHand: [26, -120],
        farHand: [50, -120],
        nearFoot: [-40, 0],
      }),
      { x: 440, y: 800, scale: 2.7, light: 'right' },
      { near: marker },
    ),
    rect(540, 640, 240, 170, C.brick, 4) +
      times(3, (i) => rect(540, 640 + i * 58, 240, 50, mix(C.brick, C.sand, 0.25), 4)),
    splat(610, 710, 34, 2, C.sun) + splat(710, 680, 24, 7, C.coral) + splat(690, 760, 18, 9, C.sky),
    times(4, (i) => disc(640 + i * 62, 476 - i * 9, 10 - i, C.sun)),
    path(
      'M0 900V830C120 800 220 860 330 900ZM1200 900V820C1080 790 960 850 860 900Z',
      shade(C.moss, 0.7),
    ),
  );
