import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { bridge, dome, houses, spire } from '../activityParts/backdrop/town';
import { hills } from '../activityParts/backdrop/land';
import { lightPath, water } from '../activityParts/backdrop/water';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { castShadow } from '../activityParts/shadow';
import { at, disc, join, line, path, rect, times, turned } from '../activityParts/shape';
import { cyclist, RIDE, RIDE_UPRIGHT } from '../activityParts/vehicles/bicycle';

const peach = mix(C.rose, C.sun, 0.35);
const haze = mix(C.rose, C.sea, 0.45);
const pine = mix(C.teal, C.night, 0.55);
const path3 = mix(C.sand, C.rose, 0.45);

const waving = pose({ ...RIDE_UPRIGHT, farHand: [34, -214] });

/** A tree's shaded bough reaching in over the path, with hanging leaves. */
const bough = (): string =>
  join(
    line('M-20 250C60 120 160 60 420 30M150 92C240 110 300 150 350 140', pine, 26),
    times(22, (i) =>
      at(
        -10 + ((i * 89) % 390),
        40 + ((i * 53) % 120) * (1 - ((i * 89) % 390) / 620),
        turned(
          20 + ((i * 47) % 80),
          path('M0 0C40-34 100-30 130 0C100 30 40 34 0 0Z', i % 3 ? pine : mix(pine, C.sea, 0.35)),
        ),
        0.9,
      ),
    ),
  );

const city = (): string =>
  join(
    wash('sky', [mix(C.sky, C.rose, 0.35), mix(C.rose, C.cream, 0.35), tint(peach, 0.5)], 0, 500),
    sprayed(fadeAround('halo', C.cream, 0.95, [0.5, 0.5], 0.5), discPath(770, 350, 330)),
    disc(770, 350, 104, C.cream),
    hills(440, 90, 7, mix(haze, C.rose, 0.4), 520),
    houses(500, 90, 21, haze),
    dome(215, 500, 1.2, mix(haze, C.teal, 0.25)),
    spire(640, 500, 0.9, haze),
    spire(1000, 500, 0.8, haze),
    spire(1050, 500, 0.8, haze),
    water('river', 498, tint(peach, 0.35), mix(C.sea, C.sky, 0.3), C.cream, 9, 640),
    lightPath(770, 504, 640, 120, C.cream, 0.8),
    bridge(566, 270, mix(C.teal, C.rose, 0.2), 16, 66),
    sprayed(fadeTo('down', 'arches', pine, 0.6), box(0, 560, 1200, 76)),
  );

const promenade = (): string =>
  join(
    rect(0, 622, 1200, 18, C.cream),
    rect(0, 640, 1200, 12, mix(C.rose, C.violet, 0.4)),
    rect(0, 652, 1200, 248, path3),
    sprayed(fadeTo('down', 'kerb', mix(C.brick, C.violet, 0.4), 0.7), box(0, 800, 1200, 100)),
  );

const leader = (): string =>
  at(
    520,
    846,
    cyclist(
      dress(CAST.gus, C.orange, C.night, { hat: HAT.bikeHelmet(C.teal), sleeves: 'short' }),
      waving,
      C.coral,
      C.night,
      C.cream,
    ),
    3.3,
  );
const followers = (): string =>
  at(
    915,
    728,
    cyclist(
      dress(CAST.cleo, C.cream, C.teal, { hat: HAT.bikeHelmet(C.coral) }),
      RIDE,
      C.teal,
      C.night,
      C.cream,
    ),
    1.75,
  ) +
  at(
    1120,
    692,
    cyclist(
      dress(CAST.karl, C.sun, C.night, { hat: HAT.bikeHelmet(C.cream) }),
      RIDE_UPRIGHT,
      C.brick,
      C.night,
      C.cream,
    ),
    1.25,
  );

export const bikeTour = (): string =>
  join(
    city(),
    promenade(),
    castShadow(
      'far',
      { y: 726, slant: -0.7, stretch: 0.28, colour: C.violet, opacity: 0.4 },
      followers(),
    ),
    castShadow(
      'near',
      { y: 842, slant: -0.7, stretch: 0.3, colour: C.violet, opacity: 0.45 },
      leader(),
    ),
    modelled('ahead', { light: [0.5, -0.8], depth: 12, rim: C.cream, rimWidth: 3 }, followers()),
    modelled(
      'lead',
      { light: [0.7, -0.7], depth: 24, rim: tint(C.sun, 0.5), rimWidth: 4 },
      leader(),
    ),
    modelled(
      'shade',
      { light: [0.8, -0.6], depth: 10, rim: mix(C.sea, C.cream, 0.3), rimWidth: 3 },
      bough(),
    ),
    path('M0 900V838C120 800 220 850 250 900ZM980 900C1010 850 1110 830 1200 846V900Z', pine),
    times(
      6,
      (i) =>
        disc(24 + i * 32, 884 - ((i * 17) % 22), 9, i % 2 ? C.cream : shade(C.coral, 0.1)) +
        disc(1040 + i * 32, 880 - ((i * 13) % 28), 9, i % 2 ? C.coral : C.cream),
    ),
  );
