import { boards, bunting, room, sash } from '../activityParts/backdrop/room';
import { C, mix, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { POSE, pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { at, fade, join, line, path, rect, times, turned, oval } from '../activityParts/shape';
import { bicycle } from '../activityParts/vehicles/bicycle';
import { spoked } from '../activityParts/vehicles/wheels';

const stand = (x: number, y: number): string =>
  line(
    `M${x} ${y}L${x - 56} ${y + 4}M${x} ${y}L${x + 56} ${y + 4}M${x} ${y}V${y - 180}L${x + 24} ${y - 200}`,
    C.ink,
    11,
  );
const wrench =
  line('M0 10L8-22', C.cream, 5) +
  path('M2-22C-4-34 4-42 8-40L8-32L14-30L20-38C26-32 20-22 12-20Z', C.cream);

export const charityBikeBuild = (): string =>
  join(
    room(mix(C.sun, C.cream, 0.45), mix(C.sun, C.cream, 0.7), mix(C.teal, C.sand, 0.35), 640),
    times(3, (i) => sash(120 + i * 340, 90, 260, 300, tint(C.sky, 0.3), C.teal)),
    beam(
      [
        [120, 300],
        [1060, 300],
        [800, 900],
        [-200, 900],
      ],
      C.cream,
      0.3,
    ),
    bunting(0, 40, 600, 40, 12, [C.coral, C.teal, C.orange, C.cream]) +
      bunting(600, 40, 1200, 40, 12, [C.coral, C.teal, C.orange, C.cream]),
    line('M60 440H1140', C.brick, 10) +
      times(7, (i) => line(`M${140 + i * 60} 446V${490 + (i % 3) * 16}`, C.ink, 7)) +
      spoked(860, 500, 52, C.ink, C.cream, 8) +
      spoked(990, 500, 52, C.ink, C.cream, 8),
    boards(640, C.teal, 0.16),
    fade(0.25, oval(600, 812, 340, 24, C.ink)),
    stand(560, 806),
    at(590, 740, bicycle(C.coral, C.ink, C.cream), 2.7),
    figure(
      dress(CAST.ivo, C.teal, C.ink, { apron: C.brick }),
      pose({ lean: 16, nod: 10, nearHand: [56, -136], farHand: [54, -120] }),
      { x: 290, y: 812, scale: 2.4 },
      { near: turned(60, wrench) },
    ),
    figure(
      dress(CAST.bea, C.orange, C.ink),
      POSE.kneel,
      { x: 835, y: 830, scale: 2.35, flip: true, light: 'left' },
      { near: turned(20, wrench) },
    ),
    figure(
      dress(CAST.eve, C.cream, C.ink),
      pose({ view: 'front', nearHand: [40, -172], farHand: [-24, -106] }),
      { x: 1030, y: 800, scale: 2.2, flip: true, light: 'left' },
      { near: at(6, 6, spoked(0, 0, 28, C.ink, C.orange, 5)) },
    ),
    at(170, 872, bicycle(C.sun, C.ink, C.cream), 1.35) +
      path(
        'M150 760C120 730 110 760 144 768C110 776 120 806 150 776C180 806 190 776 156 768C190 760 180 730 150 760Z',
        C.coral,
      ),
    rect(720, 840, 130, 50, C.coral, 6) +
      line('M752 840C752 816 818 816 818 840', C.ink, 7) +
      rect(720, 856, 130, 8, C.sun),
  );
