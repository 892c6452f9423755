import { castle, bridge, dome, houses, spire } from '../activityParts/backdrop/town';
import { hills } from '../activityParts/backdrop/land';
import { lightPath, water } from '../activityParts/backdrop/water';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { at, disc, fade, join, path, rect, times } from '../activityParts/shape';

const camera =
  rect(-8, -12, 26, 18, C.ink, 3) +
  disc(18, -3, 8, C.ink) +
  disc(20, -3, 4.5, C.sky) +
  rect(-2, -16, 10, 5, C.ink);

const balustrade = (y: number): string =>
  rect(0, y, 1200, 22, C.cream) +
  rect(0, y + 22, 1200, 8, mix(C.rose, C.violet, 0.25)) +
  times(20, (i) =>
    path(
      `M${20 + i * 62} ${y + 28}h24c6 20-8 26 4 50c8 20-4 34-4 42h-24c0-8-12-22-4-42c12-24-2-30 4-50Z`,
      mix(C.cream, C.rose, 0.3),
    ),
  ) +
  rect(0, y + 118, 1200, 20, mix(C.cream, C.rose, 0.2));

export const cityPhotoShoot = (): string =>
  join(
    wash('sky', [mix(C.violet, C.rose, 0.55), C.rose, C.sand], 0, 520),
    sunDisc(520, 370, 90, C.cream, C.cream),
    hills(430, 120, 9, mix(C.violet, C.rose, 0.6), 520),
    castle(930, 380, 0.95, mix(C.violet, C.rose, 0.5)),
    houses(500, 80, 8, mix(C.violet, C.rose, 0.35), { colour: C.sand, share: 0.15 }),
    dome(240, 500, 1.15, mix(C.violet, C.coral, 0.2)) +
      spire(420, 500, 0.7, mix(C.violet, C.rose, 0.3)) +
      spire(760, 500, 0.85, mix(C.violet, C.rose, 0.3)),
    water('river', 498, mix(C.rose, C.cream, 0.35), mix(C.violet, C.rose, 0.5), C.cream, 4, 660),
    lightPath(520, 504, 650, 160, C.cream, 0.7),
    bridge(540, 190, mix(C.violet, C.night, 0.15), 14, 50),
    balustrade(612),
    rect(0, 748, 1200, 152, mix(C.sand, C.rose, 0.3)),
    fade(0.3, path('M600 800L900 800L1200 880V900H780ZM250 820H420L760 900H520Z', C.violet)),
    figure(
      gown(CAST.ada, C.coral, 'midi'),
      pose({
        view: 'front',
        lean: 4,
        nearHand: [34, -212],
        farHand: [-16, -108],
        nearFoot: [18, 0],
        farFoot: [-6, 0],
      }),
      { x: 880, y: 806, scale: 2.3 },
    ),
    figure(
      dress(CAST.leo, C.teal, C.ink),
      pose({
        view: 'front',
        lean: -4,
        nearHand: [16, -108],
        farHand: [-40, -160],
        nearFoot: [16, 0],
        farFoot: [-12, 0],
      }),
      { x: 755, y: 800, scale: 2.35 },
    ),
    figure(
      dress(CAST.cleo, C.sun, C.ink, { hat: HAT.fedora(C.cream) }),
      pose({
        view: 'front',
        lean: -8,
        nearHand: [40, -166],
        farHand: [-42, -200],
        nearFoot: [14, 0],
        farFoot: [-22, -6],
      }),
      { x: 1000, y: 812, scale: 2.2 },
    ),
    figure(
      dress(CAST.finn, C.violet, C.ink, { hat: HAT.cap(C.ink) }),
      pose({
        hip: [0, -58],
        lean: 14,
        nod: -8,
        nearFoot: [30, 0],
        farFoot: [-46, -2],
        nearHand: [40, -136],
        farHand: [48, -128],
      }),
      { x: 320, y: 840, scale: 2.6, light: 'right' },
      { near: at(2, -6, camera, 1.1) },
    ),
    path('M0 900V700C40 690 70 760 50 800C110 780 150 840 140 900Z', shade(C.violet, 0.3)) +
      disc(40, 730, 13, C.coral) +
      disc(88, 800, 12, C.coral) +
      disc(24, 800, 10, C.coral),
  );
