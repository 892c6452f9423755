import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { hills } from '../activityParts/backdrop/land';
import { parliament } from '../activityParts/backdrop/parliament';
import { bulbs } from '../activityParts/backdrop/room';
import { lightPath, water } from '../activityParts/backdrop/water';
import { sunDisc, wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, gown, suit } from '../activityParts/people/cast';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look } from '../activityParts/people/types';
import { wineGlass } from '../activityParts/props/drinks';
import { candle, plate } from '../activityParts/props/furniture';
import { at, fade, join, line, oval, path, rect } from '../activityParts/shape';

const GOLD = mix(C.sun, C.brick, 0.2);
const HULL = mix(C.night, C.violet, 0.25);

const farBank = (): string =>
  join(
    wash('sky', [C.night, mix(C.night, C.violet, 0.75), mix(C.violet, C.coral, 0.35)], 0, 480),
    sunDisc(968, 222, 44, C.cream, C.rose),
    hills(440, 90, 4, mix(C.violet, C.night, 0.45), 490),
    sprayed(fadeAround('city', C.sun, 0.75, [0.5, 0.6], 0.5), 'M280 150H840V440H280Z'),
    at(
      560,
      474,
      parliament({ wall: GOLD, roof: mix(C.brick, C.violet, 0.3), lamp: tint(C.sun, 0.6) }),
      0.96,
    ),
    sprayed(fadeTo('up', 'floodlit', mix(C.violet, C.brick, 0.4), 0.5), 'M195 350H925V474H195Z'),
    water('river', 474, mix(C.violet, C.sun, 0.16), C.night, C.sun, 8),
    lightPath(560, 480, 760, 560, C.sun, 0.55) + lightPath(968, 480, 760, 56, C.cream, 0.5),
    washed(fadeTo('down', 'depths', C.night, 0.85), 'M0 500H1200V900H0Z'),
  );

const chairBack = (x: number, side: number): string =>
  line(`M${x} 910V640Q${x} 606 ${x + side * 30} 604`, mix(C.brick, C.violet, 0.35), 18) +
  line(`M${x + side * 34} 900V620`, mix(C.brick, C.violet, 0.5), 10) +
  line(`M${x} 856H${x + side * 190}`, mix(C.brick, C.violet, 0.35), 18);

const diner = (id: string, side: number, x: number, look: Look): string =>
  modelled(
    id,
    {
      light: [side, -0.1],
      depth: 30,
      ink: mix(C.violet, C.night, 0.25),
      strength: 1,
      rim: tint(C.sun, 0.4),
      rimWidth: 6,
    },
    at(
      x,
      1010,
      person(
        look,
        pose({
          hip: [0, -58],
          nearFoot: [40, 0],
          farFoot: [50, 0],
          lean: 4,
          nearHand: [58, -138],
          farHand: [50, -80],
        }),
        { near: at(2, 14, wineGlass(C.coral)) },
      ),
      3.4,
      side < 0,
    ),
  );

const TABLE = 'M330 752C330 728 790 728 790 752L830 910H290Z';

const laidTable = (): string =>
  join(
    path(TABLE, tint(C.rose, 0.6)),
    sprayed(fadeTo('down', 'cloth', mix(C.violet, C.brick, 0.3), 0.95), TABLE),
    oval(560, 752, 230, 24, C.cream),
    fade(0.5, oval(560, 752, 120, 14, tint(C.sun, 0.5))),
    plate(434, 752, 104, C.rose, C.moss) + plate(686, 752, 104, C.rose, C.coral),
    candle(560, 756, 2.4, C.cream, C.sun),
  );

/** The boat around the viewer: rail, posts, lamps and the scalloped edge of the canopy. */
const boat = (): string =>
  join(
    line('M-10 612H1210M-10 664H1210', mix(C.cream, C.violet, 0.3), 7),
    line('M60 612V740M330 612V740M790 612V740M1060 612V740', mix(C.cream, C.violet, 0.3), 6),
    rect(0, 724, 1200, 176, HULL),
    washed(fadeAround('deck', C.brick, 0.6, [0.47, 0.9], 0.4), 'M0 724H1200V900H0Z'),
    rect(92, 0, 22, 740, tint(C.rose, 0.4)) + rect(1096, 0, 22, 740, tint(C.rose, 0.4)),
    bulbs(103, 84, 1107, 84, 56, 15, C.sun, C.violet),
    path(
      'M0 0H1200V66Q1125 108 1050 66Q975 108 900 66Q825 108 750 66Q675 108 600 66Q525 108 450 66Q375 108 300 66Q225 108 150 66Q75 108 0 66Z',
      C.coral,
    ),
    washed(fadeTo('up', 'canopy', shade(C.brick, 0.4), 0.95), 'M0 0H1200V66H0Z'),
  );

export const dinnerCruise = (): string =>
  join(
    farBank(),
    boat(),
    chairBack(190, 1) + chairBack(950, -1),
    diner('she', 1, 270, gown(CAST.eve, C.coral, 'midi')),
    diner('he', -1, 862, suit(CAST.hugo, mix(C.teal, C.night, 0.35))),
    laidTable(),
    sprayed(fadeAround('flame', tint(C.sun, 0.3), 0.7, [0.5, 0.5], 0.5), 'M430 500H690V760H430Z'),
  );
