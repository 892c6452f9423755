/** The visible parts of people under umbrellas, seen from above: a stepping shoe, a shoulder, a dog on its lead. */
import { box, disc, oval, pill, taper } from '../../shapes';
import { line, paint, tilted } from '../../svg';

/** A shoe that steps out to the right of (0, 0), with a little trouser leg. */
export const step = (x: number, y: number, turn: number, shoe: string, leg: string): string =>
  tilted(
    x,
    y,
    turn,
    paint(leg, taper([-40, 0], 15, [0, 0], 13)) +
      paint(shoe, 'M-8 -13H14Q38 -12 38 0Q38 12 14 13H-8Z') +
      line('#ffffff', 2.4, 'M8 -7l5 14M16 -7l5 14', 0.55),
  );

/** A small dog in a raincoat, its nose to the right. */
export const dog = (
  x: number,
  y: number,
  turn: number,
  coat: string,
  fur: string,
  trim: string,
): string =>
  tilted(
    x,
    y,
    turn,
    line(fur, 12, 'M-70 0q-26 -2 -36 -24') +
      paint(fur, oval(52, -27, 13, 9) + oval(44, 30, 13, 9) + oval(-46, 28, 13, 9)) +
      paint(coat, pill(-78, -32, 140, 64)) +
      paint(trim, box(40, -30, 8, 60) + pill(-60, -3.5, 88, 7)) +
      paint(fur, oval(80, 0, 27, 24) + pill(88, -11, 42, 22)) +
      paint(trim, oval(74, -23, 17, 9) + oval(74, 23, 17, 9) + disc(127, 0, 6)),
  );
