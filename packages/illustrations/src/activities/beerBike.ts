import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath, oval as ovalPath } from '../shapes';
import { HELD_MUG } from '../activityParts/props/drinks';
import { facade } from '../activityParts/backdrop/town';
import { bulbs } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { glow, wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { at, fade, join, line, oval, path, rect, ring, times } from '../activityParts/shape';
import { spoked } from '../activityParts/vehicles/wheels';
import type { Look } from '../activityParts/people/types';

const plum = mix(C.violet, C.night, 0.45);
const amber = mix(C.sun, C.cream, 0.35);

const rider = pose({
  view: 'back',
  nearFoot: [12, 2],
  farFoot: [-11, -8],
  nearHand: [30, -136],
  farHand: [-28, -134],
});
const toast = pose({ ...rider, nearHand: [38, -204] });
const drinker = pose({ view: 'front', nearHand: [38, -190], farHand: [-22, -118] });
const steering = pose({ lean: 6, nearHand: [52, -128], farHand: [50, -134] });

const PLANTER = 'M-170 900C-190 830-150 776-90 790C-80 730-20 700 40 760V900Z';

const canopy = (): string =>
  join(
    rect(262, 300, 10, 330, shade(C.brick, 0.3)),
    rect(868, 300, 10, 330, shade(C.brick, 0.3)),
    path('M220 318C300 236 840 236 920 318Z', C.orange),
    path('M220 318C300 268 840 268 920 318Z', tint(C.orange, 0.2)),
    sprayed(fadeTo('up', 'cloth', C.brick, 0.75), 'M220 318C300 236 840 236 920 318Z'),
    times(10, (i) =>
      path(`M${220 + i * 70} 316h70v14a35 24 0 0 1-70 0Z`, i % 2 ? C.orange : C.cream),
    ),
  );

const wagon = (): string =>
  join(
    path('M890 560h96l30 100H890Z', C.teal),
    rect(250, 540, 650, 120, C.teal, 8),
    times(6, (i) => rect(272 + i * 104, 566, 84, 74, shade(C.teal, 0.22), 6)),
    sprayed(fadeTo('down', 'panel', C.night, 0.8), box(250, 560, 650, 100)),
    rect(226, 522, 690, 24, mix(C.brick, C.orange, 0.4), 8),
    rect(226, 522, 690, 7, amber, 3),
    rect(240, 660, 770, 28, C.ink, 10),
  );

const guest = (who: Look, top: string, x: number, flip = false): string =>
  figure(
    dress(who, top, C.ink),
    drinker,
    { x, y: 682, scale: 1.4, flip, afloat: true },
    { near: HELD_MUG },
  );

const driver = (): string =>
  figure(dress(CAST.karl, C.violet, C.ink), steering, {
    x: 924,
    y: 680,
    scale: 1.4,
    light: 'left',
    afloat: true,
  }) + line('M1006 572L990 492', C.ink, 7);

const crank = (x: number): string =>
  path(`M${x - 34} 622h68l-14 20h-40Z`, C.night) +
  rect(x - 4, 640, 8, 84, C.night) +
  ring(x, 742, 16, C.night, 6);

const riders = (): string =>
  join(
    times(3, (i) => crank(430 + i * 155)),
    figure(dress(CAST.dora, C.cream, C.ink), rider, { x: 430, y: 770, scale: 1.55, afloat: true }),
    figure(
      dress(CAST.gus, C.coral, C.ink),
      toast,
      { x: 585, y: 770, scale: 1.6, flip: true, afloat: true },
      { near: HELD_MUG },
    ),
    figure(dress(CAST.bea, C.sun, C.ink), rider, { x: 740, y: 770, scale: 1.55, afloat: true }),
  );

const bike = (): string =>
  join(
    glow('bar', 570, 440, 330, C.sun, 0.75),
    modelled(
      'guests',
      { light: [0, -1], depth: 14, ink: C.violet, rim: amber, rimWidth: 3 },
      guest(CAST.ada, C.coral, 350) +
        guest(CAST.leo, C.sea, 505, true) +
        guest(CAST.eve, C.sun, 660) +
        guest(CAST.finn, C.moss, 812, true) +
        driver(),
    ),
    canopy(),
    bulbs(262, 352, 872, 352, 14, 9, amber, C.brick),
    wagon(),
    spoked(340, 716, 66, C.ink, C.sun, 15, 6),
    spoked(852, 716, 66, C.ink, C.sun, 15, 6),
    modelled(
      'riders',
      { light: [0, -1], depth: 22, ink: C.violet, rim: amber, rimWidth: 4 },
      riders(),
    ),
  );

const street = (): string =>
  join(
    wash('sky', [plum, mix(C.violet, C.coral, 0.6), mix(C.coral, C.sun, 0.5)], 0, 700),
    facade(-50, 150, 250, 720, mix(C.violet, C.coral, 0.35), C.sun),
    facade(200, 230, 190, 720, mix(C.violet, C.rose, 0.4), plum),
    facade(390, 60, 260, 720, mix(C.violet, C.brick, 0.4), plum, 3),
    facade(650, 210, 210, 720, mix(C.violet, C.rose, 0.3), C.sun),
    facade(860, 70, 230, 720, mix(C.violet, C.coral, 0.25), plum),
    facade(1090, 190, 220, 720, mix(C.violet, C.rose, 0.35), C.sun),
    sprayed(fadeAround('blaze', C.orange, 0.7, [0.5, 0.5], 0.5), ovalPath(590, 430, 420, 230)),
    rect(0, 700, 1200, 200, mix(C.violet, C.night, 0.25)),
    fade(
      0.35,
      times(5, (row) =>
        line(
          times(
            9 - row,
            (i) => `M${(i * 163 + row * 71) % 1240} ${736 + row * 36}h${40 + row * 12}`,
          ),
          mix(C.rose, C.violet, 0.3),
          5,
        ),
      ),
    ),
    sprayed(fadeAround('pool', C.sun, 0.8, [0.5, 0.2], 0.5), ovalPath(600, 800, 560, 90)),
  );

export const beerBike = (): string =>
  join(
    street(),
    fade(0.5, oval(590, 836, 480, 26, C.night)),
    at(-188, -210, bike(), 1.36),
    at(1180, 0, path(PLANTER, plum) + sprayed(fadeTo('left', 'leaf', C.coral, 0.6), PLANTER)),
    path('M52 900V330H76V900ZM28 330L42 250H86L100 330ZM38 236H90V250H38Z', C.night),
    glow('lantern', 64, 292, 150, C.sun, 0.6),
    path('M40 322L48 262H80L88 322Z', amber),
    sprayed(fadeAround('haze', amber, 0.7, [0.5, 0.5], 0.5), discPath(64, 292, 120)),
  );
