import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { hills, peaks, pine, treeline } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { puff } from '../activityParts/props/crowd';
import { at, disc, fade, join, line, path, rect, times, turned } from '../activityParts/shape';
import { roadster } from '../activityParts/vehicles/cars';

const far = mix(C.sky, C.violet, 0.35);
const meadow = mix(C.moss, C.sun, 0.25);
const shadow = mix(C.violet, C.night, 0.35);
const road = mix(C.sand, C.rose, 0.5);
const wood = mix(C.teal, C.night, 0.55);
/** The road from the hairpin far up the valley down to the viewer. */
const ROAD =
  'M700 470C800 474 880 486 850 508C800 540 560 540 590 590C620 640 1000 640 1220 660V900H-20V760C180 700 520 650 520 600C520 530 790 530 806 506C812 492 760 480 690 476Z';

const drive = pose({
  hip: [0, -38],
  lean: -8,
  nearFoot: [60, -20],
  farFoot: [60, -20],
  nearHand: [50, -80],
  farHand: [54, -84],
});
const passenger = pose({ ...drive, nearHand: [22, -178], farHand: [30, -80] });

const valley = (): string =>
  join(
    wash('sky', [mix(C.sea, C.sky, 0.5), mix(C.sky, C.cream, 0.4), tint(C.sun, 0.35)], 0, 560),
    sprayed(fadeAround('halo', C.cream, 0.95, [0.5, 0.5], 0.5), discPath(930, 210, 210)),
    disc(930, 210, 84, C.cream),
    at(
      1200,
      0,
      peaks(
        [
          [1100, 190, 300],
          [800, 84, 340],
          [500, 260, 270],
          [60, 250, 330],
        ],
        560,
        far,
        tint(mix(C.rose, C.sun, 0.25), 0.35),
      ),
      1,
      true,
    ),
    sprayed(fadeTo('down', 'mist', tint(C.sun, 0.5), 0.75), box(0, 400, 1200, 90)),
    hills(470, 60, 9, mix(meadow, C.sky, 0.45), 700),
    treeline(512, 60, 6, mix(C.teal, C.moss, 0.4)),
    hills(540, 50, 15, meadow, 760),
    sprayed(fadeTo('left', 'slope', C.teal, 0.7), box(0, 520, 260, 220)),
    path(ROAD, road),
    sprayed(fadeTo('down', 'tarmac', shadow, 0.6), box(0, 810, 1200, 90)),
  );

const crew = (): string =>
  figure(
    dress(CAST.bea, C.cream, C.night, { hat: HAT.scarf(C.sun) + HAT.glasses(C.night) }),
    passenger,
    { x: 408, y: 722, scale: 2.5, afloat: true },
  ) +
  figure(
    dress(CAST.hugo, C.teal, C.night, { hat: HAT.cap(C.night) + HAT.glasses(C.night) }),
    drive,
    { x: 535, y: 736, scale: 2.5, afloat: true },
  ) +
  line('M652 590L690 548', C.night, 11);

const car = (): string =>
  at(560, 806, roadster(C.coral, C.cream, C.night), 2.1) +
  disc(360, 692, 50, C.cream) +
  rect(346, 664, 11, 56, C.night) +
  rect(366, 664, 11, 56, C.night);

export const classicCarRally = (): string =>
  join(
    valley(),
    at(760, 536, roadster(C.sun, C.cream, C.night), 0.26),
    fade(0.5, path('M50 790H1040L920 856H-100Z', shadow)),
    puff(60, 770, 56, tint(C.sand, 0.3), 0.75),
    turned(
      -2.5,
      modelled(
        'crew',
        { light: [0.9, -0.6], depth: 18, rim: tint(C.sun, 0.5), rimWidth: 4 },
        crew(),
      ) +
        modelled(
          'car',
          { light: [0.5, -1], depth: 30, ink: C.violet, rim: tint(C.sun, 0.4), rimWidth: 4 },
          car(),
        ),
      600,
      806,
    ),
    times(3, (i) => path(`M${60 + i * 420} 872h190l-14 14h-190Z`, C.cream)),
    pine(1160, 960, 520, wood) + pine(1235, 930, 700, shade(wood, 0.3)),
    sprayed(fadeTo('right', 'needles', C.sea, 0.5), 'M1160 440L1280 960H1160Z'),
    path('M-20 900V836C60 800 160 830 190 900Z', wood),
    times(5, (i) => disc(20 + i * 30, 878 - ((i * 19) % 34), 8, i % 2 ? C.sun : C.cream)),
  );
