import { wash, beam } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { chequers, kerb } from '../activityParts/props/circuit';
import { crowd } from '../activityParts/props/crowd';
import {
  at,
  fade,
  join,
  line,
  oval,
  path,
  rect,
  times,
  turned,
  type Pt,
} from '../activityParts/shape';
import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { kartHeadOn } from '../activityParts/vehicles/kart';

const HALL = mix(C.night, C.teal, 0.45);
const FLOOR = mix(C.teal, C.sky, 0.3);
const RUBBER = mix(C.ink, C.night, 0.5);
/** The hairpin's two edges: in from the far right, out below the frame. */
const OUTER: readonly [Pt, Pt, Pt, Pt] = [
  [1240, 400],
  [480, 396],
  [-260, 520],
  [-460, 960],
];
const INNER: readonly [Pt, Pt, Pt, Pt] = [
  [1240, 430],
  [880, 436],
  [690, 540],
  [1170, 960],
];
const [[, outerY], ...outerBend] = OUTER;
const [, b, c, d] = INNER;
const TRACK = `M1240 ${outerY}C${outerBend.flat().join(' ')}L${d}C${c} ${b} 1240 430Z`;

const hall = (): string =>
  join(
    wash('hall', [shade(HALL, 0.6), HALL, mix(HALL, C.sea, 0.5)], 0, 420),
    times(4, (i) =>
      line(
        `M${-60 + i * 70} ${120 + i * 60}L640 ${20 + i * 66}L${1300 - i * 60} ${120 + i * 60}`,
        shade(HALL, 0.5),
        12 - i * 2,
      ),
    ),
    line('M-40 0L560 330M1290 0L720 330', shade(HALL, 0.5), 6),
    crowd(376, 34, 6, shade(HALL, 0.4), 24),
    rect(0, 392, 1200, 40, C.cream) + times(14, (i) => rect(i * 92, 392, 46, 40, C.coral)),
    washed(fadeTo('left', 'barrier', C.night, 0.8), 'M0 392H900V432H0Z'),
  );

const lampCone = (x: number, y: number, reach: number, half: number): string =>
  beam(
    [
      [x - 14, y],
      [x + 14, y],
      [x + half, y + reach],
      [x - half * 1.5, y + reach],
    ],
    C.cream,
    0.14,
  ) + rect(x - 34, y - 12, 68, 14, C.cream, 6);

const tyres = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    times(4, (i) => {
      const colour = i % 2 ? C.cream : C.coral;
      return (
        rect(-86, -62 * (i + 1), 172, 60, colour, 26) +
        rect(-86, -38 - 62 * i, 172, 10, shade(colour, 0.35))
      );
    }),
    s,
  );

const racer = (
  x: number,
  y: number,
  s: number,
  lean: number,
  body: string,
  suit: string,
  helmet: string,
): string =>
  fade(0.5, oval(x - 40 * s, y, 300 * s, 24 * s, C.night)) +
  modelled(
    `lit${x}`,
    {
      light: [0.5, -0.8],
      depth: 40 * s,
      ink: mix(C.violet, C.rose, 0.35),
      rim: tint(C.sun, 0.6),
      rimWidth: 4 * s,
    },
    at(x, y, turned(lean, kartHeadOn({ body, suit, helmet, rubber: RUBBER, metal: C.cream })), s),
  );

export const goKarting = (): string =>
  join(
    hall(),
    rect(0, 424, 1200, 476, mix(HALL, C.night, 0.5)),
    path(TRACK, FLOOR),
    sprayed(fadeTo('down', 'near', mix(C.teal, C.night, 0.6), 0.7), 'M-90 660H1010L1170 900H-90Z'),
    sprayed(fadeAround('pool', C.cream, 0.45, [0.55, 0.3], 0.36), 'M240 420H1100V640H240Z'),
    kerb(INNER, C.coral, C.cream),
    lampCone(905, 96, 640, 330) + lampCone(752, 262, 290, 120),
    racer(872, 450, 0.2, -4, C.rose, C.sea, C.sun),
    racer(330, 574, 0.55, -7, C.sun, mix(C.violet, C.coral, 0.3), C.sea),
    racer(640, 826, 1.5, -5, C.orange, C.cream, C.coral),
    modelled('stack', { light: [0.2, -0.9], depth: 90, strength: 0.9 }, tyres(1120, 940, 1.2)),
    turned(-7, chequers(-70, -50, 560, 330, C.cream, C.night)),
  );
