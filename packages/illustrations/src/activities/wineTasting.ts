import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { cypress, hills } from '../activityParts/backdrop/land';
import { sunDisc, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { bottle, wineGlass } from '../activityParts/props/drinks';
import { barrel } from '../activityParts/props/furniture';
import { at, dice, disc, join, line, oval, path, poly, rect, times } from '../activityParts/shape';

const GROUND = 'M0 500Q600 450 1200 490V900H0Z';
const LEAF =
  'M0 0C-10-14-30-12-34 2C-50-2-58 14-48 26C-58 36-48 52-34 50C-30 62-10 66 0 78C10 66 30 62 34 50C48 52 58 36 48 26C58 14 50-2 34 2C30-12 10-14 0 0Z';

const vineRow = (x: number, spread: number, colour: string): string =>
  poly(
    [
      [x, 488],
      [x + 14, 488],
      [x + spread + 84, 900],
      [x + spread - 24, 900],
    ],
    colour,
  );

const grapes = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    times(12, (i) => {
      const row = i < 4 ? 0 : i < 7 ? 1 : i < 9 ? 2 : i < 11 ? 3 : 4;
      const first = [0, 4, 7, 9, 11][row] ?? 0;
      const count = [4, 3, 2, 2, 1][row] ?? 1;
      return disc(
        (i - first - (count - 1) / 2) * 24,
        row * 20,
        14,
        i % 3 ? mix(C.violet, C.night, 0.35) : C.violet,
      );
    }),
    s,
  );

/** The vine over the table: beam, leaves and two bunches of grapes. */
const pergola = (): string => {
  const roll = dice(21);
  return join(
    rect(0, 30, 1200, 30, mix(C.brick, C.night, 0.6)),
    rect(1080, 30, 44, 870, mix(C.brick, C.night, 0.6)),
    times(34, (i) => {
      const x = Math.round(i * 37 + (roll() - 0.5) * 40);
      const y = Math.round(roll() * 60 - 40 + (i % 5 === 0 ? 56 : 0) + Math.max(0, x - 820) * 0.18);
      return at(
        x,
        y,
        `<g transform="rotate(${Math.round(roll() * 80 - 40)})">${path(LEAF, i % 4 ? mix(C.moss, C.night, 0.3 + (i % 3) * 0.2) : mix(C.moss, C.sun, 0.3))}</g>`,
        0.9 + roll() * 0.7,
      );
    }),
    grapes(196, 132, 1.25),
    grapes(1010, 190, 1.4),
  );
};

const glass = (wine: string): string => at(0, 12, wineGlass(wine), 1.25);
const toasting = pose({ lean: 5, nod: -4, nearHand: [57, -178], farHand: [45, -84] });

export const wineTasting = (): string =>
  join(
    wash('sky', [mix(C.violet, C.coral, 0.6), C.coral, C.sun, tint(C.sun, 0.5)], 0, 500),
    washed(fadeAround('haze', tint(C.sun, 0.4), 0.9, [0.5, 0.75], 0.5), 'M0 0H1200V500H0Z'),
    sunDisc(600, 366, 120, tint(C.sun, 0.65), C.cream),
    hills(440, 120, 3, mix(C.violet, C.coral, 0.5), 520),
    hills(480, 70, 14, mix(C.moss, C.violet, 0.5), 560),
    cypress(180, 500, 190, shade(C.moss, 0.45)) +
      cypress(228, 500, 140, shade(C.moss, 0.45)) +
      cypress(1010, 494, 170, shade(C.moss, 0.45)),
    path(GROUND, mix(C.sun, C.moss, 0.45)),
    times(13, (i) =>
      vineRow(90 + i * 84, (i - 6) * 120, i % 2 ? C.moss : mix(C.moss, C.violet, 0.4)),
    ),
    sprayed(fadeAround('low', C.sun, 0.85, [0.5, 0], 0.32), GROUND),
    sprayed(fadeTo('down', 'near', C.night, 0.8), 'M0 740H1200V900H0Z'),
    lamp('sunLeft', {
      from: [17, -7],
      rim: tint(C.sun, 0.4),
      shade: mix(C.violet, C.brick, 0.4),
      edge: 0.32,
      reach: 1.4,
    }),
    lamp('sunRight', {
      from: [-17, -7],
      rim: tint(C.sun, 0.4),
      shade: C.night,
      edge: 0.32,
      reach: 1.4,
    }),
    lit(
      'sunLeft',
      figure(
        gown(CAST.bea, C.cream, 'midi', { hat: HAT.fedora(C.sand) }),
        toasting,
        { x: 356, y: 1000, scale: 3.45, light: 'right', afloat: true },
        { near: glass(C.brick) },
      ),
    ),
    lit(
      'sunRight',
      figure(
        dress(CAST.gus, C.teal, C.ink),
        toasting,
        { x: 846, y: 1012, scale: 3.55, flip: true, afloat: true },
        { near: glass(C.brick) },
      ),
    ),
    lamp('cask', { from: [0, -14], rim: C.sun, shade: C.night, edge: 0.4, reach: 2 }),
    lit('cask', barrel(600, 1010, 430, 280, mix(C.brick, C.orange, 0.2), C.ink)),
    oval(600, 738, 188, 30, mix(C.brick, C.sun, 0.45)) +
      oval(600, 734, 174, 24, mix(C.brick, C.sand, 0.5)),
    at(536, 738, bottle(mix(C.moss, C.night, 0.55), C.cream, 58), 3.3),
    path('M604 742L690 706L724 738Z', C.sun) + path('M604 742L724 738V748L606 752Z', C.orange),
    line('M540 562V630', mix(C.moss, C.sun, 0.5), 4),
    pergola(),
  );
