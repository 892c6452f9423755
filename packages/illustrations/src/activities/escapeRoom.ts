import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { boards, room, shelf } from '../activityParts/backdrop/room';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { person } from '../activityParts/people/person';
import { POSE, pose } from '../activityParts/people/poses';
import { clockFace } from '../activityParts/props/dials';
import {
  cycled,
  at,
  dice,
  disc,
  join,
  line,
  path,
  rect,
  ring,
  times,
  turned,
} from '../activityParts/shape';

const books = (x: number, y: number, w: number, seed: number): string => {
  const roll = dice(seed);
  const hues = [C.brick, C.teal, C.violet, mix(C.sun, C.brick, 0.4), shade(C.sea, 0.3)] as const;
  return times(Math.floor(w / 26), (i) => {
    const h = 56 + Math.round(roll() * 34);
    return rect(x + i * 26, y - h, 20, h, shade(cycled(hues, Math.floor(roll() * 5)), 0.2), 2);
  });
};

const key =
  ring(0, -10, 7, C.sun, 4) +
  rect(-2, -4, 4, 24, C.sun) +
  rect(0, 10, 9, 4, C.sun) +
  rect(0, 16, 7, 4, C.sun);
const lantern =
  line('M-10 2C-10-14 10-14 10 2', C.ink, 2.5) +
  rect(-12, 2, 24, 5, C.ink, 2) +
  rect(-10, 7, 20, 26, tint(C.sun, 0.55)) +
  line('M-10 7V33M10 7V33M0 7V33', C.ink, 2) +
  rect(-12, 32, 24, 5, C.ink, 2);
const openBook =
  path('M-22-14L4-6L30-14V10L4 18L-22 10Z', C.cream) +
  line('M4-6V18', mix(C.sand, C.brick, 0.4), 1.5);

const chest = (): string =>
  join(
    path('M-116 0C-116-76-80-110-46-112H66C102-110 132-76 132 0L96-32H-80Z', shade(C.brick, 0.2)),
    path('M-96 0L-74-34H90L112 0Z', tint(C.sun, 0.6)),
    rect(-112, 0, 240, 120, C.brick, 6) + rect(-112, 0, 240, 24, C.sun),
    rect(-86, 0, 18, 120, mix(C.sun, C.brick, 0.4)) +
      rect(84, 0, 18, 120, mix(C.sun, C.brick, 0.4)),
    rect(-12, 10, 40, 48, C.sun, 6) + disc(8, 30, 7, C.night) + rect(5, 32, 6, 16, C.night),
  );

const library = (): string =>
  join(
    room(shade(C.teal, 0.6), shade(C.teal, 0.35), shade(C.brick, 0.45), 690),
    rect(250, 40, 330, 650, shade(C.brick, 0.55)) + rect(640, 40, 330, 650, shade(C.brick, 0.55)),
    times(
      5,
      (i) =>
        books(262, 176 + i * 122, 300, i + 2) +
        shelf(250, 176 + i * 122, 330, shade(C.brick, 0.25)) +
        books(652, 176 + i * 122, 300, i + 12) +
        shelf(640, 176 + i * 122, 330, shade(C.brick, 0.25)),
    ),
    clockFace(560, 196, 100),
    boards(690, C.night, 0.25),
    washed(fadeTo('left', 'unlit', C.night, 0.95), 'M240 0H700V900H240Z'),
    sprayed(fadeAround('lamplight', C.sun, 0.9, [0.5, 0.5], 0.5), 'M580 130H1120V670H580Z'),
  );

/** The door in the foreground, with its keyhole left open. */
const DOOR = 'M-10-10V910H262L436 640A330 330 0 1 1 764 640L938 910H1210V-10Z';
const EDGE = 'M262 910L436 640A330 330 0 1 1 764 640L938 910';

const team = (id: string, content: string): string =>
  modelled(
    id,
    {
      light: [0.7, -0.6],
      depth: 34,
      ink: C.violet,
      strength: 1,
      rim: tint(C.sun, 0.3),
      rimWidth: 4,
    },
    content,
  );

export const escapeRoom = (): string =>
  join(
    library(),
    team(
      'reader',
      at(
        404,
        812,
        person(
          dress(CAST.ivo, C.teal, C.ink),
          pose({ lean: 4, nod: 4, nearHand: [26, -146], farHand: [40, -150] }),
          { far: openBook },
        ),
        2.4,
      ),
    ),
    modelled('chest', { light: [0.4, -0.9], depth: 60, strength: 1 }, at(625, 724, chest())),
    sprayed(fadeAround('gold', tint(C.sun, 0.3), 0.9, [0.5, 0.55], 0.5), 'M475 560H795V760H475Z'),
    team(
      'bearer',
      at(
        742,
        806,
        person(
          dress(CAST.eve, C.orange, C.ink),
          pose({ view: 'front', nearHand: [42, -192], farHand: [-30, -104], lean: -3 }),
          { near: at(0, 6, lantern, 1.3) },
        ),
        2.45,
      ),
    ),
    team(
      'keeper',
      at(
        470,
        880,
        person(dress(CAST.dora, C.coral, C.ink), POSE.kneel, { near: at(8, -8, turned(-60, key)) }),
        2.5,
      ),
    ),
    path(DOOR, mix(C.brick, C.night, 0.72)),
    line('M120-10V910M1080-10V910', shade(C.brick, 0.85), 6),
    washed(fadeTo('down', 'door', C.night, 0.9), DOOR),
    sprayed(fadeAround('leak', mix(C.brick, C.orange, 0.35), 0.75, [0.5, 0.41], 0.42), DOOR),
    line(EDGE, mix(C.sun, C.brick, 0.35), 34),
    line(EDGE, tint(C.sun, 0.35), 7),
  );
