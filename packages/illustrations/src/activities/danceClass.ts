import { fadeTo, sprayed, washed } from '../grain';
import { boards, room } from '../activityParts/backdrop/room';
import { beam } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look, View } from '../activityParts/people/types';
import { at, fade, join, path, rect, times, type Pt } from '../activityParts/shape';

const WALL = mix(C.coral, C.rose, 0.55);
const MIRROR = mix(C.rose, C.cream, 0.4);
const FLOOR = mix(C.sun, C.brick, 0.32);

/** The step the whole class holds on the same beat, seen from the front or from behind. */
const step = (view: View) => {
  const side = view === 'front' ? 1 : -1;
  return pose({
    view,
    lean: -7 * side,
    nod: 6 * side,
    hip: [-4 * side, -92],
    nearHand: side > 0 ? [44, -214] : [56, -168],
    farHand: side > 0 ? [-56, -168] : [-44, -214],
    nearFoot: side > 0 ? [50, 0] : [14, 0],
    farFoot: side > 0 ? [-14, 0] : [-50, 0],
    elbows: side > 0 ? [1, 1] : [-1, -1],
  });
};

const shadowOf = (x: number, y: number, s: number): string =>
  fade(
    0.42,
    path(
      `M${x - 34 * s} ${y - 2 * s}L${x + 54 * s} ${y - 2 * s}L${x + 210 * s} ${y + 52 * s}L${x + 120 * s} ${y + 56 * s}Z`,
      C.brick,
    ),
  );

const dancer = (id: string, who: Look, x: number, y: number, s: number): string =>
  shadowOf(x, y, s) +
  modelled(
    id,
    {
      light: [-0.8, -0.4],
      depth: 11 * s,
      ink: mix(C.violet, C.coral, 0.3),
      rim: C.cream,
      rimWidth: 1.5 * s,
    },
    at(x, y, person(who, step('front')), s),
  );

const mirrored = (who: Look, x: number, y: number, s: number): string =>
  fade(0.34, at(x, y, person(who, step('back')), s));

const FRONT = dress(CAST.ada, C.orange, C.teal, { sleeves: 'none' });
const SECOND = dress(CAST.leo, C.cream, mix(C.violet, C.night, 0.3), { sleeves: 'short' });
const THIRD = dress(CAST.bea, C.teal, C.brick, { sleeves: 'short' });

const mirrorWall = (): string =>
  join(
    rect(0, 90, 1200, 470, MIRROR),
    mirrored(THIRD, 260, 580, 1.25) +
      mirrored(SECOND, 520, 590, 1.4) +
      mirrored(FRONT, 830, 600, 1.6),
    fade(
      0.4,
      times(5, (i) =>
        path(
          `M${40 + i * 270} 90H${120 + i * 270}L${-90 + i * 270} 560H${-170 + i * 270}Z`,
          C.cream,
        ),
      ),
    ),
    times(4, (i) => rect(170 + i * 290, 90, 8, 470, mix(C.coral, C.brick, 0.4))),
    rect(0, 470, 1200, 13, C.brick, 6),
    rect(0, 82, 1200, 12, mix(C.coral, C.brick, 0.4)),
    rect(0, 556, 1200, 64, mix(C.coral, C.brick, 0.3)),
  );

/** The light of a tall window on the floor: four panes, slanting away from it. */
const windowLight = (x: number): string => {
  const pane = (i: number): string => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const spot = (c: number, r: number): Pt => [
      x + c * (110 + r * 40) + r * 130,
      634 + r * 110 + r * r * 16,
    ];
    return beam(
      [
        spot(column, row),
        spot(column + 0.9, row),
        spot(column + 0.9, row + 0.9),
        spot(column, row + 0.9),
      ],
      C.cream,
      0.45,
    );
  };
  return times(4, pane);
};

export const danceClass = (): string =>
  join(
    room(WALL, WALL, FLOOR, 620),
    mirrorWall(),
    washed(fadeTo('right', 'gloom', mix(C.brick, C.violet, 0.4), 0.75), 'M500 82H1200V620H500Z'),
    boards(620, C.brick, 0.2),
    windowLight(-60) + windowLight(330) + windowLight(720),
    sprayed(fadeTo('down', 'duskyFloor', mix(C.brick, C.violet, 0.45), 0.8), 'M0 740H1200V900H0Z'),
    dancer('third', THIRD, 262, 700, 1.75),
    dancer('second', SECOND, 482, 762, 2.35),
    dancer('first', FRONT, 812, 852, 3.3),
    modelled(
      'coach',
      { light: [0.1, -0.9], depth: 36, strength: 1, rim: tint(C.sun, 0.5), rimWidth: 7 },
      at(60, 1230, person(dress(CAST.ivo, shade(C.violet, 0.2), C.ink), step('back')), 4.2),
    ),
  );
