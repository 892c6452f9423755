/** The Cloth Hall, the Town Hall Tower, Wawel on its hill. */
import { archWindows, onionProfile, turned } from '../../building';
import { brick, coral, cream, dusk, mix, sand, sun, teal } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, hills, oval, poly } from '../../shapes';
import { paint } from '../../svg';
import { copper, haze } from './inks';

export const clothHall = (x: number, base: number): string =>
  paint(mix(sand, sun, 0.15), box(x, base - 84, 330, 84)) +
  paint(
    mix(sand, cream, 0.5),
    repeat(16, (index) => oval(x + 12 + index * 20.4, base - 84, 8, 15)) +
      box(x, base - 86, 330, 18),
  ) +
  paint(
    mix(brick, dusk, 0.4),
    archWindows({
      x: x + 8,
      y: base - 40,
      columns: 13,
      rows: 1,
      stepX: 24.6,
      stepY: 1,
      width: 15,
      height: 40,
    }),
  ) +
  paint(mix(sand, coral, 0.5), box(x, base - 52, 330, 6) + box(x + 262, base - 68, 68, 68), 0.6);

export const townHall = (x: number, base: number): string =>
  turned(
    x,
    base,
    [
      [24, 0],
      [24, 150],
    ],
    { light: mix(sand, coral, 0.3), dark: mix(brick, dusk, 0.2) },
  ) +
  turned(
    x,
    base,
    [[26, 150], ...onionProfile(22, 156, 48), [6, 196], ...onionProfile(9, 200, 56)],
    copper,
  );

export const wawel = (x: number, base: number): string =>
  paint(
    mix(haze, dusk, 0.2),
    hills(
      base + 60,
      [x - 150, base + 30],
      [x - 60, base],
      [x + 190, base - 4],
      [x + 330, base + 36],
    ),
  ) +
  paint(
    mix(haze, dusk, 0.38),
    box(x - 40, base - 40, 210, 44) +
      box(x - 20, base - 92, 22, 60) +
      box(x + 52, base - 84, 24, 60) +
      box(x + 140, base - 64, 24, 60),
  ) +
  paint(
    mix(haze, teal, 0.5),
    poly([x - 23, base - 92], [x - 9, base - 136], [x + 5, base - 92]) +
      poly([x + 49, base - 84], [x + 64, base - 122], [x + 79, base - 84]) +
      poly([x + 137, base - 64], [x + 152, base - 94], [x + 167, base - 64]) +
      disc(x + 26, base - 40, 16),
  );
