import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { bubble, football } from '../activityParts/props/balls';
import { treeline } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { POSE, pose } from '../activityParts/people/poses';
import { radial, wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { disc, fade, join, line, oval, path, poly, rect, times } from '../activityParts/shape';
import type { Look, Pose } from '../activityParts/people/types';

const grass = mix(C.moss, C.sun, 0.32);
const deep = mix(C.moss, C.night, 0.55);

const player = (look: Look, how: Pose): string =>
  figure(look, how, { x: 0, y: 0, scale: 1, afloat: true });

const tumbling = pose({
  view: 'front',
  nearFoot: [40, -14],
  farFoot: [-38, -4],
  nearHand: [38, -120],
  farHand: [-38, -120],
});

/** The shaded underside of a ball of air, and the sky mirrored in its upper half. */
const gloss = (id: string, x: number, y: number, r: number, ink: string): string =>
  sprayed(fadeAround(`${id}-dark`, ink, 0.7, [0.8, 0.88], 0.44), discPath(x, y, r)) +
  sprayed(fadeAround(`${id}-lit`, C.cream, 0.85, [0.22, 0.14], 0.36), discPath(x, y, r));

const pitch = (): string =>
  join(
    wash('sky', [mix(C.sea, C.sky, 0.4), mix(C.sky, C.cream, 0.35), tint(C.sun, 0.6)], 0, 400),
    sprayed(fadeAround('halo', C.cream, 0.95, [0.5, 0.5], 0.5), discPath(190, 200, 200)),
    disc(190, 200, 76, C.cream),
    treeline(392, 130, 3, mix(C.sea, C.moss, 0.4)),
    treeline(400, 80, 12, mix(C.moss, C.teal, 0.4)),
    rect(0, 396, 1200, 504, grass),
    times(4, (i) =>
      poly(
        [
          [i * 320 - 20, 396],
          [i * 320 + 140, 396],
          [i * 560 - 240, 900],
          [i * 560 - 520, 900],
        ],
        mix(grass, C.moss, 0.45),
      ),
    ),
    line('M-20 452H1220M700 452Q620 540 1220 560', tint(grass, 0.75), 7),
    line('M846 398V262H1090V398', C.cream, 11),
    fade(
      0.45,
      line(
        'M880 268V396M920 268V396M960 268V396M1000 268V396M1050 268V396M850 300H1086M850 336H1086M850 370H1086',
        C.cream,
        2,
      ),
    ),
    sprayed(fadeTo('down', 'turf', deep, 0.75), box(0, 790, 1200, 110)),
  );

export const bubbleFootball = (): string =>
  join(
    radial('bubble', [
      [0, C.cream, 0],
      [0.72, C.sky, 0.12],
      [1, C.cream, 0.7],
    ]),
    pitch(),
    fade(0.45, oval(440, 806, 260, 30, deep), oval(960, 770, 260, 30, deep)),
    bubble(
      850,
      452,
      232,
      player(dress(CAST.bea, C.orange, C.night, { legs: 'shorts' }), tumbling),
      150,
      C.orange,
    ),
    gloss('right', 850, 452, 232, C.violet),
    bubble(
      372,
      490,
      246,
      player(dress(CAST.gus, C.coral, C.cream, { legs: 'shorts' }), POSE.run),
      8,
      C.coral,
    ),
    gloss('left', 372, 490, 246, C.teal),
    line('M606 600L584 668M632 606L640 690M656 590L694 652', C.cream, 11),
    modelled('ball', { light: [-0.8, -0.8], depth: 26, ink: C.violet }, football(760, 806, 70)),
    path(
      'M-10 900C10 800 30 780 36 900C60 760 90 770 92 900C120 800 150 810 140 900ZM1040 900C1050 810 1080 790 1096 900C1110 760 1150 750 1150 900C1180 800 1210 800 1220 900Z',
      shade(deep, 0.3),
    ),
  );
