import { bubble, football } from '../activityParts/props/balls';
import { cloud, hills } from '../activityParts/backdrop/land';
import { houses } from '../activityParts/backdrop/town';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { POSE, pose } from '../activityParts/people/poses';
import { radial, sunDisc, wash } from '../activityParts/light';
import { fade, join, line, oval, path, poly, rect, times } from '../activityParts/shape';
import type { Look, Pose } from '../activityParts/people/types';

const player = (look: Look, how: Pose): string =>
  figure(look, how, { x: 0, y: 0, scale: 1, afloat: true });

export const bubbleFootball = (): string =>
  join(
    radial('bubble', [
      [0, C.cream, 0],
      [0.72, C.sky, 0.12],
      [1, C.cream, 0.7],
    ]),
    wash('sky', [mix(C.sky, C.teal, 0.15), C.sky, tint(C.sky, 0.75)], 0, 500),
    sunDisc(980, 170, 60, C.cream, C.cream),
    cloud(330, 160, 260, C.cream) + cloud(700, 110, 150, C.cream),
    hills(440, 80, 8, mix(C.moss, C.sky, 0.5)),
    houses(480, 60, 14, mix(C.sky, C.teal, 0.4)),
    rect(0, 470, 1200, 430, C.moss),
    times(4, (i) =>
      poly(
        [
          [i * 320 - 40, 470],
          [i * 320 + 120, 470],
          [i * 480 - 120, 900],
          [i * 480 - 400, 900],
        ],
        mix(C.moss, C.sun, 0.2),
      ),
    ),
    line('M140 560H1060', C.cream, 6) +
      fade(0.9, line('M880 470V330H1090V470', C.cream, 9)) +
      fade(
        0.35,
        line(
          'M900 340V466M930 340V466M960 340V466M990 340V466M1020 340V466M1050 340V466M886 370H1086M886 404H1086M886 438H1086',
          C.cream,
          2,
        ),
      ),
    fade(
      0.28,
      oval(380, 790, 180, 22, C.night),
      oval(830, 800, 200, 24, C.night),
      oval(690, 590, 100, 12, C.night),
    ),
    bubble(
      640,
      410,
      104,
      player(dress(CAST.leo, C.sun, C.ink, { legs: 'shorts' }), POSE.run),
      0,
      C.sun,
    ),
    bubble(
      370,
      510,
      168,
      player(dress(CAST.gus, C.coral, C.cream, { legs: 'shorts' }), POSE.run),
      0,
      C.coral,
    ),
    bubble(
      810,
      600,
      190,
      player(
        dress(CAST.bea, C.orange, C.ink, { legs: 'shorts' }),
        pose({
          view: 'front',
          nearFoot: [34, -10],
          farFoot: [-30, -4],
          nearHand: [38, -120],
          farHand: [-38, -120],
        }),
      ),
      152,
      C.orange,
    ),
    fade(0.8, line('M556 480L574 452M570 540H604M556 606L576 632', C.cream, 9)),
    football(580, 770, 48),
    path(
      'M0 900C40 850 60 850 70 900C90 840 110 840 130 900ZM1060 900C1080 840 1110 850 1120 900C1150 830 1180 850 1200 900Z',
      shade(C.moss, 0.45),
    ),
  );
