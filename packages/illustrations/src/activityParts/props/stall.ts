import { C, mix, shade, tint } from '../palette';
import { cycled, at, disc, join, line, oval, path, poly, rect, times } from '../shape';

/** A striped awning hung with scallops, its front edge 100 lower than its back. */
export const awning = (x: number, y: number, w: number, count: number, colour: string): string =>
  times(count, (i) => {
    const top = (w - 60) / count;
    const edge = w / count;
    return (
      poly(
        [
          [x + 30 + top * i, y],
          [x + 30 + top * (i + 1), y],
          [x + edge * (i + 1), y + 100],
          [x + edge * i, y + 100],
        ],
        i % 2 ? C.cream : colour,
      ) +
      path(
        `M${x + edge * i} ${y + 100}h${edge}v16a${edge / 2} 26 0 0 1-${edge} 0Z`,
        i % 2 ? shade(C.cream, 0.1) : shade(colour, 0.2),
      )
    );
  });

/** A crate of fruit 120 wide, standing on y. */
export const crate = (x: number, y: number, fruit: string): string =>
  times(9, (i) =>
    disc(
      x + 16 + (i % 4) * 29 + Math.floor(i / 4) * 12,
      y - 60 - Math.floor(i / 4) * 18,
      18,
      i % 3 ? fruit : shade(fruit, 0.16),
    ),
  ) +
  rect(x, y - 60, 120, 60, mix(C.brick, C.sand, 0.45), 3) +
  rect(x, y - 36, 120, 6, shade(C.brick, 0.2));

/** A held stick with three bites. */
export const skewer =
  line('M0 14V-34', C.brick, 2.4) +
  disc(0, -10, 7, C.coral) +
  disc(0, -22, 7, C.moss) +
  disc(0, -33, 7, C.sun);

const peppers = (count: number): string =>
  times(count, (i) => {
    const [x, y] = [-120 + ((i * 67) % 240), -8 + ((i * 29) % 17)];
    return line(`M${x} ${y}q10-8 22-2`, cycled([C.coral, C.moss, C.cream], i), 7);
  });

/** A wide shallow pan of saffron rice, 340 across, standing on 0,0. */
export const ricePan = (): string =>
  join(
    line('M-178-14h-34M178-14h34', C.ink, 14),
    path('M-182-16C-176 16-90 26 0 26C90 26 176 16 182-16Z', C.ink),
    oval(0, -16, 182, 27, shade(C.ink, 0.2)),
    oval(0, -15, 168, 21, mix(C.sun, C.orange, 0.3)),
    at(0, -18, peppers(17)),
  );

/** A ribbon of steam rising from 0,0, 240 high. */
export const steam = path(
  'M-20 0C-60-50 20-80-10-130C-34-170 10-190 0-240C40-190 6-170 26-130C52-80-16-50 20 0Z',
  tint(C.cream, 0.3),
);
