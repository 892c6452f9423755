import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath, hills as rolling } from '../shapes';
import { treeline } from '../activityParts/backdrop/land';
import { C, mix, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { at, disc, fade, join, line, oval, path } from '../activityParts/shape';

const dusk = mix(C.teal, C.night, 0.45);
const gold = mix(C.sun, C.cream, 0.35);

/** A bow drawn to the chin: the string meets the drawing hand, the arrow ends in its foam ball. */
const drawnBow =
  line('M-8-60C-2-46 12-40 4-14L4 14C12 40-2 46-8 60', C.brick, 5) +
  line('M4-13L4 13', C.ink, 7) +
  line('M-8-60L-62 0L-8 60', C.cream, 1.1) +
  line('M-62 0H44', C.brick, 2) +
  path('M-58 0L-66-6H-54L-46 0L-54 6H-66Z', C.coral) +
  disc(49, 0, 8, C.coral) +
  path('M49-8A8 8 0 0 1 49 8C54 4 54-4 49-8Z', tint(C.coral, 0.4));
const looseBow = line('M4-44C18-20 18 20 4 44', C.brick, 4) + line('M4-44L4 44', C.sand, 1.2);

const archer = pose({
  lean: 2,
  nearHand: [6, -162],
  farHand: [70, -160],
  nearFoot: [-26, 0],
  farFoot: [26, 0],
  hip: [0, -95],
  elbows: [1, -1],
});
const leap = pose({
  lean: -20,
  nod: 8,
  nearHand: [46, -186],
  farHand: [-44, -176],
  nearFoot: [46, -62],
  farFoot: [-40, -26],
  toes: 24,
});

/** An inflatable to hide behind, its base on `y`. */
const bunker = (x: number, y: number, w: number, h: number, colour: string): string =>
  path(
    `M${x} ${y}V${y - h * 0.7}C${x} ${y - h * 1.1} ${x + w} ${y - h * 1.1} ${x + w} ${y - h * 0.7}V${y}Z`,
    colour,
  ) +
  path(
    `M${x} ${y - h * 0.52}Q${x + w / 2} ${y - h * 0.44} ${x + w} ${y - h * 0.52}V${y - h * 0.3}Q${x + w / 2} ${y - h * 0.22} ${x} ${y - h * 0.3}Z`,
    mix(colour, C.sand, 0.35),
  );

const meadow = (): string =>
  join(
    treeline(566, 120, 11, mix(C.brick, C.sun, 0.35)),
    treeline(572, 74, 4, mix(C.moss, C.brick, 0.3)),
    path(
      rolling(900, [-20, 560], [260, 528], [560, 556], [900, 530], [1220, 552]),
      mix(C.moss, gold, 0.55),
    ),
    path(rolling(900, [-20, 600], [420, 584], [800, 604], [1220, 586]), mix(C.moss, C.sun, 0.3)),
    sprayed(fadeTo('down', 'turf', dusk, 0.7), box(0, 740, 1200, 160)),
    sprayed(fadeAround('shine', gold, 0.7, [0.5, 0], 0.5), box(560, 600, 600, 130)),
  );

const nearLight = { light: [1, -0.4], depth: 30, ink: C.violet, rim: gold, rimWidth: 6 } as const;
const farLight = { ...nearLight, depth: 12, rimWidth: 3 } as const;

export const archeryTag = (): string =>
  join(
    wash('sky', [mix(C.coral, C.rose, 0.5), mix(C.sun, C.rose, 0.35), gold], 0, 600),
    sprayed(fadeAround('halo', C.cream, 0.9, [0.5, 0.5], 0.5), discPath(868, 380, 300)),
    sprayed(fadeTo('up', 'dusk', mix(C.coral, C.violet, 0.5), 0.6), box(0, 0, 1200, 130)),
    disc(868, 380, 178, C.cream),
    meadow(),
    fade(0.4, path('M930 642L1010 642L1070 760H810Z', dusk), oval(986, 642, 90, 9, C.night)),
    modelled(
      'mid',
      farLight,
      bunker(708, 650, 104, 120, C.coral) +
        figure(
          dress(CAST.gus, C.coral, C.night, { hat: HAT.mask(C.ink) + HAT.headband(C.coral) }),
          leap,
          { x: 1000, y: 570, scale: 1.8, flip: true, afloat: true },
          { far: looseBow },
        ) +
        bunker(1090, 706, 190, 180, C.teal),
    ),
    modelled(
      'front',
      nearLight,
      bunker(740, 960, 420, 210, mix(C.violet, C.night, 0.35)) +
        bunker(-150, 960, 300, 330, mix(C.violet, C.night, 0.2)),
    ),
    at(656, 434, drawnBow, 4),
    modelled(
      'archer',
      nearLight,
      figure(
        dress(CAST.dora, C.teal, C.night, { hat: HAT.mask(C.ink) + HAT.headband(C.sun) }),
        archer,
        { x: 372, y: 1080, scale: 4, light: 'right', afloat: true },
      ),
    ),
  );
