import { C } from '../palette';
import { disc, line, oval, times } from '../shape';

/** Round clock face in a gold rim, hands at four. */
export const clockFace = (x: number, y: number, r: number): string =>
  disc(x, y, r, C.sun) +
  disc(x, y, r * 0.86, C.sand) +
  times(12, (i) =>
    disc(x + Math.cos(i * 0.5236) * r * 0.7, y + Math.sin(i * 0.5236) * r * 0.7, r * 0.05, C.brick),
  ) +
  line(
    `M${x} ${y}L${x - r * 0.12} ${y - r * 0.55}M${x} ${y}L${x + r * 0.36} ${y + r * 0.22}`,
    C.night,
    r * 0.08,
  );

/** Concentric rings of a shooting or throwing target, outermost colour first. */
export const bullseye = (
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
  squash = 1,
): string =>
  colours
    .map((colour, i) =>
      oval(x, y, r * squash * (1 - i / colours.length), r * (1 - i / colours.length), colour),
    )
    .join('');
