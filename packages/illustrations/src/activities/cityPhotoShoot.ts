import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { castle, bridge, dome, houses, spire } from '../activityParts/backdrop/town';
import { hills } from '../activityParts/backdrop/land';
import { lightPath, water } from '../activityParts/backdrop/water';
import { C, mix, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { castShadow } from '../activityParts/shadow';
import { disc, join, path, rect, times } from '../activityParts/shape';

const mauve = mix(C.violet, C.rose, 0.5);
const plum = mix(C.violet, C.night, 0.5);
const glowing = mix(C.sun, C.cream, 0.45);
const stone = mix(C.cream, C.rose, 0.45);

/** A camera held to the eye: body, pentaprism and a long lens. */
const camera =
  rect(-6, -20, 24, 20, C.ink, 3) +
  path('M0-20L4-26H13L16-20Z', C.ink) +
  rect(16, -18, 24, 16, mix(C.ink, C.violet, 0.4), 2) +
  rect(38, -20, 6, 20, C.ink, 2) +
  rect(18, -18, 3, 16, C.coral);

const balustrade = (y: number): string =>
  rect(0, y + 22, 1200, 110, mix(mauve, C.rose, 0.3)) +
  times(17, (i) =>
    path(
      `M${20 + i * 74} ${y + 28}h30c6 20-8 26 4 50c8 20-4 34-4 42h-30c0-8-12-22-4-42c12-24-2-30 4-50Z`,
      stone,
    ),
  ) +
  rect(0, y, 1200, 24, tint(stone, 0.4)) +
  rect(0, y + 24, 1200, 8, mauve) +
  rect(0, y + 118, 1200, 20, stone);

const city = (): string =>
  join(
    wash(
      'sky',
      [mix(C.violet, C.rose, 0.35), mix(C.rose, C.coral, 0.35), tint(C.sun, 0.35)],
      0,
      520,
    ),
    sprayed(fadeAround('halo', C.cream, 0.9, [0.5, 0.5], 0.5), discPath(672, 320, 270)),
    sprayed(fadeTo('up', 'night', C.violet, 0.55), box(0, 0, 1200, 110)),
    disc(672, 330, 120, C.cream),
    hills(430, 120, 9, mix(mauve, C.coral, 0.3), 520),
    castle(1000, 420, 1.05, mauve),
    houses(500, 80, 8, mix(C.violet, C.rose, 0.32)),
    dome(480, 500, 0.95, mix(C.violet, C.coral, 0.25)),
    spire(300, 500, 0.8, mauve),
    water('river', 498, mix(C.rose, C.cream, 0.4), mix(C.violet, C.rose, 0.45), C.cream, 4, 660),
    lightPath(672, 504, 640, 170, C.cream, 0.75),
    bridge(546, 230, mix(C.violet, C.night, 0.2), 14, 54),
  );

const friends = (): string =>
  figure(
    gown(CAST.ada, C.coral, 'midi'),
    pose({
      view: 'front',
      lean: 5,
      nearHand: [44, -152],
      farHand: [-44, -150],
      nearFoot: [18, 0],
      farFoot: [-6, 0],
    }),
    { x: 880, y: 826, scale: 2.75, afloat: true },
  ) +
  figure(
    dress(CAST.leo, C.teal, C.night),
    pose({
      view: 'front',
      lean: -4,
      nearHand: [46, -158],
      farHand: [-42, -206],
      nearFoot: [16, 0],
      farFoot: [-12, 0],
    }),
    { x: 753, y: 832, scale: 2.8, afloat: true },
  ) +
  figure(
    dress(CAST.cleo, C.sun, C.night, { hat: HAT.fedora(C.cream) }),
    pose({
      view: 'front',
      lean: -9,
      nearHand: [50, -204],
      farHand: [-22, -108],
      nearFoot: [16, 0],
      farFoot: [-20, -4],
    }),
    { x: 1020, y: 838, scale: 2.7, afloat: true },
  );

const photographer = (): string =>
  figure(
    dress(CAST.finn, plum, C.night, { hat: HAT.cap(C.night) }),
    pose({ lean: 14, nod: -6, nearHand: [36, -160], farHand: [66, -156], elbows: [-1, -1] }),
    { x: 158, y: 1130, scale: 4.6, light: 'right', afloat: true },
    { near: camera },
  );

export const cityPhotoShoot = (): string =>
  join(
    city(),
    balustrade(608),
    rect(0, 746, 1200, 154, tint(stone, 0.2)),
    sprayed(fadeTo('down', 'terrace', mauve, 0.7), box(0, 830, 1200, 70)),
    castShadow('cast', { y: 828, slant: 0.9, stretch: 0.35, colour: C.violet }, friends()),
    modelled('group', { light: [-0.8, -0.5], depth: 20, rim: glowing, rimWidth: 5 }, friends()),
    modelled(
      'camera',
      { light: [1, -0.3], depth: 36, ink: C.violet, rim: glowing, rimWidth: 7 },
      photographer(),
    ),
  );
