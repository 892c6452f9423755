import { fadeAround, fadeTo, sprayed } from '../grain';
import { box, disc as discPath } from '../shapes';
import { room, sash, shelf } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { modelled } from '../activityParts/modelled';
import {
  cycled,
  at,
  fade,
  join,
  line,
  oval,
  path,
  rect,
  times,
  turned,
} from '../activityParts/shape';

const tiles = mix(C.night, C.sea, 0.34);
const dark = mix(C.night, C.teal, 0.25);
const fire = mix(C.sun, C.orange, 0.25);
const copper = mix(C.brick, C.orange, 0.45);

const pan =
  path('M6-6H66C64 10 52 13 36 13C20 13 8 10 6-6Z', C.night) + rect(-22, -6, 32, 6, C.night, 2);
const knife = rect(-2, -2, 14, 5, C.night, 2) + path('M12-3H40L35 6H12Z', tint(C.sky, 0.4));

/** A flambé standing on 0,0. */
const flame =
  path(
    'M-30 0C-62-50-22-76-34-124C-4-104-8-72 0-66C2-100 28-120 22-168C62-128 44-90 52-74C62-84 62-96 60-108C86-70 62-24 30 0Z',
    C.orange,
  ) +
  path(
    'M-18 0C-40-36-10-56-14-86C4-70 6-52 10-46C14-70 26-84 26-104C48-70 34-52 38-40C50-34 36-10 20 0Z',
    C.sun,
  ) +
  path('M-6 0C-18-22 0-36 4-54C20-38 24-18 12 0Z', C.cream);

const hangingPots = (): string =>
  line('M480 70H1240', copper, 12) +
  times(5, (i) => {
    const x = 540 + i * 176;
    const r = 62 - ((i * 23) % 24);
    return (
      line(`M${x} 70V104`, dark, 6) +
      path(
        `M${x - r} 104H${x + r}V${104 + r * 0.7}Q${x + r} ${104 + r * 1.2} ${x + r * 0.5} ${104 + r * 1.2}H${x - r * 0.5}Q${x - r} ${104 + r * 1.2} ${x - r} ${104 + r * 0.7}Z`,
        copper,
      )
    );
  });

const kitchen = (): string =>
  join(
    room(shade(tiles, 0.3), tiles, dark, 700),
    fade(
      0.3,
      line(
        times(9, (row) => `M0 ${420 + row * 34}H1200`) + times(19, (i) => `M${i * 66} 420V700`),
        dark,
        3,
      ),
    ),
    sash(30, 150, 190, 280, mix(C.violet, C.rose, 0.55), dark, true),
    shelf(940, 330, 270, copper),
    times(5, (i) =>
      rect(
        962 + i * 50,
        272 + (i % 2) * 12,
        38,
        58 - (i % 2) * 12,
        cycled([C.teal, C.cream, C.coral, C.sun, C.sea], i),
        5,
      ),
    ),
    sprayed(fadeAround('blaze', C.orange, 0.85, [0.5, 0.5], 0.5), discPath(716, 390, 255)),
    sprayed(fadeAround('heart', C.sun, 0.9, [0.5, 0.5], 0.5), discPath(716, 400, 190)),
    modelled(
      'pots',
      { light: [0, 1], depth: 18, ink: C.night, rim: fire, rimWidth: 4 },
      hangingPots(),
    ),
  );

const chef = (): string =>
  figure(
    dress(CAST.ivo, C.cream, C.night, { apron: C.teal, hat: HAT.chef(C.cream) }),
    pose({ view: 'front', lean: -3, nearHand: [54, -124], farHand: [-30, -104] }),
    { x: 440, y: 960, scale: 3.4, light: 'right', afloat: true },
    { near: pan },
  );
const learner = (): string =>
  figure(
    dress(CAST.dora, C.coral, C.night, { apron: C.cream }),
    pose({ lean: -10, nod: -6, nearHand: [36, -148], farHand: [34, -184] }),
    { x: 1064, y: 1000, scale: 3.2, flip: true, light: 'left', afloat: true },
  );
const chopper = (): string =>
  figure(
    dress(CAST.karl, C.sea, C.night, { apron: C.sun }),
    pose({ lean: 12, nod: 4, nearHand: [48, -112], farHand: [56, -108] }),
    { x: 76, y: 962, scale: 3.1, afloat: true },
    { near: turned(24, knife) },
  );

const tomato = (x: number, y: number, r: number): string =>
  oval(x, y, r, r * 0.86, C.coral) +
  path(
    `M${x} ${y - r * 0.8}l${r * 0.5} ${r * 0.04}l${-r * 0.36} ${r * 0.2}l${r * 0.1} ${r * 0.3}l${-r * 0.24} ${-r * 0.26}l${-r * 0.3} ${r * 0.24}l${r * 0.08} ${-r * 0.34}l${-r * 0.34} ${-r * 0.16}Z`,
    C.moss,
  );

const harvest = (): string =>
  join(
    tomato(970, 802, 82) + tomato(1096, 824, 62),
    path('M1150 900C1130 780 1170 700 1240 690V900Z', C.moss),
    path('M620 786H850C842 860 800 882 735 882C670 882 628 860 620 786Z', C.cream),
    oval(735, 786, 115, 20, C.sun),
    path(
      'M36 850C40 800 120 786 200 800C260 810 300 812 326 818C340 830 336 846 322 856C280 880 200 896 130 892C70 890 34 880 36 850Z',
      mix(C.violet, C.brick, 0.35),
    ) + path('M310 816L372 796L394 808L366 850L320 850Z', C.moss),
  );

export const cookingClass = (): string =>
  join(
    kitchen(),
    modelled(
      'left',
      { light: [1, -0.3], depth: 28, ink: C.violet, rim: fire, rimWidth: 6 },
      chopper() + chef(),
    ),
    modelled(
      'right',
      { light: [-1, -0.2], depth: 28, ink: C.violet, rim: fire, rimWidth: 6 },
      learner(),
    ),
    at(746, 528, flame, 2.1),
    rect(0, 668, 1200, 232, mix(C.brick, C.night, 0.45)),
    rect(0, 660, 1200, 26, mix(C.sand, C.orange, 0.45)),
    sprayed(fadeAround('board', fire, 0.8, [0.5, 0], 0.5), box(440, 686, 600, 80)),
    rect(0, 796, 1200, 104, mix(C.sand, C.orange, 0.3)),
    rect(0, 796, 1200, 8, tint(fire, 0.5)),
    sprayed(fadeTo('down', 'block', copper, 0.8), box(0, 850, 1200, 50)),
    fade(
      0.35,
      oval(1020, 872, 150, 12, C.violet),
      oval(735, 880, 130, 12, C.violet),
      oval(200, 884, 190, 12, C.violet),
    ),
    modelled(
      'harvest',
      { light: [-0.2, -1], depth: 26, ink: C.violet, rim: tint(fire, 0.4), rimWidth: 5 },
      harvest(),
    ),
  );
