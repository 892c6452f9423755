import { room, sash, shelf } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { puff } from '../activityParts/props/crowd';
import { bottle } from '../activityParts/props/drinks';
import { counter } from '../activityParts/props/furniture';
import {
  at,
  disc,
  fade,
  join,
  line,
  oval,
  path,
  rect,
  times,
  turned,
} from '../activityParts/shape';

const pan =
  path('M6-6H62C60 8 50 10 34 10C20 10 8 8 6-6Z', C.ink) +
  rect(-18, -6, 28, 5, C.ink, 2) +
  path('M14-8C8-30 24-34 22-56C40-44 36-30 44-26C46-36 46-40 44-46C62-30 58-14 54-8Z', C.orange) +
  path('M24-8C22-22 32-26 32-36C42-26 46-18 44-8Z', C.sun);
const whisk = line('M0 8V-12', C.brick, 4) + oval(0, -24, 7, 13, C.cream);
const knife = rect(-2, -2, 14, 5, C.ink, 2) + path('M12-3H40L35 6H12Z', mix(C.sky, C.ink, 0.35));

const pots = (x: number, y: number): string =>
  line(`M${x} ${y}H${x + 340}`, C.brick, 9) +
  times(
    4,
    (i) =>
      line(`M${x + 45 + i * 84} ${y}V${y + 26}`, C.ink, 4) +
      path(
        `M${x + 13 + i * 84} ${y + 30}h64v34q0 18-18 18h-28q-18 0-18-18Z`,
        i % 2 ? C.orange : C.coral,
      ) +
      rect(x + 9 + i * 84, y + 26, 72, 9, shade(C.coral, 0.35), 4),
  );

export const cookingClass = (): string =>
  join(
    room(mix(C.sky, C.cream, 0.55), mix(C.sky, C.cream, 0.8), mix(C.rose, C.cream, 0.35), 680),
    fade(
      0.55,
      line(
        times(8, (row) => `M0 ${460 + row * 28}H1200`) + times(24, (i) => `M${i * 52} 460V680`),
        C.cream,
        3,
      ),
    ),
    sash(120, 100, 250, 330, tint(C.sun, 0.55), C.cream, true),
    beam(
      [
        [120, 200],
        [370, 130],
        [800, 900],
        [300, 900],
      ],
      C.cream,
      0.4,
    ),
    pots(430, 130),
    shelf(830, 230, 260, C.brick) + shelf(830, 360, 260, C.brick),
    times(5, (i) =>
      rect(
        848 + i * 48,
        178 + (i % 2) * 10,
        36,
        52 - (i % 2) * 10,
        [C.teal, C.cream, C.coral, C.sun, C.teal][i] as string,
        5,
      ),
    ) +
      times(4, (i) => disc(866 + i * 60, 338, 22, [C.coral, C.cream, C.teal, C.sun][i] as string)),
    figure(
      dress(CAST.ivo, C.cream, C.ink, { apron: C.teal, hat: HAT.chef(C.cream) }),
      pose({ view: 'front', nearHand: [46, -146], farHand: [-30, -116], lean: 2 }),
      { x: 580, y: 820, scale: 2.35 },
      { near: pan },
    ),
    figure(
      dress(CAST.dora, C.coral, C.ink, { apron: C.cream }),
      pose({ lean: 10, nod: 12, nearHand: [44, -114], farHand: [52, -112] }),
      { x: 260, y: 830, scale: 2.35, light: 'left' },
      { near: turned(20, knife) },
    ),
    figure(
      dress(CAST.karl, C.teal, C.ink, { apron: C.sun }),
      pose({ lean: 10, nod: 10, nearHand: [46, -126], farHand: [44, -112] }),
      { x: 945, y: 830, scale: 2.35, flip: true },
      { near: turned(160, whisk) },
    ),
    puff(720, 350, 34, C.cream, 0.7),
    counter(80, 910, 1040, 240, C.cream, C.teal, 6),
    rect(330, 656, 150, 16, C.brick, 5) +
      disc(366, 646, 16, C.coral) +
      disc(398, 646, 16, C.coral) +
      path('M420 656C430 620 470 620 470 656Z', C.moss) +
      disc(452, 634, 10, C.moss),
    path('M770 622H880C876 656 856 672 825 672C794 672 774 656 770 622Z', C.sun) +
      oval(825, 622, 55, 10, C.cream),
    oval(620, 664, 80, 10, C.ink) +
      at(530, 670, bottle(C.moss, C.sand), 1.5) +
      at(1000, 672, bottle(C.orange, C.cream, 46), 1.5),
    line(
      'M150 670C140 620 160 600 150 570M150 640C170 630 180 610 178 596M150 650C130 630 120 620 120 600',
      C.moss,
      9,
    ) + path('M118 640H184L176 676H126Z', C.coral),
  );
