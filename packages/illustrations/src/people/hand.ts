/** Hands that are large enough to need fingers: drawn at the wrist, fingers along the forearm. */
import { taper } from '../shapes';
import { num, paint, type Point } from '../svg';

export type Grip = 'rest' | 'open' | 'hold' | 'point';

const thumb = (length: number): string => taper([1.5, -2.6], 1.9, [length, -6.4], 1.4);

const forms: Readonly<Record<Grip, string>> = {
  rest: 'M-2 -4C3 -5.4 7 -4.6 11 -2.6C14 -.8 13.4 2.6 10.4 3.4C6 4.6 2 4.6 -2 4Z' + thumb(7),
  open:
    'M-2 -4C2 -5.2 5 -4.8 8 -4.4L8.6 4.2C5 5 2 4.8 -2 4Z' +
    taper([6.5, -3.2], 1.7, [14, -5.6], 1.3) +
    taper([7, -1], 1.7, [15.6, -1.4], 1.3) +
    taper([7, 1.2], 1.7, [15, 2.4], 1.3) +
    taper([6.5, 3], 1.6, [12.6, 5.8], 1.2) +
    taper([2, -3], 2, [7, -9.4], 1.4),
  hold: 'M-2 -4C3 -6 8 -6 9.6 -3.4C10.8 -.6 10.4 3 8.6 4.6C5.4 6 1.6 5.2 -2 4Z' + thumb(5),
  point:
    'M-2 -4C2 -5.2 6 -5 8.4 -3.6L8.6 3.6C5 5 2 4.8 -2 4Z' + taper([6, -3], 1.8, [16, -3.4], 1.3),
};

/** A hand at the end of a forearm; `thumbRight` is the side of the thumb when the fingers point up. */
export const hand = (
  skin: string,
  elbow: Point,
  wrist: Point,
  grip: Grip,
  thumbRight = false,
): string => {
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  return (
    `<g transform="translate(${num(wrist[0])} ${num(wrist[1])}) rotate(${num(degrees)})` +
    `${thumbRight ? ' scale(1 -1)' : ''}">${paint(skin, forms[grip])}</g>`
  );
};
