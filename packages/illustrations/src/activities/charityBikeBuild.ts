import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { boards, bunting, room, sash } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { POSE, pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { at, fade, join, line, path, rect, times, turned, oval } from '../activityParts/shape';
import { bicycle } from '../activityParts/vehicles/bicycle';
import { spoked } from '../activityParts/vehicles/wheels';

const wall = mix(C.night, C.teal, 0.62);
const planks = mix(C.brick, C.violet, 0.45);
const dark = mix(C.night, C.violet, 0.35);
const gold = mix(C.sun, C.cream, 0.45);

const wrench =
  line('M0 10L8-22', C.cream, 5) +
  path('M2-22C-4-34 4-42 8-40L8-32L14-30L20-38C26-32 20-22 12-20Z', C.cream);

/** A ribbon tied round something at 0,0: the bike is a present. */
const ribbon =
  path('M0 0C-20-46-66-44-60-10C-58 8-20 8 0 0C20 8 58 8 60-10C66-44 20-46 0 0Z', C.sun) +
  path('M-4 2L-36 66L-20 60L-10 76L6 4ZM4 2L34 60L20 58L12 72L-4 4Z', mix(C.sun, C.orange, 0.4)) +
  oval(0, 0, 13, 12, mix(C.sun, C.orange, 0.25));

const stand = (x: number, y: number): string =>
  line(`M${x} ${y}L${x - 76} ${y + 8}M${x} ${y}L${x + 76} ${y + 8}M${x} ${y}V${y - 250}`, dark, 14);

/** Tools and spare wheels hung on the back wall. */
const toolWall = (): string =>
  join(
    line('M820 150H1190', C.brick, 10),
    spoked(890, 232, 76, dark, mix(wall, C.sea, 0.5), 11, 6) +
      spoked(1068, 232, 76, dark, mix(wall, C.sea, 0.5), 11, 6),
    times(6, (i) => line(`M${30 + i * 46} 470V${530 + (i % 3) * 26}`, dark, 9)),
    line('M0 462H290', C.brick, 10),
  );

const workshop = (): string =>
  join(
    room(shade(wall, 0.3), mix(wall, C.sea, 0.25), planks, 650),
    sprayed(fadeAround('warm', gold, 0.85, [0.5, 0.5], 0.5), discPath(535, 260, 290)),
    sash(390, 50, 290, 380, tint(C.sun, 0.6), C.cream, true),
    toolWall(),
    bunting(-30, 30, 640, 20, 9, [C.coral, C.sun, C.orange, C.cream]),
    bunting(640, 20, 1230, 40, 8, [C.coral, C.sun, C.orange, C.cream]),
    boards(650, C.night, 0.16),
    beam(
      [
        [390, 160],
        [680, 160],
        [940, 900],
        [220, 900],
      ],
      gold,
      0.3,
    ),
    sprayed(fadeAround('pool', gold, 0.8, [0.5, 0.3], 0.5), box(240, 730, 660, 130)),
  );

const present = (): string =>
  stand(590, 812) +
  at(580, 730, bicycle(C.coral, C.night, C.cream), 3.9) +
  at(690, 424, ribbon, 1.15);

const builders = (): string =>
  figure(
    dress(CAST.ivo, C.teal, C.night, { apron: C.orange }),
    pose({
      lean: 24,
      nod: 8,
      hip: [0, -94],
      nearHand: [66, -116],
      farHand: [60, -132],
      nearFoot: [-20, 0],
      farFoot: [26, 0],
    }),
    { x: 210, y: 880, scale: 3.1, afloat: true },
    { near: turned(70, wrench) },
  ) +
  figure(
    dress(CAST.bea, C.cream, C.night),
    POSE.kneel,
    { x: 985, y: 890, scale: 3.1, flip: true, light: 'left', afloat: true },
    { near: turned(20, wrench) },
  );

export const charityBikeBuild = (): string =>
  join(
    workshop(),
    fade(0.4, oval(590, 836, 400, 26, dark)),
    modelled(
      'bike',
      { light: [-0.2, -1], depth: 8, ink: C.violet, rim: gold, rimWidth: 3 },
      present(),
    ),
    modelled(
      'crew',
      { light: [0, -1], depth: 26, ink: C.violet, rim: gold, rimWidth: 5 },
      builders(),
    ),
    modelled(
      'front',
      { light: [0.4, -1], depth: 20, ink: dark, rim: mix(gold, C.coral, 0.4), rimWidth: 5 },
      path('M-10 900V836H300V900Z', shade(C.brick, 0.45)) +
        rect(30, 786, 170, 56, shade(C.coral, 0.25), 8) +
        line('M70 786C70 752 160 752 160 786', dark, 11) +
        spoked(1120, 890, 150, dark, mix(C.rose, C.violet, 0.4), 20, 8),
    ),
    sprayed(fadeTo('down', 'base', dark, 0.7), box(0, 872, 1200, 28)),
  );
