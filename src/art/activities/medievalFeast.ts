import { room, sash } from '../activityParts/backdrop/room';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { beam, glow } from '../activityParts/light';
import { mug } from '../activityParts/props/drinks';
import { candle } from '../activityParts/props/furniture';
import { at, disc, join, line, oval, path, rect, times, turned } from '../activityParts/shape';
import type { Look, Pose } from '../activityParts/people/types';

const goblet = path('M-9-30H9C9-16 4-12 2-10V-3H8V0H-8V-3H-2V-10C-4-12-9-16-9-30Z', C.sun);
const front = (near: readonly [number, number], far: readonly [number, number]): Pose =>
  pose({ view: 'front', nearHand: near, farHand: far });
const robe = (look: Look, colour: string, hat: string): Look =>
  dress(look, colour, colour, { hat });

const banner = (x: number, colour: string, device: string): string =>
  path(`M${x - 46} 120H${x + 46}V360L${x} 320L${x - 46} 360Z`, colour) +
  rect(x - 54, 110, 108, 12, C.sun, 4) +
  disc(x, 205, 28, device) +
  path(`M${x - 20} 270L${x} 244L${x + 20} 270L${x} 296Z`, device);

const wheelOfCandles = (x: number, y: number): string =>
  line(`M${x} 0L${x - 120} ${y}M${x} 0L${x + 120} ${y}`, C.ink, 4) +
  times(5, (i) => candle(x - 120 + i * 60, y, 0.9, C.sand, C.sun)) +
  rect(x - 140, y, 280, 16, C.ink, 8);

const roast =
  oval(0, -6, 120, 16, C.sun) +
  path('M-84-12C-90-70-30-92 20-80C70-70 92-40 84-12Z', mix(C.brick, C.orange, 0.35)) +
  path('M-60-30C-50-66-10-80 20-72C-10-64-30-50-36-26Z', mix(C.orange, C.sun, 0.3)) +
  line('M76-40L110-62', C.cream, 12) +
  disc(114, -66, 10, C.cream) +
  disc(-92, -14, 15, C.moss) +
  disc(94, -12, 13, C.coral);

export const medievalFeast = (): string =>
  join(
    room(shade(C.brick, 0.7), mix(C.brick, C.night, 0.45), shade(C.brick, 0.6), 700),
    times(3, (i) =>
      path(
        `M${60 + i * 400} 700V320C${60 + i * 400} 200 ${200 + i * 400} 130 ${200 + i * 400} 60C${200 + i * 400} 130 ${340 + i * 400} 200 ${340 + i * 400} 320V700Z`,
        mix(C.brick, C.night, 0.25),
      ),
    ),
    sash(540, 190, 120, 300, C.orange, shade(C.brick, 0.6), true),
    beam(
      [
        [540, 240],
        [660, 200],
        [840, 900],
        [300, 900],
      ],
      C.sun,
      0.14,
    ),
    banner(330, C.teal, C.sun) + banner(870, C.coral, C.sand),
    glow('fire', 600, 560, 520, C.orange, 0.35),
    wheelOfCandles(230, 150) + wheelOfCandles(970, 150),
    figure(
      robe(CAST.dora, C.moss, HAT.hood(C.sand)),
      front([38, -176], [-22, -112]),
      { x: 230, y: 850, scale: 1.95, light: 'right' },
      { near: at(0, 12, goblet) },
    ),
    figure(
      robe(CAST.ivo, C.orange, HAT.feather(C.brick, C.cream)),
      front([30, -204], [-24, -112]),
      { x: 400, y: 850, scale: 2.05, light: 'right' },
      {
        near: turned(
          -20,
          path('M-5 6L-3-16C-20-30-10-56 6-54C22-50 20-26 6-16L4 6Z', mix(C.orange, C.brick, 0.6)),
        ),
      },
    ),
    path('M490 850V420Q600 330 710 420V850Z', mix(C.brick, C.orange, 0.3)) +
      path('M510 850V436Q600 360 690 436V850Z', C.brick),
    figure(
      robe(CAST.karl, C.coral, HAT.crown(C.sun)),
      front([42, -186], [-40, -178]),
      { x: 600, y: 850, scale: 2.2 },
      { near: at(0, 12, goblet) },
    ),
    figure(
      robe(CAST.eve, C.teal, HAT.crown(C.sand)),
      front([28, -112], [-40, -180]),
      { x: 800, y: 850, scale: 2.05, light: 'left' },
      { far: at(0, 12, goblet) },
    ),
    figure(
      robe(CAST.finn, C.sun, HAT.hood(C.brick)),
      front([38, -176], [-22, -112]),
      { x: 965, y: 850, scale: 1.95, flip: true },
      { near: at(0, 12, mug(C.orange)) },
    ),
    rect(90, 646, 1020, 26, C.sand, 4) +
      path('M110 672H1090V900H110Z', mix(C.brick, C.orange, 0.15)) +
      times(6, (i) => rect(134 + i * 158, 700, 140, 170, mix(C.brick, C.night, 0.12), 6)),
    path(
      'M380 646H820V760L780 740L740 764L700 742L660 768L620 744L580 768L540 744L500 766L460 742L420 762L380 742Z',
      C.cream,
    ),
    at(600, 656, roast, 1.05),
    at(330, 648, goblet, 1.8) +
      at(860, 648, goblet, 1.8) +
      candle(250, 648, 1.3, C.cream, C.sun) +
      candle(950, 648, 1.3, C.cream, C.sun) +
      oval(430, 640, 40, 14, C.moss) +
      disc(420, 630, 14, C.coral) +
      disc(442, 632, 13, C.sun) +
      disc(770, 632, 16, C.coral) +
      disc(796, 634, 14, C.moss),
  );
