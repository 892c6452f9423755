import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { facade } from '../activityParts/backdrop/town';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import { awning, crate, ricePan, skewer, steam } from '../activityParts/props/stall';
import { at, disc, fade, join, line, oval, path, rect, times } from '../activityParts/shape';

const STALL = mix(C.teal, C.moss, 0.4);
const INSIDE = mix(C.teal, C.night, 0.5);

/** An old street climbing to a church tower, paler the farther it goes. */
const street = (): string =>
  join(
    wash('sky', [C.sky, tint(C.sky, 0.7), tint(C.sun, 0.7)], 0, 640),
    path(
      'M262 620V250H250L262 226V150L300 70L338 150V226L350 250H338V620Z',
      mix(C.sky, C.rose, 0.5),
    ) + disc(300, 276, 26, tint(C.rose, 0.6)),
    facade(330, 260, 190, 640, tint(C.rose, 0.35), tint(C.sky, 0.3)) +
      facade(506, 190, 240, 640, tint(C.sun, 0.45), tint(C.sky, 0.3)),
    facade(-60, 90, 270, 660, mix(C.coral, C.rose, 0.5), tint(C.sun, 0.6)) +
      facade(206, 240, 80, 640, tint(C.sun, 0.2), tint(C.sky, 0.3), 1),
    washed(fadeTo('left', 'shadyHouse', mix(C.brick, C.violet, 0.4), 0.75), 'M-60 92H209V640H-60Z'),
    rect(0, 640, 1200, 260, mix(C.sand, C.rose, 0.35)),
    sprayed(fadeTo('down', 'cobbles', mix(C.brick, C.rose, 0.3), 0.8), 'M0 720H560V900H0Z'),
  );

const larder = (): string =>
  join(
    rect(560, 200, 640, 480, INSIDE),
    sprayed(fadeAround('stallLamp', C.sun, 0.7, [0.5, 0.5], 0.5), 'M640 260H1020V600H640Z'),
    line('M580 344H1200', C.ink, 5),
    times(
      5,
      (i) =>
        line(`M${606 + i * 32} 346v14`, C.ink, 3) +
        line(`M${602 + i * 32} 366c-9 26 0 52 10 56`, i % 2 ? C.brick : C.coral, 17),
    ),
    times(
      4,
      (i) =>
        oval(978 + i * 58, 398, 24, 42, i % 2 ? C.sun : mix(C.sun, C.orange, 0.4)) +
        rect(976 + i * 58, 344, 4, 16, C.ink),
    ),
  );

const counter = (): string =>
  join(
    rect(540, 676, 680, 26, C.cream),
    rect(560, 702, 660, 210, STALL),
    times(5, (i) => rect(584 + i * 132, 722, 106, 190, shade(STALL, 0.2), 4)),
    washed(fadeTo('right', 'counterShade', C.night, 0.8), 'M560 702H1220V912H560Z'),
    fade(0.35, rect(540, 702, 680, 12, C.night)),
  );

const sunlit = (id: string, content: string): string =>
  modelled(
    id,
    {
      light: [-0.75, -0.65],
      depth: 34,
      ink: mix(C.violet, C.coral, 0.35),
      strength: 0.9,
      rim: C.cream,
      rimWidth: 5,
    },
    content,
  );

export const foodTour = (): string =>
  join(
    street(),
    rect(556, 240, 18, 660, C.brick),
    larder(),
    modelled(
      'cook',
      { light: [-0.7, -0.6], depth: 36, ink: C.violet, rim: tint(C.sun, 0.5), rimWidth: 4 },
      at(
        880,
        870,
        person(
          dress(CAST.jon, C.cream, C.ink, { apron: C.coral, hat: HAT.lifeguard(C.coral) }),
          pose({ view: 'front', nearHand: [46, -100], farHand: [-58, -140], lean: -4, nod: -6 }),
          { far: skewer, near: line('M6-10L-22 24', C.brick, 4) },
        ),
        2.7,
      ),
    ),
    counter(),
    fade(0.5, at(800, 650, steam) + at(890, 660, steam, 0.8)),
    modelled(
      'pan',
      { light: [-0.7, -0.6], depth: 24, strength: 0.8, rim: C.cream, rimWidth: 3 },
      at(846, 678, ricePan()),
    ),
    modelled('fruit', { light: [-0.7, -0.7], depth: 26, strength: 0.9 }, crate(1070, 680, C.coral)),
    awning(500, 120, 780, 9, C.coral),
    sprayed(
      fadeTo('right', 'awningShade', mix(C.violet, C.brick, 0.4), 0.8),
      'M760 120H1200V262H760Z',
    ),
    fade(0.4, path('M250 900L400 790H540L400 900Z', mix(C.brick, C.violet, 0.5))),
    sunlit(
      'friend',
      at(
        490,
        1000,
        person(
          dress(CAST.finn, C.teal, mix(C.night, C.violet, 0.4)),
          pose({ nearHand: [40, -150], farHand: [56, -128], lean: 5, nod: 4 }),
          { far: oval(8, -6, 24, 5, C.cream) + path('M-10-8C-8-24 22-24 26-8Z', C.orange) },
        ),
        3.2,
      ),
    ),
    sunlit(
      'guest',
      at(
        190,
        1130,
        person(
          dress(CAST.eve, C.sun, C.brick),
          pose({ nearHand: [34, -158], farHand: [40, -100], lean: 2, nod: -6 }),
          { near: skewer },
        ),
        4.1,
      ),
    ),
  );
