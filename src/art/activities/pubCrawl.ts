import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { glow, sunDisc, wash } from '../activityParts/light';
import { HELD_MUG, mug } from '../activityParts/props/drinks';
import { at, disc, fade, join, line, oval, path, poly, rect } from '../activityParts/shape';

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
  const house = (
    a: number,
    b: number,
    height: number,
    wall: string,
    sign: string,
    lit: string,
  ): string => {
    const at4 = (t: number): number => a + (b - a) * t;
    return join(
      pane(a, b, -height, 0.34, wall),
      pane(a, b, -height, -height + 0.05, shade(wall, 0.4)),
      pane(at4(0.1), at4(0.4), -height + 0.2, -height + 0.44, lit),
      pane(at4(0.56), at4(0.9), -height + 0.2, -height + 0.44, shade(wall, 0.5)),
      pane(at4(0.04), at4(0.96), -0.36, -0.25, sign),
      pane(at4(0.08), at4(0.5), -0.2, 0.16, C.sun),
      pane(at4(0.28), at4(0.31), -0.2, 0.16, wall),
      pane(at4(0.62), at4(0.9), -0.2, 0.33, mix(C.orange, C.brick, 0.3)),
      pane(at4(0.67), at4(0.85), -0.15, 0.05, C.sun),
    );
  };
  return join(
    house(70, 130, 1.25, mix(C.violet, C.coral, 0.35), C.brick, C.sun),
    house(130, 225, 1.05, mix(C.violet, C.night, 0.2), C.coral, mix(C.sun, C.orange, 0.3)),
    house(225, 380, 1.2, mix(C.violet, C.coral, 0.18), C.brick, C.sun),
    house(380, 640, 0.98, mix(C.violet, C.night, 0.35), C.coral, mix(C.sun, C.orange, 0.4)),
  );
};

const hangingSign = (x: number, y: number, s: number, flip: boolean): string =>
  at(
    x,
    y,
    line('M-70-60H40M0-60V-44', C.ink, 6) +
      disc(0, 0, 46, C.night) +
      disc(0, 0, 38, C.coral) +
      at(-4, 22, mug(C.sun), 1.5),
    s,
    flip,
  );

export const pubCrawl = (): string =>
  join(
    wash('sky', [C.night, C.violet, C.coral], 0, 620),
    rect(0, 600, 1200, 300, C.night),
    sunDisc(600, 470, 50, tint(C.sun, 0.3), C.sun),
    poly(
      [
        [530, 560],
        [670, 560],
        [1300, 900],
        [-100, 900],
      ],
      mix(C.violet, C.night, 0.45),
    ),
    poly(
      [
        [585, 560],
        [615, 560],
        [860, 900],
        [340, 900],
      ],
      mix(C.violet, C.coral, 0.35),
    ),
    lane(-1),
    lane(1),
    glow('g', 600, 500, 420, C.sun, 0.35),
    hangingSign(322, 290, 1.15, true),
    hangingSign(868, 330, 0.95, false),
    oval(610, 800, 360, 26, shade(C.night, 0.2)),
    figure(
      dress(CAST.jon, C.teal, C.ink),
      pose({
        view: 'front',
        hip: [0, -96],
        nearFoot: [20, 2],
        farFoot: [-12, -14],
        nearHand: [40, -152],
        farHand: [-42, -206],
      }),
      { x: 390, y: 770, scale: 1.9 },
      { far: HELD_MUG },
    ),
    figure(
      gown(CAST.cleo, C.coral, 'midi', { sleeves: 'short' }),
      pose({
        view: 'front',
        hip: [0, -96],
        nearFoot: [8, -12],
        farFoot: [-18, 2],
        nearHand: [40, -150],
        farHand: [-40, -150],
      }),
      { x: 520, y: 785, scale: 1.85 },
    ),
    figure(
      dress(CAST.ivo, C.sun, C.ink),
      pose({
        view: 'front',
        hip: [0, -96],
        nearFoot: [18, 4],
        farFoot: [-16, -8],
        nearHand: [38, -152],
        farHand: [-42, -152],
      }),
      { x: 652, y: 790, scale: 2 },
    ),
    figure(
      dress(CAST.bea, C.cream, C.brick, { legs: 'bare', skirt: 'mini' }),
      pose({
        view: 'front',
        hip: [0, -96],
        nearFoot: [8, -10],
        farFoot: [-18, 2],
        nearHand: [44, -212],
        farHand: [-40, -150],
      }),
      { x: 785, y: 776, scale: 1.85 },
      { near: HELD_MUG },
    ),
    fade(
      0.5,
      path(
        'M1200 560C1120 620 1090 760 1096 900H1200ZM0 560C80 620 110 760 104 900H0Z',
        shade(C.night, 0.4),
      ),
    ),
  );
