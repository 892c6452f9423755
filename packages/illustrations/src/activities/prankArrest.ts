import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { facade } from '../activityParts/backdrop/town';
import { C, SKIN, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam, glow, wash } from '../activityParts/light';
import { disc as discPath } from '../shapes';
import { lamp, lit } from '../activityParts/lit';
import { castShadow } from '../activityParts/shadow';
import { at, disc, join, line, oval, path, rect, ring } from '../activityParts/shape';
import { policeCar } from '../activityParts/vehicles/cars';
import type { Look } from '../activityParts/people/types';

const ROAD = 'M0 640H1200V900H0Z';
const PINK = mix(C.rose, C.coral, 0.15);

/** Peaked cap and hood seen from the front; those of the shared parts are drawn in profile. */
const officerCap =
  path('M-19-14C-16-27 16-27 19-14L13-7H-13Z', C.teal) +
  path('M-13-9H13L12-2C6-6-6-6-12-2Z', C.night) +
  path('M0-20L5-16L3-10H-3L-5-16Z', C.sun);
const bunnyHood =
  oval(-9, -40, 6, 23, PINK, -8) +
  path('M8-20C4-44 16-64 22-58C28-50 16-48 16-20Z', PINK) +
  oval(-9, -38, 3, 16, C.coral, -8) +
  path('M-12 15C-22-4-16-22 0-22C16-22 22-4 12 15C14 0 10-10 0-10C-10-10-14 0-12 15Z', PINK);

const stride = { view: 'front', hip: [0, -99], farFoot: [-11, -4], nearFoot: [11, 0] } as const;

const officer = (who: Look, x: number, grip: 'near' | 'far'): string =>
  figure(
    dress(who, C.teal, C.night, { hat: officerCap, sleeves: 'short' }),
    pose({
      ...stride,
      nearHand: grip === 'near' ? [37, -126] : [24, -100],
      farHand: grip === 'far' ? [-37, -126] : [-26, -100],
    }),
    { x, y: 850, scale: 2.95, afloat: true },
  );

const bunny = (): string =>
  figure(
    dress(CAST.hugo, PINK, PINK, { hat: bunnyHood, shoes: PINK }),
    pose({
      ...stride,
      lean: -3,
      nod: -6,
      nearHand: [7, -118],
      farHand: [-7, -118],
      farFoot: [-12, 1],
      nearFoot: [14, -4],
    }),
    { x: 604, y: 856, scale: 3.05, afloat: true },
    { near: ring(-14, 2, 6, C.sun, 3) + ring(1, 2, 6, C.sun, 3) },
  );

const trio = (): string =>
  officer(CAST.cleo, 462, 'near') + officer(CAST.gus, 748, 'far') + bunny();

/** A friend's hand in front of everything, filming. */
const filming = (): string =>
  join(
    path('M-40 960C-10 800 60 760 96 690L190 740C200 820 170 880 160 960Z', shade(C.violet, 0.5)),
    path('M84 720C70 660 96 610 130 590L250 690C240 740 200 770 170 764Z', SKIN.brown),
    `<g transform="rotate(12 190 620)">${join(
      rect(112, 500, 150, 270, C.night, 18),
      rect(122, 516, 130, 238, mix(C.teal, C.night, 0.4), 8),
      oval(168, 610, 10, 34, PINK, -8) + oval(198, 610, 10, 34, PINK, 8),
      oval(184, 664, 34, 38, PINK) + oval(184, 670, 22, 27, SKIN.fair),
      path('M140 754C142 712 226 712 228 754Z', PINK),
      disc(236, 532, 7, C.coral),
    )}</g>`,
    line('M244 640L266 652M240 680L262 690M234 718L254 726', SKIN.brown, 25),
    path('M96 700C84 640 106 606 126 600L136 640L128 720Z', SKIN.brown),
  );

export const prankArrest = (): string =>
  join(
    wash('sky', [C.night, mix(C.night, C.violet, 0.7)], 0, 700),
    facade(-20, 60, 260, 660, shade(C.violet, 0.45), C.sun, 2, 3) +
      facade(240, 150, 230, 660, shade(C.violet, 0.6), mix(C.night, C.sky, 0.3)) +
      facade(470, 40, 280, 660, shade(C.violet, 0.4), mix(C.night, C.sky, 0.3), 2, 3) +
      facade(750, 150, 220, 660, shade(C.violet, 0.6), mix(C.night, C.sky, 0.3)) +
      facade(970, 70, 260, 660, shade(C.violet, 0.45), mix(C.night, C.sky, 0.3)),
    path(ROAD, mix(C.night, C.teal, 0.35)),
    washed(fadeAround('red', C.coral, 0.6), discPath(440, 420, 480)),
    sprayed(fadeAround('redSpecks', C.coral, 0.8), discPath(430, 420, 400)),
    washed(fadeAround('blue', C.sky, 0.5), discPath(800, 420, 480)),
    sprayed(fadeAround('blueSpecks', C.sky, 0.7), discPath(800, 420, 380)),
    beam(
      [
        [600, 420],
        [-60, 150],
        [-60, 420],
      ],
      C.coral,
      0.22,
    ),
    beam(
      [
        [650, 420],
        [1260, 130],
        [1260, 400],
      ],
      C.sky,
      0.25,
    ),
    glow('flash', 620, 420, 300, C.cream, 0.5),
    at(620, 690, policeCar(C.cream, C.teal, C.night, C.coral, C.sky), 1.6),
    washed(fadeTo('down', 'dark', C.night, 0.8), 'M0 690H1200V900H0Z'),
    castShadow('fall', { y: 850, slant: 0, stretch: 0.3, colour: C.night, opacity: 0.75 }, trio()),
    lamp('cops', { from: [-12, -5], rim: C.coral, shade: C.violet, edge: 0.42 }) +
      lit('cops', officer(CAST.cleo, 462, 'near')),
    lamp('cop', { from: [12, -5], rim: C.sky, shade: C.violet, edge: 0.42 }) +
      lit('cop', officer(CAST.gus, 748, 'far')),
    lamp('rabbit', { from: [0, -11], rim: C.cream, shade: C.violet, edge: 0.36 }) +
      lit('rabbit', bunny()),
    at(96, -20, filming(), 1.1),
  );
