import { room } from '../activityParts/backdrop/room';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { glow, rays } from '../activityParts/light';
import { sofa } from '../activityParts/props/furniture';
import { disc, fade, join, line, oval, path, rect, times } from '../activityParts/shape';

const microphone = line('M0 4L8-18', C.ink, 5) + disc(10, -24, 7.5, C.cream);

const screen = (): string =>
  join(
    rect(320, 110, 560, 300, C.ink, 14),
    rect(334, 124, 532, 272, C.teal, 8),
    path('M334 330C430 250 480 380 580 290S780 220 866 300V396H334Z', C.sea),
    path('M334 360C450 310 560 400 660 340S800 320 866 350V396H334Z', C.sun),
    disc(730, 205, 44, C.coral),
    times(4, (i) => rect(420 + i * 60, 200 + (i % 2) * 20, 44, 10, C.cream, 5)),
  );

export const karaokeBox = (): string =>
  join(
    room(shade(C.violet, 0.5), C.violet, mix(C.violet, C.coral, 0.35), 680),
    rays(600, 260, 18, 1000, C.coral, 0.16),
    glow('tv', 600, 260, 460, C.sea, 0.5),
    screen(),
    line('M150 120V560H240', C.coral, 12) + fade(0.25, line('M150 120V560H240', C.coral, 34)),
    line('M1050 120V560H960', C.sun, 12) + fade(0.25, line('M1050 120V560H960', C.sun, 34)),
    sofa(130, 720, 300, C.coral),
    sofa(770, 720, 300, C.teal),
    figure(
      dress(CAST.gus, C.sun, C.ink),
      pose({
        hip: [0, -52],
        nearFoot: [42, 0],
        farFoot: [50, 0],
        nearHand: [30, -160],
        farHand: [44, -158],
        lean: -6,
      }),
      { x: 240, y: 746, scale: 1.75 },
    ),
    figure(
      dress(CAST.cleo, C.rose, C.ink),
      pose({
        hip: [0, -52],
        nearFoot: [42, 0],
        farFoot: [50, 0],
        nearHand: [20, -196],
        farHand: [44, -188],
        lean: -6,
      }),
      { x: 968, y: 746, scale: 1.75, flip: true },
    ),
    oval(600, 812, 300, 34, mix(C.coral, C.violet, 0.2)) + oval(600, 804, 280, 28, C.sun),
    figure(
      gown(CAST.bea, C.coral, 'midi'),
      pose({
        lean: -10,
        nod: -10,
        nearHand: [26, -170],
        farHand: [-36, -196],
        nearFoot: [16, 0],
        farFoot: [-14, -2],
      }),
      { x: 490, y: 806, scale: 2.4 },
      { near: microphone },
    ),
    figure(
      dress(CAST.jon, C.cream, C.ink),
      pose({
        lean: -8,
        nod: -6,
        nearHand: [24, -168],
        farHand: [52, -208],
        nearFoot: [20, 0],
        farFoot: [-18, 0],
      }),
      { x: 725, y: 806, scale: 2.4, flip: true },
      { near: microphone },
    ),
    fade(
      0.9,
      disc(420, 470, 10, C.sun),
      disc(450, 430, 7, C.rose),
      disc(770, 450, 9, C.sea),
      disc(800, 500, 6, C.sun),
    ),
    path(
      'M0 900V800C90 770 160 820 180 900ZM1200 900V790C1100 770 1040 820 1030 900Z',
      shade(C.violet, 0.7),
    ),
  );
