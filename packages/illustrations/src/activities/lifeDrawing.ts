import { fadeTo, sprayed, washed } from '../grain';
import { boards, room, sash } from '../activityParts/backdrop/room';
import { beam } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, SKIN, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import { flute } from '../activityParts/props/drinks';
import { at, fade, join, line, oval, path, rect, turned } from '../activityParts/shape';

const WALL = mix(C.rose, C.sand, 0.45);
const CURTAIN = mix(C.teal, C.sea, 0.3);
const DARK = mix(C.violet, C.night, 0.45);

/** The model's pose: weight on one leg, an arm behind the head, a sheet around the hips. */
const model = (): string =>
  at(
    0,
    0,
    person(
      dress({ ...CAST.jon, skin: SKIN.fair }, SKIN.fair, SKIN.fair, {
        sleeves: 'none',
        legs: 'bare',
        shoes: SKIN.fair,
      }),
      pose({
        view: 'front',
        lean: -5,
        nod: -8,
        hip: [5, -96],
        nearHand: [8, -194],
        farHand: [-38, -98],
        nearFoot: [12, 0],
        farFoot: [-20, 0],
      }),
    ) +
      path(
        'M-14-108C0-100 14-102 22-110C30-86 32-70 28-50C8-40-16-44-32-56C-30-76-20-92-14-108Z',
        C.cream,
      ) +
      path('M20-110C34-92 42-50 46 0C36 6 26 2 20 4C26-30 22-76 20-110Z', tint(C.rose, 0.5)) +
      line(
        'M-10-98C-6-84-14-68-26-58M4-98C4-80-2-64-8-52M14-98C18-80 16-66 12-52M28-90C34-60 34-30 34-4',
        mix(C.rose, C.cream, 0.3),
        2.2,
      ),
  );

/** A charcoal drawing of the model, with the same proportions. */
const charcoal = line(
  'M-12-182a12 15 0 1 0 24 0a12 15 0 1 0-24 0M-13-186C-16-204 14-206 13-188M-4-168V-162M6-168V-163' +
    'M-4-162C-14-160-20-154-24-142L-38-124C-42-116-40-104-38-94M-14-146C-22-134-30-122-31-112L-34-98' +
    'M6-163C14-162 22-158 28-156C38-166 46-174 40-182C32-192 22-195 13-192M18-146C28-149 34-160 32-170' +
    'M-13-146C-12-130-10-120-14-108M18-146C20-130 16-120 22-110M2-150C4-136 3-124 2-114' +
    'M-14-108C0-100 14-102 22-110C30-86 32-70 28-50C8-40-16-44-32-56C-30-76-20-92-14-108M0-98C-2-80-10-66-18-56M10-98C12-80 6-64 2-54' +
    'M24-106C38-80 44-40 46-2C38 4 30 0 24 3C28-20 28-34 27-48M-26-50C-24-30-27-14-22 0M-11-44C-12-26-14-12-13 0M8-44C10-26 8-12 6 0',
  C.ink,
  2.6,
);

const easel = (): string =>
  join(
    line('M470 330L390 910M660 330L740 910M566 250V330', C.brick, 15),
    rect(424, 300, 290, 400, C.cream),
    sprayed(fadeTo('right', 'sheet', C.rose, 0.7), 'M424 300H714V700H424Z'),
    at(572, 664, charcoal, 1.7),
    rect(404, 694, 330, 22, C.brick, 4),
    rect(536, 278, 60, 28, C.brick, 4),
  );

export const lifeDrawing = (): string =>
  join(
    room(WALL, WALL, mix(C.brick, C.rose, 0.35), 640),
    sash(60, 40, 300, 470, tint(C.sky, 0.55), C.cream, true),
    path('M700-10H1060C1050 200 1090 420 1070 650H690C720 400 690 200 700-10Z', CURTAIN),
    path(
      'M760-10C780 200 744 420 770 650H740C716 420 750 200 736-10ZM990-10C970 200 1020 400 1000 650H970C990 420 944 200 960-10Z',
      shade(CURTAIN, 0.3),
    ),
    sprayed(
      fadeTo('right', 'folds', shade(CURTAIN, 0.55), 0.85),
      'M860-10H1060C1050 200 1090 420 1070 650H860Z',
    ),
    washed(fadeTo('right', 'gloom', mix(C.brick, C.violet, 0.5), 0.85), 'M560-10H1210V640H560Z'),
    boards(640, C.brick, 0.2),
    washed(
      fadeTo('right', 'duskyFloor', mix(C.brick, C.night, 0.6), 0.85),
      'M300 640H1200V900H300Z',
    ),
    beam(
      [
        [180, 660],
        [300, 660],
        [420, 780],
        [280, 780],
      ],
      C.cream,
      0.4,
    ) +
      beam(
        [
          [320, 660],
          [440, 660],
          [590, 780],
          [440, 780],
        ],
        C.cream,
        0.4,
      ),
    fade(0.45, path('M800 742L960 742L1200 800V850L1010 800Z', mix(C.brick, C.night, 0.5))),
    modelled(
      'plinth',
      { light: [-1, -0.3], depth: 70, ink: mix(C.violet, C.rose, 0.4), strength: 1 },
      rect(730, 640, 230, 110, tint(C.sand, 0.4), 4) + oval(845, 640, 115, 17, C.cream),
    ),
    modelled(
      'model',
      {
        light: [-1, -0.35],
        depth: 26,
        ink: mix(C.brick, C.rose, 0.4),
        strength: 0.95,
        rim: C.cream,
        rimWidth: 4,
      },
      at(840, 640, model(), 2.5),
    ),
    modelled(
      'guest',
      { light: [-1, -0.4], depth: 36, rim: C.cream, rimWidth: 4 },
      at(
        1130,
        1010,
        person(
          dress(CAST.bea, C.sun, C.ink, { apron: C.cream }),
          pose({ nearHand: [18, -164], farHand: [48, -150], lean: -4 }),
          { far: at(0, 14, flute()) },
        ),
        2.9,
        true,
      ),
    ),
    easel(),
    modelled(
      'artist',
      {
        light: [0.2, -0.9],
        depth: 44,
        ink: C.violet,
        strength: 1,
        rim: tint(C.sand, 0.4),
        rimWidth: 6,
      },
      at(
        290,
        1160,
        person(
          dress(CAST.eve, DARK, C.ink, { hat: HAT.beret(C.coral) }),
          pose({ view: 'back', nearHand: [66, -170], farHand: [-40, -96], elbows: [1, -1] }),
          { near: turned(-30, rect(0, -2, 18, 4, C.ink, 1.5)) },
        ),
        3.7,
      ),
    ),
  );
