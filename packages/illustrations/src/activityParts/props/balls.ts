import { paint } from '../light';
import { C } from '../palette';
import { at, disc, fade, line, join, poly, ring, times, turned } from '../shape';

/** Inflated bubble around a player. The scene must have a gradient with the id `bubble`. */
export const bubble = (
  x: number,
  y: number,
  r: number,
  who: string,
  tiltDegrees: number,
  stripe: string,
): string =>
  join(
    turned(tiltDegrees, at(x, y + r * 1.62, who, r / 82), x, y),
    disc(x, y, r, paint('bubble')),
    fade(0.5, ring(x, y, r * 0.97, C.cream, r * 0.05)),
    fade(
      0.75,
      line(
        `M${x - r * 0.72} ${y - r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.2} ${y - r * 0.74}`,
        C.cream,
        r * 0.09,
      ),
    ),
    fade(
      0.55,
      turned(
        tiltDegrees,
        line(
          `M${x - r * 0.9} ${y + r * 0.3}Q${x} ${y + r * 0.62} ${x + r * 0.9} ${y + r * 0.3}M${x - r * 0.9} ${y - r * 0.3}Q${x} ${y - r * 0.02} ${x + r * 0.9} ${y - r * 0.3}`,
          stripe,
          r * 0.05,
        ),
        x,
        y,
      ),
    ),
  );

export const football = (x: number, y: number, r: number): string =>
  disc(x, y, r, C.cream) +
  poly(
    Array.from(
      { length: 5 },
      (_, i) =>
        [
          x + Math.cos(i * 1.257 - 1.57) * r * 0.42,
          y + Math.sin(i * 1.257 - 1.57) * r * 0.42,
        ] as const,
    ),
    C.ink,
  ) +
  times(5, (i) =>
    disc(
      x + Math.cos(i * 1.257 - 0.94) * r * 0.86,
      y + Math.sin(i * 1.257 - 0.94) * r * 0.86,
      r * 0.16,
      C.ink,
    ),
  );
