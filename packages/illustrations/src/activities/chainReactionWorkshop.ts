import { fadeAround, fadeTo, sprayed } from '../grain';
import { box } from '../shapes';
import { sash } from '../activityParts/backdrop/room';
import { C, mix, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import {
  cycled,
  disc,
  fade,
  join,
  line,
  path,
  poly,
  rect,
  times,
  turned,
} from '../activityParts/shape';

const wall = mix(C.teal, C.sea, 0.35);
const dark = mix(C.teal, C.night, 0.7);
const wood = mix(C.sand, C.orange, 0.3);
const paints = [C.coral, C.sun, C.cream, C.orange] as const;

/** How far along the row of dominoes the fall has come: the first ones lie, the next lean. */
const tilt = (i: number): number => Math.max(0, 58 - i * 11);

/** A row of dominoes that curves away from the viewer; each stands on its own shadow. */
const dominoes = (): string =>
  times(15, (k) => {
    const i = 14 - k;
    const t = i / 14;
    const s = 1.9 - 1.35 * t ** 0.7;
    const x = 40 + 890 * t ** 0.72;
    const y = 856 - 230 * t ** 0.62;
    const h = 170 * s;
    const w = 40 * s;
    const face = cycled(paints, i);
    return (
      fade(0.3, path(`M${x} ${y}l${w} -6l${150 * s} ${34 * s}h${-w}Z`, C.violet)) +
      turned(
        tilt(i),
        poly(
          [
            [x + w, y],
            [x + w + 15 * s, y - 10 * s],
            [x + w + 15 * s, y - h - 10 * s],
            [x + 15 * s, y - h - 10 * s],
            [x, y - h],
          ],
          mix(face, C.violet, 0.45),
        ) +
          rect(x, y - h, w, h, face, 3 * s) +
          line(`M${x + w * 0.25} ${y - h / 2}h${w / 2}`, mix(face, C.violet, 0.45), 4 * s) +
          disc(x + w / 2, y - h * 0.75, w * 0.13, C.night) +
          disc(x + w / 2, y - h * 0.25, w * 0.13, C.night),
        x + w,
        y,
      )
    );
  });

const gear = (x: number, y: number, r: number, colour: string): string =>
  times(8, (i) =>
    turned(i * 45 + r, rect(x - r * 0.16, y - r * 1.22, r * 0.32, r * 0.4, colour, 3), x, y),
  ) +
  disc(x, y, r, colour) +
  disc(x, y, r * 0.42, wall);

/** The marble run along the wall: two chutes, a bend and the marbles on their way. */
const run = (): string =>
  join(
    line('M190 66L610 160', wood, 18),
    path('M606 146C720 160 740 270 670 302L650 278C696 258 686 184 602 176Z', wood),
    line('M660 292L410 354', wood, 18),
    disc(370, 64, 32, C.coral) + disc(500, 292, 32, C.sun),
    gear(960, 140, 92, C.sun) + gear(1090, 232, 62, C.coral),
    line('M960 140V0M1090 232V0', dark, 8),
    disc(960, 140, 22, dark) + disc(1090, 232, 15, dark),
  );

const room = (): string =>
  join(
    rect(0, 0, 1200, 640, wall),
    sash(30, 150, 170, 290, tint(C.sun, 0.55), C.cream),
    sprayed(fadeTo('right', 'far', dark, 0.9), box(760, 0, 440, 640)),
    run(),
    beam(
      [
        [30, 150],
        [200, 150],
        [900, 900],
        [240, 900],
      ],
      C.cream,
      0.16,
    ),
  );

const tableTop = (): string =>
  join(
    rect(0, 590, 1200, 310, wood),
    sprayed(fadeTo('up', 'edge', C.brick, 0.6), box(0, 590, 1200, 60)),
    sprayed(fadeAround('sunny', C.cream, 0.8, [0.2, 0.4], 0.5), box(0, 620, 1000, 280)),
  );

const crew = (): string =>
  figure(
    dress(CAST.ada, C.coral, C.night),
    pose({ view: 'front', nearHand: [34, -214], farHand: [-36, -206] }),
    { x: 1050, y: 950, scale: 2.9, afloat: true },
  ) +
  figure(
    dress(CAST.karl, C.cream, C.night),
    pose({ lean: 22, nod: 12, nearHand: [58, -104], farHand: [50, -112] }),
    { x: 705, y: 850, scale: 3.2, afloat: true },
  );

export const chainReactionWorkshop = (): string =>
  join(
    room(),
    modelled(
      'crew',
      { light: [-0.9, -0.6], depth: 26, ink: C.violet, rim: tint(C.sun, 0.6) },
      crew(),
    ),
    tableTop(),
    dominoes(),
  );
