import { clockFace } from '../activityParts/props/dials';
import { boards, room, shelf } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { POSE, pose } from '../activityParts/people/poses';
import { beam, glow } from '../activityParts/light';
import {
  at,
  dice,
  disc,
  join,
  line,
  path,
  rect,
  ring,
  times,
  turned,
} from '../activityParts/shape';

const books = (x: number, y: number, w: number, seed: number): string => {
  const roll = dice(seed);
  const hues = [C.brick, C.teal, C.violet, mix(C.sun, C.brick, 0.4), shade(C.sea, 0.3)];
  return times(Math.floor(w / 26), (i) => {
    const h = 56 + Math.round(roll() * 34);
    return rect(x + i * 26, y - h, 20, h, shade(hues[Math.floor(roll() * 5)] as string, 0.35), 2);
  });
};

const key =
  ring(0, -10, 7, C.sun, 4) +
  rect(-2, -4, 4, 24, C.sun) +
  rect(0, 10, 9, 4, C.sun) +
  rect(0, 16, 7, 4, C.sun);
const lantern = rect(-7, 0, 14, 22, C.sun, 4) + line('M-7 2C-7-10 7-10 7 2', C.ink, 3);

export const escapeRoom = (): string =>
  join(
    room(shade(C.teal, 0.75), shade(C.teal, 0.5), shade(C.brick, 0.6), 680),
    rect(60, 110, 300, 570, shade(C.brick, 0.65), 6) +
      rect(840, 110, 300, 570, shade(C.brick, 0.65), 6),
    times(
      4,
      (i) =>
        books(78, 236 + i * 128, 270, i + 2) +
        shelf(66, 236 + i * 128, 288, shade(C.brick, 0.4)) +
        books(858, 236 + i * 128, 270, i + 12) +
        shelf(846, 236 + i * 128, 288, shade(C.brick, 0.4)),
    ),
    glow('clock', 600, 240, 260, C.sun, 0.4),
    clockFace(600, 240, 118),
    rect(500, 400, 200, 280, shade(C.night, 0.3), 6) +
      rect(516, 416, 168, 264, mix(C.brick, C.night, 0.35), 4) +
      times(4, (i) =>
        rect(534 + (i % 2) * 70, 436 + Math.floor(i / 2) * 120, 56, 100, shade(C.brick, 0.6), 4),
      ) +
      disc(664, 556, 9, C.sun),
    boards(680, C.night, 0.25),
    beam(
      [
        [365, 500],
        [1000, 240],
        [1040, 560],
      ],
      C.sun,
      0.28,
    ),
    glow('chest', 610, 700, 330, C.sun, 0.7),
    figure(
      dress(CAST.ivo, C.teal, C.ink),
      pose({ lean: 4, nearHand: [46, -156], farHand: [10, -100] }),
      { x: 290, y: 800, scale: 2.3, light: 'right' },
      { near: path('M-4-4H22L30-10V12L22 6H-4Z', C.cream) },
    ),
    figure(
      dress(CAST.eve, C.orange, C.ink),
      pose({ view: 'front', nearHand: [42, -192], farHand: [-26, -110], lean: -4 }),
      { x: 800, y: 790, scale: 2.2, light: 'right' },
      { near: at(0, 4, lantern, 1.2) },
    ),
    glow('lamp', 900, 400, 130, C.sun, 0.7),
    rect(500, 690, 220, 110, C.brick, 6) +
      rect(500, 690, 220, 24, C.sun) +
      path(
        'M494 690C494 620 530 590 560 588H660C700 590 726 620 726 690L690 660H530Z',
        shade(C.brick, 0.25),
      ) +
      path('M520 690L536 664H684L700 690Z', tint(C.sun, 0.6)) +
      rect(592, 700, 36, 44, C.sun, 6) +
      disc(610, 718, 7, C.night),
    figure(
      dress(CAST.dora, C.coral, C.ink),
      POSE.kneel,
      { x: 420, y: 836, scale: 2.2, light: 'right' },
      { near: at(8, -8, turned(-60, key), 1) },
    ),
    figure(
      dress(CAST.gus, C.sand, C.ink),
      pose({ ...POSE.kneel, nearHand: [44, -110], farHand: [48, -90] }),
      { x: 960, y: 846, scale: 2.2, flip: true, light: 'left' },
      { near: path('M-10-26H26V18H-10Z', C.cream) + line('M-4-14L8-6L2 4L18 10', C.coral, 3) },
    ),
    path('M0 900V826H190V900ZM30 826V790H160V826Z', shade(C.night, 0.3)),
  );
