import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { cloud, hills } from '../activityParts/backdrop/land';
import { water, wave } from '../activityParts/backdrop/water';
import { wash } from '../activityParts/light';
import { disc as discPath } from '../shapes';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { at, dice, disc, fade, join, path, times, turned } from '../activityParts/shape';
import { dinghyHull, rig } from '../activityParts/vehicles/boats';
import type { Look } from '../activityParts/people/types';

const LAKE = 520;

/** Crew hiking out over the rail to balance the boat. */
const crew = (look: Look, top: string, x: number): string =>
  figure(
    dress(look, top, C.night, { hat: HAT.cap(C.sun) }),
    pose({
      hip: [0, -46],
      lean: -34,
      nod: 26,
      nearFoot: [54, -14],
      farFoot: [58, -10],
      nearHand: [40, -92],
      farHand: [44, -86],
    }),
    { x, y: 2, scale: 1.05, afloat: true },
  );

const racer = (
  hull: string,
  main: string,
  jib: string,
  tops: readonly [string, string],
  spinnaker?: string,
): string =>
  join(
    rig(hull, main, jib, spinnaker),
    crew(CAST.gus, tops[1], -118),
    crew(CAST.dora, tops[0], -46),
    dinghyHull(hull),
  );

const rival = (x: number, y: number, scale: number, sail: string, jib: string): string =>
  at(x, y, turned(10, rig(C.cream, sail, jib) + dinghyHull(C.cream)), scale);

/** Drops thrown up where the bow meets the wave. */
const splash = (x: number, y: number, reach: number): string => {
  const roll = dice(31);
  return times(34, () => {
    const turn = Math.PI * (1.08 + roll() * 0.84);
    const far = reach * (0.3 + roll() * 0.7);
    return disc(
      x + Math.cos(turn) * far * 1.2,
      y + Math.sin(turn) * far * 0.8,
      3 + roll() * 9,
      C.cream,
    );
  });
};

export const sailingRegatta = (): string =>
  join(
    wash('sky', [mix(C.sky, C.teal, 0.55), C.sky, C.cream], 0, LAKE),
    sprayed(fadeAround('glare', C.cream, 0.95), discPath(214, 250, 230)),
    disc(214, 250, 84, C.cream),
    cloud(500, 120, 240, C.cream) + cloud(1060, 300, 210, tint(C.sky, 0.6)),
    hills(452, 120, 12, mix(C.sky, C.teal, 0.35), LAKE + 10),
    hills(500, 70, 3, mix(C.teal, C.sky, 0.25), LAKE + 10),
    water('lake', LAKE, mix(C.sea, C.sky, 0.55), shade(C.teal, 0.2), C.cream, 6),
    rival(150, 560, 0.42, C.cream, C.sand) + rival(1062, 566, 0.5, C.sand, C.coral),
    washed(fadeAround('path', C.cream, 0.8, [0.2, 0], 0.4), `M0 ${LAKE}H1200V900H0Z`),
    lamp('morning', {
      from: [-12, -6],
      rim: C.cream,
      shade: mix(C.teal, C.night, 0.4),
      edge: 0.3,
      reach: 3,
    }),
    lit('morning', at(320, 646, turned(9, racer(C.night, C.sun, C.sand, [C.coral, C.sun])), 0.78)),
    wave(690, 210, 14, mix(C.sea, C.teal, 0.45), 40),
    fade(
      0.5,
      path('M350 800C490 770 900 770 1010 812C900 850 560 850 420 800Z', shade(C.teal, 0.6)),
    ),
    lit(
      'morning',
      at(
        610,
        776,
        turned(13, racer(C.cream, C.cream, C.sand, [C.orange, C.night], C.orange)),
        1.62,
      ),
    ),
    at(
      -58,
      0,
      path(
        'M890 846C930 838 950 786 990 772C1000 740 1040 722 1070 738C1050 744 1044 762 1056 778C1090 756 1130 764 1146 788C1120 786 1110 806 1124 822C1160 826 1190 846 1210 868H880Z',
        C.cream,
      ),
    ),
    sprayed(fadeAround('spray', C.cream, 0.95), discPath(974, 780, 190)),
    splash(964, 800, 190),
    wave(832, 290, 26, mix(C.teal, C.sea, 0.25)),
    sprayed(fadeTo('down', 'swell', mix(C.teal, C.night, 0.6), 0.85), 'M0 800H1200V900H0Z'),
    wave(878, 420, 40, mix(C.teal, C.night, 0.55), 90),
    at(
      128,
      916,
      turned(
        -9,
        path('M-62 30L-16-190H16L62 30Z', C.coral) +
          path('M-40-76H40L28-132H-28Z', C.cream) +
          disc(0, -204, 17, C.sun) +
          path('M16-190L62 30H20L4-190Z', mix(C.coral, C.brick, 0.6)),
      ),
    ),
    wave(890, 340, 24, mix(C.teal, C.night, 0.7), 20),
  );
