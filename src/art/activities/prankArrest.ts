import { facade } from '../activityParts/backdrop/town';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { POSE, pose } from '../activityParts/people/poses';
import { beam, glow, wash } from '../activityParts/light';
import { at, disc, fade, join, oval, rect, ring, times } from '../activityParts/shape';
import { policeCar } from '../activityParts/vehicles/cars';

const phone = rect(-4, -14, 9, 17, C.cream, 2);

export const prankArrest = (): string =>
  join(
    wash('sky', [C.night, mix(C.night, C.teal, 0.5)], 0, 720),
    facade(-20, 130, 260, 720, shade(C.violet, 0.35), C.sun, 2, 3) +
      facade(240, 190, 230, 720, shade(C.violet, 0.5), mix(C.night, C.sky, 0.3)) +
      facade(470, 110, 280, 720, shade(C.violet, 0.3), C.sun, 2, 3) +
      facade(750, 200, 220, 720, shade(C.violet, 0.5), mix(C.night, C.sky, 0.3)) +
      facade(970, 140, 260, 720, shade(C.violet, 0.35), C.sun),
    rect(0, 690, 1200, 210, mix(C.night, C.teal, 0.3)),
    beam(
      [
        [745, 470],
        [-60, 120],
        [-60, 560],
      ],
      C.coral,
      0.3,
    ),
    beam(
      [
        [830, 470],
        [1260, 110],
        [1260, 540],
      ],
      C.sky,
      0.35,
    ),
    glow('red', 745, 470, 230, C.coral, 0.75) + glow('blue', 838, 470, 230, C.sky, 0.7),
    fade(0.4, oval(790, 742, 330, 20, C.night)),
    at(790, 736, policeCar(C.cream, C.teal, C.night, C.coral, C.sky), 1.42),
    fade(0.3, oval(460, 812, 330, 22, C.night)),
    figure(
      dress(CAST.cleo, C.teal, C.night, { hat: HAT.officer(C.teal), sleeves: 'short' }),
      pose({ ...POSE.walk, nearHand: [46, -120], farHand: [34, -120] }),
      { x: 330, y: 806, scale: 2.3, light: 'right' },
    ),
    figure(
      dress(CAST.hugo, C.rose, C.rose, { hat: HAT.bunny(C.rose) }),
      pose({ ...POSE.walk, lean: -4, nod: -6, nearHand: [36, -124], farHand: [40, -122] }),
      { x: 468, y: 810, scale: 2.3, light: 'left' },
      { near: ring(-4, 2, 7, C.sun, 3) + ring(8, 2, 7, C.sun, 3) },
    ),
    disc(432, 590, 17, C.cream),
    figure(
      dress(CAST.gus, C.teal, C.night, { hat: HAT.officer(C.teal), sleeves: 'short' }),
      pose({ ...POSE.walk, nearHand: [-34, -124], farHand: [40, -160] }),
      { x: 620, y: 812, scale: 2.4, light: 'left' },
    ),
    figure(
      dress(CAST.jon, C.sun, C.ink),
      pose({ nearHand: [44, -176], farHand: [30, -150], lean: 8 }),
      { x: 150, y: 850, scale: 2.2, light: 'right' },
      { near: phone },
    ),
    figure(
      dress(CAST.bea, C.coral, C.ink),
      pose({ view: 'front', nearHand: [28, -208], farHand: [-30, -212] }),
      { x: 990, y: 850, scale: 2.15, light: 'right' },
    ),
    rect(0, 864, 1200, 36, shade(C.night, 0.3)) +
      times(8, (i) => rect(i * 160, 864, 130, 6, mix(C.sky, C.night, 0.5))),
  );
