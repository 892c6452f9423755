import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { HAT } from '../activityParts/people/hats';
import { person } from '../activityParts/people/person';
import { pose } from '../activityParts/people/poses';
import type { Look } from '../activityParts/people/types';
import { mug } from '../activityParts/props/drinks';
import { candle } from '../activityParts/props/furniture';
import { fireBreath, goblet, roast } from '../activityParts/props/banquet';
import { at, dice, disc, join, line, oval, path, rect, times } from '../activityParts/shape';

const STONE = mix(C.brick, C.night, 0.45);
const GLOOM = mix(C.brick, C.night, 0.82);

const vault = (x: number): string =>
  `M${x - 300} 720V420C${x - 300} 120 ${x - 140} 20 ${x} 20C${x + 140} 20 ${x + 300} 120 ${x + 300} 420V720Z`;

/** A few bricks that show through the plaster. */
const bricks = (): string => {
  const roll = dice(4);
  return times(24, () => {
    const [x, row] = [Math.round(roll() * 1160), Math.floor(roll() * 13)];
    return rect(x, 270 + row * 26, 44, 17, mix(STONE, C.brick, 0.85), 3);
  });
};

const cellar = (): string =>
  join(
    wash('stone', [GLOOM, STONE], 0, 900),
    path(vault(250) + vault(950), mix(STONE, C.brick, 0.6)),
    times(2, (i) =>
      line(
        `M${250 + i * 700} 20V300M${-20 + i * 700} 330C${80 + i * 700} 180 ${180 + i * 700} 100 ${250 + i * 700} 60C${320 + i * 700} 100 ${420 + i * 700} 180 ${520 + i * 700} 330`,
        shade(STONE, 0.2),
        13,
      ),
    ),
    path(
      'M550 720V400C550 300 500 160 420 70L600-20L780 70C700 160 650 300 650 400V720Z',
      shade(STONE, 0.15),
    ),
    rect(530, 380, 140, 26, STONE, 4),
    bricks(),
  );

const banner = (x: number, y: number, colour: string, device: string): string =>
  path(`M${x - 56} ${y}H${x + 56}V${y + 240}L${x} ${y + 196}L${x - 56} ${y + 240}Z`, colour) +
  rect(x - 66, y - 10, 132, 13, C.sun, 5) +
  disc(x, y + 78, 30, device) +
  path(`M${x - 24} ${y + 150}L${x} ${y + 122}L${x + 24} ${y + 150}L${x} ${y + 178}Z`, device);

const breather = (): string =>
  at(
    330,
    780,
    person(
      dress(CAST.hugo, C.teal, mix(C.teal, C.night, 0.6), {
        hat: HAT.headband(C.coral),
        sleeves: 'short',
      }),
      pose({
        lean: -8,
        nod: -12,
        hip: [0, -96],
        nearHand: [-34, -96],
        farHand: [52, -164],
        nearFoot: [-26, 0],
        farFoot: [28, 0],
      }),
      { far: line('M-4 16L8-34', C.sand, 5) + path('M4-30H14L20-50H8Z', C.sun) },
    ),
    2.7,
  );

const diner = (look: Look, near: readonly [number, number], held: string): string =>
  person(look, pose({ view: 'back', nearHand: near, farHand: [-34, -92] }), { near: held });

const fireLit = (id: string, side: number, content: string): string =>
  modelled(
    id,
    { light: [side, -0.75], depth: 30, ink: C.violet, strength: 1, rim: C.orange, rimWidth: 8 },
    content,
  );

export const medievalFeast = (): string =>
  join(
    cellar(),
    banner(140, 110, C.teal, C.sun),
    sprayed(
      fadeAround('fire', mix(C.orange, C.brick, 0.3), 0.95, [0.5, 0.5], 0.5),
      'M480 80H1040V620H480Z',
    ),
    washed(fadeTo('up', 'ceiling', C.night, 0.9), 'M0 0H1200V300H0Z'),
    rect(0, 690, 1200, 210, GLOOM),
    modelled(
      'artist',
      {
        light: [0.9, -0.3],
        depth: 44,
        ink: C.violet,
        strength: 1,
        rim: tint(C.sun, 0.4),
        rimWidth: 6,
      },
      breather(),
    ),
    fireBreath(384, 276),
    fireLit('board', 0.1, path('M120 760L1120 744L1240 910H-20Z', mix(C.brick, C.orange, 0.25))),
    sprayed(fadeTo('down', 'plank', GLOOM, 0.9), 'M120 760L1120 744L1240 910H-20Z'),
    line('M400 756L330 900M700 751L730 900M930 748L1020 900', shade(C.brick, 0.4), 4),
    modelled(
      'dish',
      { light: [0.2, -0.9], depth: 30, strength: 0.9, rim: C.sun, rimWidth: 4 },
      at(640, 812, roast, 1.35),
    ),
    at(446, 800, goblet, 2.2) +
      candle(850, 800, 1.5, C.cream, C.sun) +
      oval(300, 806, 60, 12, C.sand) +
      disc(286, 792, 15, C.coral) +
      disc(312, 790, 15, C.moss),
    fireLit(
      'left',
      0.5,
      at(120, 1230, diner(dress(CAST.dora, mix(C.moss, C.night, 0.45), C.ink), [40, -90], ''), 3.7),
    ),
    fireLit(
      'right',
      -0.6,
      at(
        1010,
        1250,
        diner(dress(CAST.finn, mix(C.coral, C.night, 0.55), C.ink), [-20, -90], ''),
        3.9,
      ),
    ),
    fireLit(
      'toast',
      -0.6,
      at(
        800,
        1270,
        person(
          dress(CAST.gus, mix(C.violet, C.night, 0.4), C.ink),
          pose({ view: 'back', farHand: [-46, -186], nearHand: [34, -92] }),
          { far: at(0, 12, mug(C.sun)) },
        ),
        3.6,
      ),
    ),
  );
