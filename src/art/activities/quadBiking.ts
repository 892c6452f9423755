import { hills, peaks } from '../activityParts/backdrop/land';
import { puff } from '../activityParts/props/crowd';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import { sunDisc, wash } from '../activityParts/light';
import { at, disc, fade, join, path, times, turned } from '../activityParts/shape';
import { quad } from '../activityParts/vehicles/small';
import type { Look } from '../activityParts/people/types';

const quadPose = pose({
  hip: [-16, -74],
  lean: 26,
  nod: -18,
  nearHand: [38, -92],
  farHand: [40, -92],
  nearFoot: [6, -22],
  farFoot: [8, -22],
});

const quadRider = (who: Look, jacket: string, helmet: string, body: string): string =>
  quad(body, C.ink, C.sand) +
  person(
    dress(who, jacket, C.ink, { style: 'short', hat: HAT.fullHelmet(helmet, C.night) }),
    quadPose,
  );

export const quadBiking = (): string =>
  join(
    wash('sky', [C.orange, C.sun, tint(C.sun, 0.6)], 0, 620),
    sunDisc(760, 330, 150, tint(C.sun, 0.65), C.cream),
    peaks(
      [
        [160, 330, 260],
        [420, 250, 280],
        [980, 280, 330],
      ],
      620,
      mix(C.brick, C.violet, 0.5),
      mix(C.coral, C.violet, 0.25),
    ),
    hills(590, 90, 7, mix(C.brick, C.coral, 0.4)),
    puff(180, 620, 60, C.sand, 0.6),
    at(270, 630, turned(-4, quadRider(CAST.jon, C.teal, C.cream, C.teal)), 1.15),
    path(
      'M0 690C180 640 340 640 480 720C600 780 900 800 1200 700V900H0Z',
      mix(C.brick, C.orange, 0.2),
    ),
    puff(330, 690, 74, C.sand, 0.75),
    puff(210, 740, 60, C.sand, 0.5),
    at(640, 690, turned(-15, quadRider(CAST.ada, C.cream, C.coral, C.orange)), 2.75),
    fade(
      0.9,
      times(9, (i) =>
        disc(340 + ((i * 61) % 190), 640 + ((i * 47) % 150), 5 + (i % 3) * 3, C.brick),
      ),
    ),
    path('M0 900V810C160 780 420 800 640 850S1040 830 1200 800V900Z', shade(C.brick, 0.45)),
    path(
      'M60 830L74 740L88 826L110 760L112 836ZM1080 830L1092 730L1108 826L1134 752L1130 838Z',
      shade(C.brick, 0.45),
    ),
  );
