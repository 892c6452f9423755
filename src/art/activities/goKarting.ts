import { crowd, speedLines } from '../activityParts/props/crowd';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import { beam, wash } from '../activityParts/light';
import {
  at,
  disc,
  fade,
  join,
  oval,
  path,
  poly,
  rect,
  times,
  turned,
} from '../activityParts/shape';
import { kartBack, kartFront } from '../activityParts/vehicles/small';
import type { Look } from '../activityParts/people/types';

const TRACK = mix(C.ink, C.sky, 0.3);
const driving = pose({
  hip: [-26, -20],
  lean: -12,
  nod: 10,
  nearHand: [26, -42],
  farHand: [30, -42],
  nearFoot: [56, -8],
  farFoot: [58, -8],
});

const kart = (who: Look, suit: string, helmet: string, body: string): string =>
  kartBack(body) +
  person(dress(who, suit, suit, { hat: HAT.fullHelmet(helmet, C.ink) }), driving) +
  kartFront(body, C.cream, C.ink);

const floodlight = (x: number, h: number): string =>
  rect(x - 5, 470 - h, 10, h, C.ink) +
  rect(x - 46, 440 - h, 92, 36, C.ink, 5) +
  times(3, (i) => disc(x - 29 + i * 29, 458 - h, 11, C.cream));

const tyreWall = (x: number, y: number, count: number): string =>
  times(count, (i) =>
    times(2, (row) =>
      rect(x + i * 52, y - row * 30, 48, 28, (i + row) % 2 ? C.coral : C.cream, 12),
    ),
  );

export const goKarting = (): string =>
  join(
    wash('sky', [C.teal, mix(C.teal, C.sun, 0.55), C.sun], 0, 480),
    beam(
      [
        [300, 190],
        [-60, 700],
        [560, 700],
      ],
      C.cream,
      0.18,
    ),
    beam(
      [
        [900, 150],
        [640, 700],
        [1260, 700],
      ],
      C.cream,
      0.18,
    ),
    floodlight(300, 280) + floodlight(900, 320),
    rect(0, 380, 1200, 120, shade(C.teal, 0.4)),
    crowd(390, 22, 6, shade(C.teal, 0.55), 30),
    rect(0, 430, 1200, 60, C.cream) + times(12, (i) => rect(i * 110, 430, 55, 60, C.teal)),
    rect(0, 490, 1200, 410, mix(C.ink, C.teal, 0.25)),
    tyreWall(-20, 486, 24),
    path('M0 700C300 560 800 540 1200 590V640C800 590 340 610 0 770Z', TRACK),
    at(920, 598, turned(-2, kart(CAST.gus, C.sun, C.cream, C.teal)), 1.25),
    at(330, 640, turned(-8, kart(CAST.bea, C.cream, C.sun, C.sun)), 1.6),
    fade(0.35, oval(640, 806, 300, 24, C.night)),
    speedLines(330, 640, 5, C.cream, 0.5),
    at(620, 806, turned(-5, kart(CAST.dora, C.night, C.coral, C.orange)), 3.1),
    times(
      15,
      (i) =>
        poly(
          [
            [i * 90 - 40, 850],
            [i * 90 + 5, 846],
            [i * 90 - 5, 900],
            [i * 90 - 60, 900],
          ],
          C.coral,
        ) +
        poly(
          [
            [i * 90 + 5, 846],
            [i * 90 + 50, 848],
            [i * 90 + 40, 900],
            [i * 90 - 5, 900],
          ],
          C.cream,
        ),
    ),
  );
