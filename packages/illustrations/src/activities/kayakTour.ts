import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { houses, spire } from '../activityParts/backdrop/town';
import { lightPath, water } from '../activityParts/backdrop/water';
import { sunDisc, wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look } from '../activityParts/people/types';
import { at, fade, join, line, oval, path, rect, times, turned } from '../activityParts/shape';
import { paddle, tandem } from '../activityParts/vehicles/boats';

const STONE = mix(C.violet, C.night, 0.35);
const FAR = mix(C.rose, C.sky, 0.35);
const NEAR = mix(C.brick, C.rose, 0.4);

/** The bridge above the viewer: everything around the near edge of its opening, and the opening's far edge. */
const WALL = 'M-10-10H1210V910H1160V520C1160-90 70-90 70 520V910H-10Z';
const SOFFIT = 'M70 910V520C70-90 1160-90 1160 520V910H1094V530C1094 0 112 0 112 530V910Z';

const rower = (look: Look, x: number): string =>
  at(
    x,
    -2,
    person(
      look,
      pose({
        hip: [0, -12],
        lean: 10,
        nod: -4,
        nearFoot: [86, 16],
        farFoot: [86, 16],
        nearHand: [16, -49],
        farHand: [52, -71],
      }),
    ),
  );

/** Two paddlers in one boat, in time with each other; the waterline is y = 0. */
const pair = (front: Look, back: Look, hull: string): string =>
  join(
    rower(back, -130),
    rower(front, 60),
    tandem(hull),
    times(2, (i) => at(i * 190 - 96, -62, turned(-31, paddle(C.ink, C.sun)))),
  );

const afloat = (id: string, x: number, y: number, s: number, boat: string): string =>
  fade(0.4, at(x, y + 24 * s, `<g transform="scale(1 -0.5)">${at(0, -24, boat)}</g>`, s)) +
  modelled(
    id,
    {
      light: [-0.6, -0.7],
      depth: 11 * s,
      ink: mix(C.violet, C.rose, 0.4),
      rim: tint(C.sun, 0.5),
      rimWidth: 1.6 * s,
    },
    at(x, y, boat, s),
  ) +
  fade(0.7, oval(x + 20 * s, y + 25 * s, 290 * s, 2.6 * s, C.cream));

const bridgeAhead = (): string =>
  path(
    'M0 452C300 396 900 396 1200 452V540H1080V506C1050 450 950 446 916 500V540H820V500C780 440 640 440 604 500V540H500V500C460 446 340 450 310 504V540H0Z',
    mix(C.rose, C.violet, 0.35),
  ) + path('M0 446C300 390 900 390 1200 446V460C900 404 300 404 0 460Z', tint(C.rose, 0.3));

/** Seams of the stones around the arch. */
const joints = (): string =>
  times(13, (i) => {
    const a = Math.PI * (0.04 + i * 0.0765);
    const [x, y] = [615 - Math.cos(a) * 545, 520 - Math.sin(a) * 457];
    return `M${x - Math.cos(a) * 6} ${y - Math.sin(a) * 6}L${x - Math.cos(a) * 120} ${y - Math.sin(a) * 150}`;
  });

const reeds = (): string =>
  times(13, (i) => {
    const [x, top] = [i * 19 - 10, 600 + ((i * 53) % 130) + i * 9];
    const sway = 30 + ((i * 37) % 50);
    return path(
      `M${x} 910Q${x - 4} ${top + 120} ${x + sway} ${top}Q${x + 16} ${top + 130} ${x + 16} 910Z`,
      shade(C.moss, 0.5 + (i % 3) * 0.12),
    );
  });

export const kayakTour = (): string =>
  join(
    wash('sky', [C.sky, tint(C.sky, 0.6), tint(C.sun, 0.6)], 0, 520),
    sunDisc(430, 290, 58, tint(C.sun, 0.75), tint(C.sun, 0.5)),
    sprayed(fadeAround('haze', C.sun, 0.5, [0.5, 0.5], 0.5), 'M60 0H800V500H60Z'),
    houses(500, 150, 12, FAR),
    spire(760, 490, 1.15, FAR) + spire(806, 490, 0.95, FAR),
    houses(510, 120, 5, NEAR, { colour: tint(C.sun, 0.4), share: 0.35 }, 840, 1220),
    bridgeAhead(),
    rect(0, 506, 1200, 20, mix(C.moss, C.violet, 0.45)),
    water('river', 520, mix(C.sea, C.sun, 0.35), C.teal, C.cream, 2),
    lightPath(430, 526, 900, 130, tint(C.sun, 0.6), 0.75),
    sprayed(fadeTo('down', 'deep', shade(C.teal, 0.6), 0.8), 'M0 680H1200V900H0Z'),
    afloat(
      'guide',
      880,
      586,
      0.56,
      pair(
        dress(CAST.karl, C.coral, C.ink, { hat: HAT.cap(C.cream) }),
        dress(CAST.ada, C.sun, C.ink),
        C.sun,
      ),
    ),
    afloat(
      'near',
      590,
      748,
      1.5,
      pair(
        dress(CAST.eve, C.cream, C.ink),
        dress(CAST.leo, C.coral, C.ink, { hat: HAT.cap(C.sun) }),
        C.orange,
      ),
    ),
    path(SOFFIT, mix(STONE, C.rose, 0.42)),
    sprayed(fadeTo('left', 'soffit', C.night, 0.85), SOFFIT),
    path(WALL, STONE),
    washed(fadeTo('up', 'wall', C.night, 0.85), WALL),
    fade(0.55, line(joints(), C.night, 4)),
    reeds(),
  );
