import { bullseye } from '../activityParts/props/dials';
import { boards, pendant, room } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { at, fade, join, line, oval, path, rect, times, turned } from '../activityParts/shape';

const axe =
  line('M0 26L0-44', C.sand, 5.5) +
  path('M-3-50L14-56C22-46 22-30 14-22L-3-30Z', C.cream) +
  path('M12-56C22-46 22-30 14-22L10-24C16-32 16-46 8-54Z', C.sky);

export const axeThrowing = (): string =>
  join(
    room(mix(C.brick, C.sun, 0.25), mix(C.brick, C.orange, 0.3), shade(C.brick, 0.35), 720),
    times(13, (i) => rect(i * 96, 0, 5, 720, shade(C.brick, 0.25))),
    boards(720, C.night, 0.2),
    beam(
      [
        [420, 90],
        [120, 900],
        [760, 900],
      ],
      C.sun,
      0.22,
    ),
    beam(
      [
        [900, 60],
        [660, 720],
        [1180, 720],
      ],
      C.sun,
      0.3,
    ),
    pendant(420, 60, 110, C.ink, C.cream) + pendant(900, 30, 110, C.ink, C.cream),
    rect(740, 210, 330, 440, shade(C.brick, 0.45), 8),
    times(5, (i) => rect(754 + i * 61, 222, 57, 416, i % 2 ? C.sand : tint(C.sand, 0.4), 3)),
    bullseye(904, 420, 136, [C.coral, C.sand, C.coral, C.sand, C.teal]),
    at(858, 392, turned(78, axe), 1.8),
    at(648, 330, fade(0.3, turned(-150, axe)), 1.9),
    at(690, 322, turned(-40, axe), 2.1),
    fade(
      0.5,
      line('M470 290C530 250 590 256 640 290', C.cream, 5),
      line('M500 330C550 300 590 300 626 322', C.cream, 4),
    ),
    figure(
      dress(CAST.finn, C.teal, C.ink, { sleeves: 'short' }),
      pose({
        lean: 14,
        nod: -6,
        hip: [0, -92],
        nearHand: [62, -178],
        farHand: [-14, -90],
        nearFoot: [-40, -4],
        farFoot: [40, 0],
        elbows: [-1, 1],
      }),
      { x: 360, y: 800, scale: 2.7, light: 'right' },
    ),
    figure(
      dress(CAST.eve, C.sun, C.ink),
      pose({ view: 'front', nearHand: [30, -210], farHand: [-28, -214] }),
      { x: 190, y: 800, scale: 2.1, light: 'right' },
    ),
    rect(0, 800, 1200, 100, shade(C.brick, 0.6)) + rect(0, 800, 1200, 14, C.sun),
    path('M960 900V780H1080V900Z', mix(C.sand, C.brick, 0.4)) +
      oval(1020, 780, 60, 16, C.sand) +
      at(1026, 772, turned(24, axe), 1.9),
  );
