import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { glow, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { mug } from '../activityParts/props/drinks';
import { at, disc, fade, join, line, oval, path, rect, times } from '../activityParts/shape';
import type { Look } from '../activityParts/people/types';

const PLUM = mix(C.brick, C.night, 0.65);
const ARCH = 'M330 660V330A270 250 0 0 1 870 330V660Z';

const hearth = (): string =>
  join(
    path('M236 660V330A364 340 0 0 1 964 330V660Z', mix(C.brick, C.night, 0.25)),
    times(15, (i) =>
      line(
        `M${600 - Math.cos(0.1 + i * 0.21) * 272} ${330 - Math.sin(0.1 + i * 0.21) * 252}L${600 - Math.cos(0.1 + i * 0.21) * 360} ${330 - Math.sin(0.1 + i * 0.21) * 336}`,
        shade(C.brick, 0.6),
        7,
      ),
    ),
    path(ARCH, mix(C.night, C.brick, 0.35)),
    glow('fire', 610, 560, 430, C.orange, 0.95),
    sprayed(fadeAround('embers', C.orange, 0.9, [0.52, 0.85], 0.75), ARCH),
    path(
      'M440 660C380 560 450 500 452 420C520 450 530 500 545 520C570 440 540 370 620 270C622 350 690 380 690 450C712 430 716 400 712 372C790 450 800 570 760 660Z',
      C.orange,
    ),
    path(
      'M490 660C455 590 500 550 510 500C550 530 556 560 570 576C596 520 590 460 626 400C634 470 676 510 676 560C692 548 698 530 698 514C736 570 738 620 720 660Z',
      C.sun,
    ),
    path('M548 660C540 610 590 590 606 520C640 580 672 600 664 660Z', tint(C.sun, 0.65)),
  );

/** Someone at the table lifting a mug towards the middle; the hand closes round its handle. */
const toaster = (who: Look, x: number, y: number, scale: number, flip: boolean): string =>
  figure(
    who,
    pose({ lean: 7, nod: -5, nearHand: [56, -184], farHand: [40, -108] }),
    { x, y, scale, flip, light: flip ? 'left' : 'right', afloat: true },
    { near: at(16, 13, mug(C.sun), 1.15, true) },
  );

const MEAT =
  'M-118 2C-134-48-74-88-6-80C50-96 112-66 108-22C106 16 56 18 16 22C-24 40-104 38-118 2Z';

/** A tomahawk steak: the long bone, a rim of fat and the mark of the grill. */
const steak = (x: number, y: number): string =>
  at(
    x,
    y,
    join(
      line('M84-44C130-52 160-66 196-72M194-82L206-74L200-64', mix(C.sand, C.brick, 0.35), 23),
      line('M84-48C130-56 160-70 196-77M196-86L206-78L200-69', tint(C.sand, 0.4), 19),
      path(
        'M-122 10C-138-50-74-92-6-84C54-100 116-68 112-14C110 26 58 28 18 32C-24 52-108 48-122 10Z',
        tint(C.sand, 0.2),
      ),
      path(MEAT, C.brick),
      sprayed(fadeTo('down', 'crust', shade(C.brick, 0.75), 0.9), MEAT),
      line('M-92 8L-66-62M-50 16L-20-74M-6 14L24-80M40 6L66-70', shade(C.brick, 0.75), 10),
    ),
    1.6,
  );

const table = (): string =>
  join(
    path('M0 648H1200V900H0Z', mix(C.brick, C.orange, 0.3)),
    fade(
      0.5,
      line(
        'M300 648L40 900M520 648L440 900M700 648L780 900M910 648L1170 900',
        shade(C.brick, 0.35),
        4,
      ),
    ),
    sprayed(fadeAround('shine', C.sun, 0.6, [0.5, 0], 0.36), 'M0 648H1200V900H0Z'),
    sprayed(fadeTo('down', 'near', shade(C.brick, 0.7), 0.75), 'M0 720H1200V900H0Z'),
    fade(0.5, oval(640, 826, 340, 66, shade(C.brick, 0.8))),
    oval(610, 800, 330, 78, shade(C.brick, 0.55)) +
      oval(610, 786, 330, 76, mix(C.sand, C.brick, 0.3)),
    sprayed(
      fadeTo('down', 'board', C.brick, 0.5),
      'M280 786A330 76 0 0 0 940 786A330 76 0 0 0 280 786Z',
    ),
    steak(530, 800),
    line('M812 800L880 752M818 812L896 772M800 792L862 742', C.moss, 9),
    disc(326, 826, 24, C.orange) +
      disc(366, 842, 20, C.coral) +
      disc(319, 816, 7, tint(C.orange, 0.6)),
    disc(830, 826, 17, C.sand) + disc(866, 812, 20, C.sun) + disc(806, 836, 13, C.sun),
  );

export const steakAndBeerDinner = (): string =>
  join(
    wash('wall', [mix(C.night, C.teal, 0.35), mix(C.night, C.teal, 0.15)]),
    washed(fadeAround('warm', C.brick, 0.7, [0.5, 0.6], 0.5), 'M0 0H1200V660H0Z'),
    hearth(),
    lamp('third', { from: [-15, 3], rim: C.orange, shade: PLUM, edge: 0.33, reach: 1.4 }) +
      lit(
        'third',
        figure(
          dress(CAST.cleo, C.teal, C.ink),
          pose({ lean: -4, nod: 4, nearHand: [38, -142], farHand: [40, -112] }),
          { x: 1082, y: 975, scale: 3.05, flip: true, light: 'left', afloat: true },
          { near: at(16, 13, mug(C.sun), 1.15, true) },
        ),
      ),
    lamp('left', { from: [23, -5], rim: C.sun, shade: PLUM, edge: 0.26, reach: 1.3 }) +
      lit('left', toaster(dress(CAST.leo, C.coral, C.ink), 296, 1050, 3.75, false)),
    lamp('right', { from: [-21, -4], rim: C.sun, shade: PLUM, edge: 0.29, reach: 1.3 }) +
      lit('right', toaster(dress(CAST.ivo, C.sand, C.ink), 880, 1010, 3.4, true)),
    times(7, (i) => disc(560 + ((i * 53) % 96), 236 + ((i * 37) % 70), 5 + (i % 3) * 4, C.cream)),
    table(),
    path('M0 900V610C0 596 70 596 70 610V640C70 660 104 672 104 720V900Z', C.night) +
      rect(14, 540, 46, 66, C.night, 8) +
      line('M94 724V900', mix(C.orange, C.night, 0.35), 6),
  );
