import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath, poly as corners } from '../shapes';
import { bullseye } from '../activityParts/props/dials';
import { boards, pendant } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { modelled } from '../activityParts/modelled';
import { cycled, at, fade, join, line, path, rect, times, turned } from '../activityParts/shape';

const steel = mix(C.sky, C.cream, 0.4);
const wall = mix(C.violet, C.brick, 0.42);
const dark = mix(C.night, C.violet, 0.4);

/** A throwing axe, gripped at 0,0 at the foot of its handle; the edge looks to +x. */
const axe =
  line('M0 8C2-20-2-40 0-64', C.sand, 5) +
  path('M-7-70L4-70C14-70 22-74 28-80C32-66 32-52 26-40C20-50 12-54 4-54L-7-54Z', steel) +
  path('M28-80C32-66 32-52 26-40L20-45C25-55 25-66 22-76Z', C.cream);

/** Both hands overhead, weight on the back foot: the moment before the throw. */
const windUp = pose({
  lean: -12,
  nod: 4,
  hip: [0, -96],
  nearHand: [-30, -218],
  farHand: [-20, -216],
  nearFoot: [-30, 0],
  farFoot: [44, 0],
  elbows: [1, 1],
});

const cheer = pose({ view: 'back', nearHand: [40, -206], farHand: [-24, -100] });
const watch = pose({ view: 'back', nearHand: [24, -100], farHand: [-24, -100] });

const target = (): string =>
  join(
    fade(0.45, rect(742, 176, 372, 470, C.night, 8)),
    rect(716, 150, 372, 470, shade(C.brick, 0.5), 8),
    times(5, (i) =>
      rect(
        730 + i * 69,
        164,
        66,
        442,
        cycled([C.sand, tint(C.sand, 0.4), mix(C.sand, C.sun, 0.2)], i),
        3,
      ),
    ),
    bullseye(902, 386, 164, [C.coral, C.cream, C.coral, C.cream, C.teal]),
    line('M730 470H800M869 240V300M1008 520V590M760 200V250', mix(C.sand, C.brick, 0.6), 5),
    sprayed(fadeTo('down', 'planks', mix(C.brick, C.violet, 0.4), 0.7), box(716, 490, 372, 130)),
    fade(0.4, path('M896 400L1000 500L1016 486L910 386Z', C.night)),
    at(1004, 490, turned(-46, axe), 2.3),
  );

export const axeThrowing = (): string =>
  join(
    rect(0, 0, 1200, 900, wall),
    times(9, (i) => rect(i * 140 + 30, 0, 6, 700, mix(wall, C.night, 0.3))),
    sprayed(fadeAround('pool', C.sun, 0.8, [0.5, 0.5], 0.5), discPath(902, 380, 350)),
    sprayed(fadeTo('left', 'gloom', dark, 0.75), box(0, 0, 190, 700)),
    path('M0 700H1200V900H0Z', mix(wall, C.night, 0.35)),
    boards(700, C.brick, 0.4),
    sprayed(fadeAround('spot', C.sun, 0.75, [0.58, 0.1], 0.5), box(500, 700, 700, 90)),
    target(),
    fade(0.16, path(corners([858, 96], [948, 96], [1130, 700], [660, 700]), C.sun)),
    pendant(902, 40, 150, C.night, C.cream),
    modelled(
      'thrower',
      { light: [1, -0.3], depth: 34, ink: C.violet, rim: mix(C.sun, C.cream, 0.3), rimWidth: 6 },
      figure(
        dress(CAST.finn, C.teal, C.night, { sleeves: 'short' }),
        windUp,
        { x: 452, y: 1096, scale: 3.8, light: 'right', afloat: true },
        { near: turned(-84, axe) },
      ),
    ),
    sprayed(fadeTo('down', 'floor', dark, 0.85), box(0, 820, 1200, 80)),
    modelled(
      'mates',
      { light: [0.3, -1], depth: 14, rim: mix(C.sun, C.coral, 0.4), rimWidth: 4 },
      figure(dress(CAST.ada, mix(C.violet, C.night, 0.4), C.night), cheer, {
        x: 700,
        y: 1250,
        scale: 2.8,
        afloat: true,
      }) +
        figure(dress(CAST.jon, mix(C.teal, C.night, 0.55), C.night), watch, {
          x: 1000,
          y: 1240,
          scale: 2.7,
          afloat: true,
        }),
    ),
  );
