import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { glow, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { barrel } from '../activityParts/props/furniture';
import { mug } from '../activityParts/props/drinks';
import { castShadow } from '../activityParts/shadow';
import { at, disc, join, line, path, poly, rect } from '../activityParts/shape';
import type { Held, Look, Pose } from '../activityParts/people/types';

/** One side of the street; panes run to the vanishing point at (600, 540). */
const lane = (side: 1 | -1): string => {
  const pane = (a: number, b: number, upper: number, lower: number, colour: string): string =>
    poly(
      [
        [600 + side * a, 540 + upper * a],
        [600 + side * b, 540 + upper * b],
        [600 + side * b, 540 + lower * b],
        [600 + side * a, 540 + lower * a],
      ],
      colour,
    );
  const house = (a: number, b: number, height: number, wall: string, sign: string): string => {
    const along = (t: number): number => a + (b - a) * t;
    return join(
      pane(a, b, -height, 0.34, wall),
      pane(a, b, -height, -height + 0.05, shade(wall, 0.4)),
      pane(along(0.1), along(0.4), -height + 0.2, -height + 0.44, mix(C.sun, C.orange, 0.4)),
      pane(along(0.56), along(0.9), -height + 0.2, -height + 0.44, shade(wall, 0.5)),
      pane(along(0.04), along(0.96), -0.36, -0.25, sign),
      pane(along(0.08), along(0.5), -0.2, 0.16, C.sun),
      pane(along(0.28), along(0.31), -0.2, 0.16, wall),
      pane(along(0.62), along(0.9), -0.2, 0.33, mix(C.orange, C.brick, 0.3)),
      pane(along(0.67), along(0.85), -0.15, 0.05, C.sun),
    );
  };
  return join(
    house(70, 130, 1.25, mix(C.teal, C.coral, 0.35), C.brick),
    house(130, 225, 1.05, mix(C.teal, C.night, 0.25), C.coral),
    house(225, 380, 1.2, mix(C.teal, C.night, 0.05), C.brick),
    house(380, 640, 0.98, mix(C.teal, C.night, 0.45), C.coral),
  );
};

/** The last pub of the street, still open: it lights the whole picture. */
const goal = (): string =>
  join(
    rect(505, 350, 190, 210, mix(C.orange, C.brick, 0.4)),
    path('M495 356L600 270L705 356Z', mix(C.brick, C.violet, 0.4)),
    rect(522, 420, 156, 112, tint(C.sun, 0.45)),
    path('M578 420V560H622V420Z', C.cream),
    rect(512, 388, 176, 22, C.cream, 4),
  );

const hangingSign = (): string =>
  join(
    line('M-140-92H76M-100-92Q-40-80-40-40M-22-92V-66M40-92V-60', C.night, 9),
    disc(4, 0, 70, C.night),
    disc(4, 0, 58, C.coral),
    washed(fadeTo('left', 'board', C.brick, 0.9), 'M-54 0A58 58 0 1 1 62 0A58 58 0 1 1-54 0Z'),
    at(0, 34, mug(C.sun), 2.4),
  );

const GROUND = 872;
const friend = (who: Look, x: number, scale: number, how: Partial<Pose>, held: Held = {}): string =>
  figure(
    who,
    pose({ view: 'back', hip: [0, -99], nearFoot: [10, 0], farFoot: [-11, -3], ...how }),
    { x, y: GROUND, scale, afloat: true },
    held,
  );

const friends = (): string =>
  join(
    friend(gown(CAST.cleo, C.coral, 'midi', { sleeves: 'short' }), 486, 2.75, {
      nearHand: [50, -146],
      farHand: [-50, -146],
      lean: -3,
    }),
    friend(dress(CAST.ivo, C.sun, C.ink), 655, 2.95, {
      nearHand: [50, -140],
      farHand: [-46, -140],
      lean: 3,
    }),
    friend(
      dress(CAST.jon, C.teal, C.ink),
      336,
      2.85,
      { nearHand: [48, -150], farHand: [-27, -214], lean: 4 },
      { far: at(-16, 12, mug()) },
    ),
    friend(
      dress(CAST.bea, C.cream, C.brick, { legs: 'bare', skirt: 'mini' }),
      806,
      2.7,
      { nearHand: [32, -213], farHand: [-48, -150], lean: -4 },
      { near: at(16, 12, mug(), 1, true) },
    ),
  );

export const pubCrawl = (): string =>
  join(
    wash('sky', [C.night, C.teal, C.coral], 0, 560),
    rect(0, 500, 1200, 400, mix(C.teal, C.night, 0.6)),
    at(-160, -228, join(lane(-1), lane(1), goal()), 1.25),
    glow('pub', 590, 400, 420, C.sun, 0.55),
    path('M560 486H620L1100 900H80Z', mix(C.violet, C.coral, 0.4)),
    sprayed(fadeAround('wet', C.sun, 0.95, [0.5, 0], 0.68), 'M530 480H650L1200 860V900H0V860Z'),
    washed(fadeTo('right', 'right', C.night, 0.55), 'M800 0H1200V900H800Z'),
    washed(fadeTo('left', 'left', C.night, 0.55), 'M0 0H360V900H0Z'),
    washed(fadeTo('up', 'night', C.night, 0.8), 'M0 0H1200V330H0Z'),
    castShadow(
      'fall',
      { y: GROUND, slant: 0, stretch: 0.3, colour: C.night, opacity: 0.7 },
      friends(),
    ),
    lamp('from', {
      from: [0, -13],
      rim: tint(C.sun, 0.4),
      shade: shade(C.violet, 0.5),
      edge: 0.4,
      reach: 2.2,
    }),
    lit('from', friends()),
    at(1076, 176, hangingSign(), 1.1, true),
    lit(
      'from',
      at(1088, 664, mug(C.sun), 2.4),
      barrel(1110, 930, 210, 270, mix(C.brick, C.night, 0.35), C.night),
    ),
  );
