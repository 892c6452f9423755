import { C, shade, tint } from '../palette';
import { at, disc, join, line, oval, path, rect } from '../shape';

/** Glasses stand on 0,0; sizes are in figure units, so scale them like people. */
export const mug = (beer: string = C.sun): string =>
  join(
    line('M9-20C19-20 19-5 9-5', tint(beer, 0.7), 4),
    rect(-10, -26, 20, 26, beer, 3),
    rect(-6, -20, 3, 16, tint(beer, 0.5), 1.5),
    rect(1, -20, 3, 16, tint(beer, 0.5), 1.5),
    path('M-12-24C-14-34-4-34-2-32C2-37 14-34 12-24Z', C.cream),
  );

/** A mug gripped by its handle, for a raised hand. */
export const HELD_MUG = at(4, 12, mug());

export const pint = (beer: string = C.sun): string =>
  join(
    path('M-9-30L9-30L7 0L-7 0Z', beer),
    path('M-9-30L-3-30L-3 0L-7 0Z', tint(beer, 0.3)),
    path('M-10-36Q0-40 10-36L9-28L-9-28Z', C.cream),
  );

export const wineGlass = (wine: string = C.brick): string =>
  join(
    path('M-9-38C-11-20-4-16 0-16C4-16 11-20 9-38Z', tint(wine, 0.75)),
    path('M-10-30C-10-19-4-16 0-16C4-16 10-19 10-30Z', wine),
    rect(-1, -17, 2, 16, tint(wine, 0.75)),
    oval(0, -1, 8, 2, tint(wine, 0.75)),
  );

export const flute = (wine: string = C.sun): string =>
  join(
    path('M-5-40L5-40L3-16L-3-16Z', tint(wine, 0.55)),
    path('M-4.6-34L4.6-34L3-16L-3-16Z', wine),
    rect(-0.9, -17, 1.8, 16, C.cream),
    oval(0, -1, 6, 1.6, C.cream),
  );

export const martini = (drink: string, garnish: string = C.moss): string =>
  join(
    path('M-15-38L15-38L0-18Z', tint(drink, 0.65)),
    path('M-11-33L11-33L0-18Z', drink),
    rect(-1, -20, 2, 19, C.cream),
    oval(0, -1, 9, 2, C.cream),
    disc(9, -39, 4.5, garnish),
  );

export const tumbler = (drink: string, garnish = false): string =>
  join(
    path('M-9-22L9-22L8 0L-8 0Z', tint(drink, 0.65)),
    path('M-8.6-15L8.6-15L8 0L-8 0Z', drink),
    garnish ? disc(8, -23, 6, C.sun) + disc(8, -23, 3.4, C.cream) : '',
  );

export const highball = (drink: string, straw: string): string =>
  join(
    line('M2-4L10-46', straw, 2.5),
    path('M-8-36L8-36L7 0L-7 0Z', tint(drink, 0.6)),
    path('M-7.6-29L7.6-29L7 0L-7 0Z', drink),
    path('M-7.6-29L0-29L0 0L-7 0Z', tint(drink, 0.22)),
  );

/** Copita: the tulip glass of spirits tasters. */
export const tulip = (drink: string): string =>
  join(
    path('M-5-34C-4-26-10-24-9-17C-8-10-3-9 0-9C3-9 8-10 9-17C10-24 4-26 5-34Z', tint(drink, 0.7)),
    path('M-9-18C-8-10-3-9 0-9C3-9 8-10 9-18Z', drink),
    rect(-1, -10, 2, 9, C.cream),
    oval(0, -1, 7, 1.8, C.cream),
  );

export const bottle = (glass: string, label: string, h = 56): string =>
  join(
    path(
      `M-8 0V${-h * 0.58}C-8 ${-h * 0.7}-3 ${-h * 0.72}-3 ${-h * 0.8}V${-h}H3V${-h * 0.8}C3 ${-h * 0.72} 8 ${-h * 0.7} 8 ${-h * 0.58}V0Z`,
      glass,
    ),
    path(
      `M1 0V${-h}H3V${-h * 0.8}C3 ${-h * 0.72} 8 ${-h * 0.7} 8 ${-h * 0.58}V0Z`,
      shade(glass, 0.25),
    ),
    rect(-8, -h * 0.45, 16, h * 0.25, label),
  );

export const decanter = (drink: string): string =>
  join(
    path('M-16 0C-18-14-6-22-4-30V-40H4V-30C6-22 18-14 16 0Z', tint(drink, 0.55)),
    path('M-16 0C-17-9-12-14-9-17H9C12-14 17-9 16 0Z', drink),
    disc(0, -44, 6, tint(drink, 0.55)),
  );

export const shaker = (metal: string = C.sand): string =>
  join(
    path('M-9 0L-12-30L12-30L9 0Z', metal),
    path('M2 0L3-30L12-30L9 0Z', shade(metal, 0.25)),
    path('M-12-30C-12-40-6-42-6-46H6C6-42 12-40 12-30Z', shade(metal, 0.12)),
    rect(-5, -52, 10, 7, metal, 2),
  );
