import { cloud, forest, hills, peaks } from '../activityParts/backdrop/land';
import { lightPath, water, wave } from '../activityParts/backdrop/water';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { at, disc, fade, join, line, oval, path, turned } from '../activityParts/shape';
import { dinghyHull, kayak, paddle, rig } from '../activityParts/vehicles/boats';
import type { Look } from '../activityParts/people/types';

const paddler = (
  look: Look,
  x: number,
  y: number,
  s: number,
  hull: string,
  blade: string,
  tilt: number,
): string =>
  join(
    figure(
      dress(look, look.top, look.bottom),
      pose({
        hip: [0, -4],
        lean: 12,
        nod: -4,
        nearFoot: [60, -4],
        farFoot: [60, -4],
        nearHand: [18, -52 + tilt * 0.3],
        farHand: [52, -52 - tilt * 0.5],
      }),
      { x, y, scale: s, afloat: true },
    ),
    at(x, y - 4, kayak(hull), s),
    at(x + 34 * s, y - 52 * s, turned(-tilt, paddle(C.ink, blade)), s),
    fade(0.5, oval(x - 10, y + 26 * s, 210 * s, 7 * s, C.cream)),
  );

export const kayakTour = (): string =>
  join(
    wash('sky', [mix(C.sky, C.cream, 0.35), C.cream, mix(C.sun, C.cream, 0.55)], 0, 520),
    sunDisc(820, 250, 70, tint(C.sun, 0.2), C.sun),
    peaks(
      [
        [180, 130, 330],
        [520, 220, 260],
        [1060, 90, 380],
      ],
      520,
      mix(C.teal, C.sky, 0.55),
      mix(C.sky, C.cream, 0.5),
    ),
    hills(470, 90, 6, mix(C.teal, C.sea, 0.6), 540),
    forest(530, 130, 26, 8, mix(C.teal, C.moss, 0.4)),
    water('lake', 520, mix(C.sea, C.cream, 0.5), C.teal, C.cream, 2),
    lightPath(820, 526, 800, 120, C.cream, 0.6),
    paddler(
      dress(CAST.karl, C.sun, C.ink, { hat: HAT.cap(C.coral) }),
      330,
      610,
      0.9,
      C.sun,
      C.coral,
      -16,
    ),
    paddler(dress(CAST.eve, C.coral, C.ink), 620, 740, 1.85, C.orange, C.sun, 18),
    wave(836, 240, 18, mix(C.teal, C.night, 0.15)),
    path('M0 900V640C60 620 80 700 60 760C120 740 150 820 200 900Z', shade(C.teal, 0.55)),
    line(
      'M40 760C60 660 30 600 50 520M80 800C110 700 100 640 130 580M20 800C0 700 14 640-6 580',
      shade(C.teal, 0.55),
      9,
    ),
    path(
      'M1200 900V700C1150 690 1120 770 1140 820C1080 820 1040 860 1020 900Z',
      shade(C.teal, 0.55),
    ),
  );

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
    { x, y: 2, scale: 0.95, afloat: true },
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
    crew(CAST.dora, tops[0], -52),
    dinghyHull(hull),
  );

const distant = (sail: string, jib: string): string =>
  rig(C.cream, sail, jib) + dinghyHull(C.cream);

export const sailingRegatta = (): string =>
  join(
    wash('sky', [mix(C.sky, C.teal, 0.25), C.sky, C.cream], 0, 560),
    disc(240, 190, 74, C.cream),
    cloud(880, 170, 260, C.cream) +
      cloud(420, 110, 150, tint(C.sky, 0.5)) +
      cloud(120, 330, 190, tint(C.sky, 0.5)),
    hills(510, 110, 12, mix(C.sky, C.teal, 0.45), 580),
    hills(545, 70, 3, mix(C.teal, C.sky, 0.25), 590),
    water('lake', 560, mix(C.sea, C.sky, 0.4), C.teal, C.cream, 6),
    at(180, 606, turned(8, distant(C.cream, C.sand)), 0.42),
    at(1040, 600, turned(10, distant(C.sand, C.coral)), 0.42),
    at(350, 680, turned(9, racer(C.night, C.cream, C.sun, [C.coral, C.sun])), 0.78),
    wave(700, 170, 12, mix(C.sea, C.teal, 0.4), 40),
    at(720, 762, turned(11, racer(C.cream, C.cream, C.sand, [C.orange, C.night], C.orange)), 1.42),
    fade(
      0.8,
      path(
        'M980 800C1040 740 1080 770 1130 740C1110 790 1150 800 1180 830H960ZM440 780C400 760 360 776 320 762C350 800 400 810 470 812Z',
        C.cream,
      ),
    ),
    wave(808, 230, 22, mix(C.teal, C.sea, 0.2)),
    wave(852, 290, 26, shade(C.teal, 0.35), 90),
    at(
      180,
      812,
      path('M-34 0L-8-92H8L34 0Z', C.coral) +
        path('M-24-36H24L16-64H-16Z', C.cream) +
        disc(0, -98, 9, C.sun),
    ),
  );
