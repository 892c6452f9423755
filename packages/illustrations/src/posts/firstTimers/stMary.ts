/** St Mary's church. */
import { domeProfile, onionProfile, pitchedGable, turned } from '../../building';
import { brick, dusk, mix, orange, sun } from '../../palettes';
import { box, disc, lancet, poly } from '../../shapes';
import { paint } from '../../svg';
import { copper, redBrick } from './inks';

/** The taller tower to the north, with its ring of spirelets and gilded crown; the lower with its Renaissance dome. */
export const stMary = (x: number, base: number): string =>
  turned(
    x,
    base,
    [
      [31, 0],
      [31, 214],
    ],
    redBrick,
  ) +
  turned(
    x,
    base,
    [
      [27, 214],
      [24, 250],
    ],
    copper,
  ) +
  [-24, -9, 9, 24]
    .map((dx) =>
      paint(
        dx < 0 ? copper.light : copper.dark,
        poly([x + dx - 6, base - 214], [x + dx, base - 272], [x + dx + 6, base - 214]),
      ),
    )
    .join('') +
  turned(
    x,
    base,
    [
      [16, 246],
      [10, 286],
      [0, 372],
    ],
    copper,
  ) +
  paint(
    sun,
    box(x - 16, base - 300, 32, 8) +
      poly(
        [x - 16, base - 300],
        [x - 12, base - 312],
        [x - 5, base - 302],
        [x, base - 314],
        [x + 5, base - 302],
        [x + 12, base - 312],
        [x + 16, base - 300],
      ) +
      disc(x, base - 374, 4),
  ) +
  paint(
    mix(brick, dusk, 0.5),
    [54, 104, 154]
      .map((rise) => lancet(x - 12, base - rise, 10, 32) + lancet(x + 12, base - rise, 10, 32))
      .join(''),
  ) +
  paint(mix(brick, orange, 0.35), pitchedGable(x + 27, base, 62, 120, 62)) +
  paint(
    mix(brick, dusk, 0.4),
    lancet(x + 58, base - 24, 24, 84) +
      poly([x + 58, base - 182], [x + 89, base - 120], [x + 89, base], [x + 76, base]),
  ) +
  turned(
    x + 116,
    base,
    [
      [30, 0],
      [30, 168],
    ],
    redBrick,
  ) +
  turned(x + 116, base, [[28, 168], ...domeProfile(26, 170, 34, 7)], copper) +
  turned(x + 116, base, [[6, 202], [6, 216], ...onionProfile(8, 216, 34)], copper) +
  paint(
    mix(brick, dusk, 0.5),
    [54, 110]
      .map((rise) => lancet(x + 104, base - rise, 10, 32) + lancet(x + 128, base - rise, 10, 32))
      .join(''),
  );
