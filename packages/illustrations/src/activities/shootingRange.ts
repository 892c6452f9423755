import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { beam, glow } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { bullseye } from '../activityParts/props/dials';
import { disc, join, line, path, poly, rect, times } from '../activityParts/shape';

/** The point where the lane meets its end wall. */
const FAR = { x: 850, y: 330 };
const DEEP = mix(C.teal, C.night, 0.7);

const rifle = join(
  path('M-27-6L-26 12L-12 4L-6 4L-3 16H5L6 3L42 1L44-7L-10-9Z', mix(C.brick, C.orange, 0.25)),
  rect(-10, -12, 40, 6, C.night, 1),
  rect(28, -10, 50, 3.6, C.night, 1),
  rect(75, -14, 3, 6, C.night),
  rect(-2, -20, 30, 5, C.night, 2),
  rect(-6, -21.5, 9, 8, C.night, 2),
  rect(21, -22, 11, 9, C.night, 2),
  rect(6, -16, 3, 6, C.night),
  rect(20, -16, 3, 6, C.night),
  line('M6 4Q9 10 15 3', C.night, 2),
);

/** Walls, floor and ceiling of the lane, and the edges that run into its depth. */
const lane = (): string =>
  join(
    rect(0, 0, 1200, 900, DEEP),
    poly(
      [
        [0, 900],
        [0, 700],
        [742, 450],
        [982, 450],
        [1200, 640],
        [1200, 900],
      ],
      mix(C.teal, C.night, 0.35),
    ),
    poly(
      [
        [1200, 0],
        [1200, 640],
        [982, 450],
        [982, 210],
      ],
      mix(C.teal, C.night, 0.55),
    ),
    rect(742, 210, 240, 240, mix(C.teal, C.sea, 0.35)),
    times(5, (i) => line(`M${760 + i * 51} 450L${-500 + i * 560} 900`, DEEP, 5)),
    times(4, (i) =>
      rect(
        FAR.x - 60 - i * i * 22,
        172 - i * i * 20,
        120 + i * i * 44,
        10 + i * 5,
        tint(C.sun, 0.5),
        4,
      ),
    ),
    glow('end', FAR.x, FAR.y, 330, tint(C.sun, 0.5), 0.7),
    sprayed(fadeAround('pool', C.sun, 0.8, [0.5, 0], 0.5), 'M742 450H982L1200 760V900H300Z'),
    washed(fadeTo('left', 'gloom', C.night, 0.9), 'M0 0H760V900H0Z'),
    washed(fadeTo('right', 'wall', C.night, 0.8), 'M982 0H1200V900H982Z'),
    beam(
      [
        [FAR.x - 50, 176],
        [FAR.x + 50, 176],
        [FAR.x + 150, 470],
        [FAR.x - 150, 470],
      ],
      tint(C.sun, 0.6),
      0.3,
    ),
  );

const target = (): string =>
  join(
    line(`M${FAR.x - 60} 180V240M${FAR.x + 60} 180V240`, C.night, 4),
    rect(FAR.x - 92, 236, 184, 196, C.cream, 4),
    bullseye(FAR.x, FAR.y + 4, 84, [C.night, C.cream, C.night, C.cream, C.orange]),
    disc(FAR.x + 10, FAR.y - 3, 6, C.night) +
      disc(FAR.x - 22, FAR.y + 22, 6, C.night) +
      disc(FAR.x + 4, FAR.y + 16, 6, C.night),
  );

const bench = (): string =>
  join(
    path('M0 742H1200V900H0Z', mix(C.brick, C.night, 0.45)),
    rect(0, 742, 1200, 26, mix(C.brick, C.orange, 0.45)),
    sprayed(fadeAround('edge', C.sun, 0.8, [0.72, 0], 0.4), 'M0 742H1200V768H0Z'),
    washed(fadeTo('down', 'front', C.night, 0.9), 'M0 768H1200V900H0Z'),
    times(
      5,
      (i) => rect(770 + i * 30, 704, 17, 40, C.sun, 6) + rect(770 + i * 30, 726, 17, 18, C.orange),
    ),
    rect(560, 682, 150, 62, C.moss, 5) +
      rect(560, 682, 150, 18, shade(C.moss, 0.4), 5) +
      rect(590, 712, 90, 14, C.sand, 3),
  );

export const shootingRange = (): string =>
  join(
    lane(),
    target(),
    lamp('end-light', {
      from: [20, -6],
      rim: tint(C.sun, 0.4),
      shade: C.night,
      edge: 0.3,
      reach: 2.1,
    }),
    lit(
      'end-light',
      figure(
        dress(CAST.cleo, C.orange, C.ink, { hat: HAT.earDefenders(C.sun) + HAT.glasses(C.sky) }),
        pose({ lean: 7, nod: 9, nearHand: [27, -154], farHand: [57, -157] }),
        { x: 298, y: 1080, scale: 3.95, light: 'right', afloat: true },
        { near: rifle },
      ),
    ),
    bench(),
    rect(0, 0, 62, 900, C.night) + rect(62, 0, 10, 900, mix(C.teal, C.night, 0.3)),
  );
