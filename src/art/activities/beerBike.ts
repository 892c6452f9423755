import { HELD_MUG } from '../activityParts/props/drinks';
import { facade } from '../activityParts/backdrop/town';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { barrel } from '../activityParts/props/furniture';
import { at, disc, fade, join, path, rect, times } from '../activityParts/shape';
import { spoked } from '../activityParts/vehicles/wheels';

const rider = pose({
  view: 'back',
  nearFoot: [16, -24],
  farFoot: [-14, -6],
  nearHand: [26, -132],
  farHand: [-26, -132],
});
const drinker = pose({ view: 'front', nearHand: [42, -186], farHand: [-22, -118] });

const canopy = (): string =>
  join(
    rect(262, 300, 10, 330, C.brick),
    rect(868, 300, 10, 330, C.brick),
    path('M220 318C300 236 840 236 920 318Z', C.orange),
    path('M220 318C300 268 840 268 920 318Z', tint(C.orange, 0.25)),
    times(10, (i) =>
      path(`M${220 + i * 70} 316h70v14a35 24 0 0 1-70 0Z`, i % 2 ? C.orange : C.cream),
    ),
    times(4, (i) => disc(335 + i * 155, 366, 9, C.sun)),
  );

const wagon = (): string =>
  join(
    rect(250, 540, 650, 120, C.teal, 8),
    times(6, (i) => rect(272 + i * 104, 566, 84, 74, shade(C.teal, 0.22), 6)),
    rect(226, 522, 690, 24, C.brick, 8),
    rect(240, 660, 700, 18, C.ink, 8),
    path('M890 560h90l26 100H890Z', C.teal),
    barrel(958, 668, 96, 120, C.brick, C.sun),
  );

const party = (): string =>
  join(
    figure(
      dress(CAST.ada, C.coral, C.ink),
      drinker,
      { x: 370, y: 706, scale: 1.4, light: 'left' },
      { near: HELD_MUG },
    ),
    figure(
      dress(CAST.leo, C.cream, C.ink),
      drinker,
      { x: 540, y: 700, scale: 1.4, flip: true },
      { near: HELD_MUG },
    ),
    figure(
      dress(CAST.eve, C.sun, C.ink),
      drinker,
      { x: 690, y: 704, scale: 1.4 },
      { near: HELD_MUG },
    ),
    figure(
      dress(CAST.finn, C.moss, C.ink),
      drinker,
      { x: 810, y: 700, scale: 1.4, flip: true },
      { near: HELD_MUG },
    ),
    canopy(),
    wagon(),
    spoked(340, 716, 66, C.ink, C.sun, 15, 6),
    spoked(836, 716, 66, C.ink, C.sun, 15, 6),
    figure(dress(CAST.dora, C.cream, C.ink), rider, { x: 450, y: 768, scale: 1.5 }),
    figure(dress(CAST.gus, C.orange, C.ink), rider, {
      x: 600,
      y: 768,
      scale: 1.5,
      flip: true,
      light: 'right',
    }),
    figure(dress(CAST.bea, C.rose, C.ink), rider, { x: 742, y: 768, scale: 1.5 }),
    times(
      3,
      (i) =>
        path(`M${418 + i * 148} 622h64l-12 20h-40Z`, C.ink) +
        rect(447 + i * 148, 640, 7, 60, C.ink),
    ),
  );

export const beerBike = (): string =>
  join(
    wash('sky', [C.sun, tint(C.sun, 0.65), C.sand]),
    sunDisc(250, 210, 90, C.cream),
    facade(-30, 190, 230, 720, mix(C.rose, C.sand, 0.3), tint(C.sun, 0.3)),
    facade(200, 260, 200, 720, mix(C.sand, C.sun, 0.25), C.cream),
    facade(400, 170, 250, 720, mix(C.rose, C.coral, 0.35), tint(C.sun, 0.3), 3),
    facade(650, 240, 210, 720, mix(C.sand, C.orange, 0.18), C.cream, 2, 2),
    facade(860, 150, 240, 720, mix(C.rose, C.brick, 0.25), tint(C.sun, 0.3)),
    facade(1100, 230, 200, 720, mix(C.sand, C.sun, 0.3), C.cream, 1),
    rect(0, 700, 1200, 200, mix(C.sand, C.orange, 0.22)),
    fade(
      0.28,
      path('M260 792L1010 792L1200 860V900H420Z', C.brick),
      rect(0, 700, 1200, 12, C.brick),
    ),
    at(-86, -118, party(), 1.15),
    rect(0, 846, 1200, 54, mix(C.brick, C.orange, 0.2)),
    rect(0, 846, 1200, 8, mix(C.brick, C.sand, 0.35)),
  );
