import { curtain, room } from '../activityParts/backdrop/room';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, gown, suit } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { crowd } from '../activityParts/props/crowd';
import { flute } from '../activityParts/props/drinks';
import { at, disc, fade, join, oval, path, poly, rect, times } from '../activityParts/shape';

const waiterTray =
  oval(0, -6, 24, 4, C.sun) + at(-12, -6, flute()) + at(0, -6, flute()) + at(12, -6, flute());

const chandelier = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    join(
      rect(-2, -220, 4, 150, C.sun),
      path(
        'M-110-20C-90 20-40 40 0 44C40 40 90 20 110-20C70 6 40 8 6 6V-76H-6V6C-40 8-70 6-110-20Z',
        C.sun,
      ),
      times(7, (i) =>
        disc(-108 + i * 36, -34 - Math.round(Math.cos((i - 3) / 2) * 8), 10, C.cream),
      ),
      fade(0.18, disc(0, -14, 170, C.sun)),
      times(5, (i) =>
        poly(
          [
            [-60 + i * 30 - 5, 40],
            [-60 + i * 30 + 5, 40],
            [-60 + i * 30, 64 - Math.abs(i - 2) * 6],
          ],
          C.cream,
        ),
      ),
    ),
    s,
  );

export const galaDinner = (): string =>
  join(
    room(shade(C.brick, 0.55), mix(C.brick, C.sun, 0.35), mix(C.brick, C.night, 0.5), 640),
    times(
      5,
      (i) =>
        path(
          `M${60 + i * 240} 640V320A60 60 0 0 1 ${180 + i * 240} 320V640Z`,
          mix(C.sun, C.brick, 0.35),
        ) +
        path(
          `M${76 + i * 240} 640V322A44 44 0 0 1 ${164 + i * 240} 322V640Z`,
          mix(C.night, C.violet, 0.5),
        ),
    ),
    chandelier(600, 240, 1.3),
    chandelier(270, 200, 0.85),
    chandelier(930, 200, 0.85),
    curtain(-20, 0, 130, 900, C.brick),
    curtain(1090, 0, 130, 900, C.brick),
    fade(0.75, crowd(590, 13, 6, mix(C.night, C.brick, 0.35), 34, 120, 1080)),
    figure(
      suit(CAST.gus, C.night),
      pose({ nearHand: [36, -172], farHand: [20, -110] }),
      { x: 290, y: 790, scale: 2.1, light: 'right' },
      { near: at(0, 14, flute()) },
    ),
    figure(
      gown(CAST.dora, C.sun),
      pose({ nearHand: [36, -168], farHand: [10, -100] }),
      { x: 440, y: 800, scale: 2.1, flip: true, light: 'left' },
      { near: at(0, 14, flute()) },
    ),
    figure(
      gown(CAST.eve, C.rose),
      pose({
        view: 'front',
        nearHand: [40, -170],
        farHand: [-16, -108],
        nearFoot: [10, 0],
        farFoot: [-10, 0],
      }),
      { x: 640, y: 810, scale: 2.2 },
      { near: at(0, 14, flute()) },
    ),
    figure(
      suit(CAST.leo, C.ink),
      pose({ nearHand: [26, -176], farHand: [18, -100], nearFoot: [26, 0], farFoot: [-24, -2] }),
      { x: 890, y: 795, scale: 2.1, flip: true, light: 'left' },
      { near: at(4, -4, waiterTray) },
    ),
    path('M-20 900V820C160 770 420 800 470 900ZM720 900C780 800 1040 770 1220 820V900Z', C.cream),
    oval(180, 812, 110, 16, C.sand) + oval(1010, 812, 110, 16, C.sand),
    times(3, (i) => at(110 + i * 60, 812, flute(), 1.6) + at(950 + i * 60, 812, flute(), 1.6)),
  );
