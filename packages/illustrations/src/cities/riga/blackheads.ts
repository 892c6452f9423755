/** The House of the Blackheads and the Schwab house: red brick, white stone, gables full of scrolls and statues. */
import { archWindows, scrollGable } from '../../building';
import { fadeTo, sprayed } from '../../grain';
import { cream, ink, mix, sand, sun, teal } from '../../palettes';
import { repeat, times } from '../../random';
import { arch, box, disc, oval, poly } from '../../shapes';
import { paint, type Point } from '../../svg';
import { redBrick, shadow } from './colours';

const BASE = 800;
const stone = mix(cream, sand, 0.35);
const glass = mix(shadow, teal, 0.25);

/** A figure on a gable's shoulder. */
const statue = (x: number, foot: number): string =>
  poly([x - 6, foot], [x - 5, foot - 18], [x + 5, foot - 18], [x + 6, foot]) +
  disc(x, foot - 23, 5);

const obelisk = (x: number, foot: number): string =>
  poly([x - 5, foot], [x, foot - 30], [x + 5, foot]);

const house = (
  cx: number,
  half: number,
  eaves: number,
  rise: number,
  id: string,
  counts: readonly number[],
): string => {
  const tierY = (tier: number): number => BASE - eaves - (rise * tier) / 4;
  const tierHalf = (tier: number): number => half * (1 - tier * 0.24);
  const face = scrollGable(cx, BASE, half, eaves - 7, rise);
  const niches = counts.map((count, tier) =>
    repeat(count, (index) =>
      arch(
        cx + (index - (count - 1) / 2) * half * 0.42,
        tierY(tier) - rise * 0.05,
        half * 0.17,
        rise * 0.17,
      ),
    ),
  );
  const shoulders = times(3, (tier): Point => [half * (0.81 - tier * 0.22), tierY(tier + 1) - 3]);
  const panes = archWindows({
    x: cx - half * 0.78,
    y: BASE - eaves + 18,
    columns: 4,
    rows: Math.floor((eaves - 40) / 62),
    stepX: half * 0.44,
    stepY: 62,
    width: half * 0.27,
    height: 46,
  });
  return [
    paint(stone, scrollGable(cx, BASE, half + 8, eaves + 2, rise)),
    paint(redBrick.light, face),
    sprayed(fadeTo('right', `${id}-shade`, redBrick.dark, 0.95), face),
    paint(
      stone,
      times(4, (tier) =>
        box(cx - tierHalf(tier) - 4, tierY(tier) - 4, tierHalf(tier) * 2 + 8, 7),
      ).join(''),
    ),
    paint(glass, panes + niches.join('')),
    paint(
      stone,
      shoulders.map(([dx, y]) => statue(cx - dx, y) + statue(cx + dx, y)).join('') +
        obelisk(cx - half - 2, tierY(0) - 4) +
        obelisk(cx + half + 2, tierY(0) - 4),
    ),
    paint(stone, box(cx - half - 4, BASE - eaves + 76, half * 2 + 8, 5)),
  ].join('');
};

/** The astronomical clock. */
const clock =
  paint(stone, disc(930, 446, 36)) +
  paint(mix(teal, ink, 0.25), disc(930, 446, 30)) +
  paint(sun, disc(930, 446, 19)) +
  paint(mix(teal, ink, 0.1), disc(930, 446, 14.5)) +
  paint(sun, oval(930, 439, 2, 11) + oval(937, 446, 10, 2));

const vane =
  paint(
    sun,
    box(928.5, 226, 3, 34) +
      disc(930, 262, 7) +
      poly([930, 226], [958, 216], [954, 230], [930, 236]),
  ) + paint(sun, box(1124.8, 366, 2.6, 24) + disc(1126, 390, 6));

export const blackheads = [
  house(1126, 82, 220, 170, 'riga-schwab', [3, 2, 1]),
  house(930, 128, 262, 250, 'riga-blackheads', [4, 0, 1]),
  clock,
  vane,
].join('');
