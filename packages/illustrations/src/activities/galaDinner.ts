import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { chandelier } from '../activityParts/props/chandelier';
import { room } from '../activityParts/backdrop/room';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, gown, suit } from '../activityParts/people/cast';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look, Pose } from '../activityParts/people/types';
import { flute } from '../activityParts/props/drinks';
import { candle } from '../activityParts/props/furniture';
import { at, disc, fade, join, oval, path, rect, times } from '../activityParts/shape';

const WALL = mix(C.moss, C.teal, 0.55);
const DARK = mix(C.teal, C.night, 0.72);
const GILT = mix(C.sun, C.brick, 0.3);

const tallWindow = (x: number): string => {
  const frame = `M${x - 80} 610V250A80 80 0 0 1 ${x + 80} 250V610Z`;
  return join(
    path(`M${x - 98} 620V250A98 98 0 0 1 ${x + 98} 250V620Z`, GILT),
    path(frame, mix(C.night, C.violet, 0.55)),
    washed(fadeTo('down', `dusk${x}`, C.coral, 0.8), frame),
    rect(x - 3, 172, 6, 440, GILT) +
      rect(x - 80, 330, 160, 6, GILT) +
      rect(x - 80, 470, 160, 6, GILT),
  );
};

const hall = (): string =>
  join(
    room(shade(WALL, 0.45), WALL, mix(C.brick, C.sun, 0.25), 640),
    times(3, (i) => tallWindow(250 + i * 350)),
    times(
      4,
      (i) =>
        rect(56 + i * 350, 60, 38, 570, mix(WALL, C.cream, 0.28)) +
        rect(46 + i * 350, 54, 58, 26, GILT) +
        rect(46 + i * 350, 610, 58, 30, GILT),
    ),
    rect(0, 28, 1200, 26, GILT),
    sprayed(fadeTo('left', 'farCorner', DARK, 0.8), 'M-10 54H330V640H-10Z'),
    washed(fadeTo('left', 'shadedWall', DARK, 0.85), 'M-10 0H700V640H-10Z'),
    sprayed(
      fadeAround('lights', mix(C.sun, WALL, 0.25), 0.75, [0.5, 0.5], 0.5),
      'M500-40H1040V500H500Z',
    ),
    sprayed(fadeAround('pool', C.sun, 0.55, [0.5, 0.1], 0.5), 'M480 640H1100V900H480Z'),
    washed(fadeTo('down', 'parquet', shade(C.brick, 0.6), 0.85), 'M0 640H1200V900H0Z'),
  );

/** A long table running into the hall, candles down its length. */
const longTable = (): string =>
  join(
    path('M700 640H790L1010 780H560Z', C.cream),
    path('M560 780H1010L1030 910H540Z', tint(C.rose, 0.35)),
    washed(fadeTo('left', 'cloth', C.brick, 0.6), 'M700 640H790L1010 780L1030 910H540L560 780Z'),
    candle(738, 662, 0.5, C.cream, C.sun) +
      candle(772, 692, 0.85, C.cream, C.sun) +
      candle(730, 752, 1.3, C.cream, C.sun),
    times(
      4,
      (i) =>
        oval(700 - i * 24, 664 + i * i * 9, 12 + i * 7, 4 + i * 2, C.sand) +
        oval(790 + i * 44, 664 + i * i * 9, 12 + i * 7, 4 + i * 2, C.sand),
    ),
  );

const far = (x: number, y: number, s: number, look: Look, how: Pose): string =>
  fade(0.85, at(x, y, person(look, how, { near: at(0, 14, flute()) }), s));

const guest = (
  id: string,
  strength: number,
  x: number,
  y: number,
  s: number,
  flip: boolean,
  look: Look,
  how: Pose,
): string =>
  modelled(
    id,
    {
      light: [0.55, -0.8],
      depth: 32,
      ink: mix(C.violet, C.brick, 0.35),
      strength,
      rim: tint(C.sun, 0.35),
      rimWidth: 6,
    },
    at(x, y, person(look, how, { near: at(0, 14, flute()) }), s, flip),
  );

const BLOOMS: readonly (readonly [x: number, y: number, r: number, colour: string])[] = [
  [984, 676, 40, C.rose],
  [1182, 660, 44, C.cream],
  [1060, 618, 48, C.cream],
  [1128, 596, 36, C.coral],
  [1040, 712, 46, C.coral],
  [1120, 690, 56, C.rose],
  [1186, 748, 40, C.coral],
];

const flower = (x: number, y: number, r: number, colour: string): string =>
  times(6, (i) =>
    disc(x + Math.cos(i * 1.05) * r * 0.55, y + Math.sin(i * 1.05) * r * 0.55, r * 0.5, colour),
  ) + disc(x, y, r * 0.3, mix(colour, C.sun, 0.55));

const toasting = pose({ nearHand: [36, -166], farHand: [14, -100] });

export const galaDinner = (): string =>
  join(
    hall(),
    at(812, 250, chandelier(C.sun, C.cream), 1.75),
    at(250, 150, chandelier(GILT, tint(C.sun, 0.4)), 0.8),
    far(930, 676, 1.15, suit(CAST.karl, DARK), toasting) +
      far(
        1016,
        680,
        1.15,
        gown(CAST.cleo, C.rose),
        pose({ nearHand: [20, -130], farHand: [10, -100] }),
      ),
    far(96, 676, 1.1, suit(CAST.jon, DARK), toasting),
    at(84, 0, longTable()),
    guest(
      'he',
      1,
      280,
      1010,
      3.9,
      false,
      suit(CAST.gus, mix(C.night, C.violet, 0.35)),
      pose({ lean: 2, nearHand: [38, -160], farHand: [20, -106] }),
    ),
    guest(
      'she',
      0.72,
      588,
      1024,
      3.8,
      true,
      gown(CAST.dora, C.coral),
      pose({ lean: -2, nod: -4, nearHand: [38, -158], farHand: [12, -104] }),
    ),
    modelled(
      'flowers',
      { light: [-0.3, -0.9], depth: 60, strength: 1, rim: tint(C.sun, 0.4), rimWidth: 5 },
      join(
        path('M1060 910C1030 840 1040 800 1080 770H1150C1180 800 1180 850 1160 910Z', DARK),
        times(9, (i) =>
          path(
            `M1110 800C${1060 + i * 12} 740 ${960 + i * 38} ${700 - (i % 3) * 40} ${950 + i * 40} ${640 - (i % 2) * 50 - (4 - Math.abs(4 - i)) * 14}C${1000 + i * 30} 680 ${1080 + i * 10} 740 1124 800Z`,
            shade(C.moss, 0.4),
          ),
        ),
        BLOOMS.map(([x, y, r, bloom]) => flower(x, y, r, bloom)),
      ),
    ),
  );
