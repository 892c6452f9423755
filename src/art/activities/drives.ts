import { cloud, hills, peaks, pine } from '../activityParts/backdrop/land';
import { houses } from '../activityParts/backdrop/town';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown, suit } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose, POSE } from '../activityParts/people/poses';
import { beam, glow, sunDisc, wash } from '../activityParts/light';
import { at, disc, fade, join, line, oval, path, rect, times } from '../activityParts/shape';
import { limousine, roadster } from '../activityParts/vehicles/cars';

const palm = (x: number, y: number, h: number, colour: string): string =>
  line(`M${x} ${y}Q${x + 16} ${y - h * 0.5} ${x + 4} ${y - h}`, colour, 13) +
  times(
    7,
    (i) =>
      `<path d="M0 0C30-34 86-34 116 12C76-8 36-4 0 0Z" fill="${colour}" transform="translate(${x + 4} ${y - h}) rotate(${i * 52 - 190})"/>`,
  );

export const limousineTransfer = (): string =>
  join(
    wash('sky', [C.night, C.violet, mix(C.violet, C.coral, 0.75), C.rose], 0, 690),
    disc(880, 250, 64, C.cream) + fade(0.15, disc(880, 250, 120, C.cream)),
    houses(660, 330, 12, mix(C.violet, C.coral, 0.35), {
      colour: mix(C.sun, C.rose, 0.3),
      share: 0.25,
    }),
    houses(680, 220, 27, mix(C.violet, C.night, 0.35), { colour: C.sun, share: 0.4 }),
    palm(170, 690, 330, C.night) + palm(1040, 690, 390, C.night) + palm(1110, 690, 280, C.night),
    rect(0, 674, 1200, 226, mix(C.night, C.violet, 0.25)),
    path('M380 674H840L1010 900H200Z', C.coral) +
      fade(0.3, path('M380 674H420L290 900H200Z', C.night)),
    beam(
      [
        [1000, 640],
        [1200, 600],
        [1200, 790],
        [1000, 668],
      ],
      C.sun,
      0.45,
    ),
    fade(0.4, oval(590, 742, 450, 22, shade(C.night, 0.5))),
    figure(gown(CAST.cleo, C.sun, 'midi'), pose({ nearHand: [-8, -98], farHand: [40, -168] }), {
      x: 960,
      y: 690,
      scale: 1.75,
      flip: true,
      light: 'left',
    }),
    at(600, 738, limousine(C.cream, C.night, C.sun), 1.02),
    glow('lamp', 1036, 637, 120, C.sun, 0.7),
    figure(
      dress(CAST.karl, C.ink, C.ink, { shirt: C.cream, hat: HAT.officer(C.ink) }),
      pose({ nearHand: [40, -118], farHand: [30, -108], lean: 4 }),
      { x: 270, y: 800, scale: 2.15, light: 'left' },
    ),
    figure(
      gown(CAST.ada, C.coral),
      pose({
        nearHand: [-20, -106],
        farHand: [38, -176],
        nearFoot: [18, 0],
        farFoot: [-16, -2],
        lean: 2,
      }),
      { x: 545, y: 812, scale: 2.2, flip: true, light: 'left' },
    ),
    figure(suit(CAST.leo, C.violet), pose({ ...POSE.walk, farHand: [30, -120] }), {
      x: 720,
      y: 806,
      scale: 2.2,
      flip: true,
      light: 'left',
    }),
    rect(0, 868, 1200, 32, shade(C.night, 0.4)),
  );

const drive = pose({
  hip: [0, -38],
  lean: -8,
  nearFoot: [60, -20],
  farFoot: [60, -20],
  nearHand: [50, -80],
  farHand: [54, -84],
});
const passenger = pose({ ...drive, view: 'side', nearHand: [30, -170], farHand: [30, -80] });

export const classicCarRally = (): string =>
  join(
    wash('sky', [C.sky, mix(C.sky, C.cream, 0.6), C.cream], 0, 600),
    sunDisc(300, 200, 66, C.cream),
    cloud(760, 150, 240, C.cream) + cloud(1020, 230, 140, C.cream),
    peaks(
      [
        [300, 210, 300],
        [640, 120, 360],
        [1000, 190, 340],
      ],
      600,
      mix(C.sky, C.teal, 0.55),
      tint(C.sky, 0.7),
    ),
    hills(520, 110, 9, mix(C.moss, C.sky, 0.35), 700),
    path(
      'M1200 560C900 540 760 600 860 640C960 680 1010 690 880 710L760 712C860 690 880 676 790 644C690 600 820 516 1200 520Z',
      C.sand,
    ),
    hills(620, 60, 15, C.moss, 760),
    pine(120, 690, 210, shade(C.moss, 0.35)) +
      pine(220, 680, 150, shade(C.moss, 0.25)) +
      pine(1060, 690, 190, shade(C.moss, 0.35)) +
      pine(1140, 700, 240, shade(C.moss, 0.45)),
    at(870, 640, roadster(C.sun, C.cream, C.ink), 0.3),
    rect(0, 690, 1200, 210, mix(C.sand, C.rose, 0.35)),
    fade(0.35, path('M260 806H930L1100 850H420Z', C.brick)),
    times(5, (i) => rect(40 + i * 270, 850, 150, 10, C.cream, 5)),
    figure(
      dress(CAST.bea, C.cream, C.ink, { hat: HAT.scarf(C.sun) + HAT.glasses(C.ink) }),
      passenger,
      { x: 480, y: 742, scale: 2 },
    ),
    figure(dress(CAST.hugo, C.teal, C.ink, { hat: HAT.cap(C.ink) + HAT.glasses(C.ink) }), drive, {
      x: 570,
      y: 750,
      scale: 2,
    }),
    line('M668 622L700 590', C.ink, 8),
    at(600, 812, roadster(C.coral, C.cream, C.ink), 1.75),
    disc(440, 716, 42, C.cream) + rect(430, 694, 9, 44, C.ink) + rect(446, 694, 9, 44, C.ink),
    path(
      'M0 900V800C50 780 100 820 140 900ZM1200 900V790C1130 770 1080 830 1060 900Z',
      shade(C.moss, 0.5),
    ),
  );
