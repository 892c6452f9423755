import { fadeAround, fadeTo, sprayed } from '../grain';
import { hills, peaks } from '../activityParts/backdrop/land';
import { sunDisc, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import { castShadow } from '../activityParts/shadow';
import { at, dice, join, line, path, poly, times, turned } from '../activityParts/shape';
import { quad } from '../activityParts/vehicles/small';
import type { Look } from '../activityParts/people/types';

const DUSK = mix(C.brick, C.violet, 0.6);
const SLOPE = 'M0 742C200 700 400 720 560 690C760 650 960 640 1200 560V900H0Z';

/** Dust behind the wheels. */
const CLOUD =
  'M520 744C420 800 90 790 20 760C-60 740-40 670 20 668C30 610 110 590 150 626C180 570 270 570 290 630C330 590 400 620 396 668C450 664 470 724 520 744Z';

const riding = pose({
  hip: [-24, -78],
  lean: 46,
  nod: -30,
  nearHand: [38, -92],
  farHand: [40, -92],
  nearFoot: [4, -22],
  farFoot: [6, -22],
});

const rider = (who: Look, jacket: string, helmet: string, body: string): string =>
  quad(body, C.ink, C.sand) +
  line('M22-60L37-90L43-93', C.ink, 5) +
  person(
    dress(who, jacket, C.ink, { style: 'short', hat: HAT.fullHelmet(helmet, C.night) }),
    riding,
  );

const hero = (): string =>
  at(640, 668, turned(-17, rider(CAST.ada, C.cream, C.coral, C.orange)), 2.8);

/** Earth thrown up by the rear wheels. */
const clods = (): string => {
  const roll = dice(8);
  return times(26, () => {
    const far = roll();
    const [x, y, s] = [430 - far * 330, 700 - far * 190 * roll() - 20, 5 + roll() * 13];
    return poly(
      [
        [x, y],
        [x + s, y - s * 0.6],
        [x + s * 1.5, y + s * 0.4],
        [x + s * 0.5, y + s],
      ],
      DUSK,
    );
  });
};

const dust = (id: string, x: number, y: number, r: number, colour: string): string =>
  sprayed(
    fadeAround(id, colour, 1),
    `M${x - r} ${y}A${r} ${r * 0.7} 0 1 1 ${x + r} ${y}A${r} ${r * 0.7} 0 1 1 ${x - r} ${y}Z`,
  );

export const quadBiking = (): string =>
  join(
    wash('sky', [mix(C.orange, C.coral, 0.4), C.sun, tint(C.sun, 0.6)], 0, 640),
    sprayed(fadeAround('haze', tint(C.sun, 0.6), 0.9, [0.7, 0.62], 0.42), 'M0 0H1200V640H0Z'),
    sunDisc(850, 390, 170, tint(C.sun, 0.7), C.cream),
    peaks(
      [
        [130, 300, 290],
        [430, 380, 260],
        [1110, 330, 300],
      ],
      640,
      mix(C.coral, C.violet, 0.5),
      mix(C.coral, C.violet, 0.3),
    ),
    hills(620, 80, 7, mix(C.brick, C.coral, 0.35)),
    lamp('far', { from: [-6, -4], rim: tint(C.sun, 0.4), shade: DUSK, edge: 0.5 }),
    lit('far', at(1006, 628, turned(-19, rider(CAST.jon, C.teal, C.cream, C.teal)), 0.95)),
    path(SLOPE, mix(C.brick, C.orange, 0.3)),
    sprayed(fadeAround('lit', C.sun, 0.9, [0.75, 0], 0.5), SLOPE),
    sprayed(fadeTo('left', 'shade', DUSK, 0.9), 'M0 742C200 700 400 720 560 690V900H0Z'),
    castShadow('fall', { y: 716, slant: -0.55, stretch: 0.3, colour: DUSK, opacity: 0.75 }, hero()),
    dust('plume', 280, 610, 300, C.sand),
    path(CLOUD, tint(C.sand, 0.15)),
    sprayed(fadeTo('down', 'under', mix(C.coral, C.brick, 0.4), 0.95), CLOUD),
    lamp('sun', {
      from: [16, -9],
      rim: tint(C.sun, 0.55),
      shade: shade(C.violet, 0.3),
      edge: 0.35,
      reach: 2,
    }),
    lit('sun', hero()),
    clods(),
    path(
      'M0 900V790L90 760L170 800L260 788L350 860L520 900ZM1200 900V700L1120 726L1060 790L960 820L900 900Z',
      mix(C.violet, C.night, 0.45),
    ),
    path(
      'M1120 726L1060 790L960 820L1000 826L1090 806L1150 742ZM90 760L170 800L260 788L190 820L100 786Z',
      mix(C.brick, C.orange, 0.3),
    ),
    path(
      'M1010 810L980 700L1032 790L1040 670L1058 786L1108 690L1074 806ZM60 780L20 690L72 760L84 650L98 762L140 690L112 784Z',
      mix(C.violet, C.night, 0.6),
    ),
  );
