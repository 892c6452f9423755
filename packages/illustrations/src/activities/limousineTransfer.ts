import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { houses } from '../activityParts/backdrop/town';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown, suit } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose, POSE } from '../activityParts/people/poses';
import { at, disc, fade, join, line, oval, path, rect, turned } from '../activityParts/shape';
import { airliner } from '../activityParts/vehicles/airliner';
import { limousine } from '../activityParts/vehicles/cars';

const DUSK = mix(C.violet, C.night, 0.4);
const FAR = mix(C.violet, C.coral, 0.45);

const suitcase = (colour: string): string =>
  line('M-7-58V-118H9V-58', C.ink, 3) +
  rect(-17, -58, 36, 52, colour, 6) +
  rect(-17, -44, 36, 4, shade(colour, 0.3)) +
  rect(-17, -22, 36, 4, shade(colour, 0.3)) +
  disc(-11, -3, 4, C.ink) +
  disc(13, -3, 4, C.ink);

/** The card with the guests' name, held before the chest. */
const nameCard = turned(
  -4,
  rect(-6, -26, 56, 36, C.cream, 2) +
    rect(2, -18, 40, 7, C.coral, 3) +
    rect(8, -6, 28, 5, C.ink, 2),
);

const evening = (): string =>
  join(
    wash('sky', [C.night, C.violet, C.coral, C.sun], 0, 640),
    sprayed(fadeAround('afterglow', C.sun, 0.8, [0.5, 0.5], 0.5), 'M500 90H1060V620H500Z'),
    disc(770, 330, 172, tint(C.sun, 0.55)),
    sprayed(
      fadeTo('down', 'sunFoot', C.coral, 0.85),
      'M598 330a172 172 0 1 1 344 0a172 172 0 1 1-344 0Z',
    ),
    houses(610, 60, 9, FAR),
    path('M120 612V400H104L92 340H196L184 400H168V612Z', mix(FAR, C.violet, 0.5)) +
      rect(96, 352, 96, 26, tint(C.sun, 0.4)),
    path('M-20 620V520H330C420 520 470 560 520 620Z', mix(FAR, C.violet, 0.7)) +
      rect(0, 548, 400, 30, C.sun),
    at(815, 246, turned(-13, airliner(DUSK, C.sun)), 1.05),
  );

const warm = (id: string, depth: number, content: string): string =>
  modelled(
    id,
    {
      light: [0.6, -0.7],
      depth,
      ink: mix(C.violet, C.night, 0.2),
      strength: 0.9,
      rim: tint(C.sun, 0.3),
      rimWidth: depth * 0.14,
    },
    content,
  );

export const limousineTransfer = (): string =>
  join(
    evening(),
    rect(0, 604, 1200, 296, mix(C.violet, C.night, 0.25)),
    washed(fadeAround('wet', C.coral, 0.75, [0.62, 0], 0.6), 'M0 604H1200V900H0Z'),
    fade(
      0.28,
      at(600, 776, `<g transform="scale(1 -0.55)">${limousine(C.cream, C.night, C.sun)}</g>`, 1.36),
    ),
    fade(0.55, oval(600, 776, 590, 20, C.night)),
    modelled(
      'car',
      {
        light: [0.35, -0.9],
        depth: 70,
        ink: mix(C.violet, C.coral, 0.35),
        strength: 1,
        rim: tint(C.sun, 0.4),
        rimWidth: 5,
      },
      at(600, 776, limousine(C.cream, C.night, C.sun), 1.36),
    ),
    fade(0.5, oval(930, 860, 130, 10, C.night) + oval(1080, 852, 120, 10, C.night)),
    warm(
      'guests',
      30,
      at(
        1080,
        852,
        person(
          suit(CAST.leo, C.teal),
          pose({ ...POSE.walk, nearHand: [-20, -96], farHand: [30, -120] }),
        ),
        2.35,
        true,
      ) +
        at(1154, 852, turned(-8, suitcase(C.sea)), 1.9) +
        at(
          910,
          862,
          person(
            gown(CAST.ada, C.coral, 'midi'),
            pose({ ...POSE.walk, farHand: [46, -184], nearHand: [-14, -96] }),
          ),
          2.45,
          true,
        ),
    ),
    washed(fadeTo('left', 'corner', C.night, 0.95), 'M0 604H520V900H0Z'),
    warm(
      'driver',
      58,
      at(
        318,
        1060,
        person(
          dress(CAST.karl, DUSK, DUSK, { shirt: C.cream, hat: HAT.officer(DUSK) }),
          pose({ nearHand: [44, -112], farHand: [52, -126], lean: 2, nod: -2 }),
          { far: nameCard },
        ),
        3.7,
      ),
    ),
  );
