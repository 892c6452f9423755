import { bridge, dome, houses, spire } from '../activityParts/backdrop/town';
import { hills, roundTree } from '../activityParts/backdrop/land';
import { water } from '../activityParts/backdrop/water';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { at, disc, fade, join, path, poly, rect, times } from '../activityParts/shape';
import { cyclist, RIDE, RIDE_UPRIGHT } from '../activityParts/vehicles/bicycle';

export const bikeTour = (): string =>
  join(
    wash('sky', [C.sun, tint(C.sun, 0.5), C.cream], 0, 520),
    sunDisc(360, 330, 110, C.cream, C.cream),
    hills(450, 110, 7, mix(C.sea, C.sun, 0.55), 520),
    houses(500, 80, 21, mix(C.sea, C.sun, 0.35)),
    dome(850, 500, 1, mix(C.sea, C.sun, 0.25)) +
      spire(620, 500, 0.75, mix(C.sea, C.sun, 0.3)) +
      spire(1080, 500, 0.6, mix(C.sea, C.sun, 0.3)),
    water('river', 500, mix(C.sea, C.cream, 0.55), C.sea, C.cream, 9, 640),
    bridge(560, 230, mix(C.teal, C.sea, 0.4), 14, 60),
    rect(0, 632, 1200, 26, C.cream) + rect(0, 658, 1200, 242, mix(C.sand, C.sun, 0.25)),
    roundTree(90, 650, 150, C.teal, C.brick) + roundTree(1120, 650, 170, C.teal, C.brick),
    fade(
      0.3,
      poly(
        [
          [200, 762],
          [520, 762],
          [760, 810],
          [420, 810],
        ],
        C.brick,
      ),
      poly(
        [
          [480, 822],
          [860, 822],
          [1180, 890],
          [760, 890],
        ],
        C.brick,
      ),
    ),
    at(
      260,
      742,
      cyclist(
        dress(CAST.karl, C.coral, C.ink, { hat: HAT.bikeHelmet(C.cream) }),
        RIDE_UPRIGHT,
        C.cream,
        C.ink,
        C.cream,
      ),
      1.75,
    ),
    at(
      920,
      748,
      cyclist(
        dress(CAST.cleo, C.cream, C.teal, { hat: HAT.bikeHelmet(C.coral) }),
        RIDE,
        C.teal,
        C.ink,
        C.cream,
      ),
      1.75,
    ),
    at(
      570,
      828,
      cyclist(
        dress(CAST.gus, C.orange, C.ink, { hat: HAT.bikeHelmet(C.teal), sleeves: 'short' }),
        pose({ ...RIDE_UPRIGHT, nearHand: [30, -204] }),
        C.coral,
        C.ink,
        C.cream,
      ),
      2.5,
    ),
    path(
      'M0 900V840C200 820 320 880 460 900ZM800 900C920 860 1060 830 1200 850V900Z',
      shade(C.sea, 0.45),
    ),
    times(
      5,
      (i) =>
        disc(60 + i * 60, 862 + i * 7, 8, i % 2 ? C.cream : C.coral) +
        disc(980 + i * 50, 868 - i * 3, 8, i % 2 ? C.coral : C.cream),
    ),
  );
