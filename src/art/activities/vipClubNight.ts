import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress, gown, suit } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam, glow, wash } from '../activityParts/light';
import { confetti, crowd } from '../activityParts/props/crowd';
import { flute } from '../activityParts/props/drinks';
import { at, disc, fade, join, line, rect, times } from '../activityParts/shape';

const mirrorBall = (x: number, y: number, r: number): string =>
  join(
    rect(x - 2, 0, 4, y, C.ink),
    disc(x, y, r, C.rose),
    times(5, (row) =>
      times(7, (i) => {
        const lat = (row - 2) * 0.42;
        const w = Math.cos(lat) * r * 2;
        return (row + i) % 2
          ? ''
          : rect(
              x - w / 2 + (w / 7) * i,
              y + Math.sin(lat) * r - r * 0.16,
              w / 7,
              r * 0.32,
              row < 2 ? C.cream : C.violet,
            );
      }),
    ),
  );

export const vipClubNight = (): string =>
  join(
    wash('back', [C.night, C.violet, mix(C.violet, C.coral, 0.6)]),
    beam(
      [
        [600, 150],
        [-40, 900],
        [200, 900],
      ],
      C.coral,
      0.3,
    ),
    beam(
      [
        [600, 150],
        [260, 900],
        [420, 900],
      ],
      C.sun,
      0.22,
    ),
    beam(
      [
        [600, 150],
        [780, 900],
        [940, 900],
      ],
      C.sun,
      0.22,
    ),
    beam(
      [
        [600, 150],
        [1010, 900],
        [1240, 900],
      ],
      C.coral,
      0.3,
    ),
    glow('halo', 600, 200, 320, C.rose, 0.6),
    mirrorBall(600, 190, 78),
    fade(0.6, crowd(560, 16, 4, mix(C.violet, C.night, 0.4), 44)),
    figure(
      dress(CAST.ivo, C.night, C.night),
      pose({ view: 'front', nearHand: [30, -112], farHand: [-42, -206] }),
      { x: 600, y: 640, scale: 1.5 },
    ),
    rect(455, 500, 290, 110, C.night, 10) +
      rect(455, 500, 290, 16, C.coral, 6) +
      fade(
        0.8,
        times(9, (i) => rect(480 + i * 28, 586 - ((i * 37) % 52), 16, 8 + ((i * 37) % 52), C.sun)),
      ),
    figure(
      gown(CAST.cleo, C.sun, 'mini'),
      pose({
        view: 'front',
        lean: 6,
        nearFoot: [20, 0],
        farFoot: [-10, -6],
        nearHand: [30, -214],
        farHand: [-44, -168],
      }),
      { x: 330, y: 770, scale: 1.95, light: 'right' },
    ),
    figure(
      suit(CAST.hugo, C.ink, C.cream),
      pose({
        lean: -4,
        nearHand: [40, -180],
        farHand: [30, -130],
        nearFoot: [14, 0],
        farFoot: [-14, 0],
      }),
      { x: 475, y: 790, scale: 2 },
      { near: at(0, 16, flute()) },
    ),
    figure(
      gown(CAST.ada, C.coral, 'mini'),
      pose({
        view: 'front',
        lean: -5,
        nearFoot: [10, -6],
        farFoot: [-18, 0],
        nearHand: [42, -182],
        farHand: [-30, -214],
      }),
      { x: 720, y: 785, scale: 2.05 },
      { near: at(0, 16, flute()) },
    ),
    figure(
      dress(CAST.jon, C.rose, C.night),
      pose({
        lean: 8,
        nearHand: [-18, -210],
        farHand: [38, -190],
        nearFoot: [20, 0],
        farFoot: [-20, 0],
      }),
      { x: 890, y: 770, scale: 1.95, flip: true },
    ),
    confetti(46, 9, [C.sun, C.rose, C.coral, C.cream], [120, 110, 960, 460]),
    line('M-20 790Q170 880 330 800Q600 920 870 800Q1040 880 1220 790', C.coral, 20),
    times(
      2,
      (i) => rect(320 + i * 540, 770, 20, 150, C.sun, 4) + disc(330 + i * 540, 766, 19, C.sun),
    ),
    rect(0, 880, 1200, 20, shade(C.night, 0.3)),
  );
