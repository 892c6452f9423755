import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { room, sash } from '../activityParts/backdrop/room';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look, Pose } from '../activityParts/people/types';
import { pint } from '../activityParts/props/drinks';
import { copperKettle, hopCone } from '../activityParts/props/brewing';
import { at, fade, join, oval, path, rect, times, turned } from '../activityParts/shape';

const WALL = mix(C.teal, C.sea, 0.35);
const WOOD = mix(C.brick, C.orange, 0.2);
const ALES = [tint(C.sun, 0.45), C.sun, C.orange, C.coral, C.brick, shade(C.brick, 0.6)];

const brewhouse = (): string =>
  join(
    room(tint(WALL, 0.1), WALL, shade(C.teal, 0.35), 720),
    sash(110, 40, 300, 430, tint(C.sun, 0.72), shade(C.teal, 0.3), true),
    washed(fadeTo('right', 'gloom', shade(C.teal, 0.65), 0.9), 'M380-10H1210V720H380Z'),
    sprayed(
      fadeAround('darkCorner', shade(C.teal, 0.6), 0.8, [1, 0], 0.9),
      'M640-10H1210V420H640Z',
    ),
    modelled(
      'back',
      { light: [-1, -0.5], depth: 60, ink: mix(C.brick, C.violet, 0.4), strength: 1 },
      at(640, 700, copperKettle(mix(C.orange, C.brick, 0.35), C.brick), 0.95),
    ),
    modelled(
      'kettle',
      {
        light: [-1, -0.5],
        depth: 90,
        ink: mix(C.brick, C.violet, 0.4),
        strength: 1,
        rim: tint(C.sun, 0.5),
        rimWidth: 5,
      },
      at(900, 760, copperKettle(C.orange, C.brick), 1.62),
    ),
  );

const taster = (
  id: string,
  x: number,
  y: number,
  s: number,
  flip: boolean,
  look: Look,
  how: Pose,
  beer: string,
): string =>
  modelled(
    id,
    {
      light: [-0.9, -0.5],
      depth: 36,
      ink: mix(C.violet, C.brick, 0.35),
      strength: flip ? 0.7 : 1,
      rim: C.cream,
      rimWidth: 5,
    },
    at(x, y, person(look, how, { near: at(0, 14, pint(beer)) }), s, flip),
  );

const bar = (): string =>
  join(
    rect(-10, 748, 1220, 30, tint(WOOD, 0.3)),
    rect(-10, 778, 1220, 130, WOOD),
    times(7, (i) => rect(20 + i * 180, 800, 150, 120, shade(WOOD, 0.2), 5)),
    washed(fadeTo('down', 'barFront', shade(C.brick, 0.6), 0.95), 'M-10 778H1210V910H-10Z'),
  );

/** Six beers from pale to black on one board, and their ingredients. */
const flight = (): string =>
  join(
    fade(0.35, path('M320 748H900L960 764H380Z', shade(C.brick, 0.5))),
    rect(300, 732, 560, 20, mix(C.brick, C.night, 0.35), 10),
    modelled(
      'pours',
      {
        light: [-0.8, -0.4],
        depth: 16,
        ink: mix(C.brick, C.violet, 0.5),
        strength: 0.7,
        rim: C.cream,
        rimWidth: 3,
      },
      times(6, (i) => at(350 + i * 92, 734, pint(ALES[i]), 3.1)),
    ),
    at(952, 748, turned(-24, hopCone(C.moss)), 1.3) +
      at(992, 750, turned(16, hopCone(mix(C.moss, C.sun, 0.3))), 1.1),
    times(9, (i) =>
      oval(196 + ((i * 41) % 90), 742 - ((i * 17) % 12), 6, 3.4, C.sun, (i * 47) % 180),
    ),
  );

export const craftBeerTasting = (): string =>
  join(
    brewhouse(),
    taster(
      'host',
      610,
      880,
      2.75,
      false,
      dress(CAST.hugo, C.cream, C.ink, { apron: C.teal }),
      pose({ view: 'front', nearHand: [36, -206], farHand: [-34, -110] }),
      C.orange,
    ),
    bar(),
    flight(),
    taster(
      'left',
      150,
      1110,
      3.7,
      false,
      dress(CAST.dora, C.coral, C.ink),
      pose({ lean: 4, nod: -4, nearHand: [44, -172], farHand: [46, -98] }),
      C.sun,
    ),
    taster(
      'right',
      1075,
      1120,
      3.7,
      true,
      dress(CAST.jon, mix(C.violet, C.teal, 0.25), C.ink),
      pose({ lean: 5, nod: 6, nearHand: [32, -152], farHand: [44, -98] }),
      C.brick,
    ),
    sprayed(fadeAround('dust', tint(C.sun, 0.5), 0.5, [0.5, 0.5], 0.5), 'M-30-20H550V560H-30Z'),
  );
